import DesignModel
import Emission
import FileBuilding
import PortableViews
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

// Types of specs in a library without a SwiftUI module: the UIKit module declares all of them that have a
// counterpart in UIKit.

/// A type of a spec that the UIKit module lacks.
struct MissingType: Hashable, Sendable {
  let name: String

  /// The component in which it is nested; nil for a type at the top level.
  let owner: String?

  /// Whether it is a view, for which bodies can have a twin.
  let isView: Bool

  /// Whether the interface of a component contains the type.
  ///
  /// - Parameter words: The identifiers in the types of the interface.
  func isUsed(by component: Component, _ words: Set<String>) -> Bool {
    words.contains(name) && (owner == nil || owner == component.name || words.contains(owner ?? ""))
  }
}

/// The types without a counterpart in UIKit, and those that contain such a type.
///
/// - Parameter types: The types of specs, with the names of the components that own them.
func missingTypes(_ types: [(type: OwnedType, owner: String)]) -> Set<MissingType> {
  var missing: Set<MissingType> = []
  var rest: [(type: OwnedType, owner: String, words: Set<String>)] = []
  for (type, owner) in types {
    if type.declaredInUIKit == nil {
      missing.insert(MissingType(type, of: owner))
    } else {
      rest.append((type, owner, type.allWords))
    }
  }
  while true {
    let found = rest.filter { type, owner, words in
      missing.contains {
        words.contains($0.name)
          && ($0.owner == nil || $0.owner == owner || words.contains($0.owner ?? ""))
      }
    }.map { MissingType($0.type, of: $0.owner) }
    if found.isEmpty { return missing }
    missing.formUnion(found)
    rest.removeAll { type, owner, _ in missing.contains(MissingType(type, of: owner)) }
  }
}

extension MissingType {
  init(_ type: OwnedType, of owner: String) {
    let isView = type.conformances.contains("View")
    switch type.scope {
    case .plain: self.init(name: type.name, owner: nil, isView: isView)
    case .component: self.init(name: type.name, owner: owner, isView: isView)
    case .aliasInComponent(let whole): self.init(name: whole, owner: nil, isView: isView)
    }
  }
}

extension OwnedType {
  /// The type in terms of UIKit, with everything in it; nil if a part has no counterpart.
  var declaredInUIKit: OwnType? {
    guard
      conformances.allSatisfy({
        !isProtocolOfSwiftUI($0) && TypeExpression.named($0).inUIKit != nil
      })
    else { return nil }
    switch kind {
    case .enumeration(let enumeration):
      guard enumeration.cases.allSatisfy({ $0.maker == nil }) else { return nil }
    case .structure(let structure):
      guard structure.body == nil else { return nil }
      if let checks = structure.checks {
        guard
          case .lowered(checks.text, _) = loweredDeclarations(
            checks, names: BodyNames(owner: .component))
        else { return nil }
      }
    case .alias, .protocol, .optionSet, .namespace: break
    }
    guard hasPortableValues else { return nil }
    var inner: [OwnedType] = []
    for type in nested {
      guard let own = type.declaredInUIKit else { return nil }
      inner.append(own.type)
    }
    var values: [Constant] = []
    for constant in constants {
      guard let type = constant.type.inUIKit,
        let value = SwiftBlock.statements(constant.value).flatMap({
          lowered(value: $0, of: constant.type)
        })
      else { return nil }
      values.append(constant.holding(value, of: type))
    }
    func type(with members: SwiftBlock?) -> OwnedType {
      holding(constants: values, nested: inner, members: members) { $0.inUIKit ?? $0 }
    }
    guard let members else { return OwnType(type: type(with: nil), members: nil, leftOut: []) }
    guard
      case .lowered(let text, let leftOut) = loweredDeclarations(
        members, names: BodyNames(owner: .component))
    else { return nil }
    if text.isEmpty { return OwnType(type: type(with: nil), members: nil, leftOut: leftOut) }
    let isOnMainActor = text.contains("ValueBinding")
    guard
      let own = text == members.text
        ? members : SwiftBlock.declarations(isOnMainActor ? bindingsOnMainActor(text) : text)
    else { return nil }
    return OwnType(type: type(with: own), members: nil, leftOut: leftOut)
  }

  /// The identifiers in its values, its members, and the types nested in it.
  fileprivate var allWords: Set<String> {
    let own = words.union(wordsOfTypes(constants.map(\.type))).union(conformances)
      .union(constants.flatMap { plainWords(of: $0.value).map(String.init) })
      .union(members?.identifiers.map(\.text) ?? [])
    return nested.reduce(own) { $0.union($1.allWords) }
  }
}

/// Declarations of which those with bindings are on the main actor, where UIKit's bindings are.
private func bindingsOnMainActor(_ text: String) -> String {
  let declarations = SwiftBlock.declarations(text)?.declarations ?? [text]
  return declarations.map { declaration in
    guard declaration.contains("ValueBinding") else { return declaration }
    var lines = declaration.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix("//") } ?? 0
    lines.insert("@MainActor", at: first)
    return lines.joined(separator: "\n")
  }.joined(separator: "\n\n")
}

extension SwiftBlock {
  /// Each of its declarations in terms of UIKit, without those that belong to SwiftUI, and what prevents others.
  fileprivate var declaredInUIKit: (texts: [String], obstacles: [Obstacle]) {
    var texts: [String] = []
    var obstacles: [Obstacle] = []
    for declaration in declarations {
      guard let block = SwiftBlock.declarations(declaration) else { continue }
      switch loweredDeclarations(block, names: BodyNames(owner: .component)) {
      case .lowered(let text, _): if !text.isEmpty { texts.append(text) }
      case .notPortable(let blockers):
        obstacles += blockers.map { Obstacle(name: $0.name, place: place) }
      }
    }
    return (texts, obstacles)
  }
}

extension ViewText {
  /// The files of the types of a component, or of a library file, that the module declares.
  ///
  /// - Parameter missing: The types that it lacks.
  func typeFiles(
    without missing: Set<MissingType>, _ templates: Templates
  ) -> [SwiftFileContents] {
    let text = ComponentText(component, in: library)
    var isNested = false
    var files = component.types.compactMap { type -> SwiftFileContents? in
      guard !missing.contains(MissingType(type, of: component.name)),
        let own = type.declaredInUIKit?.type
      else { return nil }
      var (declaration, extensions) = text.declarations(of: own)
      var path = "\(Naming.base(of: type.name)).swift"
      switch type.scope {
      case .plain: break
      case .component:
        isNested = true
        path = "\(Naming.base(of: component.name))+\(path)"
        declaration = .type(
          TypeDeclaration(.extension, component.name, members: [[declaration]]))
      case .aliasInComponent(let whole):
        isNested = true
        path = "\(Naming.base(of: whole)).swift"
        extensions.append(text.alias(of: own, whole))
      }
      extensions.insert(declaration, at: 0)
      return file(
        path, imports: type.needsImports ? ["Foundation", "UIKit"] + library.imports : [],
        extensions, from: Origin(["types", library.naming.plain(type.name)]), templates)
    }
    if isNested {
      let outer = TypeDeclaration(
        documentation: DocumentationComment("The types of \(aNoun)."), access: access, .enum,
        component.name, members: [])
      files.append(
        file("\(Naming.base(of: component.name)).swift", imports: [], [.type(outer)], templates))
    }
    if let identifiers = text.accessibilityIdentifiers {
      let name = Accessibility.identifiersName(of: component.name)
      files.append(
        file(
          "\(Naming.base(of: name)).swift", imports: [], [identifiers],
          from: Origin(["accessibility", "identifiers"]), templates))
    }
    return files
  }

  /// The file of the hand-written Swift of a library file; nil if nothing of it has a counterpart in UIKit.
  func declarationsFile(named name: String, _ templates: Templates) -> SwiftFileContents? {
    guard let code = component.declarations else { return nil }
    let text = code.declaredInUIKit.texts.joined(separator: "\n\n")
    if text.isEmpty { return nil }
    return file(
      "\(name).swift", imports: module.imports(of: component, library) + ["Foundation"],
      [.verbatim(text)], from: Origin(["swift"]), templates)
  }
}

extension UIKitPlan {
  /// What the module lacks of each library file without a SwiftUI module that has it, by the path of the spec.
  var obstaclesInSharedFiles: [(origin: String, obstacles: [Obstacle])] {
    guard !module.isBesideSwiftUI else { return [] }
    return system.shared.map { shared in
      let missing = shared.contents.types.filter {
        let type = MissingType($0, of: "")
        return !type.isView && missingTypes.contains(type)
      }
      var obstacles = missing.map { Obstacle(name: "the type '\($0.name)'", place: nil) }
      obstacles += shared.contents.declarations?.declaredInUIKit.obstacles ?? []
      return (shared.contents.origin, obstacles)
    }
  }
}
