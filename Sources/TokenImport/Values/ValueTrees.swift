import DesignTokens

extension JSONTree {
  /// A number with at most six decimals.
  static func precise(_ value: Double) -> JSONTree {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return .word(String(Int(rounded))) }
    return .word(String(rounded))
  }

  /// A dimension or a duration.
  static func quantity(_ quantity: Quantity) -> JSONTree {
    .object([("value", .precise(quantity.value)), ("unit", .string(quantity.unit))])
  }

  static func color(_ color: ColorValue) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      ("colorSpace", .string(color.space.rawValue)),
      ("components", .array(color.components.map { $0.map(precise) ?? .string("none") })),
    ]
    if color.alpha != 1 { members.append(("alpha", .precise(color.alpha))) }
    return .object(members)
  }
}

/// A color in CSS notation, for texts that contain references to colors.
func cssText(_ color: ColorValue) -> String {
  let rgb = color.components(in: .srgb) ?? color.numbers
  let numbers = [rgb.x, rgb.y, rgb.z].map { "\($0)" }.joined(separator: " ")
  return "color(srgb \(numbers) / \(color.alpha))"
}
