import Diagnostics
import Specification
import SwiftFragments

/// The names in a project's specs, with which findings are placed, and which decide how old calls can keep compiling.
struct SpecNames: Sendable {
  /// The properties that can have a default, by the path of their spec.
  private(set) var properties: [String: [Property]] = [:]

  /// The places of the names whose entries can be deprecated, qualified by their owner, by the path of their spec.
  private(set) var places: [String: [String: Place]] = [:]

  /// The new names of entries that are deprecated with one, by the path of their spec.
  private(set) var replacements: [String: [String: String]] = [:]

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
    let kept = Set(new.places.values.flatMap(\.keys))
    return old.places.mapValues { Set($0.keys).subtracting(kept) }
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
    if let component = spec.component { add(component.text, component, origin) }
    for slot in spec.slots { add(slot.name, of: owner, slot.deprecated, origin) }
    for property in spec.properties { add(property, of: owner, origin) }
    for modifier in spec.modifiers { add(modifier.name, of: owner, modifier.deprecated, origin) }
    for form in spec.initializers?.forms ?? [] {
      if let name = form.name { add(name, of: owner, nil, origin) }
    }
    for style in spec.styles { add(style.name, of: "\(owner).styles", style.deprecated, origin) }
    // Without a type, it is a value of SwiftUI.
    for entry in spec.environment where entry.type != nil {
      add(entry.name, of: "environment", entry.deprecated, origin)
    }
    for type in spec.types { add(type, in: "", origin) }
  }

  private mutating func add(_ type: TypeSpec, in scope: String, _ origin: String) {
    let name = scope + type.name.text
    add(name, type.name, origin)
    add(type.deprecated, of: type.name, origin)
    for property in type.properties { add(property, of: name, origin) }
    for element in type.cases { add(element.name, of: name, element.deprecated, origin) }
    for option in type.options { add(option.name, of: name, option.deprecated, origin) }
    for constant in type.constants { add(constant.name, of: name, constant.deprecated, origin) }
    for nested in type.types { add(nested, in: name + ".", origin) }
  }

  private mutating func add(_ property: PropertySpec, of owner: String, _ origin: String) {
    add(property.name, of: owner, property.deprecated, origin)
    let label = property.label?.text ?? property.name.text
    // A binding that the caller owns has no default, and other arguments have no label, either.
    if label != "_", property.binding?.value != .required {
      properties[origin, default: []].append(
        Property(name: "\(owner).\(property.name.text)", label: label))
    }
  }

  private mutating func add(
    _ name: SwiftName, of owner: String, _ deprecation: DeprecationSpec?, _ origin: String
  ) {
    add("\(owner).\(name.text)", name, origin)
    add(deprecation, of: name, origin)
  }

  private mutating func add(_ deprecation: DeprecationSpec?, of name: SwiftName, _ origin: String) {
    if let renamed = deprecation?.renamed?.value {
      replacements[origin, default: [:]][name.text] = renamed
    }
  }

  private mutating func add(_ qualified: String, _ name: SwiftName, _ origin: String) {
    places[origin, default: [:]][qualified] = name.place
  }
}
