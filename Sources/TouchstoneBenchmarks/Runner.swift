/// Runs workloads in alternated passes and sums up what was measured.
struct Runner {
  var workloads: [Workload]
  var passes: Int
  /// Told before each pass, for the progress line.
  var progress: (_ pass: Int, _ of: Int) -> Void

  /// A workload whose passes did not agree.
  struct Disagreement: Error {
    var name: String
  }

  /// The rows in the order of the workloads.
  ///
  /// Each pass runs every workload once, odd passes backwards, so that a slow moment of the machine
  /// does not hit one row alone. A pass before the first warms up and does not count.
  func rows() throws(Disagreement) -> [Row] {
    var rows = workloads.map(Row.init)
    for pass in 0...passes {
      progress(pass, passes)
      let order = Array(workloads.indices)
      for index in pass % 2 == 0 ? order : order.reversed() {
        var meter = Meter()
        workloads[index].pass(&meter)
        if let check = rows[index].check, check != meter.check {
          throw Disagreement(name: workloads[index].name)
        }
        rows[index].check = meter.check
        if pass == 0 { continue }
        rows[index].times.append(meter.nanoseconds / Double(workloads[index].units))
        rows[index].allocations = max(rows[index].allocations, meter.allocations)
      }
    }
    for index in rows.indices {
      rows[index].times.sort()
      if !Meter.countsAllocations { rows[index].allocations = -1 }
    }
    for index in rows.indices {
      guard let floor = rows.first(where: { $0.name == rows[index].floor }) else { continue }
      rows[index].ratio = rows[index].median / floor.median
    }
    return rows
  }
}
