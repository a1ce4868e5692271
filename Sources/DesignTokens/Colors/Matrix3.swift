/// A matrix of three rows and three columns.
struct Matrix3: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// A diagonal matrix.
  init(diagonal: SIMD3<Double>) {
    self.init([diagonal.x, 0, 0], [0, diagonal.y, 0], [0, 0, diagonal.z])
  }

  var transposed: Matrix3 {
    Matrix3(
      [rows.0.x, rows.1.x, rows.2.x], [rows.0.y, rows.1.y, rows.2.y],
      [rows.0.z, rows.1.z, rows.2.z])
  }

  var inverse: Matrix3 {
    let (first, second, third) = rows
    let columns = Matrix3(cross(second, third), cross(third, first), cross(first, second))
    let determinant = (first * columns.rows.0).sum()
    return Matrix3(
      columns.rows.0 / determinant, columns.rows.1 / determinant, columns.rows.2 / determinant
    ).transposed
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    [
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum(),
    ]
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = right.transposed.rows
    return Matrix3(left * columns.0, left * columns.1, left * columns.2).transposed
  }
}

private func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
  [
    left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
    left.x * right.y - left.y * right.x,
  ]
}
