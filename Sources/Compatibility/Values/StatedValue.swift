import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

/// What a spec states about a part, in a form in which two versions can be compared.
package struct StatedValue: Sendable {
  package enum Aspect: Hashable, Sendable {
    /// The value without an argument.
    case defaultValue

    /// The value that a method sets, without an argument or always.
    case setValue

    /// What a slot shows if it is omitted.
    case defaultContent
    case constant
    case rawValue

    /// The order of `allCases`.
    case order

    /// The style that applies if none is set.
    case defaultStyle

    /// What assistive technology gets, by the name of the key.
    case accessibility(String)
    case documentation

    /// The kind of change.
    package var meaning: ChangeKind {
      switch self {
      case .defaultValue, .setValue, .defaultContent, .constant, .rawValue, .order, .defaultStyle:
        .meaning
      case .accessibility: .look
      case .documentation: .documentation
      }
    }
  }

  /// The part, qualified by its owners: `Card.role`.
  package let owner: String
  package let aspect: Aspect

  /// As the spec has it.
  package let text: String

  /// As it is compared.
  fileprivate let form: String

  /// The stated type; nil if there is none.
  fileprivate let type: TypeExpression?
  package let place: Place

  /// A short name for the part: `role`.
  package let name: String
}

/// A change of a value that specs state.
package struct ChangedValue: Sendable {
  package let old: StatedValue
  package let new: StatedValue
}

/// The values that specs of a version state.
package struct StatedValuesOfSpecs: Sendable {
  private let values: [Key: StatedValue]

  package init(_ specs: some Sequence<ComponentSpec>) {
    values = Dictionary(
      specs.flatMap { StatedValues($0).values }.map { (Key($0.owner, $0.aspect), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The values that a spec of a later version states differently. A value that only one version states is not compared:
  /// it is a part of calls, or of a part that is new or gone.
  ///
  /// - Parameter names: The new names of the entries of the spec.
  package func changes(in spec: ComponentSpec, _ names: NewNames) -> [ChangedValue] {
    let oldNames = Dictionary(
      names.parts.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    return StatedValues(spec).values.compactMap { new in
      let earlier = new.owner.split(separator: ".").map { oldNames[String($0)] ?? String($0) }
        .joined(separator: ".")
      guard let old = values[Key(new.owner, new.aspect)] ?? values[Key(earlier, new.aspect)] else {
        return nil
      }
      // A value of another type is another declaration.
      if let type = old.type, let other = new.type, !type.isSame(as: other) { return nil }
      let isSame =
        old.aspect == .order
        ? haveSameOrder(old.form, new.form, names) : new.form == names.renamed(member: old.form)
      return isSame ? nil : ChangedValue(old: old, new: new)
    }
  }
}

/// Whether the cases of both versions are in the same order; cases of one version do not count.
private func haveSameOrder(_ old: String, _ new: String, _ names: NewNames) -> Bool {
  let before = old.split(separator: ",").map { names.parts[String($0)] ?? String($0) }
  let after = new.split(separator: ",").map(String.init)
  return before.filter(after.contains) == after.filter(before.contains)
}

private struct Key: Hashable {
  let owner: String
  let aspect: StatedValue.Aspect

  init(_ owner: String, _ aspect: StatedValue.Aspect) {
    self.owner = owner
    self.aspect = aspect
  }
}

private struct StatedValues {
  private(set) var values: [StatedValue] = []

  init(_ spec: ComponentSpec) {
    let owner = spec.component?.text ?? ""
    if let component = spec.component {
      add(spec.summary, owner, component)
      add(spec.discussion, owner + ".discussion", component)
    }
    for slot in spec.slots {
      let name = "\(owner).\(slot.name.text)"
      add(slot.defaultContent?.value, .defaultContent, name, slot.name, nil)
      add(slot.summary, name, slot.name)
      guard let list = slot.list?.value else { continue }
      for trait in list.traits {
        let member = "\(name).\(trait.name.text)"
        add(trait.defaultValue, .defaultValue, member, trait.name, trait.type)
        add(trait.argumentDefault, .setValue, member, trait.name, trait.type)
        add(trait.summary, member, trait.name)
      }
    }
    for property in spec.properties { add(property, owner) }
    for modifier in spec.modifiers {
      let name = "\(owner).\(modifier.name.text)"
      add(modifier.defaultValue, .defaultValue, name, modifier.name, modifier.type)
      add(
        modifier.argumentDefault ?? modifier.value, .setValue, name, modifier.name, modifier.type)
      add(modifier.parameters, name)
      add(modifier.summary, name, modifier.name)
    }
    for entry in spec.environment where entry.type != nil {
      let name = "environment.\(entry.name.text)"
      add(entry.defaultValue, .defaultValue, name, entry.name, entry.type)
      add(entry.argumentDefault ?? entry.value, .setValue, name, entry.name, entry.type)
      add(entry.parameters, name)
      add(entry.summary, name, entry.name)
    }
    for style in spec.styles {
      let name = "\(owner).styles.\(style.name.text)"
      add(style.parameters, name)
      add(style.summary, name, style.name)
    }
    if let component = spec.component, let style = spec.defaultStyle {
      add(style.name.text, .defaultStyle, owner, component.text, at: style.name.place)
    }
    for resolver in spec.resolvers {
      let name = "resolvers.\(resolver.name.text)"
      add(resolver.defaultValue, .defaultValue, name, resolver.name, resolver.type)
    }
    for type in spec.types { add(type, "") }
    if let accessibility = spec.accessibility { add(accessibility, owner) }
  }

  // MARK: - Parts

  private mutating func add(_ property: PropertySpec, _ owner: String) {
    let name = "\(owner).\(property.name.text)"
    add(property.defaultValue, .defaultValue, name, property.name, property.type)
    add(property.summary, name, property.name)
  }

  private mutating func add(_ parameters: [ParameterSpec], _ owner: String) {
    for parameter in parameters {
      let name = "\(owner).\(parameter.name.text)"
      add(parameter.defaultValue, .defaultValue, name, parameter.name, parameter.type)
      add(parameter.summary, name, parameter.name)
    }
  }

  private mutating func add(_ type: TypeSpec, _ scope: String) {
    let name = scope + type.name.text
    add(type.summary, name, type.name)
    for property in type.properties { add(property, name) }
    for element in type.cases {
      let member = "\(name).\(element.name.text)"
      add(element.raw, .rawValue, member, element.name, type.raw)
      if element.raw == nil, type.raw?.text == "String" {
        add(
          "\"\(element.name.text)\"", .rawValue, member, element.name.text, at: element.name.place)
      }
      for value in element.values {
        add(
          value.defaultValue, .defaultValue, "\(member).\(value.name.text)", value.name, value.type)
      }
      add(element.summary, member, element.name)
    }
    if type.isCaseIterable {
      add(
        type.cases.map(\.name.text).joined(separator: ","), .order, name, type.name.text,
        at: type.name.place)
    }
    if let member = type.defaultMember {
      add(member.text, .defaultValue, name, type.name.text, at: member.place)
    }
    for option in type.options {
      add(option.raw, .rawValue, "\(name).\(option.name.text)", option.name, type.raw)
      add(option.summary, "\(name).\(option.name.text)", option.name)
    }
    for constant in type.constants {
      let member = "\(name).\(constant.name.text)"
      add(constant.value, .constant, member, constant.name, constant.type)
      add(constant.summary, member, constant.name)
    }
    for nested in type.types { add(nested, name + ".") }
  }

  private mutating func add(_ accessibility: AccessibilitySpec, _ owner: String) {
    for (key, text) in [
      ("label", accessibility.label), ("hint", accessibility.hint), ("value", accessibility.value),
    ] {
      guard let text else { continue }
      add(text.text, .accessibility(key), owner, owner, at: text.place)
    }
    if let children = accessibility.children {
      add(
        children.value.rawValue, .accessibility("children"), owner, owner, at: children.place)
    }
    if let target = accessibility.minimumTarget {
      add("\(target.value)", .accessibility("minimumTarget"), owner, owner, at: target.place)
    }
    if let first = accessibility.traits.first {
      add(
        accessibility.traits.map { trait in
          trait.trait.value.rawValue + (trait.condition.map { " if \($0.text)" } ?? "")
        }.sorted().joined(separator: ", "), .accessibility("traits"), owner, owner,
        at: first.trait.place)
    }
    for entry in accessibility.identifiers {
      guard let identifier = entry.identifier else { continue }
      add(
        identifier.value, .accessibility("identifier"), "\(owner).\(entry.name.text)",
        entry.name.text, at: identifier.place)
    }
    for action in accessibility.actions {
      guard let title = action.title else { continue }
      add(
        title.text, .accessibility("action"), "\(owner).\(action.name.text)", action.name.text,
        at: title.place)
    }
  }

  // MARK: - Values

  private mutating func add(
    _ value: SwiftExpression?, _ aspect: StatedValue.Aspect, _ owner: String, _ name: SwiftName,
    _ type: SwiftType?
  ) {
    guard let value else { return }
    values.append(
      StatedValue(
        owner: owner, aspect: aspect, text: value.text,
        form: value.comparableForm(as: type?.expression), type: type?.expression,
        place: value.place, name: name.text))
  }

  private mutating func add(_ text: Documentation?, _ owner: String, _ name: SwiftName) {
    guard let text else { return }
    add(text.value, .documentation, owner, name.text, at: text.place)
  }

  private mutating func add(
    _ text: String, _ aspect: StatedValue.Aspect, _ owner: String, _ name: String, at place: Place
  ) {
    values.append(
      StatedValue(
        owner: owner, aspect: aspect, text: text, form: text, type: nil, place: place, name: name))
  }
}

extension SwiftExpression {
  /// The same text for the same value, as far as it is certain: `.neutral` for `CardRole.neutral` as well, and `1.0` for
  /// `1` where a number with a fraction is stated.
  fileprivate func comparableForm(as type: TypeExpression?) -> String {
    let text = withoutBlanks
    guard let type = type?.unwrapped else { return text }
    if text.hasPrefix("\(type.text).") { return String(text.dropFirst(type.text.utf8.count)) }
    if literal != nil, ["CGFloat", "Double", "Float"].contains(type.text), let number = Double(text)
    {
      return "\(number)"
    }
    return text
  }
}

extension AccessibilityTextSpec {
  fileprivate var text: String {
    switch self {
    case .text(let text): text.value
    case .swift(let value): value.withoutBlanks
    case .conditional(let condition, let then, let otherwise):
      "\(condition.withoutBlanks) ? \(then.text) : \(otherwise?.text ?? "")"
    case .incomplete: ""
    }
  }
}

extension ComponentSpec {
  /// The style that applies if none is set.
  fileprivate var defaultStyle: StyleSpec? {
    styles.first { $0.isDefault?.value == true } ?? styles.first { $0.name.text == "automatic" }
  }
}

extension TypeSpec {
  /// Whether clients can list its cases.
  fileprivate var isCaseIterable: Bool {
    conforms.contains { $0.expression.isComposition(with: "CaseIterable") }
  }
}
