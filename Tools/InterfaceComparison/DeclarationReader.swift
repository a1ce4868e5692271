import SwiftParser
import SwiftSyntax

/// The visible declarations of a file: public and open ones, the requirements of public protocols, cases of
/// public enums, and conformances.
///
/// - Parameters:
///   - source: The text of a source file or of a textual interface.
///   - file: The file name used in places.
package func declarations(in source: String, file: String) -> [Declaration] {
  let tree = Parser.parse(source: source)
  var reader = DeclarationReader(
    file: file, locations: SourceLocationConverter(fileName: file, tree: tree))
  reader.read(tree.statements.map(\.item).compactMap { DeclSyntax($0) }, in: Surroundings())
  return reader.result
}

/// The context of a declaration.
private struct Surroundings {
  enum Container {
    case file, type, enumeration, protocolDeclaration, extensionDeclaration
  }

  var container = Container.file
  var path = ""
  var requirements: [String] = []
  var availability = Availability()
}

private struct DeclarationReader {
  let file: String
  let locations: SourceLocationConverter
  var result: [Declaration] = []

  mutating func read(_ declarations: [DeclSyntax], in surroundings: Surroundings) {
    for declaration in declarations { read(declaration, in: surroundings) }
  }

  private mutating func read(_ declaration: DeclSyntax, in surroundings: Surroundings) {
    // What only tests may use is not part of an interface.
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    if attributes.contains(where: { $0.trimmedDescription.hasPrefix("@_spi(") }) { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      readType(type, "struct", type.name, type.genericParameterClause, in: surroundings)
    case .classDecl(let type):
      readType(type, "class", type.name, type.genericParameterClause, in: surroundings)
    case .actorDecl(let type):
      readType(type, "actor", type.name, type.genericParameterClause, in: surroundings)
    case .enumDecl(let type):
      readType(type, "enum", type.name, type.genericParameterClause, in: surroundings)
    case .protocolDecl(let type):
      readType(type, "protocol", type.name, nil, in: surroundings)
    case .extensionDecl(let type): readExtension(type)
    case .functionDecl(let function): readFunction(function, in: surroundings)
    case .initializerDecl(let initializer): readInitializer(initializer, in: surroundings)
    case .subscriptDecl(let subscripted): readSubscript(subscripted, in: surroundings)
    case .variableDecl(let variable): readVariable(variable, in: surroundings)
    case .enumCaseDecl(let enumCase): readCases(enumCase, in: surroundings)
    case .typeAliasDecl(let alias): readAlias(alias, in: surroundings)
    case .associatedTypeDecl(let type): readAssociatedType(type, in: surroundings)
    case .macroDecl(let macro): readMacro(macro, in: surroundings)
    case .ifConfigDecl(let condition):
      // In a textual interface, the first clause is for current compilers. The compared interfaces are for
      // iOS, so our declarations for macOS only are omitted.
      let clause = condition.clauses.first { $0.condition?.trimmedDescription != "os(macOS)" }
      if case .decls(let members) = clause?.elements {
        read(members.map(\.decl), in: surroundings)
      } else if case .statements(let statements) = clause?.elements {
        read(statements.map(\.item).compactMap { DeclSyntax($0) }, in: surroundings)
      }
    default: break
    }
  }

  // MARK: - Types

  private mutating func readType(
    _ type: some DeclGroupSyntax, _ keyword: String, _ name: TokenSyntax,
    _ parameters: GenericParameterClauseSyntax?, in surroundings: Surroundings
  ) {
    guard isVisible(type.modifiers, in: surroundings) else { return }
    let path = [surroundings.path, plainText(name)].filter { !$0.isEmpty }.joined(separator: ".")
    let availability = surroundings.availability.narrowed(by: type.attributes)
    let constraints = requirements(parameters, type.genericWhereClause)
    var facets = self.facets(type.attributes, type.modifiers, availability)
    facets[.types] = keyword + (parameters.map { "<\(names(of: $0))>" } ?? "")
    facets[.constraints] = constraints.joined(separator: ", ")
    if keyword != "class" {
      // In an interface nothing is inferred, so no attribute means no isolation.
      facets[.isolation] = facets[.isolation]?.replacing("nonisolated", with: "")
    }
    add(
      .type, path: surroundings.path, name: plainText(name), facets,
      text: head(of: type), at: Syntax(type))
    var inner = surroundings
    inner.container =
      keyword == "protocol" ? .protocolDeclaration : keyword == "enum" ? .enumeration : .type
    inner.path = path
    inner.availability = availability
    inner.requirements = []
    addConformances(
      type.inheritanceClause, of: path, constraints: [], availability, at: Syntax(type))
    read(type.memberBlock.members.map(\.decl), in: inner)
  }

  private mutating func readExtension(_ type: ExtensionDeclSyntax) {
    var inner = Surroundings()
    inner.container = .extensionDeclaration
    inner.path = plainText(type.extendedType)
    inner.requirements = requirements(nil, type.genericWhereClause)
    inner.availability = Availability().narrowed(by: type.attributes)
    addConformances(
      type.inheritanceClause, of: inner.path, constraints: inner.requirements, inner.availability,
      at: Syntax(type))
    read(type.memberBlock.members.map(\.decl), in: inner)
  }

  private mutating func addConformances(
    _ clause: InheritanceClauseSyntax?, of path: String, constraints: [String],
    _ availability: Availability, at node: Syntax
  ) {
    for inherited in clause?.inheritedTypes ?? [] {
      var text = plainText(inherited.type)
      var attributes: [String] = []
      for attribute in ["@unchecked", "@retroactive", "@preconcurrency"]
      where text.hasPrefix(attribute) {
        attributes.append(attribute)
        text = text.dropFirst(attribute.count).drop { $0 == " " }.description
        text = text.hasPrefix("Swift.") ? String(text.dropFirst("Swift.".count)) : text
      }
      let facets: [Declaration.Facet: String] = [
        .constraints: constraints.joined(separator: ", "),
        .attributes: attributes.joined(separator: " "),
        .availability: availability.text,
      ]
      add(
        .conformance, path: path, name: text, facets,
        text: "\(path): \(plainText(inherited.type))"
          + (constraints.isEmpty ? "" : " where \(constraints.joined(separator: ", "))"),
        at: node)
    }
  }

  // MARK: - Members

  private mutating func readFunction(
    _ function: FunctionDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(function.modifiers, in: surroundings) else { return }
    var facets = facets(
      function.attributes, function.modifiers,
      surroundings.availability.narrowed(by: function.attributes))
    add(
      function.signature, function.genericParameterClause, function.genericWhereClause,
      surroundings, to: &facets)
    let labels = labels(function.signature.parameterClause)
    add(
      .method, path: surroundings.path, name: plainText(function.name) + "(\(labels))", facets,
      text: oneLine(function.with(\.body, nil).trimmedDescription), at: Syntax(function))
  }

  private mutating func readInitializer(
    _ initializer: InitializerDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(initializer.modifiers, in: surroundings) else { return }
    var facets = facets(
      initializer.attributes, initializer.modifiers,
      surroundings.availability.narrowed(by: initializer.attributes))
    add(
      initializer.signature, initializer.genericParameterClause, initializer.genericWhereClause,
      surroundings, to: &facets)
    facets[.types] = (initializer.optionalMark?.text ?? "") + (facets[.types] ?? "")
    add(
      .initializer, path: surroundings.path,
      name: "init(\(labels(initializer.signature.parameterClause)))", facets,
      text: oneLine(initializer.with(\.body, nil).trimmedDescription), at: Syntax(initializer))
  }

  private mutating func readSubscript(
    _ subscripted: SubscriptDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(subscripted.modifiers, in: surroundings) else { return }
    var facets = facets(
      subscripted.attributes, subscripted.modifiers,
      surroundings.availability.narrowed(by: subscripted.attributes))
    let signature = FunctionSignatureSyntax(
      parameterClause: subscripted.parameterClause, returnClause: subscripted.returnClause)
    add(
      signature, subscripted.genericParameterClause, subscripted.genericWhereClause, surroundings,
      to: &facets)
    facets[.accessors] = accessors(subscripted.accessorBlock)
    add(
      .subscript, path: surroundings.path,
      name: "subscript(\(labels(subscripted.parameterClause, isSubscript: true)))", facets,
      text: oneLine(subscripted.with(\.accessorBlock, nil).trimmedDescription),
      at: Syntax(subscripted))
  }

  private mutating func readVariable(
    _ variable: VariableDeclSyntax, in surroundings: Surroundings
  ) {
    guard isVisible(variable.modifiers, in: surroundings) else { return }
    let availability = surroundings.availability.narrowed(by: variable.attributes)
    for binding in variable.bindings {
      var facets = facets(variable.attributes, variable.modifiers, availability)
      // In `var a, b: Int`, the type is at the end.
      let type = binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation
      facets[.types] = type.map { plainText($0.type) } ?? ""
      facets[.constraints] = surroundings.requirements.joined(separator: ", ")
      if variable.bindingSpecifier.text == "let" || hasHiddenSetter(variable.modifiers) {
        facets[.accessors] = "get"
      } else if let block = binding.accessorBlock {
        facets[.accessors] = accessors(block)
      } else {
        // A binding changes a value that is stored elsewhere.
        let isBinding = facets[.attributes]?.contains("@Binding") == true
        facets[.accessors] = isBinding ? "get nonmutating set" : "get set"
      }
      add(
        .property, path: surroundings.path, name: plainText(binding.pattern), facets,
        text: oneLine(
          "\(variable.attributes.trimmedDescription) \(variable.modifiers.trimmedDescription) "
            + "\(variable.bindingSpecifier.text) \(binding.pattern.trimmedDescription)"
            + (type?.trimmedDescription ?? "")),
        at: Syntax(variable))
    }
  }

  private mutating func readCases(_ enumCase: EnumCaseDeclSyntax, in surroundings: Surroundings) {
    let availability = surroundings.availability.narrowed(by: enumCase.attributes)
    for element in enumCase.elements {
      var facets = facets(enumCase.attributes, enumCase.modifiers, availability)
      facets[.types] = element.parameterClause.map { plainText($0) } ?? ""
      add(
        .enumCase, path: surroundings.path, name: plainText(element.name), facets,
        text: "case \(element.trimmedDescription)", at: Syntax(enumCase))
    }
  }

  private mutating func readAlias(_ alias: TypeAliasDeclSyntax, in surroundings: Surroundings) {
    guard isVisible(alias.modifiers, in: surroundings) else { return }
    var facets = facets(
      alias.attributes, alias.modifiers, surroundings.availability.narrowed(by: alias.attributes))
    facets[.types] =
      (alias.genericParameterClause.map { "<\(names(of: $0))>" } ?? "")
      + plainText(alias.initializer.value)
    facets[.constraints] =
      (surroundings.requirements
      + requirements(alias.genericParameterClause, alias.genericWhereClause))
      .joined(separator: ", ")
    // The type for an opaque result has no name.
    if alias.initializer.value.trimmedDescription.contains("@_opaqueReturnTypeOf") { return }
    add(
      .typealiasDeclaration, path: surroundings.path, name: plainText(alias.name), facets,
      text: oneLine(alias.trimmedDescription), at: Syntax(alias))
  }

  private mutating func readAssociatedType(
    _ type: AssociatedTypeDeclSyntax, in surroundings: Surroundings
  ) {
    var facets = facets(
      type.attributes, type.modifiers, surroundings.availability.narrowed(by: type.attributes))
    facets[.types] = type.inheritanceClause.map { plainText($0.inheritedTypes) } ?? ""
    facets[.constraints] = requirements(nil, type.genericWhereClause).joined(separator: ", ")
    facets[.value] = type.initializer.map { plainText($0.value) } ?? ""
    add(
      .associatedType, path: surroundings.path, name: plainText(type.name), facets,
      text: oneLine(type.trimmedDescription), at: Syntax(type))
  }

  private mutating func readMacro(_ macro: MacroDeclSyntax, in surroundings: Surroundings) {
    guard isVisible(macro.modifiers, in: surroundings) else { return }
    var facets = facets(
      macro.attributes, macro.modifiers, surroundings.availability.narrowed(by: macro.attributes))
    add(
      macro.signature, macro.genericParameterClause, macro.genericWhereClause, surroundings,
      to: &facets)
    // The plug-in that expands a macro does not matter.
    add(
      .macro, path: surroundings.path,
      name: plainText(macro.name) + "(\(labels(macro.signature.parameterClause)))", facets,
      text: oneLine(macro.with(\.definition, nil).trimmedDescription), at: Syntax(macro))
  }

  // MARK: - Parts

  private mutating func add(
    _ kind: Declaration.Kind, path: String, name: String, _ facets: [Declaration.Facet: String],
    text: String, at node: Syntax
  ) {
    let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    result.append(
      Declaration(
        kind: kind, path: path, name: name, facets: facets, text: text, place: "\(file):\(line)"))
  }

  private func add(
    _ signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ clause: GenericWhereClauseSyntax?, _ surroundings: Surroundings,
    to facets: inout [Declaration.Facet: String]
  ) {
    let parameters = signature.parameterClause.parameters
    let types = parameters.map { parameter in
      plainText(parameter.attributes) + plainText(parameter.modifiers)
        + plainText(parameter.type) + (parameter.ellipsis?.text ?? "")
    }
    let effects = signature.effectSpecifiers.map { plainText($0) } ?? ""
    let result = signature.returnClause.map { plainText($0.type) } ?? ""
    facets[.types] =
      (generics.map { "<\(names(of: $0))>" } ?? "")
      + "(\(types.joined(separator: ", ")))\(effects)->\(result)"
    facets[.defaults] = parameters.map { $0.defaultValue.map { plainText($0.value) } ?? "-" }
      .joined(separator: ", ")
    facets[.constraints] = Array(
      Set(surroundings.requirements + requirements(generics, clause))
    ).sorted().joined(separator: ", ")
  }

  private func facets(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ availability: Availability
  ) -> [Declaration.Facet: String] {
    var names: [String] = []
    var isolation: [String] = []
    for case .attribute(let attribute) in attributes {
      let name = plainText(attribute.attributeName)
      if attributesWithoutMeaning.contains(name) { continue }
      if name == "MainActor" || name == "preconcurrency" {
        isolation.append("@" + name)
      } else {
        // Two names of the same attribute.
        names.append(plainText(attribute).replacing("@_functionBuilder", with: "@resultBuilder"))
      }
    }
    var words: [String] = []
    for modifier in modifiers where modifier.detail?.detail.text != "set" {
      switch modifier.name.text {
      case "nonisolated", "isolated": isolation.append(plainText(modifier))
      case "public", "dynamic": break
      default: words.append(plainText(modifier))
      }
    }
    return [
      .attributes: names.sorted().joined(separator: " "),
      .isolation: isolation.sorted().joined(separator: " "),
      .modifiers: words.sorted().joined(separator: " "),
      .availability: availability.text,
    ]
  }

  private func isVisible(
    _ modifiers: DeclModifierListSyntax, in surroundings: Surroundings
  ) -> Bool {
    if surroundings.container == .protocolDeclaration { return true }
    return modifiers.contains {
      $0.detail == nil && ["public", "open"].contains($0.name.text)
    }
  }

  private func hasHiddenSetter(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.detail?.detail.text == "set" && $0.name.text != "public" }
  }

  /// The accessors of a property; one that modifies in place counts as a setter.
  private func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard case .accessors(let list) = block?.accessors else { return "get" }
    var words: Set<String> = []
    for accessor in list {
      let modifier = accessor.modifier.map { $0.name.text + " " } ?? ""
      switch accessor.accessorSpecifier.text {
      case "set": words.insert(modifier + "set")
      case "_modify": words.insert(modifier + "set")
      case "get", "_read":
        words.insert(
          modifier + "get" + (accessor.effectSpecifiers.map { " " + plainText($0) } ?? ""))
      default: break
      }
    }
    return words.sorted().joined(separator: " ")
  }

  private func labels(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false) -> String
  {
    clause.parameters.map { parameter in
      // The parameters of a subscript only have labels if two names are written.
      isSubscript && parameter.secondName == nil ? "_:" : parameter.firstName.text + ":"
    }.joined()
  }

  private func names(of parameters: GenericParameterClauseSyntax) -> String {
    parameters.parameters.map { ($0.specifier.map { "\($0.text) " } ?? "") + $0.name.text }
      .joined(separator: ", ")
  }

  private func head(of type: some DeclGroupSyntax) -> String {
    let text = oneLine(type.trimmedDescription)
    return String(text.prefix { $0 != "{" }).trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
