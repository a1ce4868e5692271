import DesignModel
import FileBuilding
import PortableViews
import SwiftRendering
import SwiftTypes

/// A parameter of an initializer of a view, or of a method that fills one of its slots.
struct ViewParameter {
  enum Role: Equatable {
    case property(PropertyID)

    /// Something for a slot.
    case slot(SlotID, SlotFilling)

    /// A place that no caller fills, which ranks the initializer behind others.
    case placeholder
  }

  var role: Role

  /// The argument's label; nil for none.
  var label: String?
  var name: String

  /// What stands in front of the type: `@UIViewBuilder`, or `@escaping`.
  var attribute: String?
  var type: String
  var defaultValue: Expression?
  var documentation: String

  /// What a caller sees of it.
  var declaration: ParameterDeclaration {
    ParameterDeclaration(
      attribute: attribute, escaping: label, named: name, type, defaultValue: defaultValue)
  }

  /// What distinguishes it from others for the compiler.
  var signature: String { "\(label ?? "_"):\(attribute ?? "")\(type)" }
}

/// What a caller gives for a slot.
enum SlotFilling: Equatable {
  case views, text, symbol, image

  /// What the slot's resolver with this index takes.
  case resolved(Int)
}
