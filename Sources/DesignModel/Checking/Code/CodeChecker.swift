import Diagnostics
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Checks the code of one fragment: that names exist, and that members, labels and types match, as far as
/// that can be determined.
///
/// It follows the scopes of Swift and infers types from the outside in and from the inside out, where
/// declarations provide them. It ignores everything unknown: it finds errors, but does not prove their
/// absence. <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations/>
final class CodeChecker {
  let scope: ComponentScope
  let tree: CodeTree
  let context: NameContext
  var findings = Findings.ofSwift

  /// The names that the code declares around the current position.
  var locals = CodeScope()

  /// Whether the expression is awaited, outside of closures and functions.
  private var isAwaited = false

  /// Whether the enclosing closure certainly cannot await.
  private(set) var isSynchronous = false

  /// The ranges of closures passed to functions that call them synchronously.
  var synchronousClosures: Set<Range<Int>> = []

  /// Whether it is a pattern, in which a case needs no values.
  private(set) var isPattern = false

  /// The name with which the innermost statement that is an expression begins.
  private var firstName: CodeName?

  /// Whether an expression precedes the statement that begins with `firstName`.
  private var followsExpression = false

  /// The number of enclosing closures and functions.
  private var functionDepth = 0

  /// The enclosing type that the code declares or extends.
  var enclosingType = NameUse.EnclosingType.none

  /// The types and protocols whose members the enclosing types have, besides those declared in the code; nil
  /// if not all are known.
  var visibleTypes: [String]? = []

  /// The return type of the enclosing closure or function.
  private var returned = InferredType.unknown

  /// The types returned by the enclosing function so far, with their places.
  private var returnedTypes: [(InferredType, Range<Int>)] = []

  /// Whether errors thrown by the expression are caught or propagated.
  var isTried = false

  /// Whether the value is created where nothing can be thrown.
  var isDefault = false

  /// The number of the enclosing closure's arguments that are used as `$0` and the like.
  var numberedArguments = 0

  /// The type of `self`.
  var selfType = InferredType.unknown

  /// The type under `types` that contains the code, with enclosing types; nil for other code.
  var typeOfMembers: String?

  /// The body whose content the code is; nil for other code.
  var body: CodeBody?

  /// The members of the style configuration.
  let configuration: DeclaredCode.Members

  /// The types emitted for lists of the component, and for their items.
  let partTypes: [String: DeclaredCode.Members]

  /// The types of `partTypes` and the configuration.
  private let emittedTypes: [String: DeclaredCode.Members]

  init(
    _ tree: CodeTree, _ context: NameContext, _ configuration: DeclaredCode.Members,
    _ partTypes: [String: DeclaredCode.Members], in scope: ComponentScope
  ) {
    self.tree = tree
    self.context = context
    self.configuration = configuration
    self.partTypes = partTypes
    self.scope = scope
    emittedTypes = partTypes.merging([scope.configurationTypeName: configuration]) { own, _ in own }
  }

  // MARK: - Scopes

  func declare(_ names: some Sequence<String>, _ local: CodeScope.Local = .init()) {
    let names = Dictionary(names.map { ($0, local) }, uniquingKeysWith: { first, _ in first })
    if !names.isEmpty { locals = CodeScope(names, in: locals) }
  }

  func inScope(_ body: () -> Void) {
    let outer = locals
    body()
    locals = outer
  }

  private func inFunction(returning type: InferredType = .unknown, _ body: () -> Void) {
    let outer = (isAwaited, isSynchronous, returned, returnedTypes, isTried)
    (isAwaited, isSynchronous, returned, returnedTypes, isTried) = (false, false, type, [], false)
    functionDepth += 1
    inScope(body)
    functionDepth -= 1
    (isAwaited, isSynchronous, returned, returnedTypes, isTried) = outer
  }

  // MARK: - Statements

  /// Checks statements, in which functions and types can be used before their declarations.
  ///
  /// - Parameter isBuilder: Whether a result builder collects their values, each of which has to be a view.
  func check(_ statements: [CodeStatement], isBuilder: Bool = false) {
    countSteps(statements.count)
    declare(statements.flatMap(\.hoistedNames))
    declareFunctions(in: statements)
    for (previous, statement) in zip([nil] + statements.map(Optional.some), statements) {
      followsExpression =
        if case .expression(let expression)? = previous?.kind { expression.takesMembers } else {
          false
        }
      check(statement, isBuilder: isBuilder)
    }
  }

  /// Checks the members of a type, which can use each other.
  private func check(members: [CodeStatement]) {
    inScope {
      declare(members.flatMap(\.memberNames))
      declareFunctions(in: members)
      var variables: [String: CodeScope.Local] = [:]
      for case .variable(let variable) in members.map(\.kind) {
        let type = checkValue(of: variable)
        guard !variable.isStatic else { continue }
        let local = local(of: variable, type)
        for name in variable.names { variables[name.text] = local }
      }
      if !variables.isEmpty { locals = CodeScope(variables, in: locals) }
      for member in members {
        if case .variable(let variable) = member.kind {
          checkAccessors(of: variable)
        } else {
          check(member)
        }
      }
    }
  }

  /// A property of a type.
  ///
  /// - Parameter valueType: The type of its initial value.
  private func local(of variable: CodeVariable, _ valueType: InferredType) -> CodeScope.Local {
    let wrapper = variable.wrappers.first { isSwiftUIType($0.name.text) }?.name.text
    let isPlain = variable.wrappers.isEmpty && variable.accessors.isEmpty
    var type = InferredType.unknown
    if let declared = variable.type {
      type = InferredType(declared)
    } else if wrapper == "Environment",
      case .keyPath(nil, let names) = variable.attributes.first?.kind, let first = names.first
    {
      type = quietly {
        names.dropFirst().reduce(scope.environmentType(of: first.text) ?? .unknown) {
          inferMember($1, of: $0, access: .read)
        }
      }
    } else if variable.names.count == 1, isPlain || wrapper.map(wrappersOfValues.contains) ?? false
    {
      type = valueType
    }
    let hasBinding = wrapper == "State" || wrapper == "Binding"
    return .init(
      type: type, projected: hasBinding ? .binding(type) : .unknown,
      constancy: variable.isComputedByGetter
        ? .getter : variable.isConstant && variable.value != nil ? .declaration : nil)
  }

  /// Infers a type without reporting problems.
  ///
  /// The expression is also checked elsewhere, so it must not contain others: inferring twice at each level
  /// of nesting would take exponential time.
  func quietly(_ body: () -> InferredType) -> InferredType {
    var reported = Findings.ofSwift
    swap(&reported, &findings)
    defer { swap(&reported, &findings) }
    return body()
  }

  private func check(_ statement: CodeStatement, isBuilder: Bool = false) {
    switch statement.kind {
    case .expression(let expression): checkStatement(expression, isBuilder: isBuilder)
    case .variable(let variable):
      checkHasNoWrapper(variable)
      let type = checkValue(of: variable)
      checkAccessors(of: variable)
      declare(variable, type)
    case .function(let function): check(function)
    case .type(let type): check(type)
    case .guard(let conditions, let otherwise):
      let before = locals
      check(conditions)
      let after = locals
      // Bindings do not exist where the condition failed.
      locals = before
      inScope { check(otherwise) }
      checkLeaves(otherwise)
      locals = after
    case .while(let conditions, let body):
      inScope {
        check(conditions)
        check(body)
      }
    case .repeat(let body, let condition):
      inScope { check(body) }
      checkCondition(condition)
    case .for(let pattern, let sequence, let condition, let body):
      let type = infer(sequence)
      inScope {
        check(pattern: pattern, of: element(of: type))
        if let condition { checkCondition(condition) }
        check(body)
      }
    case .return(let value):
      if let value { returnedTypes.append((inferValue(value, as: returned), value.range)) }
    case .throw(let value): infer(value)
    case .defer(let body): inScope { check(body) }
    case .do(let body, let catches):
      inScope { check(body) }
      for clause in catches {
        inScope {
          if clause.patterns.isEmpty { declare(["error"]) }
          for pattern in clause.patterns { check(pattern: pattern, of: .unknown) }
          check(clause.statements)
        }
      }
    case .compilationConditions(let clauses):
      let before = locals
      for statement in clauses.flatMap(\.statements) { check(statement, isBuilder: isBuilder) }
      // It is unknown which clause applies, so the declarations of all of them can be used.
      if clauses.allSatisfy(\.statements.isEmpty) { locals = before }
    case .other(let expressions): for expression in expressions { infer(expression) }
    }
  }

  /// Checks that the statements after the `else` of a `guard` do not end with a value, which does not leave
  /// the scope.
  private func checkLeaves(_ statements: [CodeStatement]) {
    guard case .expression(let value)? = statements.last?.kind else { return }
    switch value.kind {
    case .literal, .nil, .array, .dictionary, .name, .member, .implicitMember, .ternary: break
    default: return
    }
    findings.error(
      .missingReturn, at: tree.place(value.range),
      "the 'else' of a 'guard' must leave the scope; write 'return' before the value")
  }

  private func checkStatement(_ expression: CodeExpression, isBuilder: Bool) {
    switch expression.kind {
    case .conditional(let conditional):
      inScope {
        check(conditional.conditions)
        check(conditional.body, isBuilder: isBuilder)
      }
      inScope { check(conditional.otherwise, isBuilder: isBuilder) }
    case .selection(let selection): check(selection) { check($0, isBuilder: isBuilder) }
    case .infix(_, let name, _) where isBuilder && name.isAssignment:
      let before = findings.diagnostics.count
      infer(expression)
      guard findings.diagnostics.count == before else { return }
      findings.error(
        .wrongType, at: tree.place(expression.range),
        "a result builder cannot contain an assignment; move it into the closure of an action, or into "
          + "'onChange' or 'onAppear'")
    case .literal where isBuilder:
      infer(expression)
      findings.error(
        .wrongType, at: tree.place(expression.range),
        "a literal is not a view; write 'Text(…)' to show it")
    case .infix, .prefix, .literal:
      infer(expression)
    default:
      firstName = expression.firstName
      let type = infer(expression)
      if isBuilder { checkIsView(expression, type) } else { checkIsNoType(expression) }
    }
  }

  /// Checks a `switch`.
  ///
  /// - Parameter checkStatements: Checks the statements of a case.
  private func check(_ selection: CodeSelection, checkStatements: ([CodeStatement]) -> Void) {
    let type = infer(selection.subject)
    checkIsExhaustive(selection, of: type)
    for item in selection.cases {
      inScope {
        for pattern in item.patterns { check(pattern: pattern, of: type) }
        checkDeclareTheSame(item.patterns)
        for condition in item.conditions { checkCondition(condition) }
        checkStatements(item.statements)
      }
    }
  }

  /// Checks that all patterns of a case declare the same names.
  private func checkDeclareTheSame(_ patterns: [CodeExpression]) {
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

  func check(_ conditions: [CodeCondition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression): checkCondition(expression)
      case .optionalBinding(let names, let value, let isVariable):
        var type = InferredType.unknown
        if let value {
          type = infer(value, access: .unwrapped)
        } else if let name = names.first {
          type = infer(name, access: .unwrapped)
        }
        if let range = value.map({ $0.isPath && !$0.isChained ? $0.range : nil })
          ?? names.first?.range
        {
          checkIsOptional(type, at: range)
        }
        // A shorthand name refers to the unwrapped value.
        declare(
          names.map(\.text),
          .init(type: type.unwrapped, constancy: isVariable ? nil : .declaration))
      case .pattern(let pattern, let value):
        let type = infer(value)
        check(pattern: pattern, of: type)
      case .availability: break
      }
    }
  }

  /// Checks that the unwrapped value of a condition is an optional.
  private func checkIsOptional(_ type: InferredType, at range: Range<Int>) {
    let isCertain =
      switch type {
      // Arrays, too.
      case .named(let name): isNominal(name) && name != "Optional" && partTypes[name] == nil
      case .list, .callable, .binding: true
      // The view of a slot can be optional.
      case .unknown, .optional, .conforming, .metatype, .function, .builder, .tuple: false
      }
    guard isCertain else { return }
    findings.error(
      .wrongType, at: tree.place(range),
      "this is \(phrase(type)) and not optional, so nothing is unwrapped; "
        + "write the condition without 'let'")
  }

  private func check(pattern: CodeExpression, of type: InferredType) {
    switch pattern.kind {
    case .binding(let names, let isVariable):
      // The elements of a tuple have other types.
      declare(
        names.map(\.text),
        .init(
          type: names.count == 1 ? type : .unknown, constancy: isVariable ? nil : .declaration))
    case .call(let call):
      isPattern = true
      infer(call.callee, as: type)
      isPattern = false
      checkPayload(call, of: type)
      let payload = payload(of: call, type)
      for (index, argument) in call.arguments.enumerated() {
        check(
          pattern: argument.value,
          of: payload.count == call.arguments.count ? payload[index].type : .unknown)
      }
    case .tuple(let elements):
      for element in elements {
        check(pattern: element.value, of: elements.count == 1 ? type : .unknown)
      }
    case .postfix(let inner, _): check(pattern: inner, of: type.unwrapped)
    case .cast(let inner, let cast): check(pattern: inner, of: InferredType(cast))
    case .implicitMember:
      isPattern = true
      infer(pattern, as: type)
      isPattern = false
    default: infer(pattern, as: type)
    }
  }

  // MARK: - Declarations

  /// Checks the attributes and the initial value of a variable.
  ///
  /// - Returns: The type of the variable if it is declared, otherwise that of the value.
  private func checkValue(of variable: CodeVariable) -> InferredType {
    let isScaled = variable.wrappers.contains { $0.name.text == "ScaledMetric" }
    for attribute in variable.attributes {
      infer(attribute, as: isScaled ? .named("Font.TextStyle") : .unknown)
    }
    for wrapper in variable.wrappers { checkAttribute(wrapper) }
    checkKeyPath(of: variable)
    let declared = variable.type.map(InferredType.init)
    guard let value = variable.value else { return declared ?? .unknown }
    // What 'async let' starts can throw where it is waited for.
    let outer = (isTried, selfType)
    isTried = isTried || variable.marks.contains("async")
    if variable.isStatic { selfType = .unknown }
    let inferred = inferValue(value, as: declared ?? .unknown)
    (isTried, selfType) = outer
    return declared ?? inferred
  }

  private func checkAccessors(of variable: CodeVariable) {
    let outerSelf = selfType
    if variable.isStatic { selfType = .unknown }
    defer { selfType = outerSelf }
    let type = variable.type.map(InferredType.init) ?? .unknown
    let isBuilt = !variable.marks.isSubset(of: marksWithoutMeaning)
    for accessor in variable.accessors {
      inFunction(returning: accessor.isGetter && !isBuilt ? type : .unknown) {
        declare(accessor.names)
        guard accessor.isGetter, !isBuilt else {
          return check(
            accessor.statements,
            isBuilder: accessor.isGetter && variable.marks.contains("ViewBuilder"))
        }
        checkFunctionBody(accessor.statements, named: variable.names.first, isGetter: true)
      }
    }
  }

  /// Declares a variable for the following statements.
  private func declare(_ variable: CodeVariable, _ type: InferredType) {
    let isKnown = variable.type != nil || variable.names.count == 1 && variable.accessors.isEmpty
    declare(
      variable.names.map(\.text),
      .init(
        type: isKnown ? type : .unknown,
        constancy: variable.isConstant && variable.value != nil ? .declaration : nil))
  }

  private func check(_ function: CodeFunction) {
    for attribute in function.attributes { infer(attribute) }
    let isBuilt = !function.marks.isSubset(of: marksWithoutMeaning)
    let isGenericResult = function.result.map { result in
      function.generics.contains { result.mentions($0) }
    }
    let result: InferredType =
      isBuilt || isGenericResult != false
      ? .unknown : function.result.map(InferredType.init) ?? .unknown
    let outerSelf = selfType
    if function.isStatic { selfType = .unknown }
    defer { selfType = outerSelf }
    inFunction(returning: result) {
      declare(function.generics)
      // A default value sees the static members of the type, and no value of it.
      let ownSelf = selfType
      selfType = .unknown
      for parameter in function.parameters {
        let type = InferredType(parameter.type)
        if let value = parameter.defaultValue { inferValue(value, as: type) }
      }
      selfType = ownSelf
      for parameter in function.parameters {
        let type = InferredType(parameter.type)
        let isGeneric = function.generics.contains { parameter.type.mentions($0) }
        declare(
          [parameter.name],
          .init(
            type: isGeneric || parameter.isVariadic ? .unknown : type,
            constancy: parameter.type.isInOut ? nil : .parameter))
      }
      guard result != .unknown else {
        return check(function.statements, isBuilder: function.marks.contains("ViewBuilder"))
      }
      checkFunctionBody(function.statements, named: function.name, isGetter: false)
    }
  }

  private func check(_ type: CodeTypeDeclaration) {
    let outer = (enclosingType, selfType, visibleTypes)
    visibleTypes = visibleTypes.flatMap { types in visibleTypes(of: type).map { types + $0 } }
    selfType = type.generics.isEmpty ? .named(type.name.text) : .unknown
    enclosingType =
      type.isExtension && outer.0 == .none ? .extended(type.name.text) : .declared
    if type.isExtension { checkExtendedType(type.name) } else { checkRequirements(of: type) }
    checkInheritsProtocols(type)
    inScope {
      declare(type.generics)
      declare(type.cases.map(\.text), .init(caseOf: type.name.text))
      check(members: type.members)
    }
    (enclosingType, selfType, visibleTypes) = outer
  }

  /// The types and protocols whose members a type has, besides its own; nil if not all are known.
  private func visibleTypes(of type: CodeTypeDeclaration) -> [String]? {
    var names = type.isExtension ? [type.name.text] : []
    for inherited in type.inherited.flatMap(\.composed) {
      guard let name = inherited.fullName else { return nil }
      names.append(name)
    }
    return names.contains { $0 == scope.emittedTypeName } ? nil : names
  }

  // MARK: - Names

  /// Whether names refer to the context, and not to a type that the code declares or extends.
  var isInComponent: Bool {
    switch enclosingType {
    case .none: true
    case .extended(let type): type == scope.emittedTypeName
    case .declared: false
    }
  }

  /// Looks up a name of a value or a type.
  ///
  /// - Parameters:
  ///   - members: The members that follow it after dots.
  ///   - isCalled: Whether the last of the members, or the name if there are none, is called.
  @discardableResult
  func infer(
    _ name: CodeName, members: [CodeName] = [], isCalled: Bool = false,
    access: NameUse.Access = .read
  ) -> InferredType {
    countSteps()
    if name.text.hasPrefix("$"), let number = Int(name.text.dropFirst()) {
      numberedArguments = max(numberedArguments, number + 1)
      return locals[name.text]?.type ?? .unknown
    }
    if name.text == "Self", case .named(let owner) = selfType,
      self.members(of: owner)?.isConcrete == true,
      scope.declarations.code.components[owner] == nil
    {
      return .metatype(owner)
    }
    if name.text == "super" || name.text == "Self" || name.text == "_" { return .unknown }
    if name.text == "self", members.isEmpty { return locals["self"] == nil ? selfType : .unknown }
    // A property wrapper stores its value under this name.
    if name.text.hasPrefix("_"), name.text.count > 1 { return .unknown }
    if !members.isEmpty, checkIsNoFunction(name) { return .unknown }
    let isProjected = name.text.hasPrefix("$")
    let declared = isProjected ? String(name.text.dropFirst()) : name.text
    if let local = locals[declared] {
      if case .named(let owner) = selfType, owner == local.caseOf {
        reportCase(name, of: owner)
        return .unknown
      }
      if let constancy = local.constancy, members.isEmpty, access == .assigned || access == .inOut {
        let reason =
          switch constancy {
          case .declaration: "is declared with 'let'; write 'var'"
          case .getter:
            "has no setter and cannot be assigned; change what it is computed from, or add 'set' to its "
              + "declaration"
          case .parameter:
            "is a constant parameter; rename it, or write 'self.\(declared)' for the property"
          }
        findings.error(
          .assignedConstant, at: tree.place(name.range), "'\(declared)' \(reason)")
      }
      if isProjected { return local.projected }
      if !isCalled, local.functions.count == 1 {
        let signature = local.functions[0].signature
        return .callable(signature.parameters.map(\.type), signature.result)
      }
      return local.type
    }
    let use = NameUse(
      name: tree.name(name), members: members.map(tree.name), isCalled: isCalled, access: access,
      locals: locals, position: position(of: name), isAwaited: isAwaited,
      enclosingType: enclosingType, isInNamespace: isInNamespace, visibleTypes: visibleTypes,
      emittedTypes: emittedTypes)
    checkNameUse(use, context, in: scope, &findings)
    if members.isEmpty, access == .assigned || access == .inOut, isInComponent {
      checkHasSetter(name)
    }
    if isProjected, declared.first?.isUppercase == true, context.names[declared] == nil {
      findings.error(
        .unknownName, at: tree.place(name.range),
        "'\(name.text)' cannot be found here; write the name of a variable after '$'")
      return .unknown
    }
    if isProjected {
      let wrapper = scope.state(named: declared)?.wrapper?.wrapper
      guard case .variable = context.names[declared], isInComponent else { return .unknown }
      if wrapper == .focusState { return .named("FocusState") }
      if wrapper == .accessibilityFocusState { return .named("AccessibilityFocusState") }
      return context.types[declared].map(InferredType.binding) ?? .unknown
    }
    if !isCalled, isInComponent, context.types[declared] == nil,
      context.contains(declared),
      let functions = scope.declarations.code.functions[declared]?.filter({
        $0.signature.owner == scope.emittedTypeName
      }), functions.count == 1
    {
      let signature = functions[0].signature
      return .callable(signature.parameters.map(\.type), signature.result)
    }
    if declared.first?.isUppercase == true, context.names[declared] == nil {
      return .metatype(declared)
    }
    if isInComponent { return context.types[declared] ?? .unknown }
    guard case .named(let owner) = selfType else { return .unknown }
    checkIsNoCase(name, of: owner)
    return self.members(of: owner)?.values[declared] ?? .unknown
  }

  private func position(of name: CodeName) -> NameUse.Position {
    guard name == firstName else { return .inExpression }
    return followsExpression ? .afterExpression : .atStart
  }

  /// Checks that a property which an extension adds to the component has a setter.
  private func checkHasSetter(_ name: CodeName) {
    guard let type = scope.emittedTypeName, locals[name.text] == nil,
      scope.declarations.code.readOnlyNames[type]?.contains(name.text) == true
    else { return }
    findings.error(
      .assignedConstant, at: tree.place(name.range),
      "'\(name.text)' has no setter and cannot be assigned; change what it is computed from, or add "
        + "'set' to its declaration")
  }

  /// Checks that a name in a member of a value is not that of a case, which needs a dot there.
  private func checkIsNoCase(_ name: CodeName, of owner: String) {
    guard let members = members(of: owner), members.statics[name.text] == .named(owner),
      members.values[name.text] == nil, locals[name.text] == nil,
      !scope.declarations.code.topLevelNames.contains(name.text),
      !isLanguageFunction(name.text)
    else { return }
    reportCase(name, of: owner)
  }

  /// Reports a case without the dot that it needs in members of values; static members can omit it.
  private func reportCase(_ name: CodeName, of owner: String) {
    findings.error(
      .unknownName, at: tree.place(name.range),
      "'\(name.text)' is a case of '\(owner)'; write '.\(name.text)'",
      fixIts: tree.name(name).guess("." + name.text))
  }

  // MARK: - Expressions with their own scopes

  /// Checks a closure.
  ///
  /// - Parameter types: The types of its arguments; nil if unknown.
  func check(
    _ closure: CodeClosure, at range: Range<Int>, isBuilder: Bool,
    arguments types: [InferredType]? = nil
  ) {
    for capture in closure.captures {
      if let value = capture.value { infer(value) } else { infer(capture.name) }
    }
    let outer = numberedArguments
    numberedArguments = 0
    inFunction {
      isSynchronous = isBuilder || synchronousClosures.contains(range)
      declare(closure.captures.map(\.name.text))
      declare(parametersOf: closure, of: types)
      check(closure.statements, isBuilder: isBuilder)
    }
    let used = numberedArguments
    numberedArguments = outer
    // A closure argument that is called without arguments takes none.
    if let types, types != [.tuple] { checkArity(of: closure, at: range, used: used, types.count) }
  }

  /// Declares the parameters of a closure, with the types of its arguments.
  private func declare(parametersOf closure: CodeClosure, of types: [InferredType]?) {
    var parameters: [String: CodeScope.Local] = [:]
    let names =
      closure.hasSignature || !closure.parameters.isEmpty
      ? closure.parameters.map(\.text) : ["$0", "$1", "$2"]
    let isWhole = closure.parameters.isEmpty || types?.count == closure.parameters.count
    for (index, name) in names.enumerated() {
      let type = isWhole ? types?.dropFirst(index).first ?? .unknown : .unknown
      if name.hasPrefix("$"), Int(name.dropFirst()) == nil {
        // A parameter declared with '$' has the value of the passed binding.
        let value: InferredType = if case .binding(let inner) = type { inner } else { .unknown }
        parameters[String(name.dropFirst())] = .init(type: value, projected: .binding(value))
      } else {
        parameters[name] = .init(type: type)
      }
    }
    if !parameters.isEmpty { locals = CodeScope(parameters, in: locals) }
  }

  /// Checks the statements of a function or a getter, which returns a value.
  private func checkFunctionBody(
    _ statements: [CodeStatement], named name: CodeName?, isGetter: Bool
  ) {
    if statements.count == 1, case .expression(let value) = statements[0].kind {
      switch value.kind {
      // Branches of different view types are only allowed in a result builder.
      case .conditional where returned.isOpaque, .selection where returned.isOpaque: break
      case .conditional(let conditional):
        _ = inferBranches(of: conditional, as: returned)
        return
      case .selection(let selection):
        _ = inferCases(of: selection, as: returned)
        return
      default:
        inferValue(value, as: returned)
        return
      }
    }
    check(statements)
    if case .conforming = returned {
      checkReturnedTypes(returnedTypes, named: name)
      if returnedTypes.isEmpty, hasNoUnknownBuilder { checkReturnsView(statements, named: name) }
    } else {
      checkReturns(statements, returned, named: name, isGetter: isGetter)
    }
  }

  /// Whether no unknown protocol can provide a result builder for the enclosing function.
  private var hasNoUnknownBuilder: Bool {
    guard visibleTypes == nil else { return true }
    return enclosingType == scope.emittedTypeName.map(NameUse.EnclosingType.extended)
      && scope.conformsToPlainProtocols
  }

  /// Declares functions for the statements around them.
  private func declareFunctions(in statements: [CodeStatement]) {
    var functions: [String: CodeScope.Local] = [:]
    for case .function(let function) in statements.map(\.kind) {
      guard let name = function.name else { continue }
      functions[name.text, default: .init()].functions.append(DeclaredFunction(function, of: ""))
    }
    if !functions.isEmpty { locals = CodeScope(functions, in: locals) }
  }

  /// Checks an `if` expression, and infers the common type of its branches.
  func inferBranches(of conditional: CodeConditional, as expected: InferredType) -> InferredType {
    var types: [InferredType] = []
    inScope {
      check(conditional.conditions)
      types.append(checkValue(conditional.body, as: expected))
    }
    inScope { types.append(checkValue(conditional.otherwise, as: expected)) }
    return types[0] == types[1] ? types[0] : .unknown
  }

  /// Checks a `switch` expression, and infers the common type of its cases.
  func inferCases(of selection: CodeSelection, as expected: InferredType) -> InferredType {
    var types: Set<InferredType> = []
    check(selection) { types.insert(checkValue($0, as: expected)) }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// Infers the type of an expression from its branches: the type that all of them have.
  ///
  /// Branches of different types are checked separately, since the caller cannot check them together.
  func typeOfBranches(
    _ branches: [(CodeExpression, InferredType)], as expected: InferredType
  ) -> InferredType {
    if let first = branches.first?.1, branches.allSatisfy({ $0.1 == first }) { return first }
    if branches.count == 2, case .named(let one) = branches[0].1,
      case .named(let two) = branches[1].1,
      !expected.isErased, isMismatch(.named(one), .named(two)),
      isMismatch(.named(two), .named(one))
    {
      findings.error(
        .wrongType, at: tree.place(from: branches[0].0, through: branches[1].0),
        "both values of '? :' must have the same type, and these are \(phrase(.named(one))) and "
          + "\(phrase(.named(two))); write 'if' and 'else', or convert one of them")
      return .unknown
    }
    if expected != .unknown {
      for (branch, type) in branches { checkFits(branch, type, [expected]) }
    }
    return .unknown
  }

  /// Checks a value, or statements that consist of a single value.
  @discardableResult
  func checkValue(_ statements: [CodeStatement], as expected: InferredType) -> InferredType {
    guard statements.count == 1, case .expression(let value) = statements[0].kind else {
      check(statements)
      return .unknown
    }
    return inferValue(value, as: expected)
  }

  func trying(_ body: () -> InferredType) -> InferredType {
    let outer = isTried
    isTried = true
    defer { isTried = outer }
    return body()
  }

  func awaiting(_ body: () -> InferredType) -> InferredType {
    let outer = isAwaited
    isAwaited = functionDepth == 0
    defer { isAwaited = outer }
    return body()
  }
}

/// Property wrappers whose value has the type of their argument.
private let wrappersOfValues: Set<String> = ["GestureState", "ScaledMetric", "State"]

/// Attributes and modifiers that do not affect the body of a function, unlike result builders.
private let marksWithoutMeaning: Set<String> = [
  "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final",
  "override", "mutating", "nonmutating", "lazy", "nonisolated", "MainActor", "Sendable",
  "discardableResult", "available", "inlinable", "inline", "usableFromInline", "preconcurrency",
]

extension InferredType {
  /// Whether the type is unknown, or only its conformance is known.
  fileprivate var isOpaque: Bool {
    switch self {
    case .unknown, .conforming, .tuple: true
    default: false
    }
  }

  /// Whether the type of a value is given, so that its parts are checked against it separately.
  fileprivate var isErased: Bool { !isOpaque }
}

extension String {
  /// Whether the operator of this name assigns a value.
  fileprivate var isAssignment: Bool { ["=", "+=", "-=", "*=", "/=", "%="].contains(self) }
}

extension TypeExpression {
  /// Whether it is the type of an `inout` parameter.
  fileprivate var isInOut: Bool {
    if case .attributed(let attributes) = form { attributes.contains("inout") } else { false }
  }
}

extension CodeExpression {
  /// Whether a dot in the next line accesses a member of it.
  fileprivate var takesMembers: Bool {
    switch kind {
    case .conditional, .selection: false
    default: true
    }
  }

  /// The name that it is, or with which its chain of members and calls begins.
  fileprivate var firstName: CodeName? {
    switch kind {
    case .name(let name): name
    case .member(let base, _), .subscripted(let base, _), .postfix(let base, _): base.firstName
    case .call(let call): call.callee.firstName
    case .await(let inner), .try(let inner, _): inner.firstName
    default: nil
    }
  }

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

extension SwiftBlock {
  /// The names declared in its own scope, excluding nested functions and types.
  var outermostNames: Set<String> {
    tree.map { Set($0.statements.flatMap(\.memberNames)) } ?? declaredNames
  }
}

extension CodeStatement {
  /// The names of a statement that earlier statements can use, too.
  fileprivate var hoistedNames: [String] {
    switch kind {
    case .function(let function): function.name.map { [$0.text] } ?? []
    case .type(let type): type.isExtension ? [] : [type.name.text]
    default: []
    }
  }

  /// The names of a type member, or of a file's declaration, that others can use.
  var memberNames: [String] {
    switch kind {
    case .variable(let variable): variable.names.map(\.text)
    case .compilationConditions(let clauses): clauses.flatMap(\.statements).flatMap(\.memberNames)
    case .type(let type): hoistedNames + type.cases.map(\.text)
    default: hoistedNames
    }
  }
}
