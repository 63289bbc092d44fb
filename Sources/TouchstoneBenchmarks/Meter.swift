import AllocationCounter

/// Measures the part of a pass that counts: its time, its allocations, and a sum over its results.
struct Meter {
  private(set) var nanoseconds: Double = 0
  private(set) var allocations: Int = 0
  private(set) var check: UInt64 = 0

  /// Whether allocations are counted on this system.
  static var countsAllocations: Bool { allocation_count() >= 0 }

  /// Runs the part that counts; its answer is a sum over what it computed.
  @inline(never)
  mutating func measure(_ body: () -> UInt64) {
    let allocationsBefore = allocation_count()
    let clock = ContinuousClock()
    let start = clock.now
    check = body()
    let time = start.duration(to: clock.now).components
    allocations = Int(allocation_count() - allocationsBefore)
    nanoseconds = Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }
}
