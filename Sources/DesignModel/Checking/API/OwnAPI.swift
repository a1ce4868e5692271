import Specification
import SwiftFragments

/// The names that hide SwiftUI's in the Swift of a module: everything declared in the module, emitted or
/// hand-written.
package struct OwnAPI: Sendable {
  /// The unqualified names of types, including types of other modules that the module extends.
  package let types: Set<String>

  /// Everything that can be called or read after a dot: methods, static members, and members of extensions.
  package let members: Set<String>

  /// The cases and other static members, by type name, of types in specs that are neither aliases nor known
  /// to be initialized from literals.
  let staticMembers: [String: [String]]

  /// The availability of the declarations of components that not every version of the platforms has.
  let newer: NewerDeclarations

  /// Whether there can be no other declarations: all files were read, and the declarations of all modules are
  /// known.
  package let isComplete: Bool
}

extension OwnAPI {
  init(
    _ project: ProjectSpec, _ specs: [ComponentSpec], _ declarations: ProjectDeclarations,
    _ handwritten: [SwiftFileOutline], _ tokens: TokenDeclarations?
  ) {
    var types = handwritten.reduce(into: Set<String>()) { $0.formUnion($1.ownTypes) }
    var members = handwritten.reduce(into: declarations.styleEntries) { $0.formUnion($1.names) }
    if let tokens {
      // All members that they add to types of other modules are known.
      for file in tokens.support { members.formUnion(file.names) }
      members.formUnion(tokens.namespaces.flatMap(\.members).map(\.name))
    }
    for name in declarations.types.keys { types.insert(Naming.base(of: name)) }
    for spec in specs {
      types.formUnion(spec.ownTypes(declarations.naming))
      members.formUnion(spec.ownMembers)
    }
    self.types = types
    self.members = members
    newer = NewerDeclarations(specs, declarations.naming)
    staticMembers = declarations.cases.filter { name, _ in
      let conformances = declarations.typeIndex.resolved(name)?.conforms ?? []
      return !conformances.contains { $0.text.contains("ExpressibleBy") }
    }
    isComplete =
      (project.targetOutput == nil || !project.sources.isEmpty)
      && handwritten.allSatisfy(\.diagnostics.isEmpty) && declarations.hasAllTokens
      && project.imports.allSatisfy { modulesWithKnownAPI.contains($0.text) }
  }
}

/// Modules that do not extend SwiftUI's types.
package let modulesWithKnownAPI: Set<String> = [
  "AppKit", "Combine", "CoreGraphics", "Foundation", "Observation", "Swift", "SwiftUI", "UIKit",
]

extension ComponentSpec {
  /// The types that the spec declares, by their names in its Swift.
  func ownTypes(_ naming: Naming) -> Set<String> {
    var own: Set<String> = declarations.map { $0.declaredNames.union($0.api.ownTypes) } ?? []
    func add(_ types: [TypeSpec]) {
      for type in types {
        own.insert(type.name.text)
        own.insert(naming.plain(type.name.text))
        add(type.types)
      }
    }
    add(types)
    if let component { own.formUnion([component.text, naming.plain(component.text)]) }
    return own
  }

  /// The names that callers write after a dot.
  var ownMembers: Set<String> {
    var own: Set<String> = declarations?.declaredNames ?? []
    if let method { own.insert(method) }
    own.formUnion(modifiers.map { ($0.functionName ?? $0.name).text })
    own.formUnion(slots.filter { $0.via?.value == .modifier }.map(\.name.text))
    own.formUnion(properties.filter { $0.hasModifier?.value == true }.map(\.name.text))
    for entry in environment where entry.type != nil || !entry.parameters.isEmpty {
      own.insert(entry.name.text)
      if case .named(let name) = entry.modifier { own.insert(name.text) }
    }
    for list in slots.compactMap({ $0.list?.value }) {
      own.formUnion(list.traits.map { ($0.functionName ?? $0.name).text })
    }
    own.formUnion(slots.compactMap(\.tag?.text))
    func add(_ types: [TypeSpec]) {
      for type in types {
        for block in [type.body, type.members].compactMap(\.self) {
          own.formUnion(block.declaredNames)
        }
        own.formUnion(type.cases.map(\.name.text))
        add(type.types)
      }
    }
    add(types)
    return own
  }
}
