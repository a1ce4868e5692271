import DesignTokens

extension JSONTree {
  /// A dimension or a duration.
  static func quantity(_ quantity: Quantity) -> JSONTree {
    .object([("value", .precise(quantity.value)), ("unit", .string(quantity.unit))])
  }
}

/// A color in CSS notation, for texts that contain references to colors.
func cssText(_ color: ColorValue) -> String {
  let rgb = color.components(in: .srgb) ?? color.numbers
  let numbers = [rgb.x, rgb.y, rgb.z].map { "\($0)" }.joined(separator: " ")
  return "color(srgb \(numbers) / \(color.alpha))"
}
