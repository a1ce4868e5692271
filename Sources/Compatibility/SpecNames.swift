import Diagnostics
import Specification
import SwiftFragments

/// The names in a project's specs, with which findings are placed, and which decide how old calls can keep compiling.
package struct SpecNames: Sendable {
  /// The properties that can have a default, by the path of their spec.
  private(set) var properties: [String: [Property]] = [:]

  /// What has the names, qualified by their owner, by the path of their spec.
  package private(set) var entries: [String: [String: Entry]] = [:]

  /// The new names of entries that are deprecated with one, by the path of their spec.
  private(set) var replacements: [String: [String: String]] = [:]

  struct Property: Hashable, Sendable {
    /// The name, qualified by its owner.
    let name: String

    /// The label of its argument.
    let label: String
  }

  /// How an old name of an entry is declared.
  package enum Kind: Hashable, Comparable, Sendable {
    case slot, modifier, style, type, component, other
  }

  /// An entry that can be deprecated.
  package struct Entry: Sendable {
    package let place: Place
    package let kind: Kind
    package let summary: String?
    package let deprecation: DeprecationSpec?
  }

  /// - Parameter specs: Specs with their paths below the project's folder.
  package init(_ specs: [(origin: String, spec: ComponentSpec)]) {
    for (origin, spec) in specs { add(spec, origin) }
  }

  /// The place of a name, if the spec has it.
  func place(of name: String, in origin: String) -> Place? { entries[origin]?[name]?.place }

  /// The names of an old version that a new one does not have anywhere, by the path of their spec.
  static func removed(from old: Self, to new: Self) -> [String: [String: Entry]] {
    let kept = Set(new.entries.values.flatMap(\.keys))
    return old.entries.mapValues { $0.filter { !kept.contains($0.key) } }
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
    if let component = spec.component {
      add(component.text, component, spec.summary, spec.deprecated, origin, .component)
    }
    for slot in spec.slots {
      add(slot.name, of: owner, slot.summary, slot.deprecated, origin, .slot)
    }
    for property in spec.properties { add(property, of: owner, origin) }
    for modifier in spec.modifiers {
      add(modifier.name, of: owner, modifier.summary, modifier.deprecated, origin, .modifier)
    }
    for form in spec.initializers?.forms ?? [] {
      if let name = form.name {
        add(name, of: owner, form.details.summary, form.details.deprecated, origin)
      }
    }
    for style in spec.styles {
      add(style.name, of: "\(owner).styles", style.summary, style.deprecated, origin, .style)
    }
    // Without a type, it is a value of SwiftUI.
    for entry in spec.environment where entry.type != nil {
      add(entry.name, of: "environment", entry.summary, entry.deprecated, origin)
    }
    for type in spec.types { add(type, in: "", origin) }
  }

  private mutating func add(_ type: TypeSpec, in scope: String, _ origin: String) {
    let name = scope + type.name.text
    add(name, type.name, type.summary, type.deprecated, origin, .type)
    for property in type.properties { add(property, of: name, origin) }
    for element in type.cases {
      add(element.name, of: name, element.summary, element.deprecated, origin)
    }
    for option in type.options {
      add(option.name, of: name, option.summary, option.deprecated, origin)
    }
    for constant in type.constants {
      add(constant.name, of: name, constant.summary, constant.deprecated, origin)
    }
    for nested in type.types { add(nested, in: name + ".", origin) }
  }

  private mutating func add(_ property: PropertySpec, of owner: String, _ origin: String) {
    add(property.name, of: owner, property.summary, property.deprecated, origin)
    let label = property.label?.text ?? property.name.text
    // A binding that the caller owns has no default, and other arguments have no label, either.
    if label != "_", property.binding?.value != .required {
      properties[origin, default: []].append(
        Property(name: "\(owner).\(property.name.text)", label: label))
    }
  }

  private mutating func add(
    _ name: SwiftName, of owner: String, _ summary: Documentation?,
    _ deprecation: DeprecationSpec?, _ origin: String, _ kind: Kind = .other
  ) {
    add("\(owner).\(name.text)", name, summary, deprecation, origin, kind)
  }

  private mutating func add(
    _ qualified: String, _ name: SwiftName, _ summary: Documentation?,
    _ deprecation: DeprecationSpec?, _ origin: String, _ kind: Kind = .other
  ) {
    entries[origin, default: [:]][qualified] = Entry(
      place: name.place, kind: kind, summary: summary?.value, deprecation: deprecation)
    if let renamed = deprecation?.renamed?.value {
      replacements[origin, default: [:]][name.text] = renamed
    }
  }
}
