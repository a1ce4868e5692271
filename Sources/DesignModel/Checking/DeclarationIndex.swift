import Diagnostics
import Specification
import SwiftFragments

/// What all specs of a project declare at the top level, by name.
struct DeclarationIndex: Sendable {
  /// A type that is emitted.
  struct EmittedType: Sendable {
    let place: Place

    /// What it is, for messages: "the component 'Card'".
    let description: String
  }

  /// An entry of the environment.
  struct Entry: Sendable {
    let spec: EnvironmentSpec

    /// The component it is emitted with: the first that names it.
    let owner: String
  }

  private(set) var types: [String: EmittedType] = [:]

  /// The names of cases by the name of their enum.
  private(set) var cases: [String: [String]] = [:]
  private(set) var entries: [String: Entry] = [:]

  /// The names that styles have in the environment and as modifiers.
  private(set) var styleEntries: Set<String> = []
  private var diagnostics: [Diagnostic] = []

  /// The names of types as a file system sees them that takes `card` for `Card`.
  private var fileNames: [String: String] = [:]

  init(_ components: [ComponentSpec]) {
    for spec in components { declareTypes(of: spec) }
    for spec in components { declareEntries(of: spec) }
  }

  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  private mutating func declareTypes(of spec: ComponentSpec) {
    guard let component = spec.component else { return }
    let name = component.text
    // What is made from a name that is taken is taken, too: one error says it.
    guard declare(name, component.place, "the component '\(name)'") else { return }
    declare("\(name)Previews", component.place, "the previews of '\(name)'")
    for type in spec.types {
      declare(type.name.text, type.name.place, "the type '\(type.name.text)'")
      cases[type.name.text] = type.cases.map(\.name.text)
    }
    guard !spec.styles.isEmpty else { return }
    let entry = lowerCamelCase(name + "Style")
    styleEntries.formUnion([entry, entry + "s"])
    declare("\(name)Style", component.place, "the style protocol of '\(name)'")
    declare("\(name)StyleConfiguration", component.place, "the style configuration of '\(name)'")
    declare("Closure\(name)Style", component.place, "a support type of the styles of '\(name)'")
    for style in spec.styles {
      declare(
        styleTypeName(style.name.text, of: name), style.name.place,
        "the style '\(style.name.text)' of '\(name)'")
    }
  }

  /// Notes the name of an emitted type.
  ///
  /// - Returns: Whether the type can have it.
  @discardableResult
  private mutating func declare(
    _ name: String, _ place: Place, _ description: String
  ) -> Bool {
    if reservedTypeNames.contains(name) {
      diagnostics.append(
        Diagnostic(
          "reserved-type-name", at: place,
          "\(description) cannot be called '\(name)': emitted code needs that name; choose another")
      )
    } else if let other = types[name] ?? fileNames[name.lowercased()].flatMap({ types[$0] }) {
      let reason =
        types[name] == nil
        ? "differs from \(other.description) by case only, and file systems do not tell them apart"
        : "has the name '\(name)', which \(other.description) has already"
      diagnostics.append(
        Diagnostic(
          "duplicate-type", at: place, "\(description) \(reason); rename one of them",
          notes: [Note("\(other.description) is here", at: other.place)]))
    } else {
      types[name] = EmittedType(place: place, description: description)
      fileNames[name.lowercased()] = name
      return true
    }
    return false
  }

  private mutating func declareEntries(of spec: ComponentSpec) {
    guard let component = spec.component?.text else { return }
    for entry in spec.environment {
      let name = entry.name.text
      guard let other = entries[name]?.spec else {
        entries[name] = Entry(spec: entry, owner: component)
        continue
      }
      let isSame =
        other.type?.text == entry.type?.text
        && other.defaultValue?.text == entry.defaultValue?.text
        && (other.preservesOptional?.value ?? false) == (entry.preservesOptional?.value ?? false)
      if !isSame {
        diagnostics.append(
          Diagnostic(
            "environment-conflict", at: entry.name.place,
            "the environment entry '\(name)' is declared differently by another component; "
              + "make type and default the same, or rename one of them",
            notes: [Note("'\(name)' is declared here too", at: other.name.place)]))
      }
    }
  }
}

/// The name of a style's type: `OutlinedCardStyle`, and for `automatic` `DefaultCardStyle`.
func styleTypeName(_ style: String, of component: String) -> String {
  (style == "automatic" ? "Default" : upperCamelCase(style)) + component + "Style"
}
