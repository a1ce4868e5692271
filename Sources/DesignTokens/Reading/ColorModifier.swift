import Diagnostics
import YAMLSyntax

/// A change of a color that exporters write beside its value: `alpha` next to a reference, or `modify` in the
/// extensions of Tokens Studio.
struct ColorModifier {
  /// The number with its unit interval; for `modify`, the object.
  let node: LocatedNode

  /// The change; nil for the key `alpha`.
  let change: LocatedNode?

  /// The alpha beside a value; nil if there is none.
  static func alpha(of token: LocatedNode) -> ColorModifier? {
    guard let node = token["alpha"], case .scalar = node.node.content else { return nil }
    return ColorModifier(node: node, change: nil)
  }

  /// The modifier of Tokens Studio in the extensions of a token; nil if there is none.
  static func studio(_ extensions: LocatedNode) -> ColorModifier? {
    guard let change = extensions["studio.tokens"]?["modify"], change.entries != nil else {
      return nil
    }
    return ColorModifier(node: change, change: change)
  }
}

extension TokenEvaluator {
  /// The value of a token with its color modifier applied; nil after an error.
  mutating func modified(
    _ part: TokenPart<TokenValue>, _ modifier: ColorModifier?
  ) -> TokenPart<TokenValue>? {
    guard let modifier else { return part }
    guard case .color(let color) = part.value else {
      report(
        .tokenValue, modifier.node.place,
        "only a color can be changed like this, and this is \(part.value.type.phrase); remove it")
      return nil
    }
    guard let changed = changed(color, modifier) else { return nil }
    return TokenPart(.color(changed), at: part.place)
  }

  private mutating func changed(_ color: ColorValue, _ modifier: ColorModifier) -> ColorValue? {
    guard let change = modifier.change else {
      guard let alpha = amount(modifier.node) else { return nil }
      return color.withAlpha(alpha)
    }
    guard let kind = change["type"]?.string, let amountNode = change["value"] else {
      report(
        .tokenValue, change.place,
        "a color modifier has a 'type' and a 'value'; write the changed color instead")
      return nil
    }
    guard let amount = amount(amountNode) else { return nil }
    if kind == "alpha" { return color.withAlpha(amount) }
    let spaceName = change["space"]?.string ?? "lch"
    guard let space = ModifierSpace(rawValue: spaceName) else {
      report(
        .tokenValue, change["space"]?.place ?? change.place,
        "colors are modified in 'lch', 'srgb', 'p3' or 'hsl', and not in '\(shown(spaceName))'; "
          + "write the changed color instead")
      return nil
    }
    switch kind {
    case "lighten": return color.lightened(by: amount, in: space)
    case "darken": return color.darkened(by: amount, in: space)
    case "mix":
      guard let node = change["color"], let other = mixed(node) else {
        report(
          .tokenValue, change["color"]?.place ?? change.place,
          "the color to mix is a color or a reference, as in '#0066cc'; write the changed color "
            + "instead")
        return nil
      }
      return color.mixed(with: other, by: amount, in: space)
    default:
      report(
        .tokenValue, change["type"]?.place ?? change.place,
        "unknown color modifier '\(shown(kind))'; write the changed color instead")
      return nil
    }
  }

  /// A number from 0 to 1, possibly as a text, or a reference to one.
  private mutating func amount(_ node: LocatedNode) -> Double? {
    var number: Double?
    if case .success? = reference(in: node) {
      let part = part(node, .number) { value -> Double? in
        if case .number(let number) = value { number } else { nil }
      } read: { _, _ in
        nil
      }
      guard let part else { return nil }
      number = part.value
    } else {
      number = node.number ?? node.string.flatMap { JSONNumber(loose: $0)?.value }
    }
    if let number, 0...1 ~= number { return number }
    report(
      .tokenValue, node.place,
      "a number from 0 to 1 is expected, found \(node.found); write the number, or the changed color"
    )
    return nil
  }

  private mutating func mixed(_ node: LocatedNode) -> ColorValue? {
    if let color = node.string.flatMap({ cssColor($0) }) { return color }
    let part = part(node, .color) { value -> ColorValue? in
      if case .color(let color) = value { color } else { nil }
    } read: {
      $1.entries == nil ? nil : $0.color($1)
    }
    return part?.value
  }
}
