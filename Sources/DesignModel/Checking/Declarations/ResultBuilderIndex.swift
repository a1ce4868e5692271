import Diagnostics
import Specification
import SwiftFragments

/// The result builders that the properties and slots of a project name: each is emitted once.
struct ResultBuilderIndex: Sendable {
  private struct Entry: Sendable {
    let name: SwiftName
    let generics: [GenericParameter]
    let content: ResultBuilder.Content

    /// Where it is said what it builds.
    let place: Place
    var access: AccessLevel
    var imports: Set<String>
  }

  private let naming: Naming
  private var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ components: [ComponentSpec], _ naming: Naming, access: AccessLevel) {
    self.naming = naming
    for spec in components {
      let own = spec.access?.value ?? access
      for property in spec.properties { add(property, own, spec, spec.generics) }
      for builder in spec.slots.compactMap(\.builder) {
        guard let name = builder.name, let limit = builder.limit else { continue }
        add(name, [], .views(limit: limit.value), at: limit.place, own, spec)
      }
      for type in spec.types { addMembers(of: type, own, spec) }
    }
  }

  /// The names as specs write them, each where it stands first.
  var names: [SwiftName] { entries.map(\.name) }

  /// The builders as they are emitted.
  var all: [ResultBuilder] {
    entries.map {
      ResultBuilder(
        name: naming.full($0.name.text), generics: $0.generics, content: $0.content,
        access: $0.access,
        imports: $0.imports.sorted())
    }
  }

  private mutating func addMembers(
    of type: TypeSpec, _ access: AccessLevel, _ spec: ComponentSpec
  ) {
    let own = type.access?.value ?? access
    for property in type.properties { add(property, own, spec, type.generics) }
    for nested in type.types { addMembers(of: nested, own, spec) }
  }

  private mutating func add(
    _ property: PropertySpec, _ access: AccessLevel, _ spec: ComponentSpec,
    _ generics: [GenericSpec]
  ) {
    guard let name = property.builder, let type = property.type, let item = type.arrayElement
    else { return }
    let generics = type.generics(among: generics).map {
      GenericParameter(name: $0.name.text, conformances: $0.conforms.map(\.text))
    }
    add(name, generics, .items(item), at: type.place, access, spec)
  }

  private mutating func add(
    _ name: SwiftName, _ generics: [GenericParameter], _ content: ResultBuilder.Content,
    at place: Place, _ access: AccessLevel, _ spec: ComponentSpec
  ) {
    let imports = spec.imports.map(\.text)
    guard let index = entries.firstIndex(where: { $0.name.text == name.text }) else {
      entries.append(
        Entry(
          name: name, generics: generics, content: content, place: place, access: access,
          imports: Set(imports)))
      return
    }
    entries[index].imports.formUnion(imports)
    if access.openness > entries[index].access.openness { entries[index].access = access }
    guard entries[index].content != content || entries[index].generics != generics else { return }
    diagnostics.append(
      Diagnostic(
        "builder-conflict", at: place,
        "'\(name.text)' builds \(content.phrase) here, and \(entries[index].content.phrase) "
          + "elsewhere; make them the same, or give one of them a builder of its own",
        notes: [Note("the other is here", at: entries[index].place)]))
  }
}

extension ResultBuilder.Content {
  /// For messages.
  fileprivate var phrase: String {
    switch self {
    case .items(let type): "'[\(type)]'"
    case .views(let limit): "at most \(limit) \(limit == 1 ? "view" : "views")"
    }
  }
}

extension SwiftType {
  /// The generic parameters that it names.
  func generics(among generics: [GenericSpec]) -> [GenericSpec] {
    generics.filter { generic in typeNames.contains { $0.text == generic.name.text } }
  }

  /// The type of an element, if it is written as a list: `Item` of `[Item]`.
  var arrayElement: String? {
    guard text.first == "[", text.last == "]" else { return nil }
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[", "(", "<": depth += 1
      case "]", ")": depth -= 1
      case ">" where text[..<index].last != "-": depth -= 1
      // A dictionary.
      case ":" where depth == 1: return nil
      default: break
      }
      // More follows: `[Item].Element.Kind` ends so by chance.
      if depth == 0, text.index(after: index) != text.endIndex { return nil }
    }
    return String(text.dropFirst().dropLast())
  }
}
