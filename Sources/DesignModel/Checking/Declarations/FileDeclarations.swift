import Diagnostics
import Specification
import SwiftFragments

/// The declarations of one spec for the whole module. They depend only on that spec and the project's
/// settings.
struct FileDeclarations: Sendable {
  /// The owner of types and entries: a component, or a library file; nil if unknown.
  let owner: String?

  /// Everything that needs a unique name in the module, in the order in which names are assigned.
  let items: [DeclaredItem]

  /// The types, nested ones after enclosing ones, by their names in fragments.
  let types: [(name: String, spec: TypeSpec)]

  /// Whether the component has generic parameters.
  let isGeneric: Bool

  /// The conformances of a component that is a value; nil for others.
  let valueConformances: [SwiftType]?

  /// The environment entries that have a type.
  let entries: [EnvironmentSpec]
  let builders: [BuilderDeclaration]

  /// The declarations that Swift in any spec can use.
  let code: DeclaredCode

  /// The members that extensions add, in the order of the spec.
  let extensionMembers: [SwiftBlock.ExtensionMember]

  /// The `View` method of a modifier.
  let viewMethod: SwiftName?
  let access: AccessLevel
  let support: SupportUses
}

/// The support files that a spec uses.
struct SupportUses: Sendable {
  let hasStyles: Bool
  let hasOptionalBindings: Bool
  let hasLists: Bool
  let hasSelections: Bool

  /// Whether a list allows selecting one or several items, depending on the caller.
  let hasOpenSelections: Bool
}

/// Something with a name that must be unique in the module.
enum DeclaredItem: Sendable {
  case name(NameClaim)
  case listMethod(ListMethod)

  /// The names of a component's styles in the environment and as `View` methods.
  case styleEntries([String], Place)

  /// The types that specs name and that the module has under other names, because it has views of UIKit alone.
  case renamedTypes([String])

  static func type(
    _ name: String, _ place: Place, _ description: String, hasBody: Bool = false,
    setting: String? = nil
  ) -> Self {
    .name(
      NameClaim(
        kind: .type, name: name, place: place, description: description, hasBody: hasBody,
        setting: setting))
  }

  /// A private type, which is emitted in the file of another declaration.
  static func helper(_ name: String, _ place: Place, _ description: String) -> Self {
    .name(
      NameClaim(
        kind: .type, name: name, place: place, description: description, hasFile: false,
        isPrivate: true))
  }

  static func file(_ name: String, _ place: Place, _ description: String) -> Self {
    .name(NameClaim(kind: .file, name: name, place: place, description: description))
  }

  /// The item if the only emitted files have some names, and all other declarations are in these.
  func merged(into files: Set<String>) -> Self {
    switch self {
    case .name(var claim):
      claim.hasFile = files.contains(claim.fileName)
      claim.dependents = claim.dependents.map { $0.merged(into: files) }
      return .name(claim)
    case .listMethod, .styleEntries, .renamedTypes: return self
    }
  }
}

/// A name that a spec requests for a type and its file, or for a file alone.
struct NameClaim: Sendable {
  enum Kind: Sendable { case type, file }

  let kind: Kind
  let name: String
  let place: Place

  /// Its description in messages: "the component 'Card'".
  let description: String

  /// Whether it has a body, which can be in a hand-written file.
  var hasBody = false

  /// The setting of the project file that gives it another name; nil if the spec itself has the name.
  var setting: String?

  /// Whether a file of its name is emitted.
  var hasFile = true

  /// Whether the type is private in its file, so that other private types can have its name.
  var isPrivate = false

  /// Items whose names derive from it: if another spec has the name, it has these, too, and one error is
  /// sufficient.
  var dependents: [DeclaredItem] = []
}

/// A `View` method with which callers set a value on the views of a list.
struct ListMethod: Sendable {
  let name: SwiftName

  /// Its purpose, for messages.
  let purpose: String

  /// The key that sets its name.
  let key: String
}

/// The project's settings that affect names.
struct NameSettings: Sendable {
  let naming: Naming
  let access: AccessLevel
  let files: FileLayout
  let hasStyleClosures: Bool

  /// Whether styles have `concat`.
  let composesStyles: Bool

  /// Whether the keys of environment entries are emitted instead of `@Entry`.
  let writesEnvironmentKeysOut: Bool

  /// Whether all platforms have container values, which replace the private keys of lists.
  let hasSubviews: Bool

  /// The project's resolvers, by name.
  let resolvers: [ResolverSpec]

  /// Whether the module has views of SwiftUI, and not only those of UIKit.
  private let hasSwiftUI: Bool

  init(_ project: ProjectSpec) {
    naming = Naming(project)
    access = project.access?.value ?? .public
    files = project.files?.value ?? .separate
    hasStyleClosures = project.styling?.closure?.value != false
    composesStyles = project.styling?.compose?.value != false
    writesEnvironmentKeysOut = project.entryMacro?.value == false
    hasSubviews = DesignModel.hasSubviews(on: platforms(project))
    resolvers = project.resolvers
    hasSwiftUI = project.hasSwiftUI
  }

  /// The name of the type that is emitted for a component: `Card`, or `CardView` without SwiftUI.
  func view(of component: String) -> String {
    hasSwiftUI ? component : Naming.uiKitView(of: component)
  }
}

extension FileDeclarations {
  init(_ spec: ComponentSpec, _ settings: NameSettings) {
    let access = spec.access?.value ?? settings.access
    let isValue = spec.kindOrView == .value
    let selections = spec.slots.compactMap(\.selection)
    let types = spec.owner.map { namedTypes(of: spec, in: $0) } ?? []
    let items =
      (spec.isLibraryFile ? libraryItems(of: spec, settings.files) : [])
      + componentItems(of: spec, settings)
    self.init(
      owner: spec.owner,
      items: settings.files == .compact
        ? items.map { $0.merged(into: compactFiles(of: spec)) } : items,
      types: types,
      isGeneric: spec.hasGenericParameters,
      valueConformances: isValue ? spec.conforms : nil,
      entries: spec.owner == nil ? [] : spec.environment.filter { $0.type != nil },
      builders: builderDeclarations(of: spec, access),
      code: DeclaredCode(spec, types: types, resolvers: settings.resolvers),
      extensionMembers: spec.declarations?.extensionMembers ?? [],
      viewMethod: spec.method.flatMap { method in
        spec.methodPlace.map { SwiftName(text: method, place: $0) }
      }, access: access,
      support: SupportUses(
        hasStyles: !spec.styles.isEmpty,
        hasOptionalBindings: spec.properties.contains { $0.binding?.value == .optional },
        hasLists: spec.slots.contains(where: \.isList), hasSelections: !selections.isEmpty,
        hasOpenSelections: selections.contains { $0.extent == .optionalOrSeveral }))
  }
}

extension ComponentSpec {
  /// Whether the component has generic parameters: its own, or those of slots.
  fileprivate var hasGenericParameters: Bool {
    kindOrView != .value && slots.contains { $0.type == nil } || !generics.isEmpty
  }
}

/// The types of a spec by the names with which they are used: `CardRole`, and `Card.Role` for one in a
/// component or in another type.
private func namedTypes(
  of spec: ComponentSpec, in owner: String
) -> [(name: String, spec: TypeSpec)] {
  func named(_ type: TypeSpec, _ prefix: String) -> [(name: String, spec: TypeSpec)] {
    let name = prefix + type.name.text
    return [(name, type)] + type.types.flatMap { named($0, name + ".") }
  }
  return spec.types.flatMap { named($0, $0.scope?.value == .component ? owner + "." : "") }
}

/// The names of the files of a spec in the compact layout, without their extension.
private func compactFiles(of spec: ComponentSpec) -> Set<String> {
  guard let component = spec.component else { return [SharedFile.name(of: spec.source.path)] }
  let base = Naming.base(of: component.text)
  return [
    base, StyleNames(of: base).protocol, "\(base)Styles", Naming.previews(of: base),
  ]
}

/// The types of a library file, and the file of its declarations.
private func libraryItems(of spec: ComponentSpec, _ files: FileLayout) -> [DeclaredItem] {
  var items: [DeclaredItem] = spec.types.map {
    .type($0.name.text, $0.name.place, "the type '\($0.name.text)'")
  }
  let first: Place? =
    switch files {
    case .separate: nil
    case .compact: spec.types.first?.name.place ?? spec.environment.first?.name.place
    }
  if let place = spec.declarations?.place ?? first {
    items.append(
      .file(
        SharedFile.name(of: spec.source.path), place,
        "the file of the declarations in '\(spec.source.path)'"))
  }
  return items
}

/// A component, and the items whose names derive from it.
private func componentItems(of spec: ComponentSpec, _ settings: NameSettings) -> [DeclaredItem] {
  guard let component = spec.component else { return [] }
  let name = component.text
  let description = "the component '\(name)'"
  let dependents = dependentItems(of: spec, component, settings)
  func claim(_ kind: NameClaim.Kind, _ name: String, _ description: String, _ rest: [DeclaredItem])
    -> DeclaredItem
  {
    .name(
      NameClaim(
        kind: kind, name: name, place: component.place, description: description,
        hasBody: spec.kindOrView != .value, dependents: rest))
  }
  switch spec.kindOrView {
  case .view, .value: return [claim(.type, name, description, dependents)]
  // There is no type of its name.
  case .modifier:
    let modifier = claim(
      .type, Naming.viewModifier(name), "the view modifier behind '\(name)'", dependents)
    return [claim(.file, Naming.base(of: name), description, [modifier])]
  }
}

private func dependentItems(
  of spec: ComponentSpec, _ component: SwiftName, _ settings: NameSettings
) -> [DeclaredItem] {
  let name = component.text
  let base = Naming.base(of: name)
  let view = spec.kindOrView == .view ? settings.view(of: name) : name
  var items: [DeclaredItem] = [
    .type(Naming.previews(of: view), component.place, "the previews of '\(name)'")
  ]
  if view != name { items.append(.type(view, component.place, "the view of '\(name)'")) }
  if let first = spec.accessibility?.identifiers.first {
    items.append(
      .type(
        Accessibility.identifiersName(of: name), first.name.place,
        "the type of the accessibility identifiers of '\(name)'"))
  }
  for type in spec.types {
    let isScoped = type.scope?.value == .component
    let (own, description) = (type.name.text, "the type '\(type.name.text)'")
    if isScoped, !spec.hasGenericParameters {
      items.append(.file("\(base)+\(own)", type.name.place, description))
    } else {
      items.append(.type(isScoped ? name + own : own, type.name.place, description))
    }
  }
  for modifier in spec.modifiers where !modifier.parameters.isEmpty {
    if let item = argumentsItem(modifier.type, of: modifier.name) { items.append(item) }
  }
  for slot in spec.slots {
    guard let content = slot.defaultContent, content.type == nil, content.value != nil,
      slot.type == nil
    else { continue }
    items.append(
      .type(
        settings.naming.defaultView(of: slot.name.text, in: name), slot.name.place,
        "the default view of the slot '\(slot.name.text)'"))
  }
  return items + listItems(of: spec, name, settings)
    + styleItems(of: spec, component, settings)
}

/// The types of lists whose items have more than an identity.
private func listItems(
  of spec: ComponentSpec, _ component: String, _ settings: NameSettings
) -> [DeclaredItem] {
  let naming = settings.naming
  let lists = spec.listsWithOwnItems
  var items: [DeclaredItem] = []
  if !settings.hasSubviews || settings.writesEnvironmentKeysOut {
    items += keysOfLists(in: spec, component)
  }
  for slot in lists {
    guard let list = slot.list?.value else { continue }
    if spec.styles.isEmpty {
      items.append(
        .type(
          naming.listItem(of: lists.count > 1 ? slot.name.text : nil, in: component),
          slot.name.place, "the type of the items of '\(slot.name.text)'"))
    }
    if list.selection != nil, let tag = slot.tag {
      // For two equal tags, one error is sufficient.
      items.append(
        .name(
          NameClaim(
            kind: .type, name: naming.tagType(of: tag.text), place: tag.place,
            description: "the type that stores the tag '\(tag.text)'",
            dependents: [
              .listMethod(ListMethod(name: tag, purpose: "tags a view", key: "tag"))
            ])))
    }
    items += list.traits.map {
      .listMethod(
        ListMethod(
          name: $0.functionName ?? $0.name, purpose: "sets '\($0.name.text)'", key: "name"))
    }
  }
  if let slot = lists.first(where: {
    $0.selection != nil || $0.list?.value?.traits.isEmpty == false
  }) {
    items.append(
      .file(
        "\(Naming.base(of: component))Traits", slot.name.place,
        "the file of the traits of '\(slot.name.text)'"))
  }
  return items
}

/// The private types of the keys of values that views have for lists.
private func keysOfLists(in spec: ComponentSpec, _ component: String) -> [DeclaredItem] {
  let lists = spec.slots.filter { $0.list?.value?.readsViews ?? false }
  return lists.flatMap { slot -> [DeclaredItem] in
    guard let list = slot.list?.value else { return [] }
    var values = list.traits.map { ($0.name.text, $0.name.place) }
    if list.selection != nil, !values.contains(where: { $0.0 == "tag" }) {
      values.append(("tag", slot.name.place))
    }
    return values.map { value, place in
      .helper(
        Naming.keyType(
          Naming.listKey(value, of: lists.count > 1 ? slot.name.text : nil, in: component)), place,
        "the key of '\(value)' in the list '\(slot.name.text)'")
    }
  }
}

private func styleItems(
  of spec: ComponentSpec, _ component: SwiftName, _ settings: NameSettings
) -> [DeclaredItem] {
  guard !spec.styles.isEmpty else { return [] }
  let (name, place) = (component.text, component.place)
  let base = Naming.base(of: name)
  let view = settings.view(of: name)
  let names = StyleNames(of: view)
  var items: [DeclaredItem] = [
    .styleEntries([names.modifier, names.entry], place),
    .type(names.protocol, place, "the style protocol of '\(name)'"),
    .file(names.key, place, "the environment entry of the styles of '\(name)'"),
    .helper(names.host, place, "the view that runs the styles of '\(name)'"),
    .type(names.configuration, place, "the style configuration of '\(name)'"),
  ]
  if settings.hasStyleClosures {
    items.append(.type(names.closure, place, "a support type of the styles of '\(name)'"))
  }
  if settings.composesStyles {
    items.append(
      .helper(
        names.concatenation, place, "the type of two styles of '\(name)' in one"))
  }
  if settings.writesEnvironmentKeysOut {
    items.append(
      .helper(
        Naming.keyType(names.modifier), place, "the environment key of the styles of '\(name)'"))
  }
  switch settings.files {
  case .separate: break
  case .compact: items.append(.file("\(base)Styles", place, "the file of the styles of '\(name)'"))
  }
  if view != name {
    let written = StyleNames(of: name)
    items.append(
      .renamedTypes(
        [written.protocol, written.configuration]
          + spec.styles.map { styleTypeName($0.name.text, of: name, settings.naming) }))
  }
  return items
    + spec.styles.map {
      .type(
        styleTypeName($0.name.text, of: view, settings.naming), $0.name.place,
        "the style '\($0.name.text)' of '\(name)'", hasBody: true)
    }
}

/// The struct that stores the arguments of a method; nil if its name is unknown.
func argumentsItem(_ type: SwiftType?, of setting: SwiftName) -> DeclaredItem? {
  type.map {
    .type($0.unwrapped.text, $0.place, "the struct of the arguments of '\(setting.text)'")
  }
}

/// The name of a style's type: `OutlinedCardStyle`, or `DefaultCardStyle` for `automatic`.
func styleTypeName(_ style: String, of component: String, _ naming: Naming) -> String {
  naming.full(
    (style == "automatic" ? "Default" : upperCamelCase(style)) + naming.plain(component) + "Style")
}

extension SlotListSpec {
  /// Whether an item is more than a view with an identity.
  var hasOwnItems: Bool { readsViews || !values.isEmpty }

  /// Whether the list reads values of the views in it.
  var readsViews: Bool { selection != nil || !traits.isEmpty }
}

extension ComponentSpec {
  /// The lists whose items are more than views with an identity.
  var listsWithOwnItems: [SlotSpec] { slots.filter { $0.list?.value?.hasOwnItems ?? false } }

  /// The owner of types and environment entries: a component, or a library file; nil if unknown.
  var owner: String? { component?.text ?? (isLibraryFile ? source.path : nil) }
}
