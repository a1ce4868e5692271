import Diagnostics
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Calls of the project's declarations, whose parameters are all known.

extension CodeResolver {
  /// Resolves a call of one of some functions that the project declares.
  ///
  /// - Parameters:
  ///   - functions: The functions that it may call.
  ///   - what: Its name in messages: "'distance'".
  /// - Returns: The stated type of the result.
  @discardableResult
  func resolve(
    _ call: CodeCall, ofOneOf functions: [DeclaredFunction], _ what: String,
    _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    countSteps(functions.count)
    let matches = functions.compactMap { function in
      function.signature.parameters(of: call).map { (function, $0) }
    }
    guard !matches.isEmpty else {
      if functions.count == 1 {
        report(call, functions[0].signature, what, &findings)
      } else {
        checkIsParameter(of: call, functions.flatMap(\.signature.parameters), what, &findings)
      }
      return resolveArguments(of: call, scope, &findings)
    }
    for (position, argument) in (call.arguments + call.trailing).enumerated() {
      let types = Set(matches.map { $0.1[position] })
      if types.count == 1, let type = types.first {
        resolveClosure(argument.value, scope, as: type, &findings)
      } else {
        resolve(argument.value, scope, asOneOf: Array(types), &findings)
      }
    }
    if matches.allSatisfy(\.0.isThrowing) { checkIsTried(call, what, scope, &findings) }
    let results = Set(matches.map(\.0.signature.result))
    return results.count == 1 ? results.first ?? .hole : .hole
  }

  /// Resolves a call of a value that is a function.
  func resolve(
    _ call: CodeCall, ofFunctionTaking parameters: [TypeExpression], _ what: String,
    _ scope: CodeScope, _ findings: inout Findings
  ) {
    let arguments = call.arguments + call.trailing
    if let argument = call.arguments.first(where: { $0.label != nil }), let label = argument.label {
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "\(what) is a closure, whose arguments have no labels; remove '\(label.text):'")
      resolveArguments(of: call, scope, &findings)
      return
    }
    guard arguments.count == parameters.count || parameters.contains(where: \.isVoid) else {
      findings.error(
        arguments.count < parameters.count ? .missingArgument : .unknownArgument,
        at: tree.place(call.callee.range),
        "\(what) takes \(count(parameters.count)), and this call has \(count(arguments.count))")
      resolveArguments(of: call, scope, &findings)
      return
    }
    guard arguments.count == parameters.count else {
      resolveArguments(of: call, scope, &findings)
      return
    }
    for (argument, parameter) in zip(arguments, parameters) {
      resolveClosure(argument.value, scope, as: parameter, &findings)
    }
  }

  private func count(_ number: Int) -> String {
    number == 0 ? "no arguments" : number == 1 ? "one argument" : "\(number) arguments"
  }

  // MARK: - Mismatches

  /// Checks that each label of a call belongs to one of some parameters.
  ///
  /// - Returns: Whether one does not.
  @discardableResult
  private func checkIsParameter(
    of call: CodeCall, _ parameters: [APISignature.Parameter], _ what: String,
    _ findings: inout Findings
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
  private func report(
    _ call: CodeCall, _ signature: APISignature, _ what: String, _ findings: inout Findings
  ) {
    let parameters = signature.parameters
    let place = tree.place(call.callee.nameRange)
    if checkIsParameter(of: call, parameters, what, &findings) { return }
    // The parameter of an unlabeled closure is not determined.
    if let closure = call.trailing.first, !parameters.contains(where: \.type.mayBeFunction) {
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
  private func checkIsTried(
    _ call: CodeCall, _ what: String, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard !scope.isTried else { return }
    findings.error(
      .missingTry, at: tree.place(call.callee.nameRange),
      isDefault
        ? "\(what) can throw, and a default cannot; write 'try!', or write another default"
        : "\(what) can throw; write 'try' before the call, or 'try?' for 'nil' if it throws")
  }
}

extension CodeExpression {
  /// The place of the name that is called.
  fileprivate var nameRange: Range<Int> {
    switch kind {
    case .member(_, let name), .implicitMember(let name): name.range
    default: range
    }
  }
}

extension TypeExpression {
  fileprivate var isVoid: Bool { isSame(as: .void) }

  /// Whether a value of it can be a closure, as far as its declaration states.
  fileprivate var mayBeFunction: Bool {
    let type = unwrapped
    if type.isFunction || type.isHole { return true }
    guard let name = type.nominalName else { return type.protocolName == nil }
    return knownDeclaration(of: canonicalTypeName(name)).map { $0.kind == .alias } ?? false
  }
}

extension APISignature {
  /// The types of the parameters for a call's arguments, in argument order; nil if the call does not match
  /// this declaration.
  func parameters(of call: CodeCall) -> [TypeExpression]? {
    var types: [TypeExpression] = []
    var position = 0
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      if position > 0, parameters[position - 1].isVariadic, label == "_" {
        types.append(parameters[position - 1].type)
        continue
      }
      while position < parameters.count, parameters[position].label != label {
        guard parameters[position].isOptional else { return nil }
        position += 1
      }
      guard position < parameters.count else { return nil }
      types.append(parameters[position].type)
      position += 1
    }
    let rest = parameters[min(position, parameters.count)...]
    return closureParameters(of: call.trailing, in: rest).map { types + $0 }
  }

  /// The types of the parameters for a call's trailing closures: the first goes to the first parameter that
  /// leaves others for the rest.
  private func closureParameters(
    of closures: [CodeArgument], in rest: ArraySlice<Parameter>
  ) -> [TypeExpression]? {
    let isOmissible = { (parameter: Parameter) in parameter.isOptional || parameter.isVariadic }
    guard !closures.isEmpty else { return rest.allSatisfy(isOmissible) ? [] : nil }
    for index in rest.indices
    where rest[index].type.canBeClosure && rest[..<index].allSatisfy(isOmissible) {
      var types = [rest[index].type]
      var left = rest[(index + 1)...]
      for closure in closures.dropFirst() {
        guard let found = left.firstIndex(where: { $0.label == closure.label?.text }),
          left[..<found].allSatisfy(isOmissible)
        else { break }
        types.append(left[found].type)
        left = left[(found + 1)...]
      }
      if types.count == closures.count, left.allSatisfy(isOmissible) { return types }
    }
    return nil
  }
}

extension TypeExpression {
  /// Whether a closure can be a value of it; an alias that is not known can stand for a function.
  fileprivate var canBeClosure: Bool {
    let type = unwrapped
    if type.isFunction || type.isHole { return true }
    return type.nominalName.map { $0.hasSuffix("Handler") || $0.hasSuffix("Action") } ?? false
  }
}
