import Diagnostics
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Arguments of calls.

extension CodeResolver {
  /// Resolves the arguments of a call whose callee is unknown.
  @discardableResult
  func resolveArguments(
    of call: CodeCall, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    for argument in call.arguments + call.trailing { resolve(argument.value, scope, &findings) }
    return .hole
  }

  /// Resolves the arguments of a call of one of the API's functions with a name. Which of them it is, is not
  /// decided: a member after a leading dot is absent if no parameter with the label has a type with it.
  ///
  /// - Parameter owner: The type that has the function; nil if it is unknown.
  @discardableResult
  func resolveArguments(
    of call: CodeCall, _ scope: CodeScope, named name: CodeName, on owner: String? = nil,
    _ findings: inout Findings
  ) -> TypeExpression {
    guard !environment.isProjectName(name.text), !component.mayHandwrite(name.text),
      scope.locals[name.text] == nil
    else { return resolveArguments(of: call, scope, &findings) }
    let all = (apiSignatures(named: name.text) + languageSignatures(named: name.text)).filter {
      $0.kind == .method || $0.kind == .staticMethod
    }
    let own = owner.map(canonicalTypeName).map { owner in
      all.filter { $0.owner == owner || knownProtocols(of: owner)?.contains($0.owner) == true }
    }
    let signatures = own.flatMap { $0.isEmpty ? nil : $0 } ?? all
    resolveArguments(of: call, scope, ofOneOf: signatures, "'\(name.text)'", &findings)
    return .hole
  }

  /// Resolves the arguments of a call of a function of the API by its name alone.
  func resolveArguments(
    of call: CodeCall, _ scope: CodeScope, ofFunction name: CodeName, _ findings: inout Findings
  ) {
    // The component has the methods of all views.
    let functions = apiFunctions(named: name.text)
    let methods = apiSignatures(named: name.text).filter { $0.owner == "View" }
    resolveArguments(of: call, scope, ofOneOf: functions + methods, "'\(name.text)'", &findings)
  }

  /// Resolves the arguments of a call of one of some declarations of the API.
  func resolveArguments(
    of call: CodeCall, _ scope: CodeScope, ofOneOf signatures: [APISignature], _ what: String,
    _ findings: inout Findings
  ) {
    countSteps(signatures.count)
    guard !signatures.isEmpty else {
      resolveArguments(of: call, scope, &findings)
      return
    }
    let matches = signatures.compactMap { $0.parameters(of: call) }
    if matches.isEmpty {
      checkLabels(
        of: call, among: Set(signatures.flatMap(\.parameters).map(\.label)), of: what, parts: nil,
        &findings)
    }
    for (position, argument) in (call.arguments + call.trailing).enumerated() {
      let isFirstClosure = position == call.arguments.count
      let types =
        matches.isEmpty
        ? signatures.flatMap(\.parameters).filter { parameter in
          isFirstClosure
            ? parameter.type.unwrapped.isFunction : parameter.label == argument.label?.text ?? "_"
        }.map(\.type) : matches.map { $0[position] }
      resolve(argument.value, scope, asOneOf: types, &findings)
    }
  }

  /// Resolves an argument for one of several parameters.
  func resolve(
    _ value: CodeExpression, _ scope: CodeScope, asOneOf types: [TypeExpression],
    _ findings: inout Findings
  ) {
    switch value.kind {
    case .closure(let closure):
      let functions = types.map(\.unwrapped).filter(\.isFunction)
      let parameters = Set(functions.map { $0.function?.parameters ?? [] })
      resolve(
        closure, scope, parameters: parameters.count == 1 ? parameters.first : nil,
        isBuilder: !functions.isEmpty && functions.count == types.count
          && functions.allSatisfy(\.isBuilder), &findings)
    case .ternary(let condition, let first, let second):
      resolveCondition(condition, scope, &findings)
      resolve(first, scope, asOneOf: types, &findings)
      resolve(second, scope, asOneOf: types, &findings)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      resolve(elements[0].value, scope, asOneOf: types, &findings)
    default:
      guard let name = value.implicitName else {
        let plain = Set(types.map(\.unwrapped))
        if plain.count == 1, let type = plain.first,
          checkHasDot(value, type, scope, &findings)
        {
          return
        }
        resolve(value, scope, &findings)
        return
      }
      let before = findings.diagnostics.count
      let distinct = Set(types.map(\.unwrapped))
      if distinct.count == 1, let type = distinct.first {
        resolve(value, scope, as: type, &findings)
        return
      }
      resolveImplicit(name, scope, asOneOf: types, &findings)
      guard findings.diagnostics.count == before else { return }
      // The members and arguments that follow are resolved without a stated type.
      if case .implicitMember = value.kind { return }
      let having = distinct.filter { environment.staticMember(name.text, of: $0).isFound }
      resolve(value, scope, as: having.count == 1 ? having.first ?? .hole : .hole, &findings)
    }
  }

  /// Resolves an argument that can be a view builder, or a value of a stated type.
  func resolveClosure(
    _ value: CodeExpression, _ scope: CodeScope, as type: TypeExpression?,
    _ findings: inout Findings
  ) {
    if case .closure(let closure) = value.kind {
      resolve(
        closure, scope, parameters: type?.unwrapped.function?.parameters,
        isBuilder: type?.isBuilder == true, &findings)
    } else {
      resolveValue(value, scope, as: type?.isBuilder == true ? .hole : type ?? .hole, &findings)
    }
  }

  // MARK: - Initializers

  /// Resolves a call of an initializer.
  ///
  /// - Returns: The type, if the value cannot be `nil`.
  func resolve(
    _ call: CodeCall, making type: String, _ name: CodeName, _ scope: CodeScope,
    _ findings: inout Findings
  ) -> TypeExpression {
    if let last = type.split(separator: ".").first.map(String.init), scope.locals[last] != nil,
      !isTopLevel(last)
    {
      return resolveArguments(of: call, scope, &findings)
    }
    if let labels = code.components[type] {
      return resolve(call, ofComponent: type, labels, name, scope, &findings)
    }
    if component.declarations.tokens?.namespace(named: type) != nil, hasNoOther(type) {
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(type)' has design tokens and no initializers; write one of its members after a dot")
      return resolveArguments(of: call, scope, &findings)
    }
    if let members = code.types[type] {
      return resolve(call, ofDeclared: type, members, scope, &findings)
    }
    if component.declarations.handwritten.types[type] != nil {
      resolveArguments(of: call, scope, &findings)
      return .hole
    }
    guard let api = environment.apiType(type) else {
      return resolveArguments(of: call, scope, &findings)
    }
    if knownDeclaration(of: api)?.kind == .interface, type != "Layout" {
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(type)' is a protocol and has no values; write a type that conforms to it")
      return resolveArguments(of: call, scope, &findings)
    }
    guard hasNoOther(type) else { return resolveArguments(of: call, scope, &findings) }
    let own = apiInitializers(of: api)
    let inherited = (knownProtocols(of: api) ?? []).flatMap(apiInitializers)
    guard !own.isEmpty else {
      resolveArguments(of: call, scope, &findings)
      return .hole
    }
    resolveArguments(
      of: call, scope,
      ofOneOf: (own + inherited).map { $0.showing(elements(of: call, making: api, scope)) },
      "'\(name.text == "init" ? type : name.text)'",
      &findings)
    let mayFail = (own + inherited).contains { initializer in
      initializer.result.isOptional && initializer.parameters(of: call) != nil
    }
    return mayFail || api == "Binding" ? .hole : .named(type)
  }

  /// The stated type of the elements that a `ForEach` shows; nil for other calls, and if nothing states it.
  private func elements(
    of call: CodeCall, making type: String, _ scope: CodeScope
  ) -> TypeExpression? {
    guard type == "ForEach", let data = call.arguments.first, data.label == nil, data.value.isPath
    else { return nil }
    // The argument is resolved with the others, too.
    var findings = Findings()
    let type = resolve(data.value, scope, &findings)
    let shown = element(of: type.bound ?? type)
    return shown.isHole ? nil : type.bound == nil ? shown : shown.binding
  }

  private func resolve(
    _ call: CodeCall, ofComponent type: String, _ labels: [String: TypeExpression],
    _ name: CodeName, _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    var labels = labels
    let before = findings.diagnostics.count
    for initializer in code.extensionInitializers[type] ?? [] {
      for parameter in initializer.signature.parameters { labels[parameter.label] = .hole }
    }
    let isAll =
      component.seesKnownModulesAlone
      && !component.declarations.handwritten.initializedTypes.contains(type)
    let isClosed = isAll && !code.openComponents.contains(type)
    checkLabels(
      of: call, among: Set(labels.keys), of: "'\(type)'",
      parts: isClosed ? code.partsOfComponents[type] : nil, &findings)
    if hasNoOther(type) {
      if findings.diagnostics.count == before {
        checkRequiredLabels(of: call, type, name, &findings)
      }
      if findings.diagnostics.count == before, labels["_"] == nil {
        checkHasLabels(call, type, &findings)
      }
      if findings.diagnostics.count == before, !code.openComponents.contains(type) {
        findings.calls.append(ComponentCall(of: type, call, at: tree.place(name.range)))
      }
    }
    for argument in call.arguments {
      resolveValue(
        argument.value, scope, as: labels[argument.label?.text ?? "_"] ?? .hole, &findings)
    }
    // Which parameter takes an unlabeled closure is decided by types.
    let isBuilder = code.builtComponents.contains(type)
    for closure in call.trailing {
      let label = closure.label?.text
      let stated = label.flatMap { labels[$0] } ?? .hole
      let takesView = isBuilder && label.map { labels[$0] != nil } != false
      resolveClosure(
        closure.value, scope, as: stated.isHole ? takesView ? .builder : nil : stated, &findings)
    }
    return isAll ? .named(type) : .hole
  }

  private func resolve(
    _ call: CodeCall, ofDeclared type: String, _ members: DeclaredCode.Members,
    _ scope: CodeScope, _ findings: inout Findings
  ) -> TypeExpression {
    if members.conformances?.contains("Layout") == true, !call.trailing.isEmpty {
      // The callee is the value, with the views that it places.
      for argument in call.arguments { resolve(argument.value, scope, &findings) }
      for closure in call.trailing {
        resolveClosure(closure.value, scope, as: .builder, &findings)
      }
      return .someView
    }
    if members.initializers?.isEmpty == true, hasNoOther(type) {
      findings.error(
        .wrongType, at: tree.place(call.callee.range),
        "'\(type)' is an enum without raw values and has no initializers; write one of its cases after a dot"
      )
      resolveArguments(of: call, scope, &findings)
    } else if let initializers = members.initializers, hasNoOther(type) {
      resolve(call, ofOneOf: initializers, "'\(type)'", scope, &findings)
    } else {
      // Which initializer is called is decided by types.
      if let labels = members.arguments, hasNoOther(type) {
        checkLabels(of: call, among: Set(labels.keys), of: "'\(type)'", parts: nil, &findings)
      }
      resolveArguments(of: call, scope, &findings)
    }
    let mayFail =
      members.isFailable || code.failableTypes.contains(type)
      || call.arguments.first?.label?.text == "rawValue"
    return mayFail ? .hole : .named(type)
  }

  /// Whether all initializers of a type are known.
  func hasNoOther(_ type: String) -> Bool {
    component.seesKnownModulesAlone && !code.initializedTypes.contains(type)
      && !component.declarations.handwritten.initializedTypes.contains(type)
  }
}

extension APISignature {
  /// The declaration with closures that receive an element, if they have one parameter.
  fileprivate func showing(_ element: TypeExpression?) -> Self {
    guard let element else { return self }
    return APISignature(
      kind: kind, owner: owner,
      parameters: parameters.map { parameter in
        parameter.type.function?.parameters.count == 1
          ? Parameter(
            label: parameter.label, type: .builder(of: element), isOptional: parameter.isOptional)
          : parameter
      }, result: result)
  }
}
