import DesignModel
import PortableViews
import SwiftFragments
import SwiftRendering

// What somebody wrote for a type of a spec, in UIKit. The type is that of the module beside this one; its
// members whose types UIKit has others for are members of an extension here.

extension OwnedType {
  /// The hand-written members in the words of UIKit; nil if there are none, or some are not portable.
  var membersInUIKit: String? { loweredMembers?.text }

  private var loweredMembers: (text: String, leftOut: [String])? {
    // A text that the type keeps is SwiftUI's, and so is what is made of it.
    let keepsTexts = payload.contains { textTypes.contains($0.type.unwrapped.text) }
    guard let members,
      case .lowered(let text, let leftOut) = loweredDeclarations(
        members, names: BodyNames(owner: .component), lost: keepsTexts ? textTypes : [])
    else { return nil }
    // Only a view of UIKit can be on the main actor, and an initializer of a type of another module cannot set
    // what that keeps.
    let isOfSwiftUI =
      text.contains("ValueBinding") || members.members.contains { $0.text == "init" }
    return text.isEmpty || isOfSwiftUI ? nil : (text, leftOut)
  }

  /// The values that its cases carry, or its properties.
  private var payload: [Member] {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.values)
    case .structure(let structure): structure.members
    case .alias, .protocol, .optionSet, .namespace: []
    }
  }

  /// The names of all members, each once.
  var memberNames: Set<String> {
    Set(
      (members?.members.map(\.text) ?? []) + payload.map(\.name) + constants.map(\.name))
  }

  /// Those of a type that the UIKit module has for itself.
  var ownMembersOfSwiftUI: [String: ForeignMember] {
    let leftOut = Set(inUIKit?.leftOut ?? [])
    return membersOfSwiftUI.filter { leftOut.contains($0.key) }
  }

  /// The types, as bodies are told, of members that are those of SwiftUI.
  var membersOfSwiftUI: [String: ForeignMember] {
    var result: [String: ForeignMember] = [:]
    let lowered = loweredMembers
    if let members {
      for statement in members.tree?.statements ?? [] {
        switch statement {
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
