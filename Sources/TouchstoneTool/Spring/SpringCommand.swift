import Touchstone

extension Command {
  /// `touchstone spring`: positions, velocities and settling of a spring, by any description.
  static let spring: Command = Command(
    name: "spring",
    summary: "Show where a spring's motion is, how fast it moves, and when it has settled.",
    operands: "",
    discussion: """
      Describe the spring in one way: --stiffness and --damping (and --mass); --duration and
      --bounce (SwiftUI); --response and --damping-ratio; --settling-duration and
      --damping-ratio; --uikit with --duration and --damping-ratio, and --coupled where the
      relative initial velocity is part of the equation; or a --preset.

      Frames follow the motion: the first is exactly the start, the last one exactly the target.
      Times of --at are answered by the spring's equation alone, which never quite arrives.
      Positions are points, times seconds, velocities points a second; positive is to the right
      or down.
      """,
    options: [
      Option("--mass", "M", "moving mass; default 1"),
      Option("--stiffness", "K", "pull, mass per second squared"),
      Option("--damping", "C", "brake, mass per second"),
      Option("--duration", "S", "seconds that the motion seems to take; default 0.5"),
      Option("--bounce", "B", "from above -1 (creeps) over 0 (critical) to 1; default 0"),
      Option("--response", "S", "seconds of one swing without damping"),
      Option("--damping-ratio", "Z", "damping in units of the critical one"),
      Option("--settling-duration", "S", "seconds until the envelope is at 0.001 (SwiftUI)"),
      Option("--uikit", nil, "duration and damping ratio as UIView.animate takes them"),
      Option("--coupled", "V", "relative initial velocity inside UIKit's equation"),
      Option("--preset", "NAME", "one of \(SpringArguments.presetNames.joined(separator: ", "))"),
      Option("--from", "X", "start; default 0"),
      Option("--to", "X", "target; default 1"),
      Option("--velocity", "V", "initial velocity; default 0"),
      Option(
        "--relative-velocity", "V", "initial velocity in ways a second, as UIKit's; default 0"),
      Option("--delay", "S", "seconds that frames wait at the start; default 0"),
      Option("--frames", "N", "frames a second; default 60"),
      Option("--at", "T,T,...", "times instead of frames"),
      Option(
        "--settle", "E", "settled within this part of the way, or points: 0.1pt; default 0.001"),
      Option("--format", "text|json|csv|svg|png", "table and plot for people (default), or files"),
      Option("--digest", nil, "checksums of 100,000 results, equal on every machine"),
    ],
    run: { arguments throws(ToolError) in
      if arguments.has("--digest") {
        try SpringReport.writeDigest(
          isJSON: arguments.choice("--format", of: ["text", "json"], default: "text") == "json")
      } else {
        try SpringReport(SpringArguments(arguments)).write()
      }
      return 0
    })
}
