/// One row of the table: what runs, how much of it, and what it is compared with.
struct Workload: Sendable {
  /// Name with its group, for example `event/swipe`.
  var name: String
  /// What one unit is, for example `event`.
  var unit: String
  /// Units in one pass.
  var units: Int
  /// Bytes that one pass reads or writes; nil where that says nothing.
  var bytes: Int?
  /// The row whose time a unit is compared with; nil for floors themselves.
  var floor: String?
  /// The most nanoseconds a unit may take, printed only; nil where nothing is required.
  var limit: Double?
  /// The most allocations a whole pass may make without failing; nil where nothing is required.
  var allocationLimit: Int?
  /// Prepares and runs one pass; only what the meter measures counts.
  var pass: @Sendable (inout Meter) -> Void

  /// Makes a row out of what is prepared before each pass and what then runs.
  init<State>(
    _ name: String, unit: String, units: Int, bytes: Int? = nil, floor: String? = nil,
    limit: Double? = nil, allocationLimit: Int? = nil, prepare: @escaping @Sendable () -> State,
    run: @escaping @Sendable (inout State) -> UInt64
  ) {
    self.name = name
    self.unit = unit
    self.units = units
    self.bytes = bytes
    self.floor = floor
    self.limit = limit
    self.allocationLimit = allocationLimit
    pass = { meter in
      var state = prepare()
      meter.measure { run(&state) }
    }
  }

  /// Runs so many passes and gives the sum over what the last one computed.
  func checks(times: Int) -> UInt64 {
    var meter = Meter()
    for _ in 0..<times { pass(&meter) }
    return meter.check
  }
}
