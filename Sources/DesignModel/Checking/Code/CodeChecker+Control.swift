import Diagnostics
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// The results of functions, the cases of a switch, and the parameters of closures.

extension CodeChecker {
  // MARK: - Cases

  /// Checks that a switch over an enum of the project covers all its values.
  func checkIsExhaustive(_ selection: CodeSelection, of type: InferredType) {
    guard case .named(let owner) = type, let values = members(of: owner)?.caseValues else { return }
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

  /// Checks that a pattern has as many values as the case.
  func checkPayload(_ call: CodeCall, of type: InferredType) {
    guard case .named(let owner) = type.unwrapped, let values = members(of: owner)?.caseValues
    else { return }
    let name: CodeName
    switch call.callee.kind {
    case .implicitMember(let member), .member(_, let member): name = member
    default: return
    }
    guard let count = values[name.text], call.arguments.count != count else {
      return checkLabels(ofPattern: call, payload(of: call, type), name)
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
    ofPattern call: CodeCall, _ values: [APISignature.Parameter], _ name: CodeName
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
  func payload(of call: CodeCall, _ type: InferredType) -> [APISignature.Parameter] {
    guard case .named(let owner) = type.unwrapped, let members = members(of: owner) else {
      return []
    }
    switch call.callee.kind {
    case .implicitMember(let name), .member(_, let name): return members.payloads[name.text] ?? []
    default: return []
    }
  }

  // MARK: - Closures

  /// Checks that a closure accepts the arguments with which it is called.
  func checkArity(of closure: CodeClosure, at range: Range<Int>, used: Int, _ count: Int) {
    let place = tree.place(range.lowerBound..<range.lowerBound + 1)
    func arguments(_ count: Int) -> String { count == 1 ? "one argument" : "\(count) arguments" }
    if closure.parameters.isEmpty, !closure.hasSignature {
      if count > 0, used == 0 {
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        findings.error(
          .wrongType, at: place,
          "this closure is called with \(arguments(count)) but takes none; write '{ \(names) in … "
            + "}'"
        )
      } else if used > count {
        findings.error(
          .wrongType, at: place,
          "this closure is called with \(count == 0 ? "no arguments" : arguments(count)), so '$\(used - 1)' "
            + "has no value")
      }
    } else if closure.parameters.count != count, !(count == 1 && closure.parameters.count > 1) {
      findings.error(
        .wrongType, at: place,
        "this closure is called with \(count == 0 ? "no arguments" : arguments(count)) and takes "
          + "\(closure.parameters.isEmpty ? "none" : "\(closure.parameters.count)")")
    }
  }

  // MARK: - Results

  /// Checks that all results of a function have the same type if none is declared.
  func checkReturnedTypes(_ types: [(InferredType, Range<Int>)], named name: CodeName?) {
    guard name?.text != "body", name?.text != "makeBody" else { return }
    var first: String?
    for (type, range) in types {
      guard case .named(let name) = type, swiftUIType(named: name) != nil || isValueType(name)
      else { continue }
      guard let known = first else {
        first = name
        continue
      }
      if known != name {
        findings.error(
          .wrongType, at: tree.place(range),
          "this returns '\(name)' and another 'return' returns '\(known)', and 'some' stands for one type; "
            + "write '@ViewBuilder' before the declaration, and no 'return'")
        return
      }
    }
  }

  /// Checks that a function without a result builder and without `return` does not contain several views.
  func checkReturnsView(_ statements: [CodeStatement], named name: CodeName?) {
    guard name?.text != "body", name?.text != "makeBody", statements.count > 1,
      case .expression(let first) = statements[0].kind,
      case .expression(let last)? = statements.last?.kind,
      first.isCallOfMember || first.isCallOfMethod, last.isCallOfMember || last.isCallOfMethod
    else { return }
    findings.error(
      .missingReturn, at: tree.place(last.range),
      "a function with several statements needs 'return'; write '@ViewBuilder' before the "
        + "declaration to show all of them, or a dot before a method of the view above")
  }

  /// Checks that a function with several statements does not end without a value.
  func checkReturns(
    _ statements: [CodeStatement], _ type: InferredType, named name: CodeName?, isGetter: Bool
  ) {
    guard type != .unknown, type != .tuple, type != .named("Never"), statements.count > 1,
      let last = statements.last, statements.mayEnd
    else { return }
    var range: Range<Int>?
    if case .expression(let value) = last.kind { range = value.range }
    guard let range = range ?? name?.range else { return }
    findings.error(
      .missingReturn, at: tree.place(range),
      "a \(isGetter ? "getter" : "function") with several statements needs 'return'; write it "
        + "before the last statement")
  }
}

extension [CodeStatement] {
  /// Whether the end of the statements is reachable, as far as can be determined.
  fileprivate var mayEnd: Bool {
    guard let last else { return true }
    switch last.kind {
    case .expression(let value): return value.mayEnd
    case .variable, .function, .type, .defer, .guard, .for: return true
    case .return, .throw, .while, .repeat, .compilationConditions, .other: return false
    case .do(let body, let catches): return body.mayEnd || catches.contains { $0.statements.mayEnd }
    }
  }
}

extension CodeExpression {
  /// Whether it is a call of a member, or of a type.
  fileprivate var isCallOfMember: Bool {
    guard case .call(let call) = kind else { return false }
    return switch call.callee.kind {
    case .member: true
    case .name(let name): name.text.first?.isUppercase == true
    default: false
    }
  }

  /// Whether it is an unqualified call of a view method.
  fileprivate var isCallOfMethod: Bool {
    guard case .call(let call) = kind, case .name(let name) = call.callee.kind else { return false }
    return !swiftUIViewMethods(named: name.text).isEmpty
  }

  fileprivate var mayEnd: Bool {
    switch kind {
    case .name, .member, .implicitMember, .literal, .nil, .array, .dictionary, .ternary,
      .subscripted:
      true
    case .infix(let left, _, let right): left.mayEnd || right.mayEnd
    case .conditional(let conditional):
      conditional.otherwise.isEmpty || conditional.body.mayEnd || conditional.otherwise.mayEnd
    case .selection(let selection): selection.cases.contains { $0.statements.mayEnd }
    // A called function may never return.
    case .call, .closure, .tuple, .prefix, .postfix, .await, .try, .cast, .keyPath, .binding,
      .other:
      false
    }
  }
}
