/// The fingers that somebody follows, in the order in which they landed.
///
/// The first lies in place and only the others in an array: nearly all gestures have one finger,
/// which then costs neither a reference nor a check for other owners.
struct FingerList<Finger: Equatable & Sendable>: Equatable, Sendable {
  private var single: Finger?
  private var others: [Finger] = []

  mutating func append(_ finger: Finger) {
    if single == nil { single = finger } else { others.append(finger) }
  }

  /// Changes the only finger; false if there is none, or more than one.
  @inline(__always)
  mutating func changeOnly(_ change: (inout Finger) -> Bool) -> Bool {
    guard others.isEmpty, var only = single, change(&only) else { return false }
    single = only
    return true
  }

  mutating func remove(at index: Int) {
    if index > 0 {
      others.remove(at: index - 1)
    } else {
      single = others.isEmpty ? nil : others.removeFirst()
    }
  }

  mutating func removeAll() {
    single = nil
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

extension FingerList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { single == nil ? 0 : others.count + 1 }

  subscript(index: Int) -> Finger {
    @inline(__always)
    get {
      if index == 0, let single { return single }
      return others[index - 1]
    }
    @inline(__always)
    set {
      if index == 0 { single = newValue } else { others[index - 1] = newValue }
    }
  }
}
