/// The kind of a view's or modifier's parameter, which determines how its argument is lowered.
package enum ParameterKind: Sendable, Hashable {
  /// Anything that is carried over verbatim: lengths, numbers, Booleans, texts that are not keys.
  case value

  /// A length, possibly `.infinity`.
  case limit
  case color

  /// A shape style: a color, or a material.
  case ground
  case font, fontDesign, weight, text

  /// The name of a picture.
  case pictureName
  case angle
  case horizontalAlignment, verticalAlignment, alignment
  case axis, axes, edges, insets, shape, animation, textAlignment, truncationMode, textCase
  case imageScale, contentMode, traits, returnKey, capitalization, keyboard
  case size, strokeStyle, unitPoint

  /// Whether the argument sets a binding.
  case binding, focus

  /// A closure that makes views.
  case content

  /// A closure for an action, with a number of parameters.
  case action(Int)

  /// A style of buttons, toggles and the like, by name.
  case style
  case transition
  case role
  case accessibilityChildren, headingLevel

  /// A closure that computes an alignment guide.
  case guide

  /// `OpenURLAction { url in …; return .handled }`.
  case openURLAction
}

/// A parameter of a view or of a modifier.
package struct ModifierParameter: Sendable {
  package let label: String?
  package let kind: ParameterKind
  package let isOptional: Bool

  package init(_ label: String?, _ kind: ParameterKind, isOptional: Bool = false) {
    self.label = label
    self.kind = kind
    self.isOptional = isOptional
  }
}

/// The places for modifiers in a UIKit view, from the inside out.
package enum ViewPlace: Int, Sendable, Comparable {
  /// Margins.
  case margins = 1
  case size

  /// Background, corners, border, clipping.
  case ground
  case overlay, shadow

  /// Opacity, transform, hidden.
  case presence

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
