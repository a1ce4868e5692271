import SwiftTypes

// The types and defaults of a component's values, in UIKit.

/// SwiftUI types with a counterpart in UIKit under another name.
let typesInUIKit: [String: TypeExpression] = [
  "LocalizedStringKey": .string, "Text": .string, "Color": .named("UIColor"),
  "Font": .named("TextFont"), "Font.Weight": .named("UIFont.Weight"),
  "Font.Design": .named("UIFontDescriptor.SystemDesign"),
  "Font.TextStyle": .named("UIFont.TextStyle"), "Image": .named("UIImage"),
  "Animation": .named("ViewAnimation"), "Alignment": .named("ViewAlignment"),
  "Axis": .named("NSLayoutConstraint.Axis"), "TextAlignment": .named("NSTextAlignment"),
  "EdgeInsets": .named("NSDirectionalEdgeInsets"), "Angle": .named("CGFloat"),
  "HorizontalAlignment": .named("UIStackView.Alignment"),
  "VerticalAlignment": .named("UIStackView.Alignment"),
]

/// SwiftUI types whose values are meaningless without SwiftUI.
private let lostTypes: Set<String> = [
  "Binding", "FocusState", "Namespace", "AnyShapeStyle", "AnyShape", "ShapeStyle", "Shape",
  "Gradient",
  "LinearGradient", "Transaction", "GeometryProxy",
]

extension TypeExpression {
  /// The type in UIKit; nil if there is none.
  package var inUIKit: TypeExpression? {
    if let type = typesInUIKit[text] { return type }
    if unwrapped.isBinding {
      guard let value = unwrapped.parts[0].inUIKit else { return nil }
      let binding = TypeExpression.named("ValueBinding", [value])
      return wrapped == nil ? binding : binding.optional
    }
    var isLost = false
    let type = substituting { name in
      if let type = typesInUIKit[name] { return type }
      if lostTypes.contains(name) || ViewRule.all[name] != nil { isLost = true }
      return nil
    }
    // A type nested in a type with a counterpart, such as `Text.Case`, has no counterpart.
    let isNested = text.contains(".") && typesInUIKit.keys.contains { text.contains($0 + ".") }
    return isLost || isNested || mentionsView ? nil : type
  }

  /// Whether it is a `Binding` with its value type.
  package var isBinding: Bool { form == .name("Binding") && parts.count == 1 }

  /// Whether it is or contains a view type.
  private var mentionsView: Bool {
    switch form {
    case .opaque, .existential, .packExpansion: true
    default: lostTypes.contains(plainBase) || parts.contains(where: \.mentionsView)
    }
  }

  /// The name before generic arguments and members.
  private var plainBase: String { String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
}

/// A default value in UIKit; nil if it has no counterpart there.
///
/// - Parameters:
///   - value: The Swift.
///   - type: The type in SwiftUI.
package func defaultInUIKit(_ value: String, of type: TypeExpression) -> String? {
  let names: [String: String]
  switch type.unwrapped.text {
  case "Color": names = valueNames(of: .color) ?? [:]
  case "Alignment": names = valueNames(of: .alignment) ?? [:]
  case "VerticalAlignment": names = valueNames(of: .verticalAlignment) ?? [:]
  case "TextAlignment": names = valueNames(of: .textAlignment) ?? [:]
  case "Text", "Image", "Font", "Angle": return value == "nil" ? value : nil
  default: return value
  }
  if value == "nil" { return value }
  guard let dot = value.lastIndex(of: ".") else { return nil }
  let base = value[..<dot]
  let name = String(value[value.index(after: dot)...])
  if base.isEmpty || base == type.unwrapped.text { return names[name].map { ".\($0)" } }
  return value
}
