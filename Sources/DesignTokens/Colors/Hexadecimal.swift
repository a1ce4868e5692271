extension ColorValue {
  /// The color in sRGB in the notation of design tools: `#rrggbb`, without its alpha.
  package var hexadecimal: String { displayed.color.hexadecimal }

  /// The same with its alpha if it is not opaque: `#rrggbbaa`.
  package var hexadecimalWithAlpha: String {
    alpha < 1 ? hexadecimal + digits(of: UInt8((max(0, alpha) * 255).rounded())) : hexadecimal
  }

  /// The maximum difference, in steps of 8 bits, between the color and a `#rrggbb`; nil if the text is not
  /// one.
  ///
  /// A color outside of sRGB is compared by its nearest color in sRGB, and often differs more.
  package func steps(toHexadecimal text: String) -> Int? {
    guard let bytes = bytes(ofHexadecimal: text) else { return nil }
    return zip(displayed.color.srgbBytes, bytes).map { abs(Int($0) - Int($1)) }.max()
  }

  /// Whether the color is inside the sRGB gamut.
  package var liesInSRGB: Bool { liesInGamut(RGBSpace.srgb.components(xyz), tolerance: 0.0005) }
}

extension DisplayColor {
  /// The color in sRGB in the notation of design tools: `#rrggbb`, without its alpha.
  package var hexadecimal: String {
    srgbBytes.reduce("#") { $0 + digits(of: $1) }
  }

  /// The red, green and blue of the color in sRGB.
  package var srgbBytes: [UInt8] {
    let components = srgbComponents
    return [components.x, components.y, components.z].map { UInt8(($0 * 255).rounded()) }
  }
}

private func digits(of byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

/// The red, green and blue bytes of a `#rrggbb`; nil if it is not one.
package func bytes(ofHexadecimal text: String) -> [UInt8]? {
  let digits = Array(text.utf8.dropFirst())
  guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
  var bytes: [UInt8] = []
  for index in stride(from: 0, to: 6, by: 2) {
    let pair = digits[index...index + 1]
    // `UInt8.init` accepts a sign.
    guard pair.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let byte = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
    else { return nil }
    bytes.append(byte)
  }
  return bytes
}
