import Diagnostics
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Calls of the project's declarations, whose parameters are all known.

extension CodeChecker {
  /// Checks a call of one of some functions that the project declares.
  ///
  /// - Parameters:
  ///   - functions: The functions that it may call.
  ///   - what: Its name in messages: "'distance'".
  /// - Returns: The type of the result, as far as known.
  @discardableResult
  func check(_ call: CodeCall, of functions: [DeclaredFunction], _ what: String) -> InferredType {
    countSteps(functions.count)
    let matches = functions.compactMap { function in
      function.signature.parameters(of: call).map { (function, $0) }
    }
    guard !matches.isEmpty else {
      if functions.count == 1 {
        report(call, functions[0].signature, what)
      } else {
        checkLabels(of: call, functions.flatMap(\.signature.parameters), what)
      }
      return checkArguments(of: call)
    }
    for (position, argument) in (call.arguments + call.trailing).enumerated() {
      infer(argument.value, asOneOf: matches.map { $0.1[position] })
    }
    if matches.allSatisfy(\.0.isThrowing) { checkIsTried(call, what) }
    let results = Set(matches.map(\.0.signature.result))
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }

  /// Checks a call of a value that is a function.
  func check(_ call: CodeCall, ofFunctionTaking parameters: [InferredType], _ what: String) {
    if let argument = call.arguments.first(where: { $0.label != nil }), let label = argument.label {
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "\(what) is a closure, whose arguments have no labels; remove '\(label.text):'")
      checkArguments(of: call)
      return
    }
    let arguments = call.arguments + call.trailing
    let isOne = parameters == [.tuple]
    guard arguments.count == parameters.count || isOne else {
      findings.error(
        arguments.count < parameters.count ? .missingArgument : .unknownArgument,
        at: tree.place(call.callee.range),
        "\(what) takes \(count(parameters.count)), and this call has \(count(arguments.count))")
      checkArguments(of: call)
      return
    }
    for (argument, parameter) in zip(arguments, parameters) {
      inferValue(argument.value, as: parameter)
    }
    if isOne { checkArguments(of: call) }
  }

  private func count(_ number: Int) -> String {
    number == 0 ? "no arguments" : number == 1 ? "one argument" : "\(number) arguments"
  }

  // MARK: - Mismatches

  /// Checks that each label of a call belongs to one of some parameters.
  ///
  /// - Returns: Whether one does not.
  @discardableResult
  private func checkLabels(
    of call: CodeCall, _ parameters: [APISignature.Parameter], _ what: String
  ) -> Bool {
    let labels = Set(parameters.map(\.label))
    let given = (call.arguments + call.trailing).compactMap(\.label)
    guard let label = given.first(where: { !labels.contains($0.text) }) else { return false }
    let known = labels.subtracting(["_"]).sorted()
    let near = nearest(label.text, among: known)
    let remedy =
      near.map { "; did you mean '\($0)'?" }
      ?? (known.isEmpty
        ? "; its parameters have no labels"
        : "; its \(known.count == 1 ? "parameter is" : "parameters are") \(list(known))")
    findings.error(
      .unknownArgument, at: tree.place(label.range),
      "\(what) has no parameter '\(label.text)'\(remedy)",
      fixIts: near.map { tree.name(label).guess($0) } ?? [])
    return true
  }

  /// Reports the mismatch between a call and a declaration.
  private func report(_ call: CodeCall, _ signature: APISignature, _ what: String) {
    let parameters = signature.parameters
    let place = tree.place(call.callee.nameRange)
    if checkLabels(of: call, parameters, what) { return }
    // The parameter of an unlabeled closure is not determined.
    if let closure = call.trailing.first, !parameters.contains(where: { $0.type.mayBeFunction }) {
      findings.error(
        .unknownArgument,
        at: tree.place(closure.value.range.lowerBound..<closure.value.range.lowerBound + 1),
        "\(what) takes no closure; remove it")
      return
    }
    guard call.trailing.isEmpty, !parameters.contains(where: \.isVariadic) else { return }
    if parameters.isEmpty, let first = call.arguments.first {
      findings.error(
        .unknownArgument, at: tree.place(first.value.range),
        "\(what) takes no arguments; write '\(what.dropFirst().dropLast())()'")
      return
    }
    for (argument, parameter) in zip(call.arguments, parameters)
    where argument.label == nil && parameter.label != "_" {
      // Otherwise an earlier one is missing.
      guard
        call.arguments.count(where: { $0.label == nil })
          > parameters.count(where: { $0.label == "_" })
      else { break }
      findings.error(
        .missingArgument, at: tree.place(argument.value.range),
        "the label '\(parameter.label):' is missing; write '\(parameter.label): …'")
      return
    }
    let given = call.arguments.map { $0.label?.text ?? "_" }
    if let missing = parameters.first(where: { parameter in
      !parameter.isOptional
        && given.count { $0 == parameter.label }
          < parameters.count { $0.label == parameter.label && !$0.isOptional }
    }) {
      findings.error(
        .missingArgument, at: place,
        missing.label == "_"
          ? "\(what) needs another argument without a label"
          : "\(what) needs an argument '\(missing.label):'; add it")
      return
    }
    let order = given.compactMap { label in parameters.firstIndex { $0.label == label } }
    if given.count > parameters.count
      || given.count(where: { $0 == "_" }) > parameters.count(where: { $0.label == "_" })
    {
      findings.error(
        .unknownArgument, at: place,
        "\(what) takes at most \(count(parameters.count)), and this call has \(count(given.count))")
    } else if Set(given).count == given.count, order != order.sorted() {
      findings.error(
        .unknownArgument, at: place,
        "the arguments of \(what) are in another order: "
          + parameters.map { "'\($0.label)'" }.joined(separator: ", "))
    }
  }

  /// Checks that a throwing call is marked with `try`.
  func checkIsTried(_ call: CodeCall, _ what: String) {
    guard !isTried else { return }
    findings.error(
      .missingTry, at: tree.place(call.callee.nameRange),
      isDefault
        ? "\(what) can throw, and a default cannot; write 'try!', or write another default"
        : "\(what) can throw; write 'try' before the call, or 'try?' for 'nil' if it throws")
  }

  /// Reports that a type does not conform to a required protocol.
  func report(_ type: InferredType, lacks name: String, at place: Place, _ reason: String) {
    let typeName =
      switch type.unwrapped {
      case .named(let name): name
      case .list(.named(let name)): name
      default: ""
      }
    let remedy =
      scope.generic(named: typeName) != nil
      ? "; write 'conforms: \(name)' in its 'generics'"
      : scope.declarations.typeIndex.entries[typeName] != nil
        ? "; add '\(name)' to its 'conforms'"
        : members(of: typeName) != nil ? "; declare the conformance" : ""
    findings.error(
      .missingConformance, at: place,
      "\(typeName.isEmpty ? "this" : "'\(typeName)'") is not '\(name)', and \(reason)\(remedy)")
  }
}

extension CodeExpression {
  /// The place of the name that is called.
  var nameRange: Range<Int> {
    switch kind {
    case .member(_, let name), .implicitMember(let name): name.range
    default: range
    }
  }
}

extension InferredType {
  /// Whether a value of it can be a closure, as far as is known.
  fileprivate var mayBeFunction: Bool {
    switch unwrapped {
    case .function, .callable, .builder, .unknown, .metatype: true
    case .named(let name): knownDeclaration(of: canonicalTypeName(name))?.kind == .alias
    case .conforming, .list, .binding, .tuple, .optional: false
    }
  }
}
