import Specification

/// The names in a project's specs that decide how old calls can keep compiling.
struct SpecNames: Sendable {
  /// The names whose entries can be deprecated, qualified by their owner, by the path of their spec.
  private(set) var deprecatable: [String: Set<String>] = [:]

  /// The properties that can have a default, by the path of their spec.
  private(set) var properties: [String: [Property]] = [:]

  struct Property: Hashable, Sendable {
    /// The name, qualified by its owner.
    let name: String

    /// The label of its argument.
    let label: String
  }

  /// - Parameter specs: Specs with their paths below the project's folder.
  init(_ specs: [(origin: String, spec: ComponentSpec)]) {
    for (origin, spec) in specs { add(spec, origin) }
  }

  /// The names of an old version that a new one does not have anywhere, by the path of their spec.
  static func removed(from old: Self, to new: Self) -> [String: Set<String>] {
    let kept = Set(new.deprecatable.values.joined())
    return old.deprecatable.mapValues { $0.subtracting(kept) }
  }

  /// The labels of the properties that only a new version has, by the path of their spec.
  static func labelsOfNewProperties(from old: Self, to new: Self) -> [String: Set<String>] {
    let known = Set(old.properties.values.joined().map(\.name))
    return new.properties.mapValues { properties in
      Set(properties.filter { !known.contains($0.name) }.map(\.label))
    }
  }

  private mutating func add(_ spec: ComponentSpec, _ origin: String) {
    let owner = spec.component?.text ?? ""
    if let component = spec.component { add(component.text, origin) }
    for slot in spec.slots { add("\(owner).\(slot.name.text)", origin) }
    for property in spec.properties { add(property, of: owner, origin) }
    for modifier in spec.modifiers { add("\(owner).\(modifier.name.text)", origin) }
    for form in spec.initializers?.forms ?? [] {
      if let name = form.name { add("\(owner).\(name.text)", origin) }
    }
    for style in spec.styles { add("\(owner).styles.\(style.name.text)", origin) }
    // Without a type, it is a value of SwiftUI.
    for entry in spec.environment where entry.type != nil {
      add("environment.\(entry.name.text)", origin)
    }
    for type in spec.types { add(type, in: "", origin) }
  }

  private mutating func add(_ type: TypeSpec, in scope: String, _ origin: String) {
    let name = scope + type.name.text
    add(name, origin)
    for property in type.properties { add(property, of: name, origin) }
    let members =
      type.cases.map(\.name) + type.options.map(\.name) + type.constants.map(\.name)
    for member in members { add("\(name).\(member.text)", origin) }
    for nested in type.types { add(nested, in: name + ".", origin) }
  }

  private mutating func add(_ property: PropertySpec, of owner: String, _ origin: String) {
    let name = "\(owner).\(property.name.text)"
    add(name, origin)
    let label = property.label?.text ?? property.name.text
    // A binding that the caller owns has no default, and other arguments have no label, either.
    if label != "_", property.binding?.value != .required {
      properties[origin, default: []].append(Property(name: name, label: label))
    }
  }

  private mutating func add(_ name: String, _ origin: String) {
    deprecatable[origin, default: []].insert(name)
  }
}
