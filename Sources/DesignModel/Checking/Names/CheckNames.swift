import Diagnostics
import English
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

func checkTypeName(_ name: SwiftName, _ kind: String, _ findings: inout Findings) {
  guard let first = name.text.first, first.isLowercase || first == "_" else { return }
  let better = upperCamelCase(name.withoutUnderscores)
  let rule = "the name of \(withIndefiniteArticle(kind)) begins with a capital letter"
  if first == "_", isKnownType(better) {
    // Someone who writes an underscore does not want the name without it.
    findings.error(
      .typeName, at: name.place,
      "\(rule), and '\(better)' is a type of Swift or SwiftUI; add another word, "
        + "as in 'App\(better)'")
    return
  }
  reportNameToChange(name, to: better, .typeName, rule, &findings)
}

/// Reports a name with an invalid start.
private func reportNameToChange(
  _ name: SwiftName, to better: String, _ id: ProblemID, _ rule: String, _ findings: inout Findings
) {
  guard let first = better.first, !first.isNumber else {
    return findings.error(
      id, at: name.place, "\(rule), and '\(name.text)' does not; choose another")
  }
  findings.error(
    id, at: name.place, "\(rule): '\(better)'",
    fixIts: [FixIt("rename it", [.init(name.place, better)])])
}

func checkMemberName(
  _ name: SwiftName, _ kind: String, reserved: Set<String>, _ findings: inout Findings
) {
  countSteps()
  if reserved.contains(name.text) {
    findings.error(
      .reservedName, at: name.place,
      "\(withIndefiniteArticle(kind)) cannot be named '\(name.text)', which has a meaning in every "
        + "component; choose another name")
  } else if name.text.first?.isUppercase == true || name.text.first == "_" {
    // Swift itself prefixes names with an underscore for the storage of property wrappers.
    reportNameToChange(
      name, to: lowerCamelCase(name.withoutUnderscores), .memberName,
      "the name of \(withIndefiniteArticle(kind)) begins with a lowercase letter", &findings)
  }
}

/// Checks that the names of the component's members are unique.
func checkMemberNames(in scope: ComponentScope, _ findings: inout Findings) {
  var members: [(name: SwiftName, kind: String)] = []
  members += scope.spec.properties.map {
    ($0.name, scope.isSelection($0.name.text) ? "selection" : "property")
  }
  members += scope.spec.slots.map { ($0.name, "slot") }
  members += scope.spec.oldSlotNames.map { ($0.name, "former slot name") }
  members += scope.spec.modifiers.map { ($0.name, "modifier") }
  members += scope.spec.oldModifierNames.map { ($0.name, "former modifier name") }
  members += scope.spec.environment.map { ($0.name, "environment entry") }
  members += scope.spec.state.map { ($0.name, "state") }
  members += scope.configurationAdditions.map { ($0.name, "configuration entry") }
  var seen: [String: (name: SwiftName, kind: String)] = [:]
  for member in members {
    checkMemberName(
      member.name, member.kind,
      reserved: scope.isStyleTaken ? reservedMemberNames.union(["style"]) : reservedMemberNames,
      &findings)
    checkMemberCollision(member, &seen, &findings)
  }
  for slot in scope.spec.slots where slot.route == .initializers {
    for option in slot.options {
      guard let suffix = option.option?.parameterSuffix,
        let other = seen[slot.name.text + suffix]
      else { continue }
      findings.error(
        .nameCollision, at: other.name.place,
        "the \(other.kind) '\(other.name.text)' has the name of the parameter that the option "
          + "'\(option.name)' of the slot '\(slot.name.text)' adds; rename one of them",
        notes: [Note("the slot is here", at: slot.name.place)])
    }
  }
  checkEnvironmentNames(in: scope, &findings)
}

private func checkMemberCollision(
  _ member: (name: SwiftName, kind: String),
  _ seen: inout [String: (name: SwiftName, kind: String)], _ findings: inout Findings
) {
  guard let other = seen[member.name.text] else {
    seen[member.name.text] = member
    return
  }
  let kinds = [member.kind, other.kind]
  let remedy =
    if kinds.contains("selection") {
      "name the selection with 'label'"
    } else if kinds == ["modifier", "property"] {
      "write 'modifier: true' on the property instead, or rename one of them"
    } else {
      "rename one of them"
    }
  findings.error(
    .nameCollision, at: member.name.place,
    "the \(member.kind) '\(member.name.text)' has the name of "
      + "\(withIndefiniteArticle(other.kind)); \(remedy)",
    notes: [Note("the \(other.kind) is here", at: other.name.place)])
}

/// Checks names in the environment and `View` modifiers, where the styles' own names are, too.
private func checkEnvironmentNames(in scope: ComponentScope, _ findings: inout Findings) {
  for entry in scope.spec.environment
  where (entry.type != nil || !entry.parameters.isEmpty)
    && swiftUIEnvironmentValue(named: entry.name.text) != nil
  {
    findings.error(
      .swiftuiEnvironment, at: entry.name.place,
      "SwiftUI has an environment value '\(entry.name.text)', so the name would be ambiguous; "
        + "choose another name, or remove 'type' to read SwiftUI's")
  }
  for entry in scope.spec.environment
  where entry.type != nil && scope.declarations.styleEntries.contains(entry.name.text) {
    findings.error(
      .nameCollision, at: entry.name.place,
      "'\(entry.name.text)' is the environment entry of a component's styles; "
        + "choose another name")
  }
}

extension ComponentScope {
  /// Whether `style` is the view of the resolved style.
  fileprivate var isStyleTaken: Bool { spec.body != nil && !spec.styles.isEmpty }
}

extension SwiftName {
  /// The name without its leading underscores.
  fileprivate var withoutUnderscores: String { String(text.drop { $0 == "_" }) }
}

extension SlotOption {
  /// The suffix that the parameter's name adds to the slot's; nil for none.
  fileprivate var parameterSuffix: String? {
    switch self {
    case .systemImage: "SystemName"
    case .image: "ImageName"
    case .text, .localized, .string, .value, .empty, .unlabeled: nil
    }
  }
}
