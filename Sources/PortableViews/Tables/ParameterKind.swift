/// What a parameter of a view or of a modifier wants: by this its argument is lowered.
package enum ParameterKind: Sendable, Hashable {
  /// Anything, which is carried over word for word: lengths, numbers, truths, texts that are no keys.
  case value

  /// A length, where `.infinity` may stand.
  case limit
  case color

  /// What fills a shape: a color, or a material.
  case ground
  case font, fontDesign, weight, text

  /// The name of a picture.
  case pictureName
  case angle
  case horizontalAlignment, verticalAlignment, alignment
  case axis, axes, edges, insets, shape, animation, textAlignment, truncationMode, textCase
  case imageScale, contentMode, traits, returnKey, capitalization, keyboard
  case size, strokeStyle, unitPoint

  /// Whether a binding is set by what is passed.
  case binding, focus

  /// A closure that makes views.
  case content

  /// A closure that does something, with so many arguments.
  case action(Int)

  /// A style of buttons, toggles and the like, by its name.
  case style
  case transition
  case role
  case accessibilityChildren, headingLevel

  /// A closure that says where a guide of alignment is.
  case guide
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

/// The places that a view of UIKit has for what is done to it, from inside to outside.
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
