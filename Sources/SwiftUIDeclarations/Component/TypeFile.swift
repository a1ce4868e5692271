import DesignModel
import Emission
import English
import FileBuilding
import Specification
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension ComponentText {
  /// The file of a type that the component owns.
  package func typeFile(_ type: OwnedType, _ templates: Templates) -> SwiftFileContents {
    let declaration = TypeText(type, in: self)
    var sections = ["type": [declaration.declaration], "extension": declaration.extensions]
    var path = "\(Naming.base(of: type.name)).swift"
    switch type.scope {
    case .plain: break
    case .component:
      path = "\(baseName)+\(path)"
      sections["type"] = [
        .type(TypeDeclaration(.extension, name, members: [[declaration.declaration]]))
      ]
    case .aliasInComponent(let whole):
      path = "\(Naming.base(of: whole)).swift"
      sections["extension", default: []].append(alias(of: type, whole))
    }
    let key = library.naming.plain(type.name)
    return file(
      .type, path, templates, sections, imports: type.needsImports, from: Origin(["types", key]))
  }
}

extension ComponentText {
  /// The declaration of a type, without its extensions.
  package func declaration(of type: OwnedType) -> Declaration {
    TypeText(type, in: self).declaration
  }

  /// The extension of the component with the short name of a type.
  ///
  /// - Parameter whole: The name of the type.
  package func alias(of type: OwnedType, _ whole: String) -> Declaration {
    let alias = VariableDeclaration(
      documentation: DocumentationComment(TypeText(type, in: self).summary),
      attributes: deprecationAttributes(type.deprecation),
      "\(accessPrefix(type.access))typealias", type.name, value: .name(whole))
    return .type(TypeDeclaration(.extension, name, members: [[.variable(alias)]]))
  }

  /// The declaration of a type, and its extensions.
  package func declarations(of type: OwnedType) -> (own: Declaration, extensions: [Declaration]) {
    let text = TypeText(type, in: self)
    return (text.declaration, text.extensions)
  }
}

/// A type that a component owns, as declarations.
private struct TypeText {
  let type: OwnedType
  let text: ComponentText

  /// The name in its declaration.
  let name: String

  /// The qualified name, which extensions use.
  let wholeName: String

  init(_ type: OwnedType, in text: ComponentText, outer: String? = nil) {
    self.type = type
    self.text = text
    switch type.scope {
    case .plain:
      name = type.name
      wholeName = outer.map { "\($0).\(type.name)" } ?? type.name
    case .component:
      name = type.name
      wholeName = "\(text.name).\(type.name)"
    case .aliasInComponent(let whole):
      name = whole
      wholeName = whole
    }
  }

  var access: String { accessPrefix(type.access) }
  var noun: String { phrase(text.library.naming.plain(name)) }
  var summary: String { asSentence(type.summary ?? withArticle(noun)) }

  /// Names in the type, where its nested types hide others.
  private var names: Names {
    let written = (type.members?.tree?.statements ?? []).compactMap { statement in
      if case .type(let nested) = statement.kind { nested.name.text } else { nil as String? }
    }
    return Names(
      types: text.names.types,
      generics: text.names.generics + type.nested.map(\.name) + written)
  }

  // MARK: - The whole

  var declaration: Declaration {
    switch type.kind {
    case .enumeration(let enumeration): structure(.enum, members(of: enumeration))
    case .namespace: structure(.enum, [])
    case .structure(let value): structure(.struct, members(of: value))
    case .optionSet(let rawType, let options):
      structure(.struct, rawValue(rawType) + options.map { [option($0)] })
    case .protocol(let requirements):
      structure(.protocol, requirements.map { [requirement($0)] })
    case .alias(let target): alias(of: target)
    }
  }

  /// Its extensions: the defaults of a protocol, and of nested protocols.
  var extensions: [Declaration] {
    let nested =
      type.nested.flatMap { TypeText($0, in: text, outer: wholeName).extensions } + slotTypes
    guard case .protocol(let requirements) = type.kind else { return nested }
    let defaults = requirements.compactMap { requirement -> [Declaration]? in
      guard let value = requirement.defaultValue, !requirement.isBinding else { return nil }
      return [
        .variable(
          VariableDeclaration(
            documentation: documentation(of: requirement), "\(access)var",
            escapedIdentifier(requirement.name), type: requirement.type,
            body: [.expression(.swift(value))]))
      ]
    }
    guard !defaults.isEmpty else { return nested }
    return [
      .type(
        TypeDeclaration(
          attributes: deprecationAttributes(type.deprecation), .extension, wholeName,
          members: defaults))
    ] + nested
  }

  private func structure(
    _ keyword: TypeDeclaration.Keyword, _ members: [[Declaration]]
  ) -> Declaration {
    let nested = type.nested.map { [TypeText($0, in: text, outer: wholeName).declaration] }
    var declaration = TypeDeclaration(
      documentation: DocumentationComment(summary),
      attributes: deprecationAttributes(type.deprecation),
      access: access, keyword, name, generics: type.generics.map(\.declaration),
      inheritance: type.conformances.map { $0 == "View" ? text.names.swiftUI($0) : $0 },
      members: (members + constants + nested + own).filter { !$0.isEmpty })
    if isNonisolated { declaration.access += "nonisolated " }
    return .type(declaration)
  }

  /// Whether the type is declared `nonisolated`, because it is in a target that may isolate its declarations to the
  /// main actor: components compare its values outside of it.
  private var isNonisolated: Bool {
    switch type.kind {
    case .enumeration, .structure, .optionSet, .namespace: break
    case .protocol, .alias: return false
    }
    return !text.library.isPackage && !type.conformances.contains("View")
      && !text.library.isolatedNames.contains(Naming.base(of: type.name))
  }

  private func alias(of target: TypeExpression) -> Declaration {
    let generics =
      type.generics.isEmpty
      ? "" : "<\(type.generics.map(\.declaration).joined(separator: ", "))>"
    return .variable(
      VariableDeclaration(
        documentation: DocumentationComment(summary),
        attributes: deprecationAttributes(type.deprecation),
        "\(access)typealias", name + generics, value: .type(target)))
  }

  /// The user-written members.
  private var own: [[Declaration]] {
    type.members?.declarations.map { [.verbatim($0)] } ?? []
  }

  private var constants: [[Declaration]] {
    let values = type.constants.map { constant -> Declaration in
      let name = escapedIdentifier(constant.name)
      let documentation = DocumentationComment(
        asSentence(constant.summary ?? "The \(phrase(constant.name)) \(lastWord)"))
      let attributes = deprecationAttributes(constant.deprecation)
      return .variable(
        constant.isStored
          ? VariableDeclaration(
            documentation: documentation, attributes: attributes, "\(access)static let", name,
            type: constant.type, value: .swift(constant.value))
          : VariableDeclaration(
            documentation: documentation, attributes: attributes, "\(access)static var", name,
            type: constant.type, body: [.expression(.swift(constant.value))]))
    }
    guard let member = type.defaultMember else { return values.map { [$0] } }
    let standard = VariableDeclaration(
      documentation: DocumentationComment("The default \(lastWord)."),
      "\(access)static var", escapedIdentifier("default"), type: "Self",
      body: [.expression(.implicit(escapedMember(member)))])
    return values.map { [$0] } + [[.variable(standard)]]
  }

  /// "role" of `CardRole`
  private var lastWord: String { noun.split(separator: " ").last.map(String.init) ?? noun }

  // MARK: - Enums

  private func members(of enumeration: OwnedType.Enumeration) -> [[Declaration]] {
    var members = enumeration.cases.map { [declaration(of: $0)] }
    members += makers.flatMap { maker in
      maker.component.initializers.map { [maker.declaration(of: $0)] }
    }
    if enumeration.writesAllCasesOut {
      let names = enumeration.cases.filter { $0.deprecation == nil }
        .map { Expression.implicit(escapedMember($0.name)) }
      members.append([
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(
              "The \(plural(lastWord)) in the order of their declaration, without deprecated ones."),
            "\(access)static var", "allCases", type: "[Self]",
            body: [.expression(.array(names), .filled)]))
      ])
    }
    if enumeration.identifiesItself {
      members.append([
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment("The \(lastWord) as its own identity."),
            "\(access)var", "id", type: "Self", body: [.expression("self")]))
      ])
    }
    return members
  }

  private func declaration(of enumCase: OwnedType.Case) -> Declaration {
    let name = escapedIdentifier(enumCase.name)
    let summary = asSentence(enumCase.summary ?? "The \(phrase(enumCase.name)) \(lastWord)")
    let attributes = deprecationAttributes(enumCase.deprecation)
    let slots = enumCase.maker?.slots ?? []
    guard !enumCase.values.isEmpty || !slots.isEmpty else {
      return .enumCase(
        EnumCaseDeclaration(
          documentation: DocumentationComment(summary), attributes: attributes,
          name, rawValue: enumCase.rawValue))
    }
    return .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          summary,
          parameters: enumCase.values.compactMap { value in
            value.label.map { .init($0, description(of: value)) }
          }
            + slots.map { slot in
              .init(slot.name, asSentence(slot.summary ?? "The \(phrase(slot.name))"))
            }),
        attributes: attributes, "\(enumCase.isIndirect ? "indirect " : "")case \(name)",
        enumCase.values.map { value in
          ParameterDeclaration(
            value.label.map(escapedLabel), value.type.text,
            defaultValue: value.defaultValue.map(Expression.swift))
        } + slots.map { .init(escapedLabel($0.name), $0.storedType) }, body: nil))
  }

  // MARK: - Cases with slots

  /// The factories of cases with associated views.
  private var makers: [ComponentText] {
    guard case .enumeration(let enumeration) = type.kind else { return [] }
    let slots = enumeration.cases.flatMap { $0.maker?.slots ?? [] }.map(\.generic.text)
    return enumeration.cases.compactMap { enumCase in
      enumCase.maker.map {
        ComponentText(
          Component(
            interface: $0, view: .none,
            contents: FileContents(origin: text.component.origin, access: $0.access)),
          in: text.library, making: enumCase, beside: slots)
      }
    }
  }

  /// The distinct types that store the views of cases.
  private var slotTypes: [Declaration] {
    var seen: Set<String> = []
    let types = makers.flatMap { maker in
      maker.component.slots.filter { seen.insert($0.generic.text).inserted }.map { (maker, $0) }
    }
    guard !types.isEmpty else { return [] }
    return [
      .type(
        TypeDeclaration(
          attributes: deprecationAttributes(type.deprecation), .extension, wholeName,
          members: types.map { maker, slot in
            var erased = maker.erasedType(of: slot)
            if isNonisolated { erased.access += "nonisolated " }
            return [.type(erased)]
          }))
    ]
      + types.map { maker, slot in
        .type(
          maker.erasedBody(
            of: slot, in: wholeName, attributes: deprecationAttributes(type.deprecation)))
      }
  }

  // MARK: - Structs

  private func members(of value: OwnedType.Structure) -> [[Declaration]] {
    let isView = value.body != nil
    let stored = value.members.map { member -> Declaration in
      let isPrivate = isView && member.access == nil
      let access = isPrivate ? "private " : member.access.map(accessPrefix) ?? access
      let introducer =
        member.isBinding
        ? "@\(names.swiftUI("Binding")) \(access)var" : access + (isView ? "let" : "var")
      return .variable(
        VariableDeclaration(
          documentation: isPrivate ? nil : documentation(of: member), introducer,
          escapedIdentifier(member.name), type: member.type))
    }
    let body = value.body.map { body in
      VariableDeclaration(
        documentation: DocumentationComment("The \(possessive(noun)) content."), "\(access)var",
        "body",
        type: "some \(names.swiftUI("View"))", body: [.verbatim(body.text)],
        ignoresFormat: true)
    }
    return (isView ? [stored] : stored.map { [$0] })
      + (isSynthesized(value) ? [] : initializers(of: value).map { [.function($0)] })
      + (body.map { [[.variable($0)]] } ?? [])
  }

  /// Whether Swift synthesizes the same initializer, so that it is not emitted.
  private func isSynthesized(_ value: OwnedType.Structure) -> Bool {
    type.access == .internal && value.checks == nil && (value.body == nil || value.members.isEmpty)
      && value.members.allSatisfy {
        $0.defaultValue == nil && $0.label == $0.name && !$0.isBinding && !$0.isFunction
          && $0.builder == nil
      }
  }

  /// The initializer, and those that take deprecated members.
  private func initializers(of value: OwnedType.Structure) -> [FunctionDeclaration] {
    let deprecated = value.members.indices.filter { value.members[$0].deprecation != nil }
    return combinations(ofDeprecated: deprecated).map { initializer(of: value, given: $0) }
  }

  /// - Parameter given: The indices of the deprecated members that it takes.
  private func initializer(
    of value: OwnedType.Structure, given: Set<Int>
  ) -> FunctionDeclaration {
    let taken = value.members.indices.filter {
      value.members[$0].deprecation == nil || given.contains($0)
    }.map { value.members[$0] }
    let others = value.members.filter { member in !taken.contains { $0.name == member.name } }
    // The checks refer to each value by its name.
    let values: [Statement] =
      value.checks == nil
      ? []
      : taken.filter { $0.builder != nil }.map { member in
        let name = escapedIdentifier(member.name)
        return Statement.let(name, .call(.name(name), []))
      }
        + others.map { member in
          Statement.let(
            "\(escapedIdentifier(member.name)): \(member.type)",
            .swift(member.defaultValue ?? "nil"))
        }
    let assignments = value.members.map { member in
      let isMissing = value.checks == nil && others.contains { $0.name == member.name }
      let isCalled = value.checks == nil && member.builder != nil
      let given = Expression.identifier(member.name)
      let argument: Expression =
        isMissing
        ? .swift(member.defaultValue ?? "nil") : isCalled ? .call(given, []) : given
      return Statement.assignment(
        member.isBinding ? .name("_" + member.name) : Expression.name("self").member(member.name),
        argument)
    }
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates \(withArticle(noun)).",
        parameters: taken.map { .init($0.name, description(of: $0)) },
        throws: value.checks == nil ? nil : "If an argument is not valid."),
      attributes: deprecationAttributes(taken.lazy.compactMap(\.deprecation).first),
      "\(access)init",
      taken.map { member in
        let type =
          member.isBinding
          ? "\(names.swiftUI("Binding"))<\(member.type)>"
          : parameterType(member.type, isFunction: member.isFunction)
        let value = (member.deprecation == nil ? member.defaultValue : nil)
          .map(Expression.swift)
        if let builder = member.builder {
          return ParameterDeclaration(
            attribute: "@\(builder)", escaping: member.label, named: member.name,
            "() -> \(member.type)", defaultValue: value.map { .closure(.init($0)) })
        }
        return ParameterDeclaration(
          escaping: member.label, named: member.name, type, defaultValue: value)
      }, effects: value.checks == nil ? nil : "throws",
      body: values + (value.checks.map { [.verbatim($0.text)] } ?? []) + assignments,
      ignoresFormat: value.checks != nil)
  }

  // MARK: - Option sets

  private func rawValue(_ rawType: String) -> [[Declaration]] {
    [
      [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment("The options as a bit mask."), "\(access)let",
            "rawValue", type: rawType))
      ],
      [
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment(
              "Creates a set of options.",
              parameters: [
                .init(
                  "rawValue",
                  "The options as a bit "
                    + "mask.")
              ]),
            "\(access)init", [.init("rawValue", rawType)],
            body: [.assignment(Expression.name("self").dot("rawValue"), "rawValue")]))
      ],
    ]
  }

  private func option(_ option: OwnedType.Option) -> Declaration {
    let documentation = DocumentationComment(
      asSentence(option.summary ?? "The option \(phrase(option.name))"))
    let combined = option.combined.map { Expression.implicit(escapedMember($0)) }
    return .variable(
      VariableDeclaration(
        documentation: documentation, attributes: deprecationAttributes(option.deprecation),
        "\(access)static let", escapedIdentifier(option.name),
        type: option.rawValue == nil ? "Self" : nil,
        value: option.rawValue.map { Expression.name("Self").called("rawValue", .swift("\($0)")) }
          ?? .array(combined)))
  }

  // MARK: - Protocols

  private func requirement(_ member: OwnedType.Member) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: documentation(of: member), "var", escapedIdentifier(member.name),
        type: member.type, body: [.requirement(isSettable: member.isBinding)]))
  }

  // MARK: - Documentation

  private func description(of member: OwnedType.Member) -> String {
    asSentence(
      member.summary
        ?? valueDescription(member.name, type: member.type, isFunction: member.isFunction))
  }

  private func documentation(of member: OwnedType.Member) -> DocumentationComment {
    DocumentationComment(description(of: member))
  }
}
