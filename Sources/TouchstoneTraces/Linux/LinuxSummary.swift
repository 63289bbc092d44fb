/// What is known about a Linux device beside its contacts.
package struct LinuxSummary: Sendable {
  /// The device's name.
  package var device: String?
  /// Its ranges, if it announces usable ones.
  package var axes: TraceAxes?
  /// The letter of its protocol, or `single`.
  package var dialect: String?
  /// How many complete frames it sent.
  package var frames: Int = 0
  /// Whether its events have no times and no rate was given.
  package var isUntimed: Bool = false
  /// The range of x.
  package var x: LinuxAxes.Range?
  /// The range of y.
  package var y: LinuxAxes.Range?
}
