import SwiftAPI
import SwiftParser
import SwiftSyntax
import SwiftTypes

/// What a Swift file declares for the clients of its module, or for other files of the module.
package struct FileInterface: Sendable {
  /// The code that uses the declarations.
  package enum Clients: Sendable {
    case otherModules

    /// Other files of the same module, which see everything that is not private.
    case sameModule
  }

  /// In the order of the file. Members of types that clients cannot see are included if they are public.
  package let declarations: [PublicDeclaration]

  /// The qualified names of the types that clients cannot see.
  package let hiddenTypes: Set<String>

  /// Why the file could not be read; nil if it was read.
  package let problem: String?

  /// Reads a file without errors.
  package init(of text: String, for clients: Clients = .otherModules) {
    if let problem = fileShape(of: text).problem {
      self.problem = problem.message
      declarations = []
      hiddenTypes = []
      return
    }
    var reader = InterfaceReader(clients: clients, code: CodeReader(text))
    reader.read(parse(text, ShapeLimits.file.nesting, SourceFileSyntax.self).statements, in: .file)
    declarations = reader.declarations
    hiddenTypes = reader.hiddenTypes
    problem = nil
  }
}

/// The surroundings of a declaration.
private struct InterfaceScope {
  enum Container { case file, type, protocolType, enumeration, extensionOfType }

  var container = Container.file
  var path = ""
  var constraints: [PublicDeclaration.Constraint] = []
  var conditions = SystemConditions.none
  var compilation: [String] = []
  var isDeprecated = false

  /// Whether members without an access modifier are public.
  var isPublic = false

  /// Whether they are private.
  var isPrivate = false

  static let file = Self()
}

/// The attributes that affect clients, besides those of actors and, for requirements, of result builders.
private let meaningfulAttributes: Set<String> = [
  "dynamicCallable", "dynamicMemberLookup", "propertyWrapper", "resultBuilder",
]

private let meaningfulModifiers: Set<String> = ["mutating", "nonisolated", "open", "required"]

private struct InterfaceReader {
  let clients: FileInterface.Clients
  let code: CodeReader
  var declarations: [PublicDeclaration] = []
  var hiddenTypes: Set<String> = []

  mutating func read(_ statements: CodeBlockItemListSyntax, in scope: InterfaceScope) {
    for statement in statements {
      if let declaration = DeclSyntax(statement.item) { read(declaration, in: scope) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, in scope: InterfaceScope) {
    for member in members { read(member.decl, in: scope) }
  }

  private mutating func read(_ declaration: DeclSyntax, in scope: InterfaceScope) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      readType(type, .structure, type.name, type.genericParameterClause, scope)
    case .classDecl(let type):
      readType(type, .classType, type.name, type.genericParameterClause, scope)
    case .actorDecl(let type):
      readType(type, .actor, type.name, type.genericParameterClause, scope)
    case .enumDecl(let type):
      readType(type, .enumeration, type.name, type.genericParameterClause, scope)
    case .protocolDecl(let type): readType(type, .protocolType, type.name, nil, scope)
    case .extensionDecl(let type): readExtension(type, scope)
    case .functionDecl(let function): readFunction(function, scope)
    case .initializerDecl(let initializer): readInitializer(initializer, scope)
    case .subscriptDecl(let member): readSubscript(member, scope)
    case .variableDecl(let variable): readVariable(variable, scope)
    case .enumCaseDecl(let cases): readCases(cases, scope)
    case .typeAliasDecl(let alias): readAlias(alias, scope)
    case .associatedTypeDecl(let type): readAssociatedType(type, scope)
    case .ifConfigDecl(let condition): readClauses(condition, scope)
    default: break
    }
  }

  private mutating func readClauses(_ condition: IfConfigDeclSyntax, _ scope: InterfaceScope) {
    var earlier: [ExprSyntax] = []
    for (clause, compiled) in zip(condition.clauses, code.conditions(of: condition)) {
      var inner = scope
      let own = clause.condition
      inner.conditions = scope.conditions.and(compiled.systems)
      inner.compilation += earlier.map { "!(\(flatText($0)))" } + [own.map { flatText($0) } ?? ""]
      inner.compilation.removeAll(where: \.isEmpty)
      if let own { earlier.append(own) }
      switch clause.elements {
      case .decls(let members): read(members, in: inner)
      case .statements(let statements): read(statements, in: inner)
      case .attributes, .postfixExpression, .switchCases, nil: break
      }
    }
  }

  // MARK: - Types

  private mutating func readType(
    _ type: some DeclGroupSyntax, _ kind: PublicDeclaration.Kind, _ name: TokenSyntax,
    _ parameters: GenericParameterClauseSyntax?, _ scope: InterfaceScope
  ) {
    var inner = InterfaceScope()
    inner.container =
      kind == .protocolType ? .protocolType : kind == .enumeration ? .enumeration : .type
    inner.path = scope.path.isEmpty ? name.text : "\(scope.path).\(name.text)"
    guard isVisible(type.modifiers, scope) else {
      hiddenTypes.insert(inner.path)
      return
    }
    let head = Head(type.attributes, type.modifiers, scope)
    add(
      kind, name.text, head, scope, generics: parameters,
      constraints: constraints(parameters, type.genericWhereClause),
      text: [type.introducer, name, parameters, type.inheritanceClause, type.genericWhereClause])
    addConformances(type.inheritanceClause, of: inner.path, in: inner, head)
    read(type.memberBlock.members, in: inner)
  }

  private mutating func readExtension(_ type: ExtensionDeclSyntax, _ scope: InterfaceScope) {
    let head = Head(type.attributes, type.modifiers, scope)
    var inner = scope
    inner.container = .extensionOfType
    inner.path = flatText(type.extendedType)
    inner.constraints = constraints(nil, type.genericWhereClause)
    inner.conditions = head.conditions
    inner.isDeprecated = head.isDeprecated
    inner.isPublic = type.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    inner.isPrivate = type.modifiers.contains { isPrivate($0.name.text) }
    addConformances(type.inheritanceClause, of: inner.path, in: inner, head)
    read(type.memberBlock.members, in: inner)
  }

  private mutating func addConformances(
    _ clause: InheritanceClauseSyntax?, of path: String, in scope: InterfaceScope, _ head: Head
  ) {
    for inherited in clause?.inheritedTypes ?? [] {
      for name in protocols(of: inherited.type) {
        add(.conformance, name, head.withoutModifiers, scope, text: [])
      }
    }
  }

  // MARK: - Members

  private mutating func readFunction(_ function: FunctionDeclSyntax, _ scope: InterfaceScope) {
    guard isVisible(function.modifiers, scope), !isOverride(function.modifiers) else { return }
    let signature = function.signature
    add(
      .function, "\(function.name.text)(\(labels(signature.parameterClause)))",
      Head(function.attributes, function.modifiers, scope), scope,
      generics: function.genericParameterClause,
      constraints: constraints(function.genericParameterClause, function.genericWhereClause),
      parameters: parameters(signature.parameterClause),
      type: signature.returnClause.map { flatText($0.type) } ?? "Void",
      effects: effects(signature.effectSpecifiers),
      text: [
        function.funcKeyword, function.name, function.genericParameterClause, signature,
        function.genericWhereClause,
      ])
  }

  private mutating func readInitializer(
    _ initializer: InitializerDeclSyntax, _ scope: InterfaceScope
  ) {
    guard isVisible(initializer.modifiers, scope) else { return }
    let signature = initializer.signature
    add(
      .initializer, "init(\(labels(signature.parameterClause)))",
      Head(initializer.attributes, initializer.modifiers, scope), scope,
      generics: initializer.genericParameterClause,
      constraints: constraints(
        initializer.genericParameterClause, initializer.genericWhereClause),
      parameters: parameters(signature.parameterClause),
      type: initializer.optionalMark == nil ? "Self" : "Self?",
      effects: effects(signature.effectSpecifiers),
      text: [
        initializer.initKeyword, initializer.optionalMark, initializer.genericParameterClause,
        signature, initializer.genericWhereClause,
      ])
  }

  private mutating func readSubscript(_ member: SubscriptDeclSyntax, _ scope: InterfaceScope) {
    guard isVisible(member.modifiers, scope) else { return }
    add(
      .subscriptMember, "subscript(\(labels(member.parameterClause, needingTwoNames: true)))",
      Head(member.attributes, member.modifiers, scope), scope,
      generics: member.genericParameterClause,
      constraints: constraints(member.genericParameterClause, member.genericWhereClause),
      parameters: parameters(member.parameterClause, needingTwoNames: true),
      type: flatText(member.returnClause.type),
      isSettable: isSettable(member.accessorBlock) && !hasHiddenSetter(member.modifiers),
      text: [
        member.subscriptKeyword, member.genericParameterClause, member.parameterClause,
        member.returnClause, member.genericWhereClause,
      ])
  }

  private mutating func readVariable(_ variable: VariableDeclSyntax, _ scope: InterfaceScope) {
    // What is overridden belongs to the superclass.
    guard isVisible(variable.modifiers, scope), !isOverride(variable.modifiers) else { return }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let head = Head(variable.attributes, variable.modifiers, scope)
    for binding in variable.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      // In `var a, b: Int`, the type is at the end.
      let annotation = binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation
      add(
        .property, pattern.identifier.text, head, scope,
        type: annotation.map { flatText($0.type) } ?? inferredType(of: binding.initializer?.value),
        isSettable: !isConstant && !hasHiddenSetter(variable.modifiers)
          && (binding.accessorBlock == nil || isSettable(binding.accessorBlock)),
        text: [variable.bindingSpecifier, pattern, annotation])
    }
  }

  private mutating func readCases(_ cases: EnumCaseDeclSyntax, _ scope: InterfaceScope) {
    let head = Head(cases.attributes, cases.modifiers, scope)
    for element in cases.elements {
      add(
        .enumCase, element.name.text, head, scope,
        parameters: element.parameterClause?.parameters.map { parameter in
          .init(
            label: parameter.firstName?.text ?? "_", type: flatText(parameter.type),
            isOptional: parameter.defaultValue != nil, isFunction: isFunction(parameter.type))
        } ?? [], text: [cases.caseKeyword, element.name, element.parameterClause])
    }
  }

  private mutating func readAlias(_ alias: TypeAliasDeclSyntax, _ scope: InterfaceScope) {
    guard isVisible(alias.modifiers, scope) else {
      hiddenTypes.insert(scope.path.isEmpty ? alias.name.text : "\(scope.path).\(alias.name.text)")
      return
    }
    add(
      .alias, alias.name.text, Head(alias.attributes, alias.modifiers, scope), scope,
      generics: alias.genericParameterClause,
      constraints: constraints(alias.genericParameterClause, alias.genericWhereClause),
      type: flatText(alias.initializer.value),
      text: [alias.typealiasKeyword, alias.name, alias.genericParameterClause, alias.initializer])
  }

  private mutating func readAssociatedType(
    _ type: AssociatedTypeDeclSyntax, _ scope: InterfaceScope
  ) {
    let inherited = (type.inheritanceClause?.inheritedTypes ?? []).flatMap { inherited in
      protocols(of: inherited.type).map {
        PublicDeclaration.Constraint(subject: type.name.text, relation: .conforms, object: $0)
      }
    }
    add(
      .associatedType, type.name.text, Head(type.attributes, type.modifiers, scope), scope,
      constraints: inherited + constraints(nil, type.genericWhereClause),
      hasDefault: type.initializer != nil,
      text: [type.associatedtypeKeyword, type.name, type.inheritanceClause, type.initializer])
  }

  private mutating func add(
    _ kind: PublicDeclaration.Kind, _ name: String, _ head: Head, _ scope: InterfaceScope,
    generics: GenericParameterClauseSyntax? = nil,
    constraints: [PublicDeclaration.Constraint] = [],
    parameters: [PublicDeclaration.Parameter] = [], type: String? = nil, effects: [String] = [],
    isSettable: Bool = false, hasDefault: Bool = false, text: [(any SyntaxProtocol)?]
  ) {
    // What is unavailable on all systems cannot be used.
    guard AppleSystem.allCases.contains(where: { head.conditions[$0] != .never }) else { return }
    let isRequirement = scope.container == .protocolType && kind != .alias
    let suffix = scope.constraints.map(\.text).joined(separator: ", ")
    declarations.append(
      PublicDeclaration(
        kind: kind, scope: scope.path, name: name, isStatic: head.isStatic || kind == .enumCase,
        isRequirement: isRequirement,
        modifiers: head.modifiers(ofRequirement: isRequirement),
        generics: generics?.parameters.map(\.name.text) ?? [],
        constraints: (scope.constraints + constraints).sorted { $0.text < $1.text },
        parameters: parameters, type: type, effects: effects, isSettable: isSettable,
        hasDefault: hasDefault, conditions: head.conditions,
        compilation: scope.compilation.joined(separator: " && "),
        isDeprecated: head.isDeprecated,
        text: (head.isStatic ? "static " : "") + flatText(text)
          + (suffix.isEmpty ? "" : " where \(suffix)")))
  }

  // MARK: - Parts

  private func isVisible(_ modifiers: DeclModifierListSyntax, _ scope: InterfaceScope) -> Bool {
    let access = modifiers.first { $0.detail == nil && isAccess($0.name.text) }?.name.text
    switch clients {
    case .otherModules:
      guard let access else { return scope.container == .protocolType || scope.isPublic }
      return access == "public" || access == "open"
    case .sameModule: return !(access.map(isPrivate) ?? scope.isPrivate)
    }
  }

  private func isPrivate(_ word: String) -> Bool { word == "private" || word == "fileprivate" }

  private func isAccess(_ word: String) -> Bool {
    ["private", "fileprivate", "internal", "package", "public", "open"].contains(word)
  }

  private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  private func hasHiddenSetter(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.detail != nil && isAccess($0.name.text) && $0.name.text != "public" }
  }

  private func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let accessors) = block?.accessors else { return false }
    return !accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      || accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }

  private func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> [String] {
    [
      specifiers?.asyncSpecifier.map { flatText($0) },
      specifiers?.throwsClause.map { flatText($0) },
    ].compactMap { $0 }
  }

  /// - Parameter needingTwoNames: Whether a single name is not a label, as in subscripts.
  private func label(_ parameter: FunctionParameterSyntax, needingTwoNames: Bool) -> String {
    needingTwoNames && parameter.secondName == nil ? "_" : parameter.firstName.text
  }

  private func labels(
    _ clause: FunctionParameterClauseSyntax, needingTwoNames: Bool = false
  ) -> String {
    clause.parameters.map { label($0, needingTwoNames: needingTwoNames) + ":" }.joined()
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, needingTwoNames: Bool = false
  ) -> [PublicDeclaration.Parameter] {
    clause.parameters.map { parameter in
      .init(
        label: label(parameter, needingTwoNames: needingTwoNames),
        type: (parameter.attributes.isEmpty ? "" : flatText(parameter.attributes) + " ")
          + flatText(parameter.type) + (parameter.ellipsis == nil ? "" : "..."),
        isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil,
        isFunction: isFunction(parameter.type))
    }
  }

  private func isFunction(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { isFunction($0.type) } ?? false
    }
    return false
  }

  /// The type of an initial value, if it can be read off.
  private func inferredType(of value: ExprSyntax?) -> String? {
    if let call = value?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    {
      return name
    }
    switch value?.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    default: return nil
    }
  }
}

/// The attributes and modifiers of a declaration, in its surroundings.
private struct Head {
  let conditions: SystemConditions
  let isDeprecated: Bool
  let isStatic: Bool
  private let attributes: [String]
  private let modifiers: [String]

  init(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ scope: InterfaceScope
  ) {
    conditions = scope.conditions.and(attributes.conditions)
    isDeprecated = scope.isDeprecated || attributes.contains { $0.isDeprecation }
    isStatic = modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
    self.attributes = attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return flatText(attribute.attributeName)
    }
    self.modifiers = modifiers.map(\.name.text)
  }

  private init(of head: Head) {
    conditions = head.conditions
    isDeprecated = false
    isStatic = false
    attributes = []
    modifiers = []
  }

  /// The same for a conformance.
  var withoutModifiers: Self { Self(of: self) }

  /// The attributes and modifiers that affect clients, sorted.
  func modifiers(ofRequirement isRequirement: Bool) -> [String] {
    let attributes = attributes.filter {
      meaningfulAttributes.contains($0) || $0.hasSuffix("Actor")
        || isRequirement && $0.hasSuffix("Builder")
    }
    return (attributes.map { "@\($0)" } + modifiers.filter(meaningfulModifiers.contains)).sorted()
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is an `@available` that deprecates a declaration.
  fileprivate var isDeprecation: Bool {
    guard case .attribute(let attribute) = self,
      case .availability(let arguments) = attribute.arguments
    else { return false }
    return arguments.contains { argument in
      switch argument.argument {
      case .token(let token): token.tokenKind == .keyword(.deprecated)
      case .availabilityLabeledArgument(let labeled): labeled.label.text == "deprecated"
      case .availabilityVersionRestriction: false
      }
    }
  }
}
