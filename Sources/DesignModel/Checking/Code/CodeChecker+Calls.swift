import Diagnostics
import English
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension CodeChecker {
  /// Checks a call, and infers the type of its value as far as known.
  func infer(_ call: CodeCall, as expected: InferredType) -> InferredType {
    checkForm(of: call)
    guard checkHasNoAssignments(call) else {
      infer(call.callee, isCalled: true)
      for argument in call.arguments + call.trailing {
        if case .infix(_, "=", let value) = argument.value.kind {
          infer(value)
        } else {
          infer(argument.value)
        }
      }
      return .unknown
    }
    rememberSynchronousClosures(of: call)
    switch call.callee.kind {
    case .name(let name):
      let type = infer(name, isCalled: true)
      if let local = locals[name.text], !isOwnType(name.text, local) {
        return infer(call, ofLocal: local, name)
      }
      if name.text.first?.isUppercase == true {
        return inferInitializer(of: metatypeName(type) ?? name.text, name, call)
      }
      if context.contains(name.text), isInComponent, let known = context.types[name.text] {
        return infer(call, ofValue: known, name)
      }
      if let functions = functions(named: name.text) {
        return check(call, of: functions, "'\(name.text)'")
      }
      if scope.declarations.code.topLevelNames.contains(name.text) || context.contains(name.text) {
        return checkArguments(of: call)
      }
      if checkHasNoLabels(call, name) { return .unknown }
      // Other types have methods of their own and of their protocols.
      if !isInComponent, visibleTypes?.contains("View") != true,
        apiSignatures(named: name.text).allSatisfy({ !$0.owner.isEmpty })
      {
        return checkArguments(of: call)
      }
      // Methods of all views are also available in the component.
      return inferMethod(name, of: .unknown, call, isMember: false)
    case .member(let base, let name):
      if name.text == "init", case .name(let root) = base.kind, root.text == "self",
        case .named(let owner) = selfType
      {
        return inferInitializer(of: owner, name, call)
      }
      // The expected type of a chain is also that of its first member.
      let type = infer(
        base, as: base.isImplicit ? expected : .unknown, members: [name], isCalled: true)
      if case .metatype(let owner) = type {
        if name.text == "init" { return inferInitializer(of: owner, name, call) }
        if name.text.first?.isUppercase == true {
          return inferInitializer(of: "\(owner).\(name.text)", name, call)
        }
        return inferStatic(name, of: owner, call)
      }
      checkReceiver(type, name)
      checkCanChange(base, type, by: name)
      if name.text == "environment", let first = call.arguments.first, first.label == nil,
        call.arguments.count == 2, call.arguments[1].label == nil,
        case .keyPath(nil, let names) = first.value.kind, let value = names.first
      {
        checkEnvironmentValue(value)
      }
      if name.text == "focused" || name.text == "accessibilityFocused" { checkFocus(call, name) }
      return inferMethod(name, of: type, call, isMember: true)
    case .implicitMember(let name):
      if name.text == "init", case .named(let owner) = expected.unwrapped {
        return inferInitializer(of: owner, name, call)
      }
      let type = checkImplicitMember(name, of: expected, isCalled: true)
      if case .named(let owner) = expected.unwrapped { return inferStatic(name, of: owner, call) }
      checkArguments(
        call, of: apiSignatures(named: name.text).filter(\.isStatic), name,
        isOpen: isProjectName(name.text) || isMemberOfOthers(name.text))
      return type
    case .closure(let closure):
      check(closure, at: call.callee.range, isBuilder: false)
      return checkArguments(of: call)
    default:
      infer(call.callee, isCalled: true)
      return checkArguments(of: call)
    }
  }

  /// Records which closures a SwiftUI function calls synchronously.
  private func rememberSynchronousClosures(of call: CodeCall) {
    guard let name = call.calleeName?.text, synchronousFunctions.contains(name),
      locals[name] == nil, !isProjectName(name), !scope.mayHandwrite(name)
    else { return }
    for argument in call.arguments + call.trailing {
      if case .closure = argument.value.kind { synchronousClosures.insert(argument.value.range) }
    }
  }

  /// Checks that the receiver of a mutating Swift method can be changed.
  private func checkCanChange(_ base: CodeExpression, _ type: InferredType, by method: CodeName) {
    guard mutatingMethods.contains(method.text), isStandardValue(type) else { return }
    switch base.kind {
    case .name(let name):
      if let local = locals[name.text] {
        if local.constancy != nil { infer(name, access: .inOut) }
      } else if isInComponent, !name.text.hasPrefix("$") {
        infer(name, access: .inOut)
      }
    case .member(let root, let member):
      guard case .name(let name) = root.kind, name.text == "configuration",
        locals["configuration"] == nil, context.types["configuration"] != nil,
        configuration.values[member.text] != nil, configuration.values["$" + member.text] == nil
      else { return }
      findings.error(
        .assignedConstant, at: tree.place(member.range),
        "'\(member.text)' cannot be changed by a style; write 'binding: true' in the property")
    default: break
    }
  }

  /// Whether a type is a Swift type with mutating methods.
  private func isStandardValue(_ type: InferredType) -> Bool {
    switch type {
    case .list: true
    case .named(let name):
      ["Bool", "String", "Set", "Array", "Dictionary", "Int", "Double", "CGFloat"].contains(name)
        && isSwiftUIType(name)
    default: false
    }
  }

  /// Whether a name that the code declares is that of a type whose members are known.
  private func isOwnType(_ name: String, _ local: CodeScope.Local) -> Bool {
    name.first?.isUppercase == true && local.functions.isEmpty && local.type == .unknown
      && scope.declarations.code.topLevelNames.contains(name)
      && scope.declarations.code.types[name] != nil
  }

  /// Checks the arguments of an unknown callee.
  @discardableResult
  func checkArguments(of call: CodeCall) -> InferredType {
    for argument in call.arguments + call.trailing { infer(argument.value) }
    return .unknown
  }

  private func infer(
    _ call: CodeCall, ofLocal local: CodeScope.Local, _ name: CodeName
  ) -> InferredType {
    guard !local.functions.isEmpty else { return infer(call, ofValue: local.type, name) }
    // Other declarations of the name are possible, too.
    let others = scope.declarations.code.functions[name.text] ?? []
    if others.isEmpty,
      scope.declarations.code.functionNames.contains(name.text)
        || !isOwnName(name.text)
    {
      return checkArguments(of: call)
    }
    return check(
      call, of: (local.functions + others).uniqueBySignature, "'\(name.text)'")
  }

  /// Checks a call of a value.
  private func infer(
    _ call: CodeCall, ofValue type: InferredType, _ name: CodeName
  ) -> InferredType {
    switch type {
    case .callable(let parameters, let result):
      check(call, ofFunctionTaking: parameters, "'\(name.text)'")
      return result
    case .optional(let inner) where inner.isFunction:
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(name.text)' is an optional closure; write '\(name.text)?(…)', or unwrap it with 'if "
          + "let'")
      return checkArguments(of: call)
    case .named(let owner)
    where knownProtocols(of: canonicalTypeName(owner))?.contains("Layout") == true:
      for argument in call.arguments + call.trailing {
        infer(argument.value, asOneOf: [.builder(nil)])
      }
      return .conforming("View")
    case .named("Int") where name.text == "count" && call.takesCondition:
      // Collections have a method of this name, too.
      checkArguments(of: call)
      return type
    case .named(let owner) where isCertainlyNotCallable(owner):
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(name.text)' is of the type '\(owner)', which cannot be called")
      return checkArguments(of: call)
    case .optional(.named(let owner)) where isCertainlyNotCallable(owner):
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(name.text)' is of the type '\(owner)?', which cannot be called")
      return checkArguments(of: call)
    case .list, .binding, .conforming("View"):
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(name.text)' is \(type == .conforming("View") ? "a view" : phrase(type)), which cannot be called"
      )
      return checkArguments(of: call)
    default: return checkArguments(of: call)
    }
  }

  /// Whether values of a type certainly cannot be called.
  private func isCertainlyNotCallable(_ owner: String) -> Bool {
    if let members = members(of: owner) {
      return (members.isComplete || members.isListed && members.isConcrete)
        && members.values["callAsFunction"] == nil
        && !scope.declarations.code.names.contains("callAsFunction")
    }
    if scope.generic(named: owner) != nil {
      return !scope.declarations.code.names.contains("callAsFunction")
    }
    guard plainName(of: .named(owner)) != nil || isNominal(owner) else { return false }
    return knownMembers(
      named: "callAsFunction", of: canonicalTypeName(owner), isStatic: false)?.isEmpty == true
  }

  /// The possible callees of an unqualified name, if the project declares all of them.
  private func functions(named name: String) -> [DeclaredFunction]? {
    guard let functions = scope.declarations.code.functions[name],
      isOwnName(name) || isOwnMethod(name, functions)
    else { return nil }
    // Inherited members of a type are unknown.
    return enclosingType != .declared || functions.allSatisfy(\.signature.owner.isEmpty)
      ? functions : nil
  }

  /// Whether an unqualified name certainly belongs to methods that extensions add to the component.
  private func isOwnMethod(_ name: String, _ functions: [DeclaredFunction]) -> Bool {
    let spec = scope.spec
    return isInComponent && context.isComponent && scope.declaresAllNames
      && functions.allSatisfy { $0.signature.owner == scope.emittedTypeName }
      && swiftUIViewMethods(named: name).isEmpty && !isLanguageFunction(name)
      && !scope.mayHandwrite(name)
      && !(spec.slots.map(\.name) + spec.properties.map(\.name) + spec.modifiers.map(\.name)
        + spec.state.map(\.name)).contains { $0.text == name }
  }

  /// Whether a name is certainly not from Swift's modules, nor from a part of a spec.
  private func isOwnName(_ name: String) -> Bool {
    scope.seesKnownModulesAlone && !isKnownMember(name) && !isLanguageFunction(name)
      && !scope.declarations.code.partNames.contains(name)
      && !scope.mayHandwrite(name)
      && scope.declarations.handwritten.functions[name] == nil
  }

  private func metatypeName(_ type: InferredType) -> String? {
    if case .metatype(let name) = type { name } else { nil }
  }

  // MARK: - Callees

  private func inferInitializer(
    of type: String, _ name: CodeName, _ call: CodeCall
  ) -> InferredType {
    let code = scope.declarations.code
    if var labels = code.components[type] {
      let before = findings.diagnostics.count
      for initializer in code.extensionInitializers[type] ?? [] {
        for parameter in initializer.signature.parameters { labels[parameter.label] = .unknown }
      }
      let isAll =
        scope.seesKnownModulesAlone
        && !scope.declarations.handwritten.initializedTypes.contains(type)
      checkLabels(
        of: call, among: Set(labels.keys), of: "'\(type)'",
        parts: isAll && !code.openComponents.contains(type) ? code.partsOfComponents[type] : nil)
      if findings.diagnostics.count == before { checkRequiredLabels(of: call, type, name) }
      if findings.diagnostics.count == before, labels["_"] == nil {
        checkHasLabels(call, type)
      }
      if findings.diagnostics.count == before, hasNoOther(type),
        !code.openComponents.contains(type)
      {
        findings.calls.append(ComponentCall(of: type, call, at: tree.place(name.range)))
      }
      for argument in call.arguments {
        inferValue(argument.value, as: labels[argument.label?.text ?? "_"] ?? .unknown)
      }
      // The builder of an unlabeled closure is not determined.
      let isBuilder = code.builtComponents.contains(type)
      for closure in call.trailing {
        let label = closure.label?.text
        let known = label.flatMap { labels[$0] } ?? .unknown
        infer(
          closure.value,
          as: known == .unknown && isBuilder && label.map { labels[$0] != nil } != false
            ? .builder(nil) : known)
      }
      return isAll ? .named(type) : .unknown
    }
    if scope.declarations.tokens?.namespace(named: type) != nil, hasNoOther(type) {
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(type)' has design tokens and no initializers; write one of its members after a dot")
      checkArguments(of: call)
      return .unknown
    }
    if let members = code.types[type] {
      if members.conformances?.contains("Layout") == true, !call.trailing.isEmpty {
        // The callee is the value, with the views that it places.
        for argument in call.arguments { infer(argument.value) }
        for closure in call.trailing { infer(closure.value, as: .builder([])) }
        return .conforming("View")
      }
      if let initializers = members.initializers, hasNoOther(type) {
        check(call, of: initializers, "'\(type)'")
        return value(of: call, making: type, members)
      }
      guard let labels = members.arguments else {
        checkArguments(of: call)
        return value(of: call, making: type, members)
      }
      checkLabels(of: call, among: Set(labels.keys), of: "'\(type)'")
      for argument in call.arguments + call.trailing {
        infer(argument.value, as: labels[argument.label?.text ?? "_"] ?? .unknown)
      }
      return value(of: call, making: type, members)
    }
    if scope.declarations.handwritten.types[type] != nil {
      checkArguments(of: call)
      return .named(type)
    }
    if knownDeclaration(of: type)?.kind == .interface, isSwiftUIType(type), type != "Layout" {
      findings.error(
        .wrongType, at: tree.place(name.range),
        "'\(type)' is a protocol and has no values; write a type that conforms to it")
      checkArguments(of: call)
      return .unknown
    }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let signatures = apiSignatures(named: last).filter {
      $0.kind == .initializer && $0.owner == type
    }
    if isKeyPathCall(last), isSwiftUIType(last) {
      checkElements(of: call, name)
      checkArguments(call, of: signatures.map { $0.showing(element(of: call)) }, name)
      return .named(type)
    }
    if signatures.isEmpty { checkSpelling(ofLabelsOf: call, making: type) }
    checkArguments(call, of: signatures, name)
    guard isSwiftUIType(type) else { return .named(type) }
    if type == "Binding" { return .binding(.unknown) }
    return mayFail(type, call) ? .optional(.named(type)) : .named(type)
  }

  /// Checks the labels of a call of an initializer that the tables do not have: for one that is nearly a known one.
  private func checkSpelling(ofLabelsOf call: CodeCall, making type: String) {
    guard isSwiftUIType(type), isKnownType(type), hasNoOther(type) else { return }
    for label in call.arguments.compactMap(\.label)
    where label.text.count > 4 && !isKnownLabel(label.text)
      && !languageLabels.contains(label.text) && !isForeign(label: label.text)
    {
      guard let near = nearest(label.text, among: languageLabels.sorted(), limit: 1) else {
        continue
      }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "no initializer of '\(type)' has a parameter '\(label.text)'; did you mean '\(near)'?",
        fixIts: tree.name(label).guess(near))
      return
    }
  }

  /// The type of the value of an initializer of a type of the project; unknown if that can be `nil`.
  private func value(
    of call: CodeCall, making type: String, _ members: DeclaredCode.Members
  ) -> InferredType {
    let isFailable =
      members.isFailable || scope.declarations.code.failableTypes.contains(type)
      || call.arguments.first?.label?.text == "rawValue"
    return isFailable ? .unknown : .named(type)
  }

  /// Checks that a call of a component's initializer has the labels that all initializers require.
  private func checkRequiredLabels(of call: CodeCall, _ type: String, _ name: CodeName) {
    guard hasNoOther(type), let required = scope.declarations.code.requiredLabels[type],
      !call.mayPassConfiguration
    else { return }
    let missing = required.subtracting((call.arguments + call.trailing).compactMap(\.label?.text))
    guard let label = missing.min() else { return }
    findings.error(
      .missingArgument, at: tree.place(name.range),
      "no initializer of '\(type)' can be called without '\(label):'; add it")
  }

  /// Checks that all arguments of a component's initializer have labels, if no initializer has an unlabeled
  /// parameter.
  private func checkHasLabels(_ call: CodeCall, _ type: String) {
    guard hasNoOther(type), !scope.declarations.code.openComponents.contains(type),
      let argument = call.arguments.first(where: { $0.label == nil }), !call.mayPassConfiguration
    else { return }
    findings.error(
      .missingArgument, at: tree.place(argument.value.range),
      "no initializer of '\(type)' has a parameter without a label; write the label of a property or a slot"
    )
  }

  /// The elements from which a list's views are made: those of its first argument.
  private func element(of call: CodeCall) -> InferredType {
    guard let first = call.arguments.first, first.label == nil else { return .unknown }
    switch first.value.kind {
    case .member(let base, let name) where name.text == "indices" && base.isChain:
      guard case .list = quietly({ infer(base) }) else { return .unknown }
      return .named("Int")
    case .array(let elements) where !elements.isEmpty:
      let literals = Set(elements.map(literalName))
      return literals == [.text]
        ? .named("String") : literals == [.integer] ? .named("Int") : .unknown
    case .infix(let lower, "..<", let upper), .infix(let lower, "...", let upper):
      let bounds = [lower, upper].filter(\.isChain)
      return bounds.contains { bound in quietly { infer(bound) } == .named("Int") }
        ? .named("Int") : .unknown
    case _ where first.value.isPath:
      let type = quietly { infer(first.value) }
      if case .binding(.list(let element)) = type { return .binding(element) }
      return element(of: type)
    default: return .unknown
    }
  }

  /// The element type of a collection; unknown for other types.
  func element(of type: InferredType) -> InferredType {
    switch type {
    case .list(let element): element
    case .named(let owner): members(of: owner)?.element ?? .unknown
    default: .unknown
    }
  }

  /// Whether all initializers of a type are known.
  private func hasNoOther(_ type: String) -> Bool {
    scope.seesKnownModulesAlone && !scope.declarations.code.initializedTypes.contains(type)
      && !scope.declarations.handwritten.initializedTypes.contains(type)
  }

  /// Whether a call of a Foundation initializer returns an optional.
  private func mayFail(_ type: String, _ call: CodeCall) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    switch (type, labels) {
    case ("URL", ["string"]), ("URL", ["string", "relativeTo"]), ("UUID", ["uuidString"]),
      ("TimeZone", ["identifier"]), ("TimeZone", ["abbreviation"]), ("Bundle", ["path"]),
      ("Bundle", ["identifier"]), ("URLComponents", ["string"]):
      return call.trailing.isEmpty
    default: return false
    }
  }

  private func isKeyPathCall(_ type: String) -> Bool { type == "ForEach" || type == "List" }

  /// Checks that the elements of a list have an identity.
  private func checkElements(of call: CodeCall, _ name: CodeName) {
    if let first = call.arguments.first, first.label == nil, call.arguments.count == 1,
      case .infix(_, "...", _) = first.value.kind, !call.trailing.isEmpty
    {
      findings.error(
        .wrongType, at: tree.place(first.value.range),
        "'\(name.text)' does not take a closed range by itself; write '..<', or add 'id: \\.self'")
      return
    }
    guard let first = call.arguments.first, first.label == nil, !call.trailing.isEmpty,
      first.value.isPath
    else { return }
    var type = quietly { infer(first.value) }
    if case .binding(let inner) = type { type = inner }
    if type == .named("Int") {
      findings.error(
        .wrongType, at: tree.place(first.value.range),
        "'\(name.text)' takes a collection, and this is an 'Int'; write '0..<…'")
      return
    }
    guard case .list(let element) = type else { return }
    if let id = call.arguments.first(where: { $0.label?.text == "id" }) {
      guard case .keyPath(nil, let names) = id.value.kind, let member = names.first,
        case .named(let owner) = element, let members = members(of: owner)
      else { return }
      if member.text == "self", names.count == 1 {
        guard lacks(element, "Hashable") else { return }
        return report(
          element, lacks: "Hashable", at: tree.place(first.value.range),
          "'\(name.text)' identifies elements by 'id: \\.self'")
      }
      if member.text == "id", members.isListed, members.values["id"] == nil,
        members.conformances?.contains("Identifiable") == false,
        !mayExtend(owner, by: "id", members)
      {
        findings.error(
          .noSuchMember, at: tree.place(member.range), "'\(owner)' has no member 'id'")
        return
      }
      _ = inferMember(member, of: .named(owner), access: .read)
      return
    }
    guard call.arguments.dropFirst().allSatisfy({ $0.label?.text == "selection" }),
      lacks(element, "Identifiable")
    else { return }
    report(
      element, lacks: "Identifiable", at: tree.place(first.value.range),
      "'\(name.text)' needs an identity for each value; write 'id: \\.…' with a key path to the "
        + "identity")
  }

  private func inferStatic(_ name: CodeName, of owner: String, _ call: CodeCall) -> InferredType {
    let members = members(of: owner)
    if let members {
      let type = staticMember(name, of: owner)
      if let parameters = members.payloads[name.text] {
        let signature = APISignature(
          kind: .staticMethod, owner: owner, parameters: parameters, result: type)
        if scope.declarations.code.extensionNames.contains(name.text)
          || scope.declarations.handwritten.functions[name.text] != nil
        {
          checkArguments(call, of: [signature], name)
        } else {
          check(call, of: [DeclaredFunction(signature: signature)], "'.\(name.text)'")
        }
        return type
      }
      if let functions = members.staticMethods[name.text], isOnlyMember(name.text) {
        return check(call, of: functions, "'\(name.text)'")
      }
      checkArguments(of: call)
      return type
    }
    if let functions = scope.declarations.handwritten.functions[name.text],
      functions.allSatisfy({ $0.signature.owner == owner }), isOnlyMember(name.text)
    {
      return check(call, of: functions, "'\(name.text)'")
    }
    if let functions = scope.declarations.code.functions[name.text],
      functions.allSatisfy({ $0.signature.owner == owner && $0.signature.kind == .staticMethod }),
      isOwnName(name.text)
    {
      return check(call, of: functions, "'\(name.text)'")
    }
    let signatures = apiSignatures(named: name.text).filter(\.isStatic)
    let own = signatures.filter { $0.owner == owner }
    if owner == "Task", isSwiftUIType(owner),
      name.text == "sleep" || name.text == "checkCancellation"
    {
      checkIsTried(call, "'\(name.text)'")
    }
    if own.isEmpty, name.text.first?.isLowercase == true, !isMethod(name.text, of: owner),
      case .absent = lookUp(name.text, in: .named(owner), isStatic: true)
    {
      reportAbsentStatic(name, of: owner)
      checkArguments(of: call)
      return .unknown
    }
    if own.isEmpty, swiftUIViews.contains(owner), isSwiftUIType(owner) {
      checkImplicitMember(name, ofKnown: owner)
    } else if signatures.isEmpty {
      checkIsKnown(member: name)
    }
    return checkArguments(call, of: own.isEmpty ? signatures : own, name, isOpen: own.isEmpty)
  }

  /// Whether no extension declares a member of a name.
  func isOnlyMember(_ name: String) -> Bool {
    !scope.declarations.code.extensionNames.contains(name)
      && (scope.declarations.handwritten.functions[name]?.count ?? 0) < 2
  }

  private func inferMethod(
    _ name: CodeName, of receiver: InferredType, _ call: CodeCall, isMember: Bool
  ) -> InferredType {
    var type = receiver
    if case .named(let owner) = type, let members = members(of: owner),
      members.conformances?.contains("View") == true, members.values[name.text] == nil,
      isViewMethod(name.text) || isOfExtensionOfViews(name.text)
    {
      type = .conforming("View")
    }
    if case .named(let owner) = type, let members = members(of: owner) {
      let member = members.values[name.text] ?? inferMember(name, of: type, access: .read)
      if members.values[name.text] != nil { checkIsVisible(name, of: owner, members) }
      if let functions = members.methods[name.text], isOnlyMember(name.text),
        scope.declarations.handwritten.functions[name.text] == nil
      {
        return check(call, of: functions, "'\(name.text)'")
      }
      return infer(call, ofValue: member, name)
    }
    if isMember, isView(type), !checkIsMemberOfViews(name, of: type, in: call) {
      checkArguments(of: call)
      return .unknown
    }
    if isMember, case .callable = type, isForeign(name.text) {
      _ = inferMember(name, of: type, access: .read)
      checkArguments(of: call)
      return .unknown
    }
    if isMember, case .named(let owner) = type, owner.hasSuffix(".Set"), isSwiftUIType(owner),
      setMethods.contains(name.text), call.arguments.count == 1, call.trailing.isEmpty
    {
      inferValue(call.arguments[0].value, as: type)
      return .unknown
    }
    if isMember {
      switch lookUp(name.text, in: type) {
      case .absent:
        reportAbsent(name, of: type)
        checkArguments(of: call)
        return .unknown
      case .found(let found):
        if let known = infer(call, ofKnown: found, name, on: type) { return known }
      case .unknown: break
      }
    }
    var signatures = apiSignatures(named: name.text).filter {
      $0.kind == .method || $0.kind == .property
    }
    if isMember { signatures = signaturesThatFit(type, call, signatures) }
    if let style = scope.declarations.code.styleMethods[name.text], call.arguments.count == 1 {
      let value = call.arguments[0].value
      let given = infer(value, as: style)
      if let name = plainName(of: given), members(of: name) == nil {
        findings.error(
          .wrongType, at: tree.place(value.range),
          "a style is expected, and this is \(given.phrase)")
      }
      return .conforming("View")
    }
    if let type = inferOwnMethod(name, of: type, call, isMember: isMember) { return type }
    if let types = scope.declarations.code.componentModifiers[name.text], isMember,
      isOwnModifier(name.text),
      call.arguments.count + call.trailing.count == 1
    {
      let value = (call.arguments + call.trailing)[0].value
      infer(value, asOneOf: types.map(\.type))
      return .unknown
    }
    let isDeclared =
      scope.declarations.code.functionNames.contains(name.text) || locals[name.text] != nil
    if isDeclared && !(isMember && isOfViewsAlone(name.text, type)) || scope.mayHandwrite(name.text)
    {
      checkArguments(of: call)
      return isMember && isView(type) ? resultOfViewMethod(name.text, signatures) : .unknown
    }
    if isMember, signatures.isEmpty {
      if isStaticAlone(name.text) {
        findings.error(
          .noSuchMember, at: tree.place(name.range),
          "'\(name.text)' is a static member, not a method of a value")
      } else {
        checkIsKnown(member: name)
      }
    }
    // Members of Swift and Foundation with the name are possible.
    let isOfOthers =
      isMember ? isMemberOfOthers(name.text) : isLanguageFunction(name.text)
    // So are emitted members, if the type before the dot is unknown.
    let isOfAny = isMember && type == .unknown
    return checkArguments(
      call, of: signatures, name,
      isOpen: (isOfOthers || isOfAny) && !signatures.contains { $0.owner == "View" },
      isOfView: isMember && isView(type))
  }

  /// Whether an extension of the project adds a method of a name to all views.
  private func isOfExtensionOfViews(_ name: String) -> Bool {
    scope.declarations.functions(named: name).contains { $0.signature.owner == "View" }
  }

  /// Whether a method of a value is certainly SwiftUI's method of views, although the project uses the name
  /// for something else.
  private func isOfViewsAlone(_ name: String, _ type: InferredType) -> Bool {
    guard isView(type), scope.declaresAllNames, !swiftUIViewMethods(named: name).isEmpty else {
      return false
    }
    if case .named(let owner) = type, isComponent(owner) { return false }
    let code = scope.declarations.code
    return !isExtended(by: name, "View", ["View"]) && !code.viewMethodNames.contains(name)
      && code.styleMethods[name] == nil && code.modifierMethods[name] == nil
  }

  /// Whether only views have a method of a name, from an extension in the project.
  private func isOwnMethodOfViewsAlone(_ name: String) -> Bool {
    let code = scope.declarations.code
    return !isKnownMember(name) && ownViewMethods(named: name) != nil
      && code.componentModifiers[name] == nil && configuration.values[name] == nil
      && !code.types.values.contains { $0.values[name] != nil || $0.statics[name] != nil }
      && !partTypes.values.contains { $0.values[name] != nil }
  }

  /// Whether a name only belongs to methods of components that set a value.
  private func isOwnModifier(_ name: String) -> Bool {
    let code = scope.declarations.code
    return scope.declaresAllNames && !isKnownMember(name) && !scope.mayHandwrite(name)
      && !code.extensionNames.contains(name) && !code.viewMethodNames.contains(name)
      && code.functions[name] == nil && locals[name] == nil && !context.contains(name)
      && !code.types.values.contains { $0.values[name] != nil || $0.methods[name] != nil }
  }

  /// Checks a call of a method that the project adds to views; nil if it may be another method.
  private func inferOwnMethod(
    _ name: CodeName, of type: InferredType, _ call: CodeCall, isMember: Bool
  ) -> InferredType? {
    let code = scope.declarations.code
    guard isMember, locals[name.text] == nil,
      isView(type) || type == .unknown && isOwnMethodOfViewsAlone(name.text)
    else { return nil }
    if let functions = ownViewMethods(named: name.text) {
      guard code.entryMethods[name.text] != nil || !code.viewMethodNames.contains(name.text) else {
        checkArguments(of: call)
        return .conforming("View")
      }
      let result = check(call, of: functions, "'\(name.text)'")
      return result == .unknown ? .conforming("View") : result
    }
    guard scope.declaresAllNames, swiftUIViewMethods(named: name.text).isEmpty,
      code.functions[name.text] == nil
    else { return nil }
    if code.viewMethodNames.contains(name.text), code.modifierMethods[name.text] == nil {
      if let type = code.entryMethods[name.text], call.arguments.count == 1,
        call.arguments[0].label == nil, call.trailing.isEmpty
      {
        inferValue(call.arguments[0].value, as: type)
      } else {
        checkArguments(of: call)
      }
      return .conforming("View")
    }
    guard let labels = code.modifierMethods[name.text] else { return nil }
    checkLabels(
      of: call, among: Set(labels.keys), of: "'\(name.text)'",
      parts: scope.declaresAllNames ? [] : nil)
    for argument in call.arguments {
      inferValue(argument.value, as: labels[argument.label?.text ?? "_"] ?? .unknown)
    }
    for closure in call.trailing {
      infer(closure.value, as: closure.label.flatMap { labels[$0.text] } ?? .unknown)
    }
    return .conforming("View")
  }

  /// Checks a call of a method of a Swift or SwiftUI value; nil to look it up among all methods.
  private func infer(
    _ call: CodeCall, ofKnown signatures: [APISignature], _ name: CodeName, on type: InferredType
  ) -> InferredType? {
    let code = scope.declarations.code
    guard !isView(type), let owner = lookupOwner(of: type), scope.declaresAllNames,
      !isExtended(by: name.text, owner, knownProtocols(of: owner) ?? [])
    else { return nil }
    let methods = signatures.filter { $0.kind == .method }
    if case .list(let element) = type, ["sorted", "min", "max", "sort"].contains(name.text),
      call.arguments.isEmpty, call.trailing.isEmpty, lacks(element, "Comparable")
    {
      report(
        element, lacks: "Comparable", at: tree.place(name.range),
        "'\(name.text)' without a closure compares the elements")
    }
    guard !methods.isEmpty else {
      let value = self.type(of: signatures)
      return code.functionNames.contains(name.text) ? nil : infer(call, ofValue: value, name)
    }
    let matches = methods.compactMap { method in
      method.parameters(of: call).map { (method, $0) }
    }
    // The overloads of Swift's methods differ between versions.
    guard !matches.isEmpty else {
      return languageSignatures(named: name.text).isEmpty
        ? checkArguments(call, of: methods, name) : checkArguments(of: call)
    }
    let result = check(
      call, matches.map { ($0.0, closures($0.1, of: name.text, on: type)) }, name, isOpen: false)
    // The result of a gesture's callbacks has no members of its own.
    return owner.hasSuffix("Gesture") && name.text.hasPrefix("onChanged") || name.text == "onEnded"
      || name.text == "updating" ? type : result
  }

  /// The parameter types of a gesture's callbacks, which receive its value.
  private func closures(
    _ types: [InferredType], of name: String, on gesture: InferredType
  ) -> [InferredType] {
    guard case .named(let owner) = gesture, ["onChanged", "onEnded", "updating"].contains(name),
      knownDeclaration(of: "\(owner).Value") != nil
    else { return types }
    let name = canonicalTypeName("\(owner).Value")
    let value: InferredType =
      name == "Void" ? .tuple : knownDeclaration(of: name) == nil ? .unknown : .named(name)
    return types.map { type in
      guard case .callable(let parameters, let result) = type, !parameters.isEmpty else {
        return type
      }
      return .callable([value] + parameters.dropFirst(), result)
    }
  }

  /// The methods of a name that a value of a type has; all of them if that is unknown.
  private func signaturesThatFit(
    _ type: InferredType, _ call: CodeCall, _ signatures: [APISignature]
  ) -> [APISignature] {
    guard isView(type) else { return signatures }
    if case .named(let name) = type {
      let own = signatures.filter { $0.owner == name && $0.parameters(of: call) != nil }
      if !own.isEmpty { return own }
      if signatures.contains(where: { $0.owner == name }) { return signatures }
    }
    let ofViews = signatures.filter { $0.owner == "View" }
    return ofViews.isEmpty ? signatures : ofViews
  }

  /// The result of a view method declared by SwiftUI and the project: a view if all of them return one.
  private func resultOfViewMethod(_ name: String, _ signatures: [APISignature]) -> InferredType {
    guard scope.declaresAllNames, locals[name] == nil else { return .unknown }
    let own = scope.declarations.functions(named: name).map(\.signature)
    let results = (signatures + own).filter { $0.owner == "View" }.map(\.result)
    return !results.isEmpty && results.allSatisfy { $0 == .conforming("View") }
      ? .conforming("View") : .unknown
  }

  /// Whether the project uses a name only for static members, and nothing else has it.
  private func isStaticAlone(_ name: String) -> Bool {
    let code = scope.declarations.code
    guard scope.seesKnownModulesAlone, code.staticNames.contains(name),
      swiftUIMethods(named: name).isEmpty, !isMemberOfOthers(name),
      !isLanguageFunction(name), !code.extensionNames.contains(name),
      !context.contains(name), configuration.values[name] == nil
    else { return false }
    return !code.types.values.contains { $0.values[name] != nil || $0.methods[name] != nil }
  }

  /// Checks that the focus is set to a value of the state's type.
  private func checkFocus(_ call: CodeCall, _ name: CodeName) {
    guard let first = call.arguments.first, first.label == nil,
      case .name(let root) = first.value.kind
    else { return }
    if !root.text.hasPrefix("$"), locals[root.text] == nil, isInComponent,
      let wrapper = scope.state(named: root.text)?.wrapper?.wrapper,
      wrapper == .focusState || wrapper == .accessibilityFocusState
    {
      findings.error(
        .wrongType, at: tree.place(root.range),
        "the binding of a focus is expected, and this is its value; write '$\(root.text)'",
        fixIts: tree.name(root).guess("$" + root.text))
      return
    }
    guard root.text.hasPrefix("$"), locals[String(root.text.dropFirst())] == nil,
      let state = scope.state(named: String(root.text.dropFirst())), let type = state.type,
      [.focusState, .accessibilityFocusState].contains(state.wrapper?.wrapper)
    else { return }
    let held = InferredType(type.unwrapped)
    guard call.arguments.count == 2, call.arguments[1].label?.text == "equals" else {
      if call.arguments.count == 1, isMismatch(held, .named("Bool")) {
        findings.error(
          .missingArgument, at: tree.place(first.value.range),
          "'\(state.name.text)' is \(phrase(held)) and not a 'Bool'; write 'equals:' with the value that has "
            + "the focus here")
      }
      return
    }
    let value = call.arguments[1].value
    guard value.isPath else { return }
    let given = quietly { infer(value) }
    guard isMismatch(given, held) else { return }
    findings.error(
      .wrongType, at: tree.place(value.range),
      "this is \(phrase(given)), and '\(state.name.text)' is \(phrase(held)); give the state this type, "
        + "or write '.\(name.text)($\(state.name.text))'")
  }

  /// Checks that a method of views is called on something that may be a view.
  private func checkReceiver(_ type: InferredType, _ name: CodeName) {
    guard let known = plainName(of: type) ?? tokenType(type, without: name.text),
      !isProjectName(name.text)
    else { return }
    let signatures = apiSignatures(named: name.text)
    guard signatures.contains(where: { $0.owner == "View" }), !isMemberOfOthers(name.text),
      !signatures.contains(where: { $0.owner == known }),
      knownMembers(named: name.text, of: known, isStatic: false)?.isEmpty != false
    else { return }
    let isText = known == "String"
    let isOfBindings = name.text == "animation"
    findings.error(
      .wrongType, at: tree.place(name.range),
      "'.\(name.text)' is a method of views, and this is \(type.phrase)"
        + (isText ? "; write 'Text(…).\(name.text)'" : "")
        + (isOfBindings ? "; a binding has it, too: write '$' before the variable" : ""))
  }

  /// The name of a type emitted for design tokens, if it is not a view and has no method of a name; nil for
  /// other types.
  private func tokenType(_ type: InferredType, without method: String) -> String? {
    guard case .named(let name) = type, scope.project.sources.isEmpty,
      scope.declarations.handwritten.types[name] != nil, scope.isWithout(name, "View"),
      !scope.declarations.handwritten.declares(method, of: name)
    else { return nil }
    return name
  }

  // MARK: - Arguments

  /// Checks the arguments of a call of one of several declarations.
  ///
  /// - Parameters:
  ///   - isOpen: Whether other callees are possible.
  ///   - isOfView: Whether it is called on a view.
  @discardableResult
  private func checkArguments(
    _ call: CodeCall, of signatures: [APISignature], _ name: CodeName, isOpen: Bool = false,
    isOfView: Bool = false
  ) -> InferredType {
    // Extensions of SwiftUI's types can have the same name.
    guard !signatures.isEmpty, !isOfOtherTypes(name.text) else {
      checkArguments(of: call)
      return isOfView ? resultOfViewMethod(name.text, signatures) : .unknown
    }
    countSteps(signatures.count)
    let matches = signatures.compactMap { signature in
      signature.parameters(of: call).map { (signature, $0) }
    }
    guard !matches.isEmpty else {
      let before = findings.diagnostics.count
      checkLabels(
        of: call, among: Set(signatures.flatMap(\.parameters).map(\.label)), of: "'\(name.text)'",
        isSettled: !isOpen && signatures.allSatisfy { !isExtended($0, name.text) },
        isClosed: settledMethods.contains(name.text) || settledViews.contains(name.text))
      if !checkMissingLabels(of: call, signatures, name) {
        checkShape(of: call, signatures, name, isOpen: isOpen)
      }
      if findings.diagnostics.count == before {
        checkIsTaken(
          call, signatures, name,
          isOpen: isOpen || !isOfView && !languageSignatures(named: name.text).isEmpty)
      }
      return checkArguments(of: call)
    }
    return check(call, matches, name, isOpen: isOpen)
  }

  /// Checks the arguments of a call that matches some declarations by its labels, and returns the result
  /// type.
  ///
  /// - Parameter matches: The declarations with the types of their parameters in the order of the arguments.
  private func check(
    _ call: CodeCall, _ matches: [(APISignature, [InferredType])], _ name: CodeName, isOpen: Bool
  ) -> InferredType {
    let arguments = call.arguments + call.trailing
    // Arguments with a type of their own determine the declaration.
    var given: [Int: InferredType] = [:]
    var isSettled: Set<Int> = []
    for (position, argument) in arguments.enumerated() where argument.value.saysItsType {
      if checkHasDot(argument.value, matches.map { $0.1[position] }) {
        isSettled.insert(position)
      } else {
        given[position] = infer(argument.value)
      }
    }
    countSteps(matches.count)
    let fitting = matches.filter { match in
      arguments.indices.allSatisfy { position in
        isSettled.contains(position)
          || mayFit(arguments[position].value, given[position], match.1[position])
      }
    }
    let meant = fitting.isEmpty ? matches : fitting
    let before = findings.diagnostics.count
    for (position, argument) in arguments.enumerated() where !isSettled.contains(position) {
      let types = meant.map { $0.1[position] } + (isOpen ? [.unknown] : [])
      if let type = given[position] {
        if !checkIsNoNumber(argument, type, types, name) {
          checkFits(argument.value, type, types)
        }
      } else {
        infer(argument.value, asOneOf: types)
      }
    }
    if fitting.isEmpty, !isOpen, isSettled.isEmpty, findings.diagnostics.count == before {
      findings.error(
        .wrongType, at: tree.place(name.range),
        "no form of '\(name.text)' takes these arguments together")
    }
    let results = Set(meant.map(\.0.result))
    if isOpen { return .unknown }
    if results.count > 1, results.allSatisfy(isView) { return .conforming("View") }
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }

  /// Checks that a `Text` is not initialized with a number, for which listing the accepted types would not
  /// help.
  ///
  /// - Returns: Whether it is.
  private func checkIsNoNumber(
    _ argument: CodeArgument, _ type: InferredType, _ accepted: [InferredType], _ function: CodeName
  ) -> Bool {
    guard function.text == "Text", argument.label == nil,
      [.named("Int"), .named("Double"), .named("CGFloat"), .named("Float")].contains(type),
      accepted.allSatisfy({ isMismatch(type, $0) })
    else { return false }
    findings.error(
      .wrongType, at: tree.place(argument.value.range),
      "'Text' does not show \(phrase(type)) without a format; write 'Text(…, format: .number)'")
    return true
  }

  /// Checks an argument for which several types are accepted.
  func infer(_ value: CodeExpression, asOneOf types: [InferredType]) {
    let distinct = Set(types.map(\.unwrapped))
    if checkIsOneType(value, types) || checkHasDot(value, types) { return }
    if distinct.count == 1, let type = types.first {
      let inferred = infer(value, as: type)
      checkFits(value, inferred, types)
      return
    }
    if case .closure(let closure) = value.kind {
      infer(value, as: closureType(closure, of: types))
      return
    }
    switch value.kind {
    case .ternary(let condition, let first, let second):
      checkCondition(condition)
      infer(first, asOneOf: types)
      infer(second, asOneOf: types)
      return
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return infer(elements[0].value, asOneOf: types)
    default: break
    }
    guard let name = value.implicitName else {
      checkFits(value, infer(value), types)
      return
    }
    // A member of any of the types is accepted.
    if let fits = distinct.first(where: { hasStaticMember(name.text, $0) }) {
      infer(value, as: fits)
      return
    }
    let owners = distinct.compactMap { type -> String? in
      switch type {
      case .named(let owner), .conforming(let owner): members(of: owner) == nil ? owner : nil
      default: nil
      }
    }
    if owners.count == distinct.count {
      checkImplicitMember(name, ofKnown: owners.sorted())
      // The following members are checked separately.
      if case .implicitMember = value.kind { return }
    }
    infer(value)
  }

  /// The type of a closure argument where one of several types is accepted: the type that matches its number
  /// of parameters.
  private func closureType(_ closure: CodeClosure, of types: [InferredType]) -> InferredType {
    let parameters = Set(
      types.filter { mayFit(closure, $0) }.map(\.closureParameters))
    let shared = parameters.count == 1 ? parameters.first ?? nil : nil
    if types.allSatisfy(\.isBuilder) { return .builder(shared) }
    return shared.map { .callable($0, .unknown) } ?? .unknown
  }

  /// Checks that the two branches of a choice between members have the same type, where any type that
  /// conforms to a protocol is accepted.
  ///
  /// - Returns: Whether they do not.
  private func checkIsOneType(_ value: CodeExpression, _ types: [InferredType]) -> Bool {
    guard case .ternary(_, let first, let second) = value.kind,
      case .implicitMember(let one) = first.kind, case .implicitMember(let two) = second.kind
    else { return false }
    var names: Set<String> = []
    for type in types {
      guard case .conforming(let name) = type.unwrapped else { return false }
      names.insert(name)
    }
    guard !names.isEmpty, let some = concreteTypes(of: one.text, names),
      let others = concreteTypes(of: two.text, names), some.isDisjoint(with: others)
    else { return false }
    findings.error(
      .wrongType, at: tree.place(value.range),
      "'.\(one.text)' is '\(some.sorted()[0])' and '.\(two.text)' is '\(others.sorted()[0])', and "
        + "both have to be of the same type; write 'if' with a call for each")
    return true
  }

  /// The possible types of a member after a leading dot where some protocols are accepted; nil if not all are
  /// known.
  private func concreteTypes(of name: String, _ protocols: Set<String>) -> Set<String>? {
    guard !isProjectName(name), !scope.declarations.code.extensionNames.contains(name),
      scope.declaresAllNames
    else { return nil }
    var types: Set<String> = []
    for signature in apiSignatures(named: name) where signature.kind == .staticProperty {
      guard case .named(let result) = signature.result else {
        // The member is not searched for in other protocols.
        if protocols.contains(signature.owner) || !isProtocol(signature.owner) { return nil }
        continue
      }
      if protocols.contains(signature.owner) || signature.owner == result { types.insert(result) }
    }
    return types.isEmpty ? nil : types
  }

  /// Checks that a call which matches no declaration has the labels that all of them have.
  ///
  /// - Returns: Whether one is missing.
  private func checkMissingLabels(
    of call: CodeCall, _ signatures: [APISignature], _ name: CodeName
  ) -> Bool {
    guard scope.declaresAllNames, settledMethods.contains(name.text),
      !signatures.contains(where: { $0.parameters.first?.label == "_" }),
      let first = call.arguments.first, first.label == nil, call.trailing.isEmpty
    else { return false }
    let used = Set(call.arguments.compactMap(\.label?.text))
    let likely = signatures.filter { signature in
      !signature.parameters.isEmpty && used.isSubset(of: signature.parameters.map(\.label))
    }.min { $0.parameters.count < $1.parameters.count }
    guard let label = likely?.parameters.first?.label else { return false }
    findings.error(
      .missingArgument, at: tree.place(first.value.range),
      "the first argument of '\(name.text)' has a label; write '\(label): …'")
    return true
  }

  /// Checks that a call which matches no declaration resembles one of them: that it has a required label, and
  /// not too many unlabeled arguments.
  private func checkShape(
    of call: CodeCall, _ signatures: [APISignature], _ name: CodeName, isOpen: Bool
  ) {
    guard !isOpen, signatures.contains(where: { $0.owner == "View" }),
      signatures.allSatisfy({ $0.kind == .method && !isExtended($0, name.text) })
    else { return }
    let given = Set((call.arguments + call.trailing).compactMap(\.label?.text))
    let parameters = signatures.map(\.parameters)
    let hasClosure = !call.trailing.isEmpty
    let needed = parameters.map { parameters in
      Set(
        parameters.filter { !$0.isOptional && !(hasClosure && $0.type.canBeClosure) }.map(\.label)
      ).subtracting(["_"])
    }
    if !needed.isEmpty, needed.allSatisfy({ !$0.isEmpty && $0.isDisjoint(with: given) }) {
      let labels = needed.min { ($0.count, $0.sorted()[0]) < ($1.count, $1.sorted()[0]) } ?? []
      findings.error(
        .missingArgument, at: tree.place(name.range),
        "a call to '\(name.text)' has the \(labels.count == 1 ? "argument" : "arguments") \(list(labels.sorted()))"
      )
      return
    }
    let unlabeled = call.arguments.count { $0.label == nil }
    let most = parameters.map { parameters in
      parameters.contains(where: \.isVariadic) ? Int.max : parameters.count { $0.label == "_" }
    }.max()
    guard let most, unlabeled > most else { return }
    findings.error(
      .unknownArgument, at: tree.place(name.range),
      "'\(name.text)' takes \(most == 0 ? "no arguments" : "at most \(most) \(most == 1 ? "argument" : "arguments")") "
        + "without a label, and this call has \(unlabeled)")
  }

  /// Reports a call that matches no declaration, if all candidates are known: its labels have another meaning
  /// elsewhere, so that no later system adds them.
  private func checkIsTaken(
    _ call: CodeCall, _ signatures: [APISignature], _ name: CodeName, isOpen: Bool
  ) {
    let given = (call.arguments + call.trailing).compactMap(\.label)
    guard !isOpen, scope.declaresAllNames, Set(given.map(\.text)).count == given.count,
      signatures.allSatisfy({ signature in
        !isExtended(signature, name.text)
          && (signature.kind != .initializer
            || swiftUIType(named: root(of: signature.owner)) != nil)
      }), !isOfOtherTypes(name.text), !isProjectName(name.text) || locals[name.text] == nil,
      given.allSatisfy({ isLabel($0.text, of: signatures) })
    else { return }
    // Other platforms have their own overloads.
    let owners = Set(signatures.filter { $0.kind == .initializer }.map(\.owner))
    let others = swiftUIMethods(named: name.text) + owners.flatMap(swiftUIInitializers)
    let labels = Set(given.map(\.text))
    if !labels.isEmpty, others.contains(where: { labels.isSubset(of: $0.labels.map(\.text)) }),
      !signatures.contains(where: { labels.isSubset(of: $0.parameters.map(\.label)) })
    {
      return
    }
    let known = Set(signatures.flatMap(\.parameters).map(\.label))
    if let label = given.first(where: { !known.contains($0.text) }) {
      let names = known.subtracting(["_"]).sorted()
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "'\(name.text)' has no parameter '\(label.text)'"
          + (names.isEmpty ? "" : "; its labels are \(list(names))"))
      return
    }
    countSteps(signatures.count)
    if let order = signatures.lazy.compactMap({ $0.order(of: call) }).first {
      findings.error(
        .unknownArgument, at: tree.place(name.range),
        "the arguments of '\(name.text)' are in another order: \(labelsInOrder(order))")
      return
    }
    let isAlone = call.arguments.count + call.trailing.count == 1
    let what =
      switch given.count {
      case 0: "these arguments"
      case 1: "the argument \(list(given.map(\.text))) \(isAlone ? "alone" : "with the others")"
      default: "the arguments \(list(given.map(\.text))) together"
      }
    findings.error(
      .unknownArgument, at: tree.place(name.range), "no form of '\(name.text)' takes \(what)")
  }

  private func root(of type: String) -> String { String(type.prefix { $0 != "." }) }

  /// Whether a label belongs to one of some declarations, or has a meaning elsewhere.
  private func isLabel(_ label: String, of signatures: [APISignature]) -> Bool {
    signatures.contains { $0.parameters.contains { $0.label == label } }
      || isKnownLabel(label) || isForeign(label) || locals[label] != nil
  }

  /// Whether other code may add overloads to a SwiftUI declaration.
  private func isExtended(_ signature: APISignature, _ name: String) -> Bool {
    guard scope.declaresAllNames else { return true }
    return isOfOtherTypes(name)
      || scope.mayHandwrite(name)
      || signature.kind == .initializer && !hasNoOther(signature.owner)
  }

  /// Whether a label that no SwiftUI function has is unlikely in a later system, because it is another name
  /// in the project, or that of a type.
  private func isForeign(label: String) -> Bool {
    label.first?.isUppercase == true || isProjectName(label) || locals[label] != nil
  }

  /// Checks the labels of a call that matches none of some declarations: reports one that is similar to
  /// theirs.
  ///
  /// - Parameter parts: The properties and slots of a component; nil if other labels are possible.
  private func checkLabels(
    of call: CodeCall, among labels: Set<String>, of what: String, parts: [String]? = nil,
    isSettled: Bool = false, isClosed: Bool = false
  ) {
    let given = (call.arguments + call.trailing).compactMap(\.label)
    let known = labels.subtracting(["_"])
    for label in given where !known.contains(label.text) {
      guard let near = nearest(label.text, among: known.sorted()) else {
        if isSettled, isForeign(label: label.text) || isClosed {
          findings.error(
            .unknownArgument, at: tree.place(label.range),
            "\(what) has no parameter '\(label.text)'"
              + (known.isEmpty ? "" : "; its labels are \(list(known.sorted()))"))
          return
        }
        guard let parts else { continue }
        findings.error(
          .unknownArgument, at: tree.place(label.range),
          parts.isEmpty
            ? "\(what) has no parameter '\(label.text)'"
            : "no initializer of \(what) has a parameter '\(label.text)'; "
              + (parts.count > longestList
                ? "write the label of a property or a slot"
                : "its properties and slots are \(listed(parts.map { "'\($0)'" }))"))
        return
      }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "\(what) has no parameter '\(label.text)'; did you mean '\(near)'?",
        fixIts: tree.name(label).guess(near))
      return
    }
  }
}

/// The number of properties and slots of a component up to which a message lists them.
private let longestList = 12

/// The methods of an option set that take another one.
private let setMethods: Set<String> = [
  "contains", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "intersection",
  "isDisjoint", "isSubset", "isSuperset", "remove", "subtract", "subtracting",
  "symmetricDifference", "union",
]

/// Labels of initializers of Swift and Foundation, which the tables do not have.
private let languageLabels: Set<String> = [
  "abbreviation", "arguments", "attributes", "baseURL", "bitPattern", "bundle", "calendar",
  "clamping", "comment", "contentsOf", "contentsOfFile", "currencyCode", "decoding", "describing",
  "encoding", "exactly", "fileURLWithPath", "filePath", "format", "grouping", "identifier",
  "isDirectory", "locale", "localized", "markdown", "minimumCapacity", "options", "queryItems",
  "radix", "rawValue", "reflecting", "relativeTo", "repeating", "secondsFromGMT", "since", "string",
  "table", "timeInterval", "timeIntervalSince1970", "timeIntervalSinceNow",
  "timeIntervalSinceReferenceDate", "timeZone", "truncating", "truncatingIfNeeded",
  "uniqueKeysWithValues", "uniquingKeysWith", "uppercase", "utf8String", "uuidString",
]

/// SwiftUI functions that take no asynchronous closures.
private let synchronousFunctions: Set<String> = [
  "Button", "accessibilityAction", "accessibilityAdjustableAction", "onAppear", "onChange",
  "onChanged", "onContinuousHover", "onDelete", "onDisappear", "onDrag", "onEnded", "onExitCommand",
  "onHover", "onInsert", "onKeyPress", "onLongPressGesture", "onMove", "onOpenURL",
  "onPlayPauseCommand", "onReceive", "onSubmit", "onTapGesture", "updating", "withAnimation",
]

/// Mutating methods of Swift's collections, strings, numbers and Booleans.
private let mutatingMethods: Set<String> = [
  "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate",
  "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
  "replaceSubrange", "reserveCapacity", "reverse", "round", "shuffle", "sort", "subtract", "swapAt",
  "toggle", "update", "updateValue",
]

/// Views whose initializers are stable.
private let settledViews: Set<String> = [
  "AnyView", "Capsule", "Circle", "Divider", "Ellipse", "EmptyView", "ForEach", "GeometryReader",
  "Group", "HStack", "Rectangle", "Spacer", "VStack", "ZStack",
]

/// Methods of views whose overloads are stable, so that a later system is unlikely to add others.
private let settledMethods: Set<String> = [
  "frame", "offset", "position", "shadow", "border", "cornerRadius", "rotationEffect",
  "lineSpacing",
  "opacity", "zIndex", "layoutPriority", "fixedSize", "aspectRatio", "clipShape",
  "accessibilityLabel",
  "accessibilityHidden", "accessibilityHint", "accessibilityValue", "allowsHitTesting", "disabled",
]

extension [DeclaredFunction] {
  /// Without duplicates.
  fileprivate var uniqueBySignature: Self {
    var unique: Self = []
    for function in self
    where !unique.contains(where: {
      $0.signature.parameters.map(\.label) == function.signature.parameters.map(\.label)
        && $0.signature.parameters.map(\.type) == function.signature.parameters.map(\.type)
    }) {
      unique.append(function)
    }
    return unique
  }
}

extension APISignature {
  /// The types of the parameters for a call's arguments, in argument order; nil if the call does not match
  /// this declaration.
  func parameters(of call: CodeCall) -> [InferredType]? {
    parameters(of: call.arguments, call.trailing)
  }

  /// The labels of a call's arguments in the order of the parameters, if the call matches this declaration in
  /// that order.
  fileprivate func order(of call: CodeCall) -> [String?]? {
    let positions = call.arguments.map { argument in
      parameters.firstIndex { $0.label == argument.label?.text ?? "_" } ?? parameters.count
    }
    let sorted = call.arguments.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
      .map { call.arguments[$0] }
    return parameters(of: sorted, call.trailing) == nil ? nil : sorted.map { $0.label?.text }
  }

  private func parameters(
    of arguments: [CodeArgument], _ trailing: [CodeArgument]
  ) -> [InferredType]? {
    var types: [InferredType] = []
    var position = 0
    for argument in arguments {
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
    guard let closures = closureParameters(of: trailing, in: rest) else { return nil }
    return types + closures
  }

  /// The types of the parameters for a call's trailing closures: the first goes to the first parameter that
  /// leaves others for the rest.
  private func closureParameters(
    of closures: [CodeArgument], in rest: ArraySlice<Parameter>
  ) -> [InferredType]? {
    let isOmissible = { (parameter: Parameter) in parameter.isOptional || parameter.isVariadic }
    guard !closures.isEmpty else { return rest.allSatisfy(isOmissible) ? [] : nil }
    for index in rest.indices where rest[index].type.canBeClosure {
      if rest[..<index].allSatisfy(isOmissible) {
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
    }
    return nil
  }
}

extension InferredType {
  fileprivate var canBeClosure: Bool {
    switch unwrapped {
    case .function, .callable, .builder, .unknown: true
    // A type alias can refer to a function.
    case .named(let name): name.hasSuffix("Handler") || name.hasSuffix("Action")
    default: false
    }
  }
}

extension APISignature {
  /// The type with closures that receive an element of a list, if they have parameters.
  fileprivate func showing(_ element: InferredType) -> Self {
    guard element != .unknown else { return self }
    return APISignature(
      kind: kind, owner: owner,
      parameters: parameters.map { parameter in
        guard parameter.type.closureParameters?.count == 1,
          parameter.type != .builder([.named("Int")])
        else { return parameter }
        return Parameter(
          label: parameter.label, type: .builder([element]), isOptional: parameter.isOptional,
          isVariadic: parameter.isVariadic)
      }, result: result)
  }
}

extension CodeExpression {
  /// Whether its type does not depend on its context: a name, a member or a call.
  fileprivate var saysItsType: Bool {
    switch kind {
    case .name, .subscripted: true
    case .member(let base, _): !base.isImplicit
    case .call(let call): !call.callee.isImplicit
    case .implicitMember, .closure, .literal, .nil, .array, .dictionary, .tuple, .ternary, .infix,
      .prefix, .postfix, .await, .try, .cast, .conditional, .selection, .keyPath, .binding, .other:
      false
    }
  }

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

  /// Whether it is a name, possibly followed by members.
  var isChain: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): base.isChain
    default: false
    }
  }

  /// Whether it is a name, possibly followed by one member.
  var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): if case .name = base.kind { true } else { false }
    default: false
    }
  }

  /// The name after the leading dot of the expression.
  var implicitName: CodeName? {
    switch kind {
    case .implicitMember(let name): name
    case .call(let call): call.callee.implicitName
    case .member(let base, _): base.implicitName
    default: nil
    }
  }
}

extension CodeCall {
  /// Whether its only argument can be the configuration that a style passes on to the component.
  var mayPassConfiguration: Bool {
    arguments.count == 1 && arguments[0].label == nil && trailing.isEmpty
      && arguments[0].value.mayBeConfiguration
  }

  /// Whether its only argument is a condition: `count(where: { … })` or `count { … }`.
  fileprivate var takesCondition: Bool {
    arguments.isEmpty
      ? trailing.count == 1 : arguments.count == 1 && arguments[0].label?.text == "where"
  }
}
