import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  /// The files of the style protocol and its configuration; empty if there are no styles.
  func styleProtocolFiles(_ templates: Templates) -> [SwiftFileContents] {
    guard hasStyles else { return [] }
    return [
      styleFile(text.styleProtocol, styleProtocol, text.marks, templates),
      styleFile(
        text.configuration, [.type(styleConfiguration)] + declarations, text.marks, templates),
    ]
  }

  /// A file for each style of a component.
  func styleFiles(_ templates: Templates) -> [SwiftFileContents] {
    (component.look.styleFamily?.styles ?? []).compactMap { style in
      guard let statements = view.styles[style.name] else { return nil }
      let type = text.typeName(of: style)
      return styleFile(
        type, declarations(of: style, statements),
        Marks(
          style.availability,
          component.look.styleFamily?.deprecation(of: style, named: text.typeName)
            ?? component.deprecation?.withoutReplacement,
          of: type),
        style: style.name, templates)
    }
  }

  private func styleFile(
    _ name: String, _ declarations: [Declaration], _ marks: Marks, style: String? = nil,
    _ templates: Templates
  ) -> SwiftFileContents {
    text.file(
      "Styles/\(Naming.base(of: name)).swift",
      imports: text.module.imports(of: component, text.library), declarations, marks: marks,
      from: Origin(["styles"] + (style.map { [$0] } ?? [])), templates)
  }

  private var makeViewDocumentation: DocumentationComment {
    DocumentationComment(
      "Creates the view that shows \(text.aNoun).",
      parameters: [.init("configuration", "The properties of the \(text.noun).")],
      returns: "A view with the slots in it.")
  }

  // MARK: - The protocol

  private var styleProtocol: [Declaration] {
    let name = text.styleProtocol
    let setter = Expression.name(text.styleKey).dot("value").dot("set")
    let closure = text.styleNames.closure
    let function = "@MainActor (\(text.configuration)) -> UIView"
    var methods: [FunctionDeclaration] = [
      FunctionDeclaration(
        documentation: DocumentationComment(
          "Sets the style of the \(text.prose.nouns) in this view.",
          "The nearest style takes precedence. \(asSentence(text.prose.nouns).dropLast()) follow when the style changes or when they move.",
          parameters: [.init("style", "The style.")], returns: "The view."),
        attributes: ["@discardableResult"], "\(access)func \(text.styleModifier)",
        [ParameterDeclaration(label: "_", "style", "some \(name)")], result: "Self",
        body: [
          .expression(setter.called([Argument("style"), Argument("on", "self")])), .return("self"),
        ])
    ]
    if text.library.styling.hasClosures {
      methods.append(
        FunctionDeclaration(
          documentation: DocumentationComment(
            "Sets the style of the \(text.prose.nouns) in this view as a closure.",
            parameters: [.init("makeView", "Creates the view that shows \(text.aNoun).")],
            returns: "The view."), attributes: ["@discardableResult"],
          "\(access)func \(text.styleModifier)",
          [ParameterDeclaration(label: "_", "makeView", "@escaping \(function)")],
          result: "Self",
          body: [
            .expression(
              .call(
                .name(text.styleModifier),
                [Argument(.call(.name(closure), [Argument("content", "makeView")]))]))
          ]))
    }
    var declarations: [Declaration] = [
      .type(
        TypeDeclaration(
          documentation: DocumentationComment("The look of \(text.aNoun)."),
          access: "@MainActor @preconcurrency \(access)", .protocol, name,
          members: [
            [
              .variable(
                VariableDeclaration(
                  documentation: DocumentationComment(
                    "The properties of \(text.aNoun) for a "
                      + "style."),
                  "typealias", "Configuration", value: .name(text.configuration)))
            ],
            [
              .function(
                FunctionDeclaration(
                  documentation: makeViewDocumentation, "func makeView",
                  [ParameterDeclaration("configuration", "Configuration")], result: "UIView",
                  body: nil))
            ],
          ])),
      .type(
        TypeDeclaration(
          documentation: DocumentationComment("Stores the styles of \(text.prose.nouns)."),
          attributes: ["@MainActor"], .enum, text.styleKey,
          members: [
            [
              .variable(
                VariableDeclaration(
                  "static let", "value", value: .call(.swift("InheritedValue<any \(name)>"), [])))
            ]
          ])),
      .type(TypeDeclaration(.extension, "UIView", members: methods.map { [.function($0)] })),
    ]
    if text.library.styling.hasClosures {
      declarations.append(
        .type(
          TypeDeclaration(
            documentation: DocumentationComment("A style that is a closure."), access: "private ",
            .struct, closure, inheritance: [name],
            members: [
              [.variable(VariableDeclaration("let", "content", type: function))],
              [
                .function(
                  FunctionDeclaration(
                    "func makeView", [ParameterDeclaration("configuration", "Configuration")],
                    result: "UIView",
                    body: [.expression(.call("content", [Argument("configuration")]))]))
              ],
            ])))
    }
    return declarations
  }

  // MARK: - A style

  private func declarations(of style: Style, _ statements: [Statement]) -> [Declaration] {
    let type = text.typeName(of: style)
    let summary = asSentence(style.summary ?? "The \(phrase(style.name)) style of \(text.aNoun)")
    let documentation = style.parameters.map {
      DocumentationComment.Item($0.name, asSentence($0.description))
    }
    func parameters(isDefaulted: Bool) -> [ParameterDeclaration] {
      style.parameters.map { parameter in
        ParameterDeclaration(
          escaping: parameter.label, named: parameter.name,
          (parameter.isFunction && parameter.type.wrapped == nil ? "@escaping " : "")
            + self.type(parameter.type).text,
          defaultValue: isDefaulted ? parameter.defaultValue.map(Expression.swift) : nil)
      }
    }
    let properties = style.parameters.map {
      Declaration.variable(
        VariableDeclaration(
          "private let", escapedIdentifier($0.name),
          type: self.type($0.type).text))
    }
    let make = FunctionDeclaration(
      documentation: makeViewDocumentation, "\(access)func makeView",
      [ParameterDeclaration("configuration", "Configuration")], result: "UIView", body: statements)
    let structure = TypeDeclaration(
      documentation: DocumentationComment(summary), access: access, .struct, type,
      inheritance: [text.styleProtocol],
      members: [
        properties,
        [
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment("Creates the style.", parameters: documentation),
              "\(access)init", parameters(isDefaulted: true),
              body: style.parameters.map {
                .assignment(Expression.name("self").member($0.name), .identifier($0.name))
              }))
        ], [.function(make)],
      ].filter { !$0.isEmpty })
    var accessors: [[Declaration]] = []
    let attributes = deprecationAttributes(
      component.look.styleFamily?.memberDeprecation(of: style))
    let hasDefaults = style.parameters.allSatisfy { $0.defaultValue != nil }
    if hasDefaults {
      accessors.append([
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(summary), attributes: attributes,
            "\(access)static var", escapedIdentifier(style.name), type: "Self",
            body: [.expression(.call("Self", []))]))
      ])
    }
    if !style.parameters.isEmpty {
      accessors.append([
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment(
              summary, parameters: documentation, returns: "The style."),
            attributes: attributes, "\(access)static func \(escapedIdentifier(style.name))",
            parameters(isDefaulted: !hasDefaults || style.parameters.count > 1), result: "Self",
            body: [
              .expression(
                .call(
                  "Self",
                  style.parameters.map { Argument(escaping: $0.label, .identifier($0.name)) }),
                .filled)
            ]))
      ])
    }
    return [
      .type(structure),
      .type(
        TypeDeclaration(
          .extension, text.styleProtocol, requirements: ["Self == \(type)"], members: accessors)),
    ]
  }
}
