/// Ends the program with a message, which `precondition` does not print in an optimized build.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
