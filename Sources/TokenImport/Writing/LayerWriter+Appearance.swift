import DesignTokens
import Diagnostics

extension LayerWriter {
  /// A value of several parts in an appearance of the system: only its colors follow that appearance, and its other
  /// parts are those of the default one.
  mutating func recolored(
    _ token: ImportedToken, _ converted: ConvertedToken, _ axis: Int, _ context: Int
  ) -> ConvertedToken {
    let first = layers.axes[axis].defaultIndex
    guard context != first, converted.type.containsColors, converted.type != .color else {
      return converted
    }
    var choice = index.defaultChoice
    choice[axis] = first
    guard let standard = index.token(token.path, in: choice), let usual = convert(standard, choice),
      usual.type == converted.type
    else { return converted }
    let usualItems = items(expanded(usual.value, axis, first))
    let ownItems = items(expanded(converted.value, axis, context))
    if usualItems.map(textWithoutColors) == ownItems.map(textWithoutColors) { return converted }
    let names = [first, context].map { layers.axes[axis].contexts[$0].name }
    var result = usual
    result.ignored += converted.ignored.filter { !usual.ignored.contains($0) }
    let isSameShape = usualItems.count == ownItems.count
    notes.add(
      token.path.shownPath,
      "differs in '\(names[1])' in more than its colors, and only colors follow the appearance of the "
        + "system; \(isSameShape ? "the other parts are those" : "the value is that") of '\(names[0])'",
      at: token.place)
    if isSameShape {
      let merged = zip(usualItems, ownItems).map { colored($0, as: $1) }
      result.value = result.type == .border ? merged[0] : .array(merged)
    } else {
      // The colors to which it refers follow the appearance.
      choice[axis] = context
      if let same = convert(standard, choice) { result.value = same.value }
    }
    return result
  }

  /// The value without references to tokens of its type and of its parts, except to colors.
  private mutating func expanded(_ value: OutputValue, _ axis: Int, _ context: Int) -> OutputValue {
    switch value {
    case .tree: return value
    case .alias(let path):
      var choice = index.defaultChoice
      choice[axis] = context
      guard let token = index.token(path, in: choice), let converted = convert(token, choice) else {
        return value
      }
      return expanded(recolored(token, converted, axis, context).value, axis, context)
    case .object(let members):
      var result: [(key: String, value: OutputValue)] = []
      for (key, value) in members {
        result.append((key, key == "color" ? value : expanded(value, axis, context)))
      }
      return .object(result)
    case .array(let items):
      var result: [OutputValue] = []
      for item in items {
        // A layer may be a reference to several.
        result += self.items(expanded(item, axis, context))
      }
      return .array(result)
    }
  }

  private func items(_ value: OutputValue) -> [OutputValue] {
    if case .array(let items) = value { items } else { [value] }
  }

  private func textWithoutColors(_ value: OutputValue) -> String {
    guard case .object(let members) = value else { return "" }
    return OutputValue.object(members.filter { $0.key != "color" }).tree { $0.joined() }.text
  }

  /// A part with the color of another one.
  private func colored(_ part: OutputValue, as other: OutputValue) -> OutputValue {
    guard case .object(let members) = part, case .object(let others) = other,
      let color = others.first(where: { $0.key == "color" })?.value
    else { return part }
    return .object(members.map { ($0.key, $0.key == "color" ? color : $0.value) })
  }
}
