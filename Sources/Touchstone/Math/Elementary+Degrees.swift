extension Elementary {
  /// The angle of a direction in degrees, −180…180, clockwise on a screen whose y grows downwards.
  ///
  /// The zero vector has the angle 0; components that are no numbers give not-a-number. Within 2 ulp.
  public static func degrees(of direction: Vector) -> Double {
    atan2(y: direction.y, x: direction.x) * 0x1.ca5dc1a63c1f8p+5
  }
}
