// Roots, powers and angles computed only with sums, products, quotients and square roots. IEEE 754 defines
// every bit of these, unlike the functions of C libraries, so that colors are the same on every system.

/// A power with an integer exponent.
func power(_ base: Double, _ exponent: Int) -> Double {
  var (result, factor, rest) = (1.0, base, exponent)
  while rest > 0 {
    if !rest.isMultiple(of: 2) { result *= factor }
    factor *= factor
    rest /= 2
  }
  return result
}

/// The root of a number; that of a negative number is negative.
///
/// - Parameter degree: 2 or more.
func root(_ number: Double, _ degree: Int) -> Double {
  guard number != 0, number.isFinite else { return number }
  let magnitude = abs(number)
  // After extracting an exponent that is a multiple of the degree, the root is from 1 to 2.
  let exponent = Int(magnitude.exponent)
  let scale = (exponent - (exponent % degree + degree) % degree) / degree
  let rest = magnitude * Double(sign: .plus, exponent: -scale * degree, significand: 1)
  // Newton's method converges to the root from above. The start value is on a tangent, which lies above the
  // curve of roots.
  var root = min(2, 1 + (rest - 1) / Double(degree))
  while true {
    let next = root - (root - rest / power(root, degree - 1)) / Double(degree)
    if next >= root { break }
    root = next
  }
  return Double(sign: number.sign, exponent: scale, significand: root)
}

/// The point on the unit circle at an angle in degrees.
func unitVector(degrees: Double) -> (cosine: Double, sine: Double) {
  let turns = (degrees / 90).rounded()
  let radians = (degrees - turns * 90) * .pi / 180
  // Up to 45 degrees, the next terms of both series are smaller than the rounding error.
  let square = radians * radians
  var (cosine, sine) = (1.0, 1.0)
  for order in stride(from: 18.0, to: 0, by: -2) {
    cosine = 1 - square / (order * (order - 1)) * cosine
    sine = 1 - square / (order * (order + 1)) * sine
  }
  sine *= radians
  let quarter = turns - (turns / 4).rounded(.down) * 4
  return switch quarter {
  case 1: (-sine, cosine)
  case 2: (-cosine, -sine)
  case 3: (sine, -cosine)
  default: (cosine, sine)
  }
}

/// A number rounded to four decimals: a twentieth of a step of 10 bits.
package func roundedComponent(_ number: Double) -> Double {
  // Adding zero converts negative zero to positive zero.
  (number * 10_000).rounded() / 10_000 + 0
}
