import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The declarations that Swift at a place in a spec can use, in layers: the API of Swift, Foundation and SwiftUI,
/// hand-written files and design tokens, the specs of the project, the spec itself, and the names of the place.
///
/// Whether something that is not found certainly does not exist is decided here and nowhere else, see ``Lookup``.
struct CodeEnvironment {
  let scope: ComponentScope

  /// The names that can be used unqualified.
  let context: NameContext

  /// The members of the style configuration.
  let configuration: DeclaredCode.Members

  /// The types emitted for lists of the component, and for their items.
  let partTypes: [String: DeclaredCode.Members]

  /// The types whose members the context has, besides its names.
  let owners: [String]

  /// The types whose extensions can give the context further names.
  let extendedByContext: Set<String>

  var declarations: ProjectDeclarations { scope.declarations }
  var code: DeclaredCode { scope.declarations.code }

  /// The members of a type that specs or design tokens declare; nil for other types.
  func members(of type: String) -> DeclaredCode.Members? {
    if type == scope.configurationTypeName { return configuration }
    return partTypes[type] ?? code.types[type]
  }

  /// The name by which a type has members: with generic arguments for the emitted types of lists.
  func owner(of type: TypeExpression) -> String? {
    partTypes[type.text] != nil ? type.text : type.nominalName
  }

  // MARK: - Certainty

  /// Why types may have a member that is not known; nil if it is certain that they do not.
  ///
  /// - Parameter owners: The type and its protocols.
  func reasonForMember(_ name: String, of owners: Set<String>) -> OpenReason? {
    if !scope.seesKnownModulesAlone { return .unreadDeclarations }
    if scope.mayHandwrite(name, for: owners) { return .handwritten }
    return isExtended(by: name, owners) ? .extension : nil
  }

  /// Whether an extension in a spec may give one of some types a member of a name.
  func isExtended(by name: String, _ owners: Set<String>) -> Bool {
    guard code.extensionNames.contains(name) else { return false }
    let bases = Set(owners.map { Naming.base(of: $0) })
    return (code.extendedTypesByMember[name] ?? []).contains { type in
      if owners.contains(type) || bases.contains(type) { return true }
      switch knownDeclaration(of: type)?.kind {
      case .structure, .enumeration, .reference, .interface: return false
      case .alias: return true
      // A type may conform to a protocol of the project.
      case nil: return code.types[type]?.isConcrete != true && code.components[type] == nil
      }
    }
  }

  /// Whether a name has a meaning in the project or in the API, so that it is not a name that only a later system
  /// has.
  func isForeign(_ name: String) -> Bool {
    name.hasPrefix("$") || colorsOfKit.contains(name)
      || !synthesizedMembers.contains(name) && (isProjectName(name) || isKnownMember(name))
  }

  /// Whether the project declares a name that may be a member or a function here.
  func isProjectName(_ name: String) -> Bool {
    code.names.contains(name) || declarations.handwritten.memberNames.contains(name)
      || context.contains(name) || context.hidden[name] != nil || configuration.values[name] != nil
  }

  // MARK: - Types

  /// The name of a type or a protocol of the API, without aliases; nil if the name has another meaning here.
  func apiType(_ name: String) -> String? {
    guard isAPI(name) else { return nil }
    let name = canonicalTypeName(name)
    return isAPI(name) && knownDeclaration(of: name) != nil ? name : nil
  }

  /// Whether the project does not declare a type of a name.
  func isAPI(_ name: String) -> Bool {
    declarations.types[name] == nil && declarations.handwritten.types[name] == nil
      && !code.topLevelNames.contains(name) && code.types[name] == nil && partTypes[name] == nil
      && !scope.ownTypeNames.contains(name) && scope.generic(named: name) == nil
  }

  /// The protocols to which a type conforms, as far as they are declared; nil if they are not all known.
  func protocols(of type: String) -> Set<String>? {
    if let generic = scope.generic(named: type) {
      var names: Set<String> = []
      for type in generic.conforms.flatMap({ $0.expression.composed }) {
        guard let refined = type.lastName.flatMap(refinements) else { return nil }
        names.formUnion(refined)
      }
      return names
    }
    if let members = members(of: type) {
      guard let conformances = members.conformances, !code.openTypes.contains(type) else {
        return nil
      }
      return conformances
    }
    return apiType(type).flatMap(knownProtocols)
  }

  /// Whether a type certainly does not conform to a protocol of the API.
  func lacks(_ type: TypeExpression, _ name: String) -> Bool { scope.lacks(type, name) }

  /// Whether something is known to be a view.
  func isView(_ type: TypeExpression) -> Bool {
    if let name = type.protocolName { return refinements(of: name)?.contains("View") == true }
    guard let name = owner(of: type) else { return false }
    return isComponent(name) || protocols(of: name)?.contains("View") == true
  }

  /// Whether a type is emitted for a component.
  func isComponent(_ type: String) -> Bool {
    code.components[type] != nil && scope.generic(named: type) == nil
  }

  /// Whether a name is that of a struct or an enum, which is only converted to optionals and existentials.
  func isNominal(_ name: String) -> Bool {
    if name == scope.configurationTypeName || partTypes[name] != nil { return true }
    if let members = code.types[name] { return members.isConcrete }
    guard let name = apiType(name), name != "AnyHashable", name != "Never" else { return false }
    switch knownDeclaration(of: name)?.kind {
    case .structure, .enumeration: return true
    case .reference, .interface, .alias, nil: return false
    }
  }
}

extension ComponentScope {
  /// Whether views have a method of a name, from SwiftUI or from the project.
  func isViewMethod(_ name: String) -> Bool {
    declarations.code.viewMethodNames.contains(name) || declarations.code.styleMethods[name] != nil
      || isSwiftUIViewMethod(name)
  }

  /// Whether a type certainly does not conform to a protocol of the API.
  func lacks(_ type: TypeExpression, _ name: String) -> Bool {
    // An unread file of the library can add a conformance.
    guard declaresAllNames, !implicitProtocols.contains(name), refinements(of: name) != nil else {
      return false
    }
    let type = type.desugared
    if let wrapped = type.wrapped ?? type.element {
      return name == "Equatable" || name == "Hashable"
        ? lacks(wrapped, name) : knownProtocols(of: type.nominalName ?? "")?.contains(name) == false
    }
    if type.isFunction { return true }
    guard let owner = type.nominalName else { return false }
    if let generic = generic(named: owner) {
      let protocols = generic.conforms.flatMap { $0.expression.composed }
      return !protocols.isEmpty
        && protocols.allSatisfy { $0.lastName.flatMap(refinements)?.contains(name) == false }
    }
    if declarations.code.extendedTypes.contains(owner) || owner == configurationTypeName {
      return false
    }
    if let members = declarations.code.types[owner] {
      return members.conformances.map { !$0.contains(name) } ?? false
    }
    guard declarations.types[owner] == nil, declarations.handwritten.types[owner] == nil,
      !declarations.code.topLevelNames.contains(owner), !ownTypeNames.contains(owner)
    else { return false }
    let known = canonicalTypeName(owner)
    switch knownDeclaration(of: known)?.kind {
    case .structure, .enumeration: return knownProtocols(of: known)?.contains(name) == false
    case .reference, .interface, .alias, nil: return false
    }
  }
}

/// Protocols to which types can conform without a declaration.
let implicitProtocols: Set<String> = [
  "Any", "AnyObject", "BitwiseCopyable", "Codable", "Copyable", "Escapable", "Sendable",
  "SendableMetatype",
]

/// Members that every value or type can have, or that Swift synthesizes.
let synthesizedMembers: Set<String> = [
  "Type", "allCases", "debugDescription", "description", "encode", "hash", "hashValue", "id",
  "init", "localizedDescription", "none", "rawValue", "self", "some",
]
