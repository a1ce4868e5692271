import DesignModel
import FileBuilding
import PortableViews
import SwiftRendering
import SwiftTypes

/// A parameter of an initializer of a view, or of a method that fills one of its slots.
struct ViewParameter {
  enum Role: Equatable {
    case property(PropertyID)

    /// A value that only some initializers take, for expressions of the spec.
    case added

    /// An argument for a slot.
    case slot(SlotID, SlotFilling)

    /// A placeholder that callers never pass, which lowers the ranking of the initializer.
    case placeholder
  }

  var role: Role

  /// The argument's label; nil for none.
  var label: String?
  var name: String

  /// The attribute before the type: `@UIViewBuilder`, or `@escaping`.
  var attribute: String?
  var type: String
  var defaultValue: Expression?
  var documentation: String

  /// The declaration that callers see.
  var declaration: ParameterDeclaration {
    ParameterDeclaration(
      attribute: attribute, escaping: label, named: name, type, defaultValue: defaultValue)
  }

  /// Whether callers pass views in a closure.
  var takesViews: Bool {
    if case .slot(_, .views) = role { true } else { false }
  }

  /// Whether the argument is a closure that lists views or items.
  var isClosureOfContent: Bool { attribute != nil }

  /// What distinguishes it from other parameters for the compiler.
  var signature: String { "\(label ?? "_"):\(attribute ?? "")\(type)" }
}

/// The kind of argument for a slot.
enum SlotFilling: Equatable {
  case views, text, symbol, image

  /// A SwiftUI view of the slot's type, in a hosted component.
  case value

  /// The argument of the slot's resolver with this index.
  case resolved(Int)
}
