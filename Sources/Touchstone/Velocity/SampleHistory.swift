/// The newest places of a finger with their times, oldest forgotten first.
///
/// A ring in one array, allocated with the first sample and kept; adding a sample costs a few
/// nanoseconds and no allocation. A sample at the same time as the newest replaces it. Where bursts
/// are merged, a sample that follows its predecessor within half a millisecond is provisional: the
/// next one replaces it, and no estimate uses it, because the times of a burst mean nothing.
struct SampleHistory: Equatable, Sendable {
  struct Sample: Equatable, Sendable {
    var time: Int64
    var x: Double
    var y: Double
  }

  /// Shorter intervals than this are a burst, in nanoseconds.
  static let shortestInterval: Int64 = 500_000

  private var ring: [Sample] = []
  private var head: Int = 0
  private var filled: Int = 0
  private let capacity: Int
  private let mergesBursts: Bool
  private var isProvisional: Bool = false
  // Beside the ring, because every sample is compared with them.
  private var newestTime: Int64 = 0
  private var timeBefore: Int64 = 0
  /// Samples up to the newest, and up to the one before it, with no pause between them.
  private var run: Int = 0
  private var runBefore: Int = 0
  /// The longest interval that is no pause, in nanoseconds.
  private let gap: Int64

  /// Keeps so many samples, and the provisional one beside them.
  init(capacity: Int, mergesBursts: Bool, gap: Int64) {
    self.capacity = capacity + 1
    self.mergesBursts = mergesBursts
    self.gap = gap
  }

  /// Samples that an estimate may use.
  var count: Int { isProvisional ? filled - 1 : Swift.min(filled, capacity - 1) }

  /// A sample by its age: 0 is the newest that an estimate may use.
  subscript(age: Int) -> Sample {
    var index = head - age - (isProvisional ? 1 : 0)
    if index < 0 { index += capacity }
    return ring[index]
  }

  /// Goes through so many samples, from the newest backwards; cheaper than asking for each by age.
  @inline(__always)
  func forEach(newest count: Int, _ body: (Sample) -> Void) {
    var index = head - (isProvisional ? 1 : 0)
    for _ in 0..<count {
      if index < 0 { index += capacity }
      body(ring[index])
      index -= 1
    }
  }

  /// How many samples from the newest backwards there are until one is too old or after a pause.
  ///
  /// Times never go back, so half of those in question can be passed over at each step.
  func count(within horizon: Int64) -> Int {
    let unbroken = Swift.min(count, isProvisional ? runBefore : run)
    if horizon == .max || unbroken < 2 { return unbroken }
    let newest = self[0].time
    if newest &- self[unbroken - 1].time <= horizon { return unbroken }
    var inside = 1
    var outside = unbroken
    while outside - inside > 1 {
      let middle = (inside + outside) / 2
      if newest &- self[middle - 1].time > horizon { outside = middle } else { inside = middle }
    }
    return inside
  }

  /// Where and when the finger was last seen, provisional or not.
  var latest: Sample? { filled == 0 ? nil : ring[head] }

  @inline(__always)
  mutating func append(time: Int64, position: Point) {
    let sample = Sample(time: time, x: position.x, y: position.y)
    guard filled > 0 else { return start(sample) }
    if time < newestTime { return }
    if time > newestTime && !isProvisional {
      head = head &+ 1 == capacity ? 0 : head &+ 1
      if filled < capacity { filled &+= 1 }
      timeBefore = newestTime
      runBefore = run
    }
    newestTime = time
    run = filled > 1 && time &- timeBefore <= gap ? runBefore &+ 1 : 1
    ring[head] = sample
    if mergesBursts && filled > 1 {
      isProvisional = time &- timeBefore < SampleHistory.shortestInterval
    }
  }

  private mutating func start(_ sample: Sample) {
    if ring.isEmpty { ring = Array(repeating: sample, count: capacity) }
    ring[0] = sample
    head = 0
    filled = 1
    run = 1
    newestTime = sample.time
  }

  mutating func removeAll() {
    filled = 0
    head = 0
    isProvisional = false
  }

  /// Two histories are equal if the samples in them are.
  static func == (left: SampleHistory, right: SampleHistory) -> Bool {
    guard left.filled == right.filled, left.isProvisional == right.isProvisional,
      left.capacity == right.capacity
    else { return false }
    for age in 0..<left.count where left[age] != right[age] { return false }
    return left.latest == right.latest
  }
}
