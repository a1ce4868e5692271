import DesignModel
import PortableViews
import SwiftFragments
import SwiftRendering

// Hand-written members of a spec's type, in UIKit. The type is the SwiftUI module's; its members whose types
// differ in UIKit are declared in an extension here.

extension OwnedType {
  /// The hand-written members in terms of UIKit; nil if there are none, or some are not portable.
  var membersInUIKit: String? { loweredMembers?.text }

  private var loweredMembers: (text: String, leftOut: [String])? {
    // A stored text is SwiftUI's, and so are values made from it.
    let keepsTexts = payload.contains { textTypes.contains($0.type.unwrapped.text) }
    guard let members,
      case .lowered(let text, let leftOut) = loweredDeclarations(
        members, names: BodyNames(owner: .component), lost: keepsTexts ? textTypes : [])
    else { return nil }
    // Only a UIKit view can be on the main actor, and an initializer of another module's type cannot set its
    // stored properties.
    let isOfSwiftUI =
      text.contains("ValueBinding") || members.members.contains { $0.text == "init" }
    return text.isEmpty || isOfSwiftUI ? nil : (text, leftOut)
  }

  /// The associated values of its cases, or its properties.
  private var payload: [Member] {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.values)
    case .structure(let structure): structure.members
    case .alias, .protocol, .optionSet, .namespace: []
    }
  }

  /// The distinct names of all members.
  var memberNames: Set<String> {
    Set(
      (members?.members.map(\.text) ?? []) + payload.map(\.name) + constants.map(\.name))
  }

  /// Those of a type that the UIKit module declares itself.
  ///
  /// - Parameter own: The type in that module.
  func membersOfSwiftUI(besides own: OwnType?) -> [String: ForeignMember] {
    let leftOut = Set(own?.leftOut ?? [])
    return membersOfSwiftUI.filter { leftOut.contains($0.key) }
  }

  /// Members that keep their SwiftUI types, with these types, for use in bodies.
  var membersOfSwiftUI: [String: ForeignMember] {
    var result: [String: ForeignMember] = [:]
    let lowered = loweredMembers
    if let members {
      for statement in members.tree?.statements ?? [] {
        switch statement.kind {
        case .variable(let variable):
          for name in variable.names where lowered?.leftOut.contains(name.text) ?? true {
            result[name.text] = .other(variable.type?.text ?? "its type")
          }
        case .function(let function):
          if let name = function.name, lowered?.leftOut.contains(name.text) ?? true {
            result[name.text] = .other(function.result?.text ?? "its type")
          }
        default: break
        }
      }
    }
    for member in payload {
      switch member.type.unwrapped.text {
      case "Color": result[member.name] = .color
      case let type where textTypes.contains(type): result[member.name] = .other(type)
      default: break
      }
    }
    for constant in constants where constant.type.unwrapped.text == "Color" {
      result[constant.name] = .color
    }
    return result
  }
}

/// The types of texts, which are strings in UIKit.
private let textTypes: Set<String> = ["LocalizedStringKey", "Text"]
