import InterfaceComparison
import SwiftParser
import SwiftSyntax

/// The rows of the public declarations in a source file or a textual interface.
///
/// - Parameters:
///   - module: The module in which callers find the declarations.
///   - types: The availability of types by qualified names, which extensions need; the file's types are added.
package func apiRows(
  in source: String, module: String, types: inout [String: SystemVersions]
) -> [APIRow] {
  let tree = Parser.parse(source: source)
  let declarations = tree.statements.map(\.item).compactMap { DeclSyntax($0) }
  var reader = RowReader(module: module, types: types)
  reader.readTypes(declarations, in: Surroundings())
  reader.read(declarations, in: Surroundings())
  types = reader.types
  return reader.rows
}

/// The context of a declaration.
private struct Surroundings {
  var path = ""
  var isProtocol = false
  var isEnumeration = false
  var availability = SystemVersions.first
  var deprecation: SystemVersions?

  /// The requirements of the extension, and the names of the type's parameters.
  var generics = Generics()
}

/// What generic parameters stand for.
private struct Generics {
  /// The protocols that a parameter conforms to.
  var protocols: [String: [String]] = [:]

  /// The types that parameters are the same as.
  var same: [String: TypeSyntax] = [:]
  var names: Set<String> = []

  mutating func add(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) {
    for parameter in clause?.parameters ?? [] {
      names.insert(parameter.name.text)
      if let type = parameter.inheritedType {
        protocols[parameter.name.text, default: []] += Self.names(type)
      }
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        protocols[plainText(conformance.leftType), default: []] += Self.names(conformance.rightType)
      case .sameTypeRequirement(let sameType):
        if let right = sameType.rightType.as(TypeSyntax.self) {
          same[plainText(sameType.leftType)] = right
        }
      case .layoutRequirement: break
      }
    }
  }

  private static func names(_ type: TypeSyntax) -> [String] {
    type.as(CompositionTypeSyntax.self)?.elements.map { plainText($0.type) } ?? [plainText(type)]
  }
}

private struct RowReader {
  let module: String
  var types: [String: SystemVersions]
  var rows: [APIRow] = []

  /// The names of the enclosing types' generic parameters, by the qualified names of the types.
  var parameters: [String: Set<String>] = [:]

  init(module: String, types: [String: SystemVersions]) {
    self.module = module
    self.types = types
  }
}

// MARK: - Types first

extension RowReader {
  /// Reads the availability and the generic parameters of types, which extensions before them need, too.
  mutating func readTypes(_ declarations: [DeclSyntax], in surroundings: Surroundings) {
    for declaration in declarations {
      for inner in unconditional(declaration) {
        if let group = inner.asProtocol((any DeclGroupSyntax).self) {
          var next = surroundings
          if let type = inner.as(ExtensionDeclSyntax.self) {
            next.path = plainText(type.extendedType)
            next.availability = types[next.path] ?? .first
          } else if let named = inner.asProtocol((any NamedDeclSyntax).self) {
            guard isVisible(group.modifiers, in: surroundings) else { continue }
            next.path = joined(surroundings.path, plainText(named.name))
            next.availability = surroundings.availability.narrowed(
              by: read(group.attributes).introduced)
            types[next.path] = next.availability
            let clause = inner.asProtocol((any WithGenericParametersSyntax).self)?
              .genericParameterClause
            parameters[next.path] = Set(clause?.parameters.map(\.name.text) ?? [])
          }
          readTypes(group.memberBlock.members.map(\.decl), in: next)
        }
      }
    }
  }

  private func read(
    _ attributes: AttributeListSyntax
  ) -> (introduced: SystemVersions, deprecated: SystemVersions?, use: String) {
    SystemVersions.read(Availability().narrowed(by: attributes))
  }

  /// The declaration, or those of the first clause of a condition.
  private func unconditional(_ declaration: DeclSyntax) -> [DeclSyntax] {
    guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
    switch condition.clauses.first?.elements {
    case .decls(let members): return members.map(\.decl).flatMap(unconditional)
    case .statements(let statements):
      return statements.map(\.item).compactMap { DeclSyntax($0) }.flatMap(unconditional)
    default: return []
    }
  }
}

// MARK: - Declarations

extension RowReader {
  mutating func read(_ declarations: [DeclSyntax], in surroundings: Surroundings) {
    for declaration in declarations.flatMap(unconditional) {
      let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
      if attributes.contains(where: { $0.trimmedDescription.hasPrefix("@_spi(") }) { continue }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .structDecl(let type): readType(type, .structure, type.name, in: surroundings)
      case .classDecl(let type): readType(type, .reference, type.name, in: surroundings)
      case .actorDecl(let type): readType(type, .reference, type.name, in: surroundings)
      case .enumDecl(let type): readType(type, .enumeration, type.name, in: surroundings)
      case .protocolDecl(let type): readType(type, .interface, type.name, in: surroundings)
      case .extensionDecl(let type): readExtension(type)
      case .functionDecl(let function): readFunction(function, in: surroundings)
      case .initializerDecl(let initializer): readInitializer(initializer, in: surroundings)
      case .variableDecl(let variable): readVariable(variable, in: surroundings)
      case .enumCaseDecl(let enumCase): readCases(enumCase, in: surroundings)
      case .typeAliasDecl(let alias): readAlias(alias, in: surroundings)
      case .associatedTypeDecl(let type):
        add(.associatedType, plainText(type.name), type.attributes, in: surroundings)
      case .macroDecl(let macro):
        if isVisible(macro.modifiers, in: surroundings) {
          add(.macro, plainText(macro.name), macro.attributes, in: surroundings)
        }
      default: break
      }
    }
  }

  private mutating func readType(
    _ type: some DeclGroupSyntax, _ kind: APIRow.Kind, _ name: TokenSyntax,
    in surroundings: Surroundings
  ) {
    guard isVisible(type.modifiers, in: surroundings) else { return }
    var inner = surroundings
    inner.path = joined(surroundings.path, plainText(name))
    inner.isProtocol = kind == .interface
    inner.isEnumeration = kind == .enumeration
    inner.availability = types[inner.path] ?? surroundings.availability
    let clause = type.asProtocol((any WithGenericParametersSyntax).self)
    inner.generics.add(clause?.genericParameterClause, clause?.genericWhereClause)
    inner.generics.protocols = [:]
    let inherited = type.inheritanceClause?.inheritedTypes.map { protocolName($0.type) } ?? []
    add(
      kind, inner.path, type.attributes, result: inherited.joined(separator: " "),
      in: surroundings)
    inner.deprecation = nil
    read(type.memberBlock.members.map(\.decl), in: inner)
  }

  private mutating func readExtension(_ type: ExtensionDeclSyntax) {
    var inner = Surroundings()
    inner.path = plainText(type.extendedType)
    inner.availability = (types[inner.path] ?? .first).narrowed(
      by: read(type.attributes).introduced)
    inner.deprecation = read(type.attributes).deprecated
    inner.generics.names = parameters[inner.path] ?? []
    inner.generics.add(nil, type.genericWhereClause)
    if let inherited = type.inheritanceClause, !isHidden(inner.path) {
      let names = inherited.inheritedTypes.map { protocolName($0.type) }.filter { !isHidden($0) }
      // One row for each extension; a query joins them. An unavailable one says that a type does not conform.
      if !names.isEmpty, inner.availability.versions.contains(where: { $0 != nil }) {
        rows.append(
          APIRow(
            kind: .conformance, name: inner.path, owner: "", module: moduleColumn, parameters: "",
            result: names.joined(separator: " "), availability: inner.availability,
            deprecation: nil, replacement: ""))
      }
    }
    read(type.memberBlock.members.map(\.decl), in: inner)
  }

  /// The name of a protocol without attributes and arguments.
  private func protocolName(_ type: TypeSyntax) -> String {
    let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    return String(plainText(plain).prefix { $0 != "<" })
  }

  private mutating func readFunction(
    _ function: FunctionDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(function.modifiers, in: surroundings), function.name.tokenKind.isIdentifier
    else { return }
    var generics = surroundings.generics
    generics.add(function.genericParameterClause, function.genericWhereClause)
    add(
      isStatic(function.modifiers) ? .staticMethod : .method, plainText(function.name),
      function.attributes, parameters: parameters(function.signature.parameterClause, generics),
      result: function.signature.returnClause.map { text($0.type, generics) } ?? "()",
      in: surroundings)
  }

  private mutating func readInitializer(
    _ initializer: InitializerDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(initializer.modifiers, in: surroundings) else { return }
    var generics = surroundings.generics
    generics.add(initializer.genericParameterClause, initializer.genericWhereClause)
    add(
      .initializer, String(surroundings.path.split(separator: ".").last ?? ""),
      initializer.attributes,
      parameters: parameters(initializer.signature.parameterClause, generics),
      result: initializer.optionalMark == nil ? "Self" : "Self?", in: surroundings)
  }

  private mutating func readVariable(
    _ variable: VariableDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(variable.modifiers, in: surroundings) else { return }
    for binding in variable.bindings {
      let type = binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation
      add(
        isStatic(variable.modifiers) ? .staticProperty : .property, plainText(binding.pattern),
        variable.attributes,
        result: type.map { text($0.type, surroundings.generics) } ?? "_", in: surroundings)
    }
  }

  private mutating func readCases(_ enumCase: EnumCaseDeclSyntax, in surroundings: Surroundings) {
    for element in enumCase.elements {
      let parameters = element.parameterClause.map { clause in
        "("
          + clause.parameters.map { parameter in
            (parameter.firstName?.text ?? "_") + (parameter.defaultValue == nil ? ":" : "?:")
              + text(parameter.type, surroundings.generics)
          }.joined(separator: ",") + ")"
      }
      add(
        parameters == nil ? .staticProperty : .staticMethod, plainText(element.name),
        enumCase.attributes, parameters: parameters ?? "", result: surroundings.path,
        in: surroundings)
    }
  }

  private mutating func readAlias(_ alias: TypeAliasDeclSyntax, in surroundings: Surroundings) {
    guard isVisible(alias.modifiers, in: surroundings),
      !alias.initializer.value.trimmedDescription.contains("@_opaqueReturnTypeOf")
    else { return }
    let path = joined(surroundings.path, plainText(alias.name))
    add(
      .alias, path, alias.attributes, result: plainText(alias.initializer.value), in: surroundings)
  }

  private mutating func add(
    _ kind: APIRow.Kind, _ name: String, _ attributes: AttributeListSyntax, parameters: String = "",
    result: String = "", in surroundings: Surroundings
  ) {
    if isHidden(name) || isHidden(surroundings.path) { return }
    let (introduced, deprecated, use) = read(attributes)
    let availability = surroundings.availability.narrowed(by: introduced)
    // What no system has cannot be used.
    if availability.versions.allSatisfy({ $0 == nil }) { return }
    rows.append(
      APIRow(
        kind: kind, name: name.filter { $0 != "`" },
        owner: kind.isType ? "" : surroundings.path, module: moduleColumn,
        parameters: parameters, result: result, availability: availability,
        deprecation: deprecated ?? surroundings.deprecation,
        replacement: deprecated == nil ? "" : use))
  }

  private var moduleColumn: String { module == "SwiftUI" ? "" : module }

  private func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }

  private func isHidden(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0.hasPrefix("_") || $0.hasPrefix("$") }
  }

  private func isVisible(_ modifiers: DeclModifierListSyntax, in surroundings: Surroundings) -> Bool
  {
    surroundings.isProtocol
      || modifiers.contains { $0.detail == nil && ["public", "open"].contains($0.name.text) }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}

extension TokenKind {
  fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}

// MARK: - Types in the notation of the table

extension RowReader {
  private func parameters(_ clause: FunctionParameterClauseSyntax, _ generics: Generics) -> String {
    "("
      + clause.parameters.map { parameter in
        let isBuilder = parameter.attributes.contains {
          $0.as(AttributeSyntax.self).map { plainText($0.attributeName) == "ViewBuilder" }
            ?? false
        }
        let label = parameter.firstName.text.filter { $0 != "`" }
        return (label.hasPrefix("_") ? "_" : label) + (parameter.defaultValue == nil ? ":" : "?:")
          + text(parameter.type, generics, isBuilder: isBuilder)
          + (parameter.ellipsis == nil ? "" : "...")
      }.joined(separator: ",") + ")"
  }

  /// A type: `{(A,B)}` a function, `{@(A)}` a closure with a result builder, `some P`, `_` for any type.
  private func text(_ type: TypeSyntax, _ generics: Generics, isBuilder: Bool = false) -> String {
    func inner(_ type: TypeSyntax) -> String { text(type, generics) }
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let attributed):
      let builds = attributed.attributes.contains {
        $0.as(AttributeSyntax.self).map { plainText($0.attributeName) == "ViewBuilder" }
          ?? false
      }
      return text(attributed.baseType, generics, isBuilder: isBuilder || builds)
    case .functionType(let function):
      // A generic type in it is known at the call, and its members are more than those of its protocol.
      let parameters = function.parameters.map {
        inner($0.type).replacing(/some [A-Za-z.]+/, with: "_")
      }
      .joined(separator: ",")
      return isBuilder ? "{@(\(parameters))}" : "{(\(parameters))}"
    case .optionalType(let optional):
      return text(optional.wrappedType, generics, isBuilder: isBuilder) + "?"
    case .implicitlyUnwrappedOptionalType(let optional): return inner(optional.wrappedType) + "?"
    case .arrayType(let array): return "[\(inner(array.element))]"
    case .dictionaryType: return "[:]"
    case .tupleType(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return text(only.type, generics, isBuilder: isBuilder)
      }
      return "()"
    case .someOrAnyType(let opaque):
      let constraint = plainText(opaque.constraint)
      return opaque.someOrAnySpecifier.text == "some"
        ? "some \(protocolNames(constraint))" : constraint
    case .metatypeType, .compositionType, .packExpansionType, .packElementType, .missingType,
      .suppressedType, .classRestrictionType, .namedOpaqueReturnType, .inlineArrayType:
      return "_"
    case .memberType, .identifierType: return name(type, generics)
    }
  }

  private func protocolNames(_ constraint: String) -> String {
    String(constraint.drop { $0 == "(" }.prefix { !"<&)".contains($0) })
  }

  private func name(_ type: TypeSyntax, _ generics: Generics) -> String {
    var full = plainText(type)
    // A type in a generic type is known by the names alone.
    full = full.replacing(/<[^<>]*>\./, with: ".")
    if full == "Self" { return "Self" }
    if full == "Void" { return "()" }
    if let same = generics.same[full] {
      var others = generics
      others.same[full] = nil
      return text(same, others)
    }
    if let found = generics.protocols[full]?.first { return "some \(protocolNames(found))" }
    let first = String(full.prefix { $0 != "." && $0 != "<" })
    if generics.names.contains(first) || first == "Self" { return "_" }
    let arguments =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard let arguments else { return full }
    let texts = arguments.arguments.map { argument -> String in
      if case .type(let type) = argument.argument { return text(type, generics) }
      return "_"
    }
    let base = String(full.prefix { $0 != "<" })
    if base == "Optional", let only = texts.first { return only + "?" }
    if base == "Array", let only = texts.first { return "[\(only)]" }
    return "\(base)<\(texts.joined(separator: ","))>"
  }
}
