import Diagnostics
import Specification
import StepCounting
import SwiftFragments

/// The information available before a spec is checked: the spec itself, the project's settings, the
/// declarations of all specs, and the place of each name. It does not change while the spec is checked.
///
/// Queries for single constructs are declared with their checks.
final class ComponentScope: Sendable {
  let spec: ComponentSpec
  let project: ProjectSpec
  let declarations: ProjectDeclarations

  /// The path of the spec, as emitted files name it.
  let origin: String

  /// The number of slots that use a generic parameter.
  let slotsByGeneric: [String: Int]

  /// The names in the types of a configuration's members.
  let configurationTypeNames: Set<String>

  /// The names in the types of slot arguments.
  let argumentTypeNames: Set<String>

  /// The name of the style that applies if none is set.
  let defaultStyleName: String

  /// The names of types and generic parameters in the types of the spec, at any depth.
  let ownTypeNames: Set<String>

  /// Whether the declarations of all modules that are visible in the spec are known, so that a name can be
  /// reported as misspelled.
  let seesKnownModulesAlone: Bool

  private let slots: [String: Int]
  private let properties: [String: Int]
  private let modifiers: [String: Int]
  private let state: [String: Int]
  private let entries: [String: Int]
  private let generics: [String: Int]
  private let selections: [String: Int]
  private let resolvers: [String: ResolverSpec]
  private let formFillings: [String: [SlotFilling]]

  init(
    _ spec: ComponentSpec, _ project: ProjectSpec, _ declarations: ProjectDeclarations,
    origin: String
  ) {
    let spec = spec.withSelections
    self.spec = spec
    self.project = project
    self.declarations = declarations
    self.origin = origin
    argumentTypeNames = Set(
      spec.slots.flatMap(\.arguments).compactMap(\.type).flatMap(\.typeNames).map(\.text))
    defaultStyleName =
      spec.styles.first { $0.isDefault?.value == true }?.name.text ?? "automatic"
    slots = spec.slots.positions { $0.name.text }
    properties = spec.properties.positions { $0.name.text }
    modifiers = spec.modifiers.positions { $0.name.text }
    state = spec.state.positions { $0.name.text }
    entries = spec.environment.positions { $0.name.text }
    generics = spec.generics.positions { $0.name.text }
    selections = spec.slots.positions { $0.selectionName?.text }
    resolvers = Dictionary(
      (spec.resolvers + project.resolvers).map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    slotsByGeneric = Dictionary(
      spec.slots.compactMap { $0.generic.map { ($0.text, 1) } }, uniquingKeysWith: +)
    formFillings = Dictionary(
      (spec.initializers?.forms ?? []).flatMap(\.choices).map { ($0.slot.text, $0.choices) },
      uniquingKeysWith: +)
    func names(in types: [TypeSpec]) -> [String] {
      types.flatMap { type in
        [type.name.text] + type.generics.map(\.name.text) + names(in: type.types)
      }
    }
    let forms =
      (spec.initializers?.forms ?? []).map(\.details)
      + [spec.initializers?.shared].compactMap(\.self)
    ownTypeNames = Set(names(in: spec.types)).union(forms.flatMap(\.generics).map(\.name.text))
    // If a target has files that are not read, they can declare anything.
    seesKnownModulesAlone =
      (project.targetOutput == nil || !project.sources.isEmpty) && declarations.hasAllTokens
      && (spec.imports + project.imports).allSatisfy { modulesWithKnownNames.contains($0.text) }
      // The members of a module that one file imports are visible in all files of the target.
      && declarations.handwritten.imports.isSubset(of: modulesWithKnownNames)
    configurationTypeNames = Set(spec.configurationTypes.flatMap(\.typeNames).map(\.text))
  }

  // MARK: - Parts of the spec by name, the first of each

  func slot(named name: String) -> SlotSpec? { slots[name].map { spec.slots[$0] } }

  /// A slot in the spec, and in the model.
  func id(ofSlot name: String) -> SlotID? { slots[name].map(SlotID.init) }

  func property(named name: String) -> PropertySpec? {
    properties[name].map { spec.properties[$0] }
  }

  /// A property in the spec, and in the model.
  func id(ofProperty name: String) -> PropertyID? { properties[name].map(PropertyID.init) }

  func modifier(named name: String) -> ModifierSpec? { modifiers[name].map { spec.modifiers[$0] } }

  func state(named name: String) -> StateSpec? { state[name].map { spec.state[$0] } }

  func entry(named name: String) -> EnvironmentSpec? { entries[name].map { spec.environment[$0] } }

  func generic(named name: String) -> GenericSpec? { generics[name].map { spec.generics[$0] } }

  /// The list whose selection is a property of this name.
  func slot(selecting property: String) -> SlotSpec? {
    selections[property].map { spec.slots[$0] }
  }

  /// The ways of filling a slot in forms.
  func formFillings(of slot: SlotSpec) -> [SlotFilling] { formFillings[slot.name.text] ?? [] }

  /// A resolver of the spec, otherwise of the project.
  func resolver(named name: String) -> ResolverSpec? { resolvers[name] }
}

/// The modules whose declarations are in the tables.
private let modulesWithKnownNames: Set<String> = [
  "SwiftUI", "Foundation", "Combine", "Observation", "CoreGraphics", "Swift",
]

// Slots of the spec correspond to those of the model.
extension [SlotSpec] {
  package subscript(id: SlotID) -> SlotSpec { self[id.position] }
}

extension ComponentScope {
  /// Whether no file of the library can declare an unknown function or variable.
  var declaresAllNames: Bool { seesKnownModulesAlone && project.sources.isEmpty }

  /// Whether hand-written Swift may give a member of a name to a type that it does not declare.
  func mayHandwrite(_ name: String) -> Bool {
    project.sources.isEmpty
      ? declarations.handwritten.extensionNames.contains(name)
      : declarations.handwritten.memberNames.contains(name)
  }

  /// Whether hand-written Swift may give one of some types a member of a name.
  func mayHandwrite(_ name: String, for types: some Sequence<String>) -> Bool {
    guard mayHandwrite(name) else { return false }
    // Token files are read completely.
    return !project.sources.isEmpty
      || types.contains { declarations.handwritten.declares(name, of: $0) }
  }
}

extension ComponentSpec {
  /// The types of a configuration's members.
  fileprivate var configurationTypes: [SwiftType] {
    let types =
      properties.map(\.type) + modifiers.map(\.type) + state.map(\.type) + slots.map(\.type)
      + slots.flatMap { $0.arguments.map(\.type) } + (configuration?.entries ?? []).map(\.type)
    return types.compactMap(\.self)
  }
}

extension Array {
  /// The first position of each name.
  fileprivate func positions(_ name: (Element) -> String?) -> [String: Int] {
    var positions: [String: Int] = [:]
    positions.reserveCapacity(count)
    countSteps(count)
    for (position, element) in enumerated() {
      guard let name = name(element), positions[name] == nil else { continue }
      positions[name] = position
    }
    return positions
  }
}
