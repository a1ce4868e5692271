import SwiftSyntax
import SwiftTypes

extension CodeReader {
  func statements(_ node: DeclSyntax) -> [CodeStatement] {
    if let node = node.as(VariableDeclSyntax.self) { return variables(node) }
    let (kind, rest) = content(of: node)
    return [CodeStatement(kind: kind, range: node.textRange, rest: rest)]
  }

  private func content(of node: DeclSyntax) -> (CodeStatement.Kind, rest: [CodePart]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      return (.function(function(node, node.name.located, node.signature, node.body)), [])
    case .initializerDecl(let node):
      return (
        .function(
          function(node, nil, node.signature, node.body, isFailable: node.optionalMark != nil)), []
      )
    case .subscriptDecl(let node):
      return (.function(function(node, nil, nil, nil, accessors: node.accessorBlock)), [])
    case .structDecl(let node): return (type(node, node.memberBlock), [])
    case .classDecl(let node): return (type(node, node.memberBlock), [])
    case .actorDecl(let node): return (type(node, node.memberBlock), [])
    case .enumDecl(let node): return (type(node, node.memberBlock), [])
    case .protocolDecl(let node): return (type(node, node.memberBlock, isProtocol: true), [])
    case .extensionDecl(let node):
      let name = Located(
        text: node.extendedType.trimmedText, range: node.extendedType.textRange)
      return (
        type(
          name, [], node.inheritanceClause, node.memberBlock,
          marks: marks(node.attributes, node.modifiers), isExtension: true,
          heading: parts(in: Syntax(node), except: Syntax(node.memberBlock))), []
      )
    case .typeAliasDecl(let node):
      let name = node.name.located
      return (
        type(
          name, [], nil, nil, marks: [], heading: [.name(name)] + parts(in: Syntax(node))), []
      )
    case .ifConfigDecl(let node): return (.compilationConditions(clauses(node)), [])
    case .poundSourceLocation(let node): return (.other([]), [.sourceLocation(node.textRange)])
    case .associatedTypeDecl(let node):
      let parts = [.generic(node.name.located)] + parts(in: Syntax(node))
      return (.other(parts.expressions), parts)
    default:
      let parts = parts(in: Syntax(node))
      return (.other(parts.expressions), parts)
    }
  }

  private func variables(_ node: VariableDeclSyntax) -> [CodeStatement] {
    let attributes = parts(in: Syntax(node.attributes))
    let marks = marks(node.attributes, node.modifiers)
    return node.bindings.enumerated().map { index, binding in
      let start = index == 0 ? node.textRange.lowerBound : binding.textRange.lowerBound
      let last = binding.trailingComma.flatMap { $0.previousToken(viewMode: .sourceAccurate) }
      let end = last?.textRange.upperBound ?? binding.textRange.upperBound
      return CodeStatement(
        kind: .variable(
          CodeVariable(
            isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
            names: names(in: binding.pattern),
            writtenType: binding.typeAnnotation.map { codeType($0.type) },
            value: binding.initializer.map { expression($0.value) },
            accessors: accessors(binding.accessorBlock), wrappers: attributes.attributes,
            marks: marks, isFurther: index > 0)),
        range: start..<end, rest: index == 0 ? attributes.clauses : [])
    }
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> [CodeVariable.Accessor] {
    switch block?.accessors {
    case nil: []
    case .getter(let list):
      [.init(names: [], statements: statements(list), isGetter: true, rest: [])]
    case .accessors(let list):
      list.map { accessor in
        let implicit: [String] =
          switch accessor.accessorSpecifier.tokenKind {
          case .keyword(.set), .keyword(.willSet): ["newValue"]
          case .keyword(.didSet): ["oldValue"]
          default: []
          }
        let names = accessor.parameters.map { [$0.name.located.text] } ?? []
        return .init(
          names: implicit + names,
          statements: accessor.body.map { statements($0.statements) } ?? [],
          isGetter: accessor.accessorSpecifier.tokenKind == .keyword(.get),
          rest: parts(in: Syntax(accessor), except: accessor.body.map { Syntax($0) }))
      }
    }
  }

  private func function(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ name: CodeName?, _ signature: FunctionSignatureSyntax?, _ body: CodeBlockSyntax?,
    accessors block: AccessorBlockSyntax? = nil, isFailable: Bool = false
  ) -> CodeFunction {
    let accessors = accessors(block)
    let parts = parts(in: Syntax(node), except: body.map { Syntax($0) } ?? block.map { Syntax($0) })
    return CodeFunction(
      name: name, isInitializer: name == nil && signature != nil,
      generics: parts.generics.map(\.text),
      parameters: parts.compactMap { part in
        if case .parameter(let parameter) = part { parameter } else { nil }
      },
      statements: body.map { statements($0.statements) } ?? accessors.flatMap(\.statements),
      attributes: parts.attributes.argumentValues, marks: marks(node.attributes, node.modifiers),
      result: signature?.returnClause.map { type($0.type) },
      isThrowing: signature?.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind
        == .keyword(.throws), isFailable: isFailable,
      signature: (name.map { [.name($0)] } ?? []) + parts, accessors: accessors)
  }

  func parameter(_ node: FunctionParameterSyntax) -> CodeFunction.Parameter {
    CodeFunction.Parameter(
      label: node.firstName.located.text,
      declaredName: (node.secondName ?? node.firstName).located,
      writtenType: codeType(node.type),
      defaultValue: node.defaultValue.map { expression($0.value) },
      isVariadic: node.ellipsis != nil, attributes: parts(in: Syntax(node.attributes)).attributes)
  }

  /// The names of attributes without module qualifiers, and the modifiers except those of a setter.
  private func marks(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Set<String> {
    var marks = Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
    for element in attributes {
      switch element {
      case .attribute(let attribute):
        marks.insert(
          String(attribute.attributeName.trimmedDescription.split(separator: ".").last ?? ""))
      case .ifConfigDecl: marks.insert("#if")
      }
    }
    return marks
  }

  func attribute(_ node: AttributeSyntax) -> CodeAttribute {
    let name: TokenSyntax? =
      node.attributeName.as(IdentifierTypeSyntax.self)?.name
      ?? node.attributeName.as(MemberTypeSyntax.self)?.name
    var arguments: [CodeArgument] = []
    var rest: [CodePart] = []
    var availability: SystemConditions?
    switch node.arguments {
    case nil: break
    case .argumentList(let list): arguments = self.arguments(list)
    case .availability(let list): availability = AvailabilityArguments(list).holding
    case let other?: rest = parts(in: Syntax(other))
    }
    let written = Located(
      text: node.attributeName.trimmedText, range: node.attributeName.textRange)
    return CodeAttribute(
      range: node.textRange, name: name?.located ?? written, type: codeType(node.attributeName),
      arguments: arguments,
      rest: rest, availability: availability)
  }

  private func type(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ block: MemberBlockSyntax,
    isProtocol: Bool = false
  ) -> CodeStatement.Kind {
    let heading = parts(in: Syntax(node), except: Syntax(block))
    let name = node.name.located
    return type(
      name, heading.generics.map(\.text), node.inheritanceClause, block,
      marks: marks(node.attributes, node.modifiers), keyword: node.introducer.text,
      isProtocol: isProtocol, heading: [.name(name)] + heading)
  }

  private func type(
    _ name: Located, _ generics: [String], _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax?, marks: Set<String>, keyword: String = "",
    isExtension: Bool = false, isProtocol: Bool = false, heading: [CodePart]
  ) -> CodeStatement.Kind {
    let cases = block?.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? []
    }
    return .type(
      CodeTypeDeclaration(
        name: name, isExtension: isExtension, isProtocol: isProtocol, keyword: keyword,
        generics: generics,
        inherited: inheritance?.inheritedTypes.map { type($0.type) } ?? [],
        members: block.map { members($0.members) } ?? [],
        cases: cases?.map(\.name.located) ?? [],
        caseValues: cases?.map { $0.parameterClause?.parameters.count ?? 0 } ?? [], marks: marks,
        heading: heading))
  }
}
