import TouchstoneTraces

/// What was measured for a workload.
struct Row {
  var name: String
  var unit: String
  var units: Int
  var bytes: Int?
  var floor: String?
  var limit: Double?
  var allocationLimit: Int?
  /// Nanoseconds of one unit, sorted.
  var times: [Double] = []
  /// Allocations of the worst pass; -1 where they are not counted.
  var allocations: Int = 0
  /// The sum over the results, the same in every pass.
  var check: UInt64?
  /// Median time as a multiple of the floor's; nil for floors.
  var ratio: Double?

  init(_ workload: Workload) {
    name = workload.name
    unit = workload.unit
    units = workload.units
    bytes = workload.bytes
    floor = workload.floor
    limit = workload.limit
    allocationLimit = workload.allocationLimit
  }

  var median: Double {
    let middle = times.count / 2
    return times.count % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
  }

  var unitsPerSecond: Double { 1e9 / median }

  /// Megabytes (10⁶) in a second.
  var megabytesPerSecond: Double? {
    bytes.map { Double($0) / (median * Double(units)) * 1e3 }
  }

  var allocatesTooMuch: Bool {
    guard let allocationLimit, allocations >= 0 else { return false }
    return allocations > allocationLimit
  }

  /// The row as one line of JSON.
  var json: String {
    var members: [JSONMember] = [
      JSONMember("name", .string(name)), JSONMember("unit", .string(unit)),
      JSONMember("units", .integer(Int64(units))),
      JSONMember("passes", .integer(Int64(times.count))),
    ]
    func add(_ key: String, _ value: Double?, digits: Double) {
      guard let value, let number = JSONValue.number((value * digits).rounded() / digits) else {
        return
      }
      members.append(JSONMember(key, number))
    }
    add("median", median, digits: 1000)
    add("min", times.first, digits: 1000)
    add("max", times.last, digits: 1000)
    add("unitsPerSecond", unitsPerSecond, digits: 1)
    add("megabytesPerSecond", megabytesPerSecond, digits: 10)
    if allocations >= 0 {
      members.append(JSONMember("allocations", .integer(Int64(allocations))))
      add("allocationsPerUnit", Double(allocations) / Double(units), digits: 1e6)
    }
    if let floor { members.append(JSONMember("floor", .string(floor))) }
    add("ratio", ratio, digits: 1000)
    add("limit", limit, digits: 1000)
    members.append(JSONMember("check", .string(String(check ?? 0, radix: 16))))
    return JSONValue.object(members).text
  }
}
