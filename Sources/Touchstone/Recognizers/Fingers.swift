/// The fingers that a recognizer follows, in the order in which they landed.
struct Fingers: Equatable, Sendable {
  struct Finger: Equatable, Sendable {
    var id: TouchID
    var start: Point
    var position: Point
  }

  private(set) var list = FingerList<Finger>()

  var count: Int { list.count }

  var isEmpty: Bool { list.isEmpty }

  subscript(index: Int) -> Finger { list[index] }

  @inline(__always)
  func index(of id: TouchID) -> Int? {
    for index in list.indices where list[index].id == id { return index }
    return nil
  }

  mutating func land(_ touch: Touch) {
    list.append(Finger(id: touch.id, start: touch.position, position: touch.position))
  }

  /// Puts a finger at a new place; false if it is not followed or was there already.
  @inline(__always)
  mutating func move(_ id: TouchID, to position: Point) -> Bool {
    guard let index = index(of: id), list[index].position != position else { return false }
    list[index].position = position
    return true
  }

  /// Puts a finger where a touch is; false if it is not followed.
  @inline(__always)
  mutating func place(_ touch: Touch) -> Bool {
    guard let index = index(of: touch.id) else { return false }
    list[index].position = touch.position
    return true
  }

  /// Puts the only finger where a touch is; false if it is not followed or not the only one.
  @inline(__always)
  mutating func placeOnly(_ touch: Touch) -> Bool {
    list.changeOnly { finger in
      guard finger.id == touch.id else { return false }
      finger.position = touch.position
      return true
    }
  }

  /// Takes a finger away; false if it is not followed.
  mutating func remove(_ id: TouchID) -> Bool {
    guard let index = index(of: id) else { return false }
    list.remove(at: index)
    return true
  }

  mutating func removeAll() {
    list.removeAll()
  }

  /// Sum of the places as seen from the top left corner.
  var sum: Vector {
    var sum = Vector.zero
    for finger in list { sum += finger.position - Point.zero }
    return sum
  }

  /// The middle of the fingers; one finger's own place to the last bit.
  var centroid: Point {
    if list.count == 1 { return list[0].position }
    return list.isEmpty ? .zero : .zero + sum / Double(list.count)
  }

  /// Puts every finger where a frame says it went, lifts included; whether any has moved with it.
  ///
  /// Coalesced samples decide nothing, so they are left to those that estimate a velocity. Taking
  /// them in would hide the movement of a frame whose last sample is its own place.
  mutating func follow(_ frame: TouchFrame) -> Bool {
    var hasMoved = false
    for touch in frame.touches where touch.phase == .moved || touch.phase == .ended {
      hasMoved = move(touch.id, to: touch.position) || hasMoved
    }
    return hasMoved
  }

  /// Where a finger is; the middle of all if it is not followed.
  func position(of id: TouchID) -> Point {
    if let index = index(of: id) { return list[index].position }
    return centroid
  }

  /// The longest straight way from where a finger landed to where it is.
  var farthestFromStart: Double {
    var farthest = 0.0
    for finger in list { farthest = max(farthest, (finger.position - finger.start).lengthSquared) }
    return farthest.squareRoot()
  }

  /// Twice the mean distance of the fingers from their middle; the distance of two fingers.
  var span: Double {
    guard list.count > 1 else { return 0 }
    let middle = centroid
    var total = 0.0
    for finger in list { total += (finger.position - middle).length }
    return 2 * total / Double(list.count)
  }
}
