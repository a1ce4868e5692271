import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Lookup of members in a type, and whether the result is certain.

/// The result of looking up a member.
enum MemberLookup {
  /// The possible declarations.
  case found([APISignature])

  /// The type does not have the member.
  case absent

  /// Unknown code may declare it.
  case unknown

  var isFound: Bool { if case .found = self { true } else { false } }
  var isAbsent: Bool { if case .absent = self { true } else { false } }
}

extension CodeChecker {
  /// Looks up a member in a type of Swift, Foundation or SwiftUI, or in one that conforms to one of their
  /// protocols.
  ///
  /// A later system can have further members, so a name only counts as absent if it has another meaning.
  func lookUp(_ name: String, in type: InferredType, isStatic: Bool = false) -> MemberLookup {
    countSteps()
    // The views of slots have `isEmpty`.
    if name == "isEmpty", type == .conforming("View") { return .unknown }
    // For a value of any type that conforms to a Swift protocol, another argument determines the type.
    if isStatic, case .conforming(let name) = type, refersToOthers(name) { return .unknown }
    guard let owner = lookupOwner(of: type),
      let found = knownMembers(named: name, of: owner, isStatic: isStatic)
    else { return .unknown }
    let fitting = found.map { $0.substituting(type) }.filter { signature in
      // A static member that a protocol declares for one conforming type does not exist for others.
      guard isStatic, signature.owner != owner, case .named(let result) = signature.result,
        case .named = type
      else { return true }
      return canonicalTypeName(result) == owner
    }
    if !fitting.isEmpty { return .found(fitting) }
    let isAbsent =
      isForeign(name)
      || !isStatic && closedTypes.contains(owner) && !membersOfEveryType.contains(name)
    return isAbsent && !mayHave(name, owner, isStatic: isStatic) ? .absent : .unknown
  }

  /// Whether it is a Swift protocol to which all kinds of types conform.
  private func refersToOthers(_ name: String) -> Bool {
    !name.hasSuffix("Style") && !protocolsOfViews.contains(name)
  }

  /// The name of a type in the tables; nil for a type of the project.
  func lookupOwner(of type: InferredType) -> String? {
    switch type {
    case .named(let name), .conforming(let name):
      let name = canonicalTypeName(name)
      return isSwiftUIType(name) && members(of: name) == nil ? name : nil
    case .list: return "Array"
    case .optional: return "Optional"
    case .binding, .metatype, .function, .callable, .builder, .tuple, .unknown: return nil
    }
  }

  /// Whether a name has a meaning in the project or in Swift, Foundation or SwiftUI, so that it is not a name
  /// that only a later system has.
  func isForeign(_ name: String) -> Bool {
    name.hasPrefix("$") || kitColors.contains(name)
      || !membersOfEveryType.contains(name)
        && (isProjectName(name) || isKnownMember(name) || fractionMembers.contains(name)
          || !languageSignatures(named: name).isEmpty)
  }

  /// Whether a type may have a member that the tables lack: from an extension, or on another platform.
  private func mayHave(_ name: String, _ owner: String, isStatic: Bool) -> Bool {
    let protocols = knownProtocols(of: owner) ?? []
    guard scope.declaresAllNames, !scope.mayHandwrite(name, for: protocols.union([owner])) else {
      return true
    }
    if isExtended(by: name, owner, protocols) { return true }
    if isStatic {
      return !swiftUIMembers(named: name, of: owner).isEmpty
        || laterMembers.contains("\(owner).\(name)")
    }
    // Specific views have their own methods on other platforms.
    guard owner == "View" || protocols.contains("View") else { return false }
    return isViewMethod(name)
  }

  /// Whether Swift of the project outside of a type's declaration may give it a member of a name.
  func mayExtend(_ owner: String, by name: String, _ members: DeclaredCode.Members) -> Bool {
    if members.isOpen || scope.declarations.code.openTypes.contains(owner) { return true }
    guard let conformances = members.conformances else {
      return scope.declarations.code.extensionNames.contains(name) || scope.mayHandwrite(name)
    }
    let names = conformances.union([owner, Naming.base(of: owner)])
    return isExtended(by: name, owner, conformances) || scope.mayHandwrite(name, for: names)
  }

  /// Whether views have a method of a name, from SwiftUI or from the project.
  func isViewMethod(_ name: String) -> Bool { scope.isViewMethod(name) }

  /// Whether an extension in a spec may give a type a member of a name.
  func isExtended(by name: String, _ owner: String, _ protocols: Set<String>) -> Bool {
    guard scope.declarations.code.extensionNames.contains(name) else { return false }
    let base = Naming.base(of: owner)
    return scope.declarations.extensionMembers.contains { type, names in
      guard names.contains(name) else { return false }
      if type == owner || type == base || protocols.contains(type) { return true }
      switch knownDeclaration(of: type)?.kind {
      case .structure, .enumeration, .reference, .interface: return false
      case .alias: return true
      // A type may conform to a protocol of the project.
      case nil:
        return scope.declarations.code.types[type]?.isConcrete != true
          && scope.declarations.code.components[type] == nil
      }
    }
  }

  /// The methods that Swift in specs and token files adds to views, if the name has no other meaning;
  /// otherwise nil.
  func ownViewMethods(named name: String) -> [DeclaredFunction]? {
    guard scope.declaresAllNames, swiftUIViewMethods(named: name).isEmpty else { return nil }
    let functions = scope.declarations.functions(named: name)
    guard !functions.isEmpty,
      functions.allSatisfy({ $0.signature.owner == "View" && $0.signature.kind == .method })
    else { return nil }
    return functions
  }

  /// The type of a member, read as a value.
  func type(of signatures: [APISignature]) -> InferredType {
    let properties = signatures.filter { $0.kind == .property || $0.kind == .staticProperty }
    let types = Set(properties.map(\.result))
    if properties.isEmpty, !signatures.isEmpty { return .function }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }
}

extension ComponentScope {
  /// Whether views have a method of a name, from SwiftUI or from the project.
  func isViewMethod(_ name: String) -> Bool {
    declarations.code.viewMethodNames.contains(name) || declarations.code.styleMethods[name] != nil
      || isSwiftUIViewMethod(name)
  }
}

extension APISignature {
  /// The type as that of a member of a value: with the value's type for `Self`, and its element type for
  /// `Element`.
  fileprivate func substituting(_ type: InferredType) -> Self {
    func substitute(_ part: InferredType) -> InferredType {
      switch part {
      case .named("Element"):
        switch type {
        case .list(let element): element
        case .named("String"), .named("Substring"): .named("Character")
        default: .unknown
        }
      case .named(owner) where knownDeclaration(of: owner)?.kind == .interface: type
      case .optional(let inner): .optional(substitute(inner))
      case .list(let inner): .list(substitute(inner))
      case .callable(let parameters, let result):
        .callable(parameters.map(substitute), substitute(result))
      case .builder(let parameters): .builder(parameters?.map(substitute))
      case .binding(let inner): .binding(substitute(inner))
      case .unknown, .named, .conforming, .metatype, .function, .tuple: part
      }
    }
    return APISignature(
      kind: kind, owner: owner,
      parameters: parameters.map { parameter in
        Parameter(
          label: parameter.label, type: substitute(parameter.type),
          isOptional: parameter.isOptional,
          isVariadic: parameter.isVariadic)
      }, result: substitute(result))
  }
}

/// Enums and plain values of SwiftUI that will hardly get further members in a later system.
private let closedTypes: Set<String> = [
  "Axis", "ColorScheme", "ColorSchemeContrast", "ContentMode", "ControlSize", "DynamicTypeSize",
  "Edge", "HorizontalAlignment", "HorizontalEdge", "LayoutDirection", "TextAlignment",
  "UserInterfaceSizeClass", "VerticalAlignment", "VerticalEdge", "Visibility",
]

/// UIKit colors, which SwiftUI's types do not have.
/// <https://developer.apple.com/documentation/uikit/uicolor/ui_element_colors>
let kitColors: Set<String> = [
  "darkText", "label", "lightText", "opaqueSeparator", "placeholderText", "quaternaryLabel",
  "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
  "secondarySystemGroupedBackground", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
  "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
  "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
  "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
  "tertiarySystemGroupedBackground",
]

/// Members that every value or type can have.
private let membersOfEveryType: Set<String> = [
  "Type", "allCases", "debugDescription", "description", "encode", "hash", "hashValue", "id",
  "init",
  "localizedDescription", "none", "rawValue", "self", "some",
]

/// Whether a system later than that of the tables has a member of a name.
func isOfLaterSystem(_ name: String) -> Bool { laterMemberNames.contains(name) }

private let laterMemberNames = Set(
  laterMembers.compactMap { $0.split(separator: ".").last.map(String.init) })

/// Members that are newer than the interfaces of the tables, and whose names other members have, too.
private let laterMembers: Set<String> = [
  "ButtonRole.close", "ButtonRole.confirm", "ButtonStyle.glass", "ButtonStyle.glassProminent",
  "DiscreteSymbolEffect.drawOff", "DiscreteSymbolEffect.drawOn", "IndefiniteSymbolEffect.drawOff",
  "IndefiniteSymbolEffect.drawOn", "NavigationTransition.crossFade", "PickerStyle.tabs",
  "PrimitiveButtonStyle.glass", "PrimitiveButtonStyle.glassProminent", "SymbolEffect.drawOff",
  "SymbolEffect.drawOn", "ToolbarItemPlacement.largeSubtitle", "ToolbarItemPlacement.largeTitle",
  "ToolbarItemPlacement.subtitle", "ToolbarItemPlacement.title",
]
