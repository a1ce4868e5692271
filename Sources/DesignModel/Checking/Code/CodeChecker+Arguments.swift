import Diagnostics
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Problems of a call regardless of its callee.

extension CodeChecker {
  /// Checks that no argument is a type, and that no label of a SwiftUI call is repeated.
  func checkForm(of call: CodeCall) {
    for argument in call.arguments { checkIsNoType(argument.value) }
    var seen: Set<String> = []
    for label in call.arguments.compactMap(\.label) where !seen.insert(label.text).inserted {
      guard let name = call.calleeName, locals[name.text] == nil, !isProjectName(name.text) else {
        return
      }
      let signatures = apiSignatures(named: name.text)
      let isTakenOnce = signatures.allSatisfy { signature in
        signature.parameters.count { $0.label == label.text } < 2
      }
      guard !signatures.isEmpty || isSwiftUIType(name.text) && isKnownType(name.text), isTakenOnce,
        !isMemberOfOthers(name.text)
      else { return }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "'\(name.text)' takes '\(label.text)' once; this call has it twice")
    }
  }

  /// Checks that the arguments of a call are values, not assignments.
  ///
  /// - Returns: Whether they are. Otherwise, nothing is known about the parameters that they are for.
  func checkHasNoAssignments(_ call: CodeCall) -> Bool {
    let before = findings.diagnostics.count
    for argument in call.arguments { checkIsNoAssignment(argument, of: call) }
    return findings.diagnostics.count == before
  }

  private func checkIsNoAssignment(_ argument: CodeArgument, of call: CodeCall) {
    guard case .infix(let left, "=", let right) = argument.value.kind, scope.declaresAllNames else {
      return
    }
    // A function of the project can take an autoclosure.
    let mayAssign = call.calleeName.map { locals[$0.text] != nil || isProjectName($0.text) } ?? true
    if mayAssign, isDeclared(left) { return }
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
        + (isDeclared(left) ? "\(comparison), or \(label)" : "\(label), or \(comparison)"),
      fixIts: tree.name(name).isWritten && !isDeclared(left)
        ? [FixIt("write '\(name.text):'", [.init(tree.place(sign), ": ")], isSafe: false)] : [])
  }

  /// Whether the assigned expression may be a variable: one that the code or the spec declares, or a member.
  private func isDeclared(_ assigned: CodeExpression) -> Bool {
    guard case .name(let name) = assigned.kind else { return true }
    return locals[name.text] != nil || context.contains(name.text)
  }

  /// Checks that a Swift or C function with unlabeled parameters is called without labels.
  ///
  /// - Returns: Whether it is called with labels.
  func checkHasNoLabels(_ call: CodeCall, _ name: CodeName) -> Bool {
    guard unlabeledFunctions.contains(name.text), scope.declaresAllNames,
      !scope.declarations.code.functionNames.contains(name.text), !scope.mayHandwrite(name.text)
    else { return false }
    let range = call.arguments.compactMap(\.label).first?.range ?? call.trailing.first?.value.range
    guard let range else { return false }
    findings.error(
      .unknownArgument, at: tree.place(range),
      "'\(name.text)' takes neither labels nor closures; remove them"
    )
    checkArguments(of: call)
    return true
  }

  /// Checks that no member of a Swift or C function is accessed.
  ///
  /// - Returns: Whether the name is that of such a function.
  func checkIsNoFunction(_ name: CodeName) -> Bool {
    guard unlabeledFunctions.contains(name.text), scope.declaresAllNames, locals[name.text] == nil,
      !isProjectName(name.text), !scope.declarations.code.topLevelNames.contains(name.text)
    else { return false }
    findings.error(
      .wrongType, at: tree.place(name.range),
      "'\(name.text)' is a function and has no members; write the value before the dot")
    return true
  }

  /// Checks that the name of a type is not used as a value.
  func checkIsNoType(_ expression: CodeExpression) {
    guard case .name(let name) = expression.kind, name.text.first?.isUppercase == true,
      locals[name.text] == nil, context.names[name.text] == nil,
      !scope.mayHandwrite(name.text),
      name.text == "Self" || isKnownType(name.text)
        || scope.declarations.code.types[name.text] != nil
        || scope.declarations.code.components[name.text] != nil
        || name.text == scope.emittedTypeName
    else { return }
    findings.error(
      .wrongType, at: tree.place(name.range),
      "'\(name.text)' is a type, not a value; write '\(name.text)(…)' for a value of it, or "
        + "'\(name.text).self'")
  }
}

extension CodeCall {
  /// The last name of the callee; nil if it is not a name.
  var calleeName: CodeName? {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}

/// Functions of Swift and C whose arguments have no labels.
private let unlabeledFunctions: Set<String> = [
  "abs", "atan2", "ceil", "cos", "exp", "floor", "fmod", "hypot", "max", "min", "pow", "round",
  "sin",
  "sqrt", "tan", "trunc",
]
