import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  mutating func checkTypeName(_ name: SwiftName, _ kind: String) {
    guard let first = name.text.first, first.isLowercase || first == "_" else { return }
    let better = upperCamelCase(String(name.text.drop { $0 == "_" }))
    error(
      "type-name", at: name.place,
      "a \(kind) is a type, and types begin with a capital: '\(better)'",
      fixIts: [FixIt("rename it", [.init(name.place, better)])])
  }

  mutating func checkMemberName(_ name: SwiftName, _ kind: String, reserved: Set<String>) {
    if reserved.contains(name.text) {
      error(
        "reserved-name", at: name.place,
        "a \(kind) cannot be called '\(name.text)': the name has a meaning in every component; "
          + "choose another")
    } else if name.text.first?.isUppercase == true {
      let better = lowerCamelCase(name.text)
      error(
        "member-name", at: name.place,
        "a \(kind) begins with a small letter: '\(better)'",
        fixIts: [FixIt("rename it", [.init(name.place, better)])])
    }
  }

  /// Checks that whatever becomes a member of the component has a name of its own.
  mutating func checkMemberNames() {
    var members: [(name: SwiftName, kind: String)] = []
    members += spec.properties.map { ($0.name, "property") }
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
    for slot in spec.slots where slot.options.contains(where: { $0.option == .systemImage }) {
      guard let other = seen[slot.name.text + "SystemName"] else { continue }
      error(
        "name-collision", at: other.name.place,
        "the \(other.kind) '\(other.name.text)' has the name of the parameter that the option "
          + "'systemImage' of the slot '\(slot.name.text)' makes; rename one of them",
        notes: [Note("the slot is here", at: slot.name.place)])
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
        + "rename one of them",
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
