import Diagnostics
import English
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Problems of calls regardless of types: labels that nothing has, repeated labels, and arguments that are no values.

extension CodeResolver {
  /// Checks that no argument is a type, and that no label of a call of the API is repeated.
  func checkForm(of call: CodeCall, _ scope: CodeScope, _ findings: inout Findings) {
    for argument in call.arguments { checkIsNoType(argument.value, scope, &findings) }
    var seen: Set<String> = []
    for label in call.arguments.compactMap(\.label) where !seen.insert(label.text).inserted {
      guard let name = call.calleeName, scope.locals[name.text] == nil,
        !environment.isProjectName(name.text), !component.mayHandwrite(name.text)
      else { return }
      let signatures = apiSignatures(named: name.text) + languageSignatures(named: name.text)
      guard !signatures.isEmpty, !isMemberOfOthers(name.text),
        signatures.allSatisfy({ $0.parameters.count { $0.label == label.text } < 2 })
      else { return }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "'\(name.text)' takes '\(label.text)' once; this call has it twice")
    }
  }

  /// Checks that the arguments of a call are values, not assignments.
  ///
  /// - Returns: Whether one is an assignment. Then nothing is known about the parameters that they are for.
  func checkHasAssignments(
    _ call: CodeCall, _ scope: CodeScope, _ findings: inout Findings
  ) -> Bool {
    let before = findings.diagnostics.count
    for argument in call.arguments { checkIsNoAssignment(argument, of: call, scope, &findings) }
    return findings.diagnostics.count > before
  }

  private func checkIsNoAssignment(
    _ argument: CodeArgument, of call: CodeCall, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard case .infix(let left, "=", let right) = argument.value.kind, component.declaresAllNames
    else { return }
    // A function of the project can take an autoclosure.
    let mayAssign =
      call.calleeName.map {
        scope.locals[$0.text] != nil || environment.isProjectName($0.text)
      } ?? true
    let isDeclared = isDeclared(left, scope)
    if mayAssign, isDeclared { return }
    let what = "an argument is a value, not an assignment"
    guard argument.label == nil, case .name(let name) = left.kind else {
      return findings.error(
        .wrongType, at: tree.place(argument.value.range),
        "\(what); write '==' to compare, or braces around it for a closure")
    }
    let (label, comparison) = (
      "'\(name.text): …' for the parameter '\(name.text)'", "'==' to compare"
    )
    let sign = left.range.upperBound..<right.range.lowerBound
    findings.error(
      .wrongType, at: tree.place(argument.value.range),
      "\(what); write "
        + (isDeclared ? "\(comparison), or \(label)" : "\(label), or \(comparison)"),
      fixIts: tree.name(name).isWritten && !isDeclared
        ? [FixIt("write '\(name.text):'", [.init(tree.place(sign), ": ")], isSafe: false)] : [])
  }

  /// Whether the assigned expression may be a variable: one that the code or the spec declares, or a member.
  private func isDeclared(_ assigned: CodeExpression, _ scope: CodeScope) -> Bool {
    guard case .name(let name) = assigned.kind else { return true }
    return scope.locals[name.text] != nil || context.contains(name.text)
  }

  /// Checks that the name of a type is not used as a value.
  func checkIsNoType(
    _ expression: CodeExpression, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard case .name(let name) = expression.kind, name.text.first?.isUppercase == true,
      scope.locals[name.text] == nil, context.names[name.text] == nil,
      !component.mayHandwrite(name.text),
      name.text == "Self" || isKnownType(name.text) || code.types[name.text] != nil
        || code.components[name.text] != nil || name.text == component.emittedTypeName
    else { return }
    findings.error(
      .wrongType, at: tree.place(name.range),
      "'\(name.text)' is a type, not a value; write '\(name.text)(…)' for a value of it, or "
        + "'\(name.text).self'")
  }

  // MARK: - Labels

  /// Checks that the labels of a call are those of some declaration: a label that none has is absent if it has a
  /// meaning elsewhere or resembles one of theirs, and otherwise one that a later system may add.
  ///
  /// - Parameter parts: The properties and slots of a component, or none for a function of the project, whose
  ///   labels are all known; nil for the API.
  func checkLabels(
    of call: CodeCall, among labels: Set<String>, of what: String, parts: [String]?,
    _ findings: inout Findings
  ) {
    let given = (call.arguments + call.trailing).compactMap(\.label)
    let known = labels.subtracting(["_"])
    guard component.seesKnownModulesAlone,
      let label = given.first(where: { !known.contains($0.text) })
    else { return }
    if let near = nearest(label.text, among: known.sorted()) {
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "\(what) has no parameter '\(label.text)'; did you mean '\(near)'?",
        fixIts: tree.name(label).guess(near))
      return
    }
    guard let parts else {
      guard component.declaresAllNames, isKnownLabel(label.text) || isOtherName(label.text) else {
        return
      }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "\(what) has no parameter '\(label.text)'"
          + (known.isEmpty
            ? "" : "; its \(known.count == 1 ? "label is" : "labels are") \(list(known.sorted()))"))
      return
    }
    findings.error(
      .unknownArgument, at: tree.place(label.range),
      parts.isEmpty
        ? "\(what) has no parameter '\(label.text)'"
        : "no initializer of \(what) has a parameter '\(label.text)'; "
          + (parts.count > longestList
            ? "write the label of a property or a slot"
            : "its properties and slots are \(listed(parts.map { "'\($0)'" }))"))
  }

  /// Whether a label is another name in the project or that of a type, which a later system will not use.
  private func isOtherName(_ label: String) -> Bool {
    label.first?.isUppercase == true || environment.isProjectName(label)
  }

  /// Checks that a call of a component's initializer has the labels that all initializers require.
  func checkRequiredLabels(
    of call: CodeCall, _ type: String, _ name: CodeName, _ findings: inout Findings
  ) {
    guard let required = code.requiredLabels[type], !call.mayPassConfiguration else { return }
    let missing = required.subtracting((call.arguments + call.trailing).compactMap(\.label?.text))
    guard let label = missing.min() else { return }
    findings.error(
      .missingArgument, at: tree.place(name.range),
      "no initializer of '\(type)' can be called without '\(label):'; add it")
  }

  /// Checks that all arguments of a component's initializer have labels, if no initializer has an unlabeled
  /// parameter.
  func checkHasLabels(_ call: CodeCall, _ type: String, _ findings: inout Findings) {
    guard !code.openComponents.contains(type),
      let argument = call.arguments.first(where: { $0.label == nil }), !call.mayPassConfiguration
    else { return }
    findings.error(
      .missingArgument, at: tree.place(argument.value.range),
      "no initializer of '\(type)' has a parameter without a label; write the label of a property or a slot"
    )
  }
}

/// The number of properties and slots of a component up to which a message lists them.
private let longestList = 12

extension CodeCall {
  /// The last name of the callee; nil if it is not a name.
  var calleeName: CodeName? {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }

  /// Whether its only argument can be the configuration that a style passes on to the component.
  var mayPassConfiguration: Bool {
    arguments.count == 1 && arguments[0].label == nil && trailing.isEmpty
      && arguments[0].value.mayBeConfiguration
  }
}

extension CodeExpression {
  /// Whether it can be the configuration of a style, which no literal, operator or closure makes.
  fileprivate var mayBeConfiguration: Bool {
    switch kind {
    case .tuple(let elements):
      elements.count == 1 && elements[0].label == nil && elements[0].value.mayBeConfiguration
    case .closure, .literal, .nil, .array, .dictionary, .prefix, .keyPath: false
    case .name, .member, .implicitMember, .call, .subscripted, .ternary, .infix, .postfix, .await,
      .try, .cast, .conditional, .selection, .binding, .other:
      true
    }
  }
}
