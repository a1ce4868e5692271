import Diagnostics
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension CodeResolver {
  /// Resolves a call.
  ///
  /// - Parameter expected: The stated type that its value has to have.
  /// - Returns: The stated type of its value.
  func resolve(
    _ call: CodeCall, _ scope: CodeScope, as expected: TypeExpression, _ findings: inout Findings
  ) -> TypeExpression {
    checkForm(of: call, scope, &findings)
    if checkHasAssignments(call, scope, &findings) {
      resolve(call.callee, scope, isCalled: true, &findings)
      for argument in call.arguments + call.trailing {
        if case .infix(_, "=", let value) = argument.value.kind {
          resolve(value, scope, &findings)
        } else {
          resolve(argument.value, scope, &findings)
        }
      }
      return .hole
    }
    switch call.callee.kind {
    case .name(let name): return resolve(call, of: name, scope, &findings)
    case .member(let base, let name):
      if name.text == "init", case .name(let root) = base.kind, root.text == "self",
        scope.locals["self"] == nil, let owner = scope.selfType
      {
        return resolve(call, making: owner, name, scope, &findings)
      }
      // The expected type of a chain is also that of its first member.
      let count = findings.diagnostics.count
      let type = resolve(
        base, scope, as: base.isImplicit ? expected : .hole, members: [name], isCalled: true,
        &findings)
      if findings.diagnostics.count > count, base.isChain {
        return resolveArguments(of: call, scope, &findings)
      }
      if let owner = type.instance.flatMap(environment.owner) {
        if name.text == "init" { return resolve(call, making: owner, name, scope, &findings) }
        if name.text.first?.isUppercase == true {
          return resolve(call, making: "\(owner).\(name.text)", name, scope, &findings)
        }
      } else if type.instance == nil {
        checkCanChange(base, type, by: name, scope, &findings)
        checkEnvironmentKey(of: call, name, &findings)
      }
      return resolve(call, of: name, on: type, scope, &findings)
    case .implicitMember(let name):
      if name.text == "init", let owner = environment.owner(of: expected.unwrapped) {
        return resolve(call, making: owner, name, scope, &findings)
      }
      let type = resolveImplicit(name, scope, as: expected, isCalled: true, &findings)
      guard !expected.isHole,
        let member = environment.staticMember(name.text, of: expected.unwrapped).found
      else { return resolveArguments(of: call, scope, named: name, &findings) }
      resolve(
        call, of: member, name, scope,
        elsewhere: expected.unwrapped.nominalName ?? expected.unwrapped.protocolName, &findings)
      return type
    default:
      resolve(call.callee, scope, isCalled: true, &findings)
      return resolveArguments(of: call, scope, &findings)
    }
  }

  // MARK: - Callees

  /// Resolves a call of an unqualified name.
  private func resolve(
    _ call: CodeCall, of name: CodeName, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    let type = resolve(name, scope, isCalled: true, &findings)
    if let owner = type.instance.flatMap(environment.owner) {
      let count = findings.diagnostics.count
      let made = resolve(call, making: owner, name, scope, &findings)
      if findings.diagnostics.count > count, environment.apiType(name.text) == nil {
        let values = (call.arguments + call.trailing).map { tree.place($0.value.range).span }
        findings.mentionHiddenView(name.text, at: tree.place(name.range), since: count) { place in
          !values.contains { $0.start < place.span.start && place.span.end <= $0.end }
        }
      }
      return made
    }
    if let local = scope.locals[name.text] {
      guard !local.functions.isEmpty else {
        return resolve(call, ofValue: type, name, scope, &findings)
      }
      // Other declarations of the name are possible, too.
      let others = code.functions[name.text] ?? []
      guard isOwnName(name.text), !others.isEmpty || !code.functionNames.contains(name.text)
      else { return resolveArguments(of: call, scope, &findings) }
      return resolve(
        call, ofOneOf: (local.functions + others).uniqueBySignature, "'\(name.text)'", scope,
        &findings)
    }
    if context.contains(name.text), isInComponent(scope), !type.isHole {
      return resolve(call, ofValue: type, name, scope, &findings)
    }
    if let functions = functions(named: name.text, scope) {
      return resolve(call, ofOneOf: functions, "'\(name.text)'", scope, &findings)
    }
    if environment.isProjectName(name.text) || code.topLevelNames.contains(name.text)
      || component.mayHandwrite(name.text)
    {
      return resolveArguments(of: call, scope, &findings)
    }
    if isInComponent(scope) {
      resolveArguments(of: call, scope, ofFunction: name, &findings)
    } else {
      resolveArguments(of: call, scope, &findings)
    }
    return .hole
  }

  /// Resolves a call of a member of a value or of a type.
  private func resolve(
    _ call: CodeCall, of name: CodeName, on type: TypeExpression, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> TypeExpression {
    let count = findings.diagnostics.count
    let member = find(name, in: type, scope, in: call, &findings)
    if findings.diagnostics.count > count { return resolveArguments(of: call, scope, &findings) }
    if let member {
      if environment.isView(type), let result = resolve(call, ofSetting: name, scope, &findings) {
        return result
      }
      let owner = type.instance ?? type
      return resolve(
        call, of: member, name, scope, elsewhere: owner.nominalName ?? owner.protocolName, &findings
      )
    }
    if type.isHole, let functions = ownViewMethods(named: name.text, scope) {
      return resolve(call, ofOneOf: functions, "'\(name.text)'", scope, &findings)
    }
    return resolveArguments(of: call, scope, named: name, &findings)
  }

  /// Resolves a call of a member that was found.
  ///
  /// - Parameter owner: The type of the API to which the member may belong.
  @discardableResult
  private func resolve(
    _ call: CodeCall, of member: CodeMember, _ name: CodeName, _ scope: CodeScope,
    elsewhere owner: String?, _ findings: inout Findings
  ) -> TypeExpression {
    if let payload = member.payload, environment.isOnlyMember(name.text) {
      let signature = APISignature(
        kind: .staticMethod, owner: "", parameters: payload,
        result: member.result ?? member.type)
      return resolve(
        call, ofOneOf: [DeclaredFunction(signature: signature)],
        "'.\(name.text)'", scope, &findings)
    }
    if let functions = member.functions {
      let result = resolve(call, ofOneOf: functions, "'\(name.text)'", scope, &findings)
      return result.isHole ? member.result ?? .hole : result
    }
    guard let result = member.result else {
      return member.type.isHole
        ? resolveArguments(of: call, scope, named: name, &findings)
        : resolve(call, ofValue: member.type, name, scope, &findings)
    }
    resolveArguments(of: call, scope, named: name, on: owner, &findings)
    return result
  }

  /// Resolves a call of a method that sets a style, an environment entry or a value of a component, or that applies
  /// a view modifier of the project; nil for other methods.
  private func resolve(
    _ call: CodeCall, ofSetting name: CodeName, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression? {
    guard component.declaresAllNames, swiftUIViewMethods(named: name.text).isEmpty,
      scope.locals[name.text] == nil,
      component.declarations.functions(named: name.text).isEmpty
    else { return nil }
    let arguments = call.arguments + call.trailing
    let isPlain = call.arguments.count == 1 && call.trailing.isEmpty && arguments[0].label == nil
    if let style = code.styleMethods[name.text], isPlain {
      resolve(arguments[0].value, scope, as: style, &findings)
      return .someView
    }
    if let labels = code.modifierMethods[name.text] {
      checkLabels(of: call, among: Set(labels.keys), of: "'\(name.text)'", parts: [], &findings)
      for argument in call.arguments {
        resolveValue(
          argument.value, scope, as: labels[argument.label?.text ?? "_"] ?? .hole, &findings)
      }
      for closure in call.trailing {
        resolveClosure(
          closure.value, scope, as: closure.label.flatMap { labels[$0.text] }, &findings)
      }
      return .someView
    }
    if let type = code.entryMethods[name.text], isPlain {
      resolveValue(arguments[0].value, scope, as: type, &findings)
      return .someView
    }
    guard let setters = code.componentModifiers[name.text], arguments.count == 1 else { return nil }
    let types = Set(setters.map(\.type))
    resolveClosure(arguments[0].value, scope, as: types.count == 1 ? types.first : nil, &findings)
    return .hole
  }

  /// Resolves a call of a value.
  private func resolve(
    _ call: CodeCall, ofValue type: TypeExpression, _ name: CodeName, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> TypeExpression {
    if let function = type.function {
      resolve(call, ofFunctionTaking: function.parameters, "'\(name.text)'", scope, &findings)
      return function.result
    }
    let isCondition = call.arguments.isEmpty && call.trailing.count == 1
    if type.isOptional, type.unwrapped.isFunction {
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(name.text)' is an optional closure; write '\(name.text)?(…)', or unwrap it with 'if "
          + "let'")
    } else if isNotCallable(type), !(isCondition && name.text == "count") {
      let what =
        type.element != nil
        ? "a list" : type == .someView ? "a view" : "of the type '\(type.text)'"
      findings.error(
        .wrongType, at: tree.place(name.range), "'\(name.text)' is \(what), which cannot be called")
    }
    return resolveArguments(of: call, scope, &findings)
  }

  /// Whether values of a type certainly cannot be called.
  private func isNotCallable(_ type: TypeExpression) -> Bool {
    guard component.declaresAllNames, !code.names.contains("callAsFunction") else { return false }
    if type.wrapped.map({ $0.nominalName != nil && !$0.isHole }) == true || type == .someView {
      return true
    }
    guard let owner = environment.owner(of: type) else { return false }
    if component.generic(named: owner) != nil { return true }
    if let members = environment.members(of: owner) {
      return members.isConcrete && members.isListed && members.conformances != nil
        && members.conformances?.contains("Layout") != true
    }
    return environment.apiType(owner).map {
      knownMembers(named: "callAsFunction", of: $0, isStatic: false)?.isEmpty == true
    } ?? false
  }

  // MARK: - Candidates

  /// The possible callees of an unqualified name, if the project declares all of them.
  private func functions(named name: String, _ scope: CodeScope) -> [DeclaredFunction]? {
    guard let functions = code.functions[name],
      isOwnName(name) || isOwnMethod(name, functions, scope)
    else { return nil }
    // Inherited members of a type are unknown.
    return scope.enclosingType != .declared || functions.allSatisfy(\.signature.owner.isEmpty)
      ? functions : nil
  }

  /// Whether an unqualified name certainly belongs to methods that extensions add to the component.
  private func isOwnMethod(
    _ name: String, _ functions: [DeclaredFunction], _ scope: CodeScope
  ) -> Bool {
    isInComponent(scope) && context.isComponent && component.declaresAllNames
      && functions.allSatisfy { $0.signature.owner == component.emittedTypeName }
      && swiftUIViewMethods(named: name).isEmpty && !isLanguageFunction(name)
      && !component.mayHandwrite(name) && !component.spec.hasPart(named: name)
  }

  /// Whether a name is certainly not from Swift's modules, nor from a part of a spec.
  private func isOwnName(_ name: String) -> Bool {
    component.seesKnownModulesAlone && !isKnownMember(name) && !isLanguageFunction(name)
      && !code.partNames.contains(name) && !component.mayHandwrite(name)
      && component.declarations.handwritten.functions[name] == nil
  }

  /// The methods that the project adds to views, if nothing else has a method of the name.
  private func ownViewMethods(named name: String, _ scope: CodeScope) -> [DeclaredFunction]? {
    let functions = component.declarations.functions(named: name)
    let isOfViews = functions.allSatisfy {
      $0.signature.owner == "View" && $0.signature.kind == .method
    }
    guard !functions.isEmpty, isOfViews, component.declaresAllNames, !isKnownMember(name),
      scope.locals[name] == nil, code.componentModifiers[name] == nil,
      environment.configuration.values[name] == nil, !code.viewMethodNames.contains(name),
      !code.types.values.contains(where: { $0.values[name] != nil || $0.statics[name] != nil }),
      !environment.partTypes.values.contains(where: { $0.values[name] != nil })
    else { return nil }
    return functions
  }
}

extension ComponentSpec {
  /// Whether a slot, a property, a modifier or state has a name.
  fileprivate func hasPart(named name: String) -> Bool {
    (slots.map(\.name) + properties.map(\.name) + modifiers.map(\.name) + state.map(\.name))
      .contains { $0.text == name }
  }
}

extension [DeclaredFunction] {
  /// Without duplicates.
  fileprivate var uniqueBySignature: Self {
    var seen: Set<[String]> = []
    return filter { function in
      seen.insert(function.signature.parameters.flatMap { [$0.label, $0.type.text] }).inserted
    }
  }
}
