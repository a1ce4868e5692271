import DesignModel
import Emission
import FileBuilding
import PortableViews
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

// Types of specs that contain texts. A text is a `Text` or the key of one in SwiftUI and a `String` in UIKit,
// and they cannot be converted to each other, so the UIKit module declares its own version of such a type.

/// A type as the UIKit module declares it.
struct OwnType {
  let type: OwnedType

  /// The hand-written members, in terms of UIKit.
  let members: String?

  /// The names of omitted members.
  let leftOut: [String]
}

extension OwnedType {
  /// The type with UIKit types; nil if some of its types have no counterpart.
  var inUIKit: OwnType? {
    guard access != .internal, nested.isEmpty, constants.isEmpty else { return nil }
    if case .component = scope { return nil }
    switch kind {
    case .enumeration(let enumeration):
      guard enumeration.cases.allSatisfy({ $0.maker == nil }) else { return nil }
    case .structure(let structure):
      guard structure.checks == nil, structure.body == nil else { return nil }
    case .alias: break
    case .protocol, .optionSet, .namespace: return nil
    }
    guard hasPortableValues else { return nil }
    let plain = holding { $0.inUIKit ?? $0 }
    guard let members else { return OwnType(type: plain, members: nil, leftOut: []) }
    guard
      case .lowered(let text, let leftOut) = loweredDeclarations(
        members, names: BodyNames(owner: .component))
    else { return nil }
    return OwnType(type: plain, members: text.isEmpty ? nil : text, leftOut: leftOut)
  }

  /// Whether the values that it contains have counterparts in UIKit.
  var hasPortableValues: Bool {
    let areValuesPortable = held.allSatisfy { member in
      !member.isBinding && member.builder == nil
        && member.defaultValue.map { defaultInUIKit($0, of: member.type) != nil } ?? true
    }
    return areValuesPortable && heldTypes.allSatisfy { $0.inUIKit != nil }
  }

  private var held: [Member] {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases.flatMap(\.values)
    case .structure(let structure): structure.members
    case .protocol(let requirements): requirements
    case .alias, .optionSet, .namespace: []
    }
  }

  private var heldTypes: [TypeExpression] {
    if case .alias(let target) = kind { [target] } else { held.map(\.type) }
  }

  fileprivate var holdsText: Bool {
    held.contains { ["LocalizedStringKey", "Text"].contains($0.type.unwrapped.text) }
  }

  /// The identifiers in the types that it contains.
  var words: Set<String> { wordsOfTypes(heldTypes) }
}

/// The names of the types that the UIKit module declares itself: those that contain texts, and those that
/// contain such a type.
///
/// - Parameter foreign: The identifiers of the types that have to be those of the SwiftUI module.
func ownTypes(among types: [OwnedType], without foreign: Set<String>) -> Set<String> {
  let possible = types.filter { $0.inUIKit != nil && !foreign.contains($0.name) }
  var own = Set(possible.filter(\.holdsText).map(\.name))
  while true {
    let known = own
    for type in types where !own.contains(type.name) && !type.words.isDisjoint(with: own) {
      if possible.contains(where: { $0.name == type.name }) {
        own.insert(type.name)
      } else {
        own.subtract(type.words)
      }
    }
    // If a type is removed, types that contain it have to be removed, too.
    if own == known { return own }
    if own.isSubset(of: known), own != known {
      return ownTypes(among: types, without: foreign.union(known.subtracting(own)))
    }
  }
}

/// The identifiers in types: their names and those of their generic arguments.
func wordsOfTypes(_ types: [TypeExpression]) -> Set<String> {
  Set(
    types.flatMap { type in
      type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    })
}

extension Component {
  /// The identifiers in the types of arguments and inherited values.
  func words(_ entries: [String: EnvironmentEntry]) -> Set<String> {
    let styles = look.styleFamily?.styles ?? []
    let inherited = (environmentReads + styles.flatMap(\.environment))
      .compactMap { entries[$0.keyPath]?.type }
    let types =
      properties.map(\.type) + modifiers.map(\.type) + configuration.values.map(\.type)
      + slots.flatMap { $0.arguments.map(\.type) } + inherited
    return wordsOfTypes(types)
  }
}

extension ViewText {
  /// The file of a type that the module declares itself.
  func ownFile(_ own: OwnType, _ templates: Templates) -> SwiftFileContents {
    let declaration = ComponentText(component, in: library).declaration(of: own.type)
    let name: String
    if case .aliasInComponent(let whole) = own.type.scope {
      name = whole
    } else {
      name = own.type.name
    }
    let members = own.members.map {
      [Declaration.type(TypeDeclaration(.extension, name, members: [[.verbatim($0)]]))]
    }
    return file(
      "\(name).swift", imports: ["Foundation", "UIKit"], [declaration] + (members ?? []), templates)
  }
}
