import Touchstone
import TouchstoneTraces

extension ReplayRun {
  /// Plays a recording under every profile and writes their verdicts side by side.
  func compareProfiles(_ recording: Recording, _ console: inout Console) throws(ToolError) {
    var columns: [ProfileVerdicts] = []
    for profile in profiles {
      var verdicts = ProfileVerdicts(name: profile.name)
      var (replay, names) = try prepare(recording, profile)
      verdicts.recognizers = names.recognizers
      try perform(recording, &replay) { (_, _, events) in verdicts.take(&events) }
      verdicts.digest = replay.digest.text
      columns.append(verdicts)
    }
    if isJSON {
      for column in columns { try console.writeLine(column.json.text) }
    } else {
      try ProfileVerdicts.writeTable(columns, recording, &console)
    }
  }
}
