extension Workload {
  /// Every row, in the order of the table.
  static let all: [Workload] =
    floors + events + velocities + springs + traces + rows + pictures
}
