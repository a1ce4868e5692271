import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// The cases of the project's enums in switches and patterns.

extension CodeResolver {
  /// Checks that a switch over an enum of the project covers all its values.
  func checkIsExhaustive(
    _ selection: CodeSelection, of type: TypeExpression, _ findings: inout Findings
  ) {
    guard let owner = type.nominalName, let values = environment.members(of: owner)?.caseValues
    else { return }
    var open = Set(values.keys)
    for item in selection.cases {
      // 'default', or an item under '#if' that has no pattern of its own.
      if item.patterns.isEmpty { return }
      guard item.conditions.isEmpty else { continue }
      for pattern in item.patterns {
        switch covered(by: pattern) {
        case .all: return
        case .one(let name): open.remove(name)
        case .some: break
        }
      }
    }
    guard !open.isEmpty else { return }
    let names = open.sorted().map { "'.\($0)'" }
    findings.error(
      .incompleteSwitch, at: tree.place(selection.subject.range),
      "this 'switch' has no case for \(names.prefix(4).joined(separator: ", "))"
        + (names.count > 4 ? " and others" : "") + " of '\(owner)'; add it, or 'default'")
  }

  private enum Coverage {
    case all
    case one(String)
    case some
  }

  /// The values that a pattern certainly covers.
  private func covered(by pattern: CodeExpression) -> Coverage {
    switch pattern.kind {
    case .binding: .all
    case .name(let name) where name.text == "_": .all
    case .other(let parts) where parts.isEmpty: .all
    case .implicitMember(let name), .member(_, let name): .one(name.text)
    case .call(let call):
      switch call.callee.kind {
      case .implicitMember(let name), .member(_, let name):
        call.arguments.allSatisfy { isCoveredByAny($0.value) } ? .one(name.text) : .some
      default: .some
      }
    case .tuple(let elements) where elements.count == 1: covered(by: elements[0].value)
    // The coverage of other patterns is unknown.
    default: .all
    }
  }

  private func isCoveredByAny(_ pattern: CodeExpression) -> Bool {
    switch pattern.kind {
    case .tuple(let elements): elements.allSatisfy { isCoveredByAny($0.value) }
    default: if case .all = covered(by: pattern) { true } else { false }
    }
  }

  /// Checks that all patterns of a case declare the same names.
  func checkDeclareTheSame(_ patterns: [CodeExpression], _ findings: inout Findings) {
    guard patterns.count > 1 else { return }
    let names = patterns.map(\.declaredNames)
    for name in names.flatMap(\.self)
    where !names.allSatisfy({ $0.contains { $0.text == name.text } }) {
      findings.error(
        .unknownName, at: tree.place(name.range),
        "only some of the patterns of this case declare '\(name.text)'; write the same names in each of them"
      )
      return
    }
  }

  /// Checks that a pattern has as many values as the case.
  func checkPayload(_ call: CodeCall, of type: TypeExpression, _ findings: inout Findings) {
    guard let owner = type.unwrapped.nominalName,
      let values = environment.members(of: owner)?.caseValues, let name = call.caseName
    else { return }
    guard let count = values[name.text], call.arguments.count != count else {
      return checkLabels(ofPattern: call, payload(of: call, type), name, &findings)
    }
    // A single pattern can cover all values together.
    if call.arguments.count == 1, count > 1 { return }
    findings.error(
      .wrongType, at: tree.place(name.range),
      "the case '.\(name.text)' has \(count == 0 ? "no values" : count == 1 ? "one value" : "\(count) values")"
        + ", and this pattern has \(call.arguments.count); "
        + (count == 0
          ? "write '.\(name.text)' alone"
          : "write '.\(name.text)(\(Array(repeating: "let …", count: count).joined(separator: ", ")))'")
    )
  }

  /// Checks that the labels in a pattern are those of the case's values; a pattern may omit them.
  private func checkLabels(
    ofPattern call: CodeCall, _ values: [APISignature.Parameter], _ name: CodeName,
    _ findings: inout Findings
  ) {
    guard values.count == call.arguments.count else { return }
    for (argument, value) in zip(call.arguments, values) {
      guard let label = argument.label, label.text != value.label else { continue }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        value.label == "_"
          ? "this value of '.\(name.text)' has no label; remove '\(label.text):'"
          : "the label of this value of '.\(name.text)' is '\(value.label)'; write '\(value.label): …'",
        fixIts: value.label == "_" ? [] : tree.name(label).guess(value.label))
      return
    }
  }

  /// The payload of the case in a pattern; empty if unknown.
  func payload(of call: CodeCall, _ type: TypeExpression) -> [APISignature.Parameter] {
    guard let owner = type.unwrapped.nominalName, let name = call.caseName else { return [] }
    return environment.members(of: owner)?.payloads[name.text] ?? []
  }

  /// Checks that a case with values, or a style with parameters, is not used without them.
  func checkHasNoPayload(
    _ member: CodeMember, _ name: CodeName, of type: TypeExpression, _ findings: inout Findings
  ) {
    guard let values = member.payload, values.contains(where: { !$0.isOptional }),
      environment.isOnlyMember(name.text)
    else { return }
    let isStyle =
      type.unwrapped.nominalName.flatMap(environment.members)?.isOfStyles == true
    let parts = isStyle ? "parameter" : "value"
    let count = values.count == 1 ? "a \(parts)" : "\(values.count) \(parts)s"
    findings.error(
      .missingArgument, at: tree.place(name.range),
      isStyle
        ? "the style '.\(name.text)' has \(count); write '.\(name.text)(…)'"
        : "the case '.\(name.text)' has \(count); write '.\(name.text)(…)', or 'if case .\(name.text) = …' to "
          + "compare without values")
  }
}

extension CodeCall {
  /// The name of the case that it is a pattern of.
  fileprivate var caseName: CodeName? {
    switch callee.kind {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }
}

extension CodeExpression {
  /// The names that it declares as a pattern.
  fileprivate var declaredNames: [CodeName] {
    switch kind {
    case .binding(let names, _): names
    case .call(let call): call.arguments.flatMap(\.value.declaredNames)
    case .tuple(let elements): elements.flatMap(\.value.declaredNames)
    case .postfix(let inner, _): inner.declaredNames
    case .cast(let inner, _): inner.declaredNames
    case .other(let parts): parts.flatMap(\.declaredNames)
    default: []
    }
  }
}
