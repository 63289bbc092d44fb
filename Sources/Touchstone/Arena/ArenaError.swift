/// Why an arena cannot be made.
public enum ArenaError: Error, Hashable, Sendable {
  /// A configuration makes no sense; names the recognizer and the key.
  case configuration(recognizer: String, ConfigurationError)
  /// Two recognizers have the same name.
  case duplicateName(String)
  /// A relation names a recognizer that is not there.
  case unknownName(String)
  /// Recognizers wait for each other to fail; the names go round.
  case requirementCycle([String])
}
