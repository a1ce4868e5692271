import DesignTokens
import English
import FileBuilding
import SwiftRendering

extension TokenText {
  /// The type of a namespace; nil if it has no members.
  package func declarations(of namespace: TokenNamespace) -> NamespaceDeclarations? {
    let members = namespace.emittedMembers
    guard !members.isEmpty else { return nil }
    let themed = members.filter(\.isThemed)
    let constants = members.filter { !$0.isThemed }.map { [constant($0)] }
    guard !themed.isEmpty else {
      return NamespaceDeclarations(
        type: TypeDeclaration(
          documentation: documentation(of: namespace), access: access + settings.nonisolated, .enum,
          namespace.name,
          members: constants), constants: [], themes: [])
    }
    return NamespaceDeclarations(
      type: TypeDeclaration(
        documentation: documentation(of: namespace), access: access + settings.nonisolated, .struct,
        namespace.name,
        inheritance: ["Sendable"], members: themed.map { [property($0)] }),
      constants: constants.isEmpty
        ? []
        : [
          .mark("In every theme"),
          .type(
            TypeDeclaration(
              access: settings.nonisolated, .extension, namespace.name, members: constants)),
        ],
      themes: library.themes.indices.flatMap { values(of: themed, inTheme: $0, namespace) })
  }

  /// An alias in this module for a namespace of the other module.
  package func alias(of namespace: TokenNamespace) -> Declaration {
    alias(namespace.name, documentation(of: namespace))
  }

  /// An alias in this module for a type of the other module.
  func alias(_ name: String, _ documentation: DocumentationComment) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: documentation, access + "typealias", name,
        value: .swift([moduleBeside, name].compactMap(\.self).joined(separator: "."))))
  }

  /// Whether the values of a namespace mention declarations of the other module.
  package func namesModuleBeside(_ namespace: TokenNamespace) -> Bool {
    namespace.emittedMembers.contains { member in
      member.token.referencedTokens.contains { library[$0].map(isBeside) ?? false }
    }
  }

  // MARK: - Members

  private func constant(_ member: TokenMember) -> Declaration {
    let value = value(
      of: member,
      at: .constant(of: member.namespace, isDeprecated: member.token.deprecation != nil))
    let type = member.token.type
    return .variable(
      VariableDeclaration(
        documentation: documentation(of: member), attributes: deprecation(of: member),
        "\(access)static let", escapedName(member),
        type: value?.isReference == false && type.needsAnnotation ? swiftType(of: type) : nil,
        value: value?.value))
  }

  private func property(_ member: TokenMember) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: documentation(of: member), attributes: deprecation(of: member),
        "\(access)let", escapedName(member), type: swiftType(of: member.token.type)))
  }

  private func values(
    of members: [TokenMember], inTheme index: Int, _ namespace: TokenNamespace
  ) -> [Declaration] {
    let theme = library.themes[index]
    let rows = members.compactMap { member in
      value(of: member, at: .theme(index, of: namespace.name)).map {
        [Argument(escaping: member.name, $0.value)]
      }
    }
    let constant = VariableDeclaration(
      "static let", Expression.identifier(theme.name).text, value: .block(.init("Self(", rows)))
    return [
      .mark(theme.title),
      .type(
        TypeDeclaration(
          access: settings.nonisolated, .extension, namespace.name, members: [[.variable(constant)]]
        )),
    ]
  }

  private func escapedName(_ member: TokenMember) -> String {
    Expression.identifier(member.name).text
  }

  private func deprecation(of member: TokenMember) -> [Attribute] {
    guard let deprecation = member.token.deprecation else { return [] }
    let message = deprecation.message.map(swiftMessage) ?? "Do not use it anymore."
    return [
      Attribute("@available", ["*", "deprecated", Argument("message", .string(message))])
    ]
  }

  /// A message in which tokens' `{path}` references are replaced by their Swift names.
  private func swiftMessage(_ message: String) -> String {
    var result = ""
    var rest = message[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let names = rest[rest.index(after: open)..<close].split(separator: ".").map(String.init)
      result += rest[..<open]
      result += library[TokenPath(names)]?.spelling ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  // MARK: - Documentation

  private func documentation(of member: TokenMember) -> DocumentationComment {
    let unit = member.token.type == .duration ? ", in seconds" : ""
    let path = "oken `\(member.token.path)`\(unit)."
    guard let description = member.token.description else {
      return DocumentationComment("The t" + path)
    }
    return DocumentationComment(asSentence(description), "T" + path)
  }

  private func documentation(of namespace: TokenNamespace) -> DocumentationComment {
    let summary = namespace.description.map(asSentence) ?? usualSummary(of: namespace)
    let themed = namespace.emittedMembers.last { $0.isThemed }.map {
      "Members that depend on the theme belong to a value: `\($0.spelling)`."
    }
    return DocumentationComment(summary, themed)
  }

  /// The default description of a namespace.
  private func usualSummary(of namespace: TokenNamespace) -> String {
    let types = Set(namespace.emittedMembers.map(\.token.type))
    if types == [.fontFamily, .fontWeight] { return "Font families and weights." }
    guard types.count == 1, let type = types.first else {
      return "The tokens of the group `\(namespace.group)`."
    }
    return switch type {
    case .color: colorSummary
    case .dimension: "Lengths."
    case .fontFamily: "Font families."
    case .fontWeight: "Font weights."
    case .duration: "Durations, in seconds."
    case .cubicBezier: "Animations and timing curves."
    case .number: namespace.group == "opacity" ? "Opacities." : "Numbers."
    case .strokeStyle: "Line styles."
    case .border: "Borders."
    case .transition: "Animations."
    case .shadow: "Shadows."
    case .gradient: "Gradients."
    case .typography: "Text styles."
    }
  }

  private var colorSummary: String {
    let schemes = library.system.colorScheme == nil ? "" : ", light and dark in one"
    let contrast =
      library.system.contrast == nil ? "" : ", with increased contrast if the user turns it on"
    return "Colors\(schemes)\(contrast)."
  }
}

extension TokenText {
  /// The type of a value in Swift.
  package func swiftType(of type: TokenType) -> String {
    switch type {
    case .color: vocabulary.color
    case .dimension: "CGFloat"
    case .fontFamily: support("FontFamily")
    case .fontWeight: vocabulary.fontWeight
    case .duration, .number: "Double"
    case .cubicBezier: support("TimingCurve")
    case .strokeStyle: support("LineStyle")
    case .border: support("BorderStyle")
    case .transition: vocabulary.animation
    case .shadow: support("DropShadow")
    case .gradient:
      switch vocabulary.gradient {
      case .framework(let name): name
      case .support(let name): support(name)
      }
    case .typography: support("TypographyStyle")
    }
  }
}

extension TokenType {
  /// Whether a literal value does not imply its type.
  fileprivate var needsAnnotation: Bool {
    switch self {
    case .dimension, .fontFamily, .fontWeight, .duration, .number: true
    case .color, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography:
      false
    }
  }
}

/// The declarations of a namespace.
package struct NamespaceDeclarations: Sendable {
  /// An enum of constants, or a struct of members that depend on the theme.
  package let type: TypeDeclaration

  /// The constants of a struct.
  package let constants: [Declaration]

  /// The values of a struct in each theme.
  package let themes: [Declaration]
}
