import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  mutating func checkTypeName(_ name: SwiftName, _ kind: String) {
    guard let first = name.text.first, first.isLowercase || first == "_" else { return }
    rename(
      name, to: upperCamelCase(name.withoutUnderscores), "type-name",
      "the name of a \(kind) begins with a capital")
  }

  /// Reports a name that begins as it should not.
  private mutating func rename(
    _ name: SwiftName, to better: String, _ id: String, _ rule: String
  ) {
    guard let first = better.first, !first.isNumber else {
      return error(id, at: name.place, "\(rule), and '\(name.text)' does not; choose another")
    }
    error(
      id, at: name.place, "\(rule): '\(better)'",
      fixIts: [FixIt("rename it", [.init(name.place, better)])])
  }

  mutating func checkMemberName(_ name: SwiftName, _ kind: String, reserved: Set<String>) {
    if reserved.contains(name.text) {
      error(
        "reserved-name", at: name.place,
        "a \(kind) cannot be called '\(name.text)': the name has a meaning in every component; "
          + "choose another")
    } else if name.text.first?.isUppercase == true || name.text.first == "_" {
      // Swift itself puts an underscore before names, for what is behind a property wrapper.
      rename(
        name, to: lowerCamelCase(name.withoutUnderscores), "member-name",
        "the name of a \(kind) begins with a small letter")
    }
  }

  /// Checks that whatever becomes a member of the component has a name of its own.
  mutating func checkMemberNames() {
    var members: [(name: SwiftName, kind: String)] = []
    members += spec.properties.map {
      ($0.name, isSelection($0.name.text) ? "selection" : "property")
    }
    members += spec.slots.map { ($0.name, "slot") }
    members += spec.modifiers.map { ($0.name, "modifier") }
    members += spec.environment.map { ($0.name, "environment entry") }
    members += spec.state.map { ($0.name, "state") }
    members += configurationAdditions.map { ($0.name, "configuration entry") }
    var seen: [String: (name: SwiftName, kind: String)] = [:]
    for member in members {
      checkMemberName(
        member.name, member.kind,
        reserved: isStyleTaken ? reservedMemberNames.union(["style"]) : reservedMemberNames)
      collide(member, &seen)
    }
    for slot in spec.slots where slot.route == .initializers {
      for option in slot.options {
        guard let suffix = option.option?.parameterSuffix,
          let other = seen[slot.name.text + suffix]
        else { continue }
        error(
          "name-collision", at: other.name.place,
          "the \(other.kind) '\(other.name.text)' has the name of the parameter that the option "
            + "'\(option.name)' of the slot '\(slot.name.text)' makes; rename one of them",
          notes: [Note("the slot is here", at: slot.name.place)])
      }
    }
    checkEnvironmentNames()
  }

  /// Whether `style` is the view of the resolved style.
  private var isStyleTaken: Bool { spec.body != nil && !spec.styles.isEmpty }

  private mutating func collide(
    _ member: (name: SwiftName, kind: String),
    _ seen: inout [String: (name: SwiftName, kind: String)]
  ) {
    guard let other = seen[member.name.text] else {
      seen[member.name.text] = member
      return
    }
    error(
      "name-collision", at: member.name.place,
      "the \(member.kind) '\(member.name.text)' has the name of a \(other.kind); "
        + ([member.kind, other.kind].contains("selection")
          ? "name the selection by 'label'" : "rename one of them"),
      notes: [Note("the \(other.kind) is here", at: other.name.place)])
  }

  /// The environment and the modifiers of `View` are shared with the styles' own names.
  private mutating func checkEnvironmentNames() {
    for entry in spec.environment
    where entry.type != nil && index.styleEntries.contains(entry.name.text) {
      error(
        "name-collision", at: entry.name.place,
        "'\(entry.name.text)' is the environment entry of a component's styles; "
          + "choose another name")
    }
  }
}

extension SwiftName {
  /// The name without the underscores it begins with.
  fileprivate var withoutUnderscores: String { String(text.drop { $0 == "_" }) }
}

extension SlotOption {
  /// What the parameter's name has behind the slot's; nil for nothing.
  fileprivate var parameterSuffix: String? {
    switch self {
    case .systemImage: "SystemName"
    case .image: "ImageName"
    case .text, .localized, .string, .value, .empty, .unlabeled: nil
    }
  }
}
