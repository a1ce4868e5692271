import DesignModel
import Emission
import FileBuilding
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of the style protocol and its supporting declarations.
  package func styleProtocolFile(_ templates: Templates) -> SwiftFileContents {
    file(
      .styleProtocol, "Styles/\(Naming.base(of: styleProtocol)).swift", templates,
      [
        "protocol": [.type(styleProtocolDeclaration)],
        "members": [styleMembers],
        "host": [host],
        "concat": library.styling.composes ? [concatStyle] : [],
        "closure": library.styling.hasClosures ? [closureStyle] : [],
      ], marks: marks, from: Origin(["styles"]))
  }

  private var view: String { names.swiftUI("View") }

  private var styleProtocolDeclaration: TypeDeclaration {
    TypeDeclaration(
      documentation: DocumentationComment(
        "The look of \(aNoun).", styleUsage,
        """
        `@Environment` and `@State` work in a style as they do in a view. `\(name)(configuration)` in \
        ``\(makeBodyName)`` shows the \(noun) in the style below.
        """),
      access: "@MainActor @preconcurrency \(access)", .protocol, styleProtocol,
      inheritance: ["DynamicProperty"],
      members: [
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment("The view that shows \(aNoun)."),
              "associatedtype", "Body", type: view))
        ],
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment("The properties of \(aNoun) for a style."),
              "typealias", "Configuration", value: .name(configuration)))
        ],
        [
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment(
                "Shows \(aNoun).",
                parameters: [.init("configuration", "The properties of the \(noun).")],
                returns: "A view that shows the \(noun)."), "@ViewBuilder func makeBody",
              [makeBodyParameter], result: "Body", body: nil))
        ],
      ])
  }

  private var hostName: String { styleNames.host }

  /// The argument of `makeBody`.
  private var configurationArgument: Argument {
    Argument(escaping: library.styling.makeBodyLabel, "configuration")
  }

  /// The view of a style.
  private func hosted(_ style: Expression) -> Expression {
    Expression.name(hostName).called([
      Argument("style", style), Argument("configuration", "configuration"),
    ])
  }

  private var concatName: String { styleNames.concatenation }

  /// The type of a style that is a closure.
  var closureName: String { styleNames.closure }

  private var styleMembers: Declaration {
    .type(
      TypeDeclaration(
        .extension, styleProtocol,
        members: (library.styling.composes ? [[concat]] : []) + [[viewOfConfiguration]]))
  }

  private var concat: Declaration {
    .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          "Wraps this style in another.",
          parameters: [
            .init(
              "style",
              "The style that runs first; `\(name)(configuration)` in it shows this style.")
          ], returns: "A style that shows both."),
        "\(access)func concat", [.init(label: "_", "style", "some \(styleProtocol)")],
        result: "some \(styleProtocol)",
        body: [
          .expression(
            Expression.name(concatName).called([
              Argument("inner", "self"), Argument("outer", "style"),
            ]))
        ]))
  }

  private var viewOfConfiguration: Declaration {
    .function(
      FunctionDeclaration(
        documentation: DocumentationComment(
          component.slots.isEmpty
            ? "Shows \(aNoun) in this style; the only place that erases a type."
            : "Shows \(aNoun) in this style; types are erased only here and in the slots."),
        "func view", [.init(label: "of", "configuration", "Configuration")],
        result: names.swiftUI("AnyView"),
        body: [
          .expression(names.call("AnyView", [Argument(hosted("self"))]))
        ]))
  }

  private var host: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "A view, so that SwiftUI updates the dynamic properties of the style."),
        access: "private ", .struct, hostName, generics: ["Style: \(styleProtocol)"],
        inheritance: [view],
        members: [
          [
            .variable(VariableDeclaration("let", "style", type: "Style")),
            .variable(VariableDeclaration("let", "configuration", type: configuration)),
          ],
          [
            .variable(
              VariableDeclaration(
                "var", "body", type: "some \(view)",
                body: [
                  .expression(
                    .call(Expression.name("style").dot("makeBody"), [configurationArgument]))
                ]))
          ],
        ]))
  }

  private var concatStyle: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "Two styles in one: `inner` stands directly below `outer`."),
        access: "private ", .struct, concatName,
        generics: ["Inner: \(styleProtocol)", "Outer: \(styleProtocol)"],
        inheritance: [styleProtocol],
        members: [
          [
            .variable(VariableDeclaration("let", "inner", type: "Inner")),
            .variable(VariableDeclaration("let", "outer", type: "Outer")),
          ],
          [
            .function(
              FunctionDeclaration(
                "func makeBody", [makeBodyParameter], result: "some \(view)",
                body: [
                  .var("configuration", "configuration"),
                  .expression(
                    Expression.name("configuration").dot(below).dot("append").called("inner")),
                  .return(hosted("outer")),
                ]))
          ],
        ]))
  }

  private var closureStyle: Declaration {
    .type(
      TypeDeclaration(
        documentation: DocumentationComment(
          "A style that is a closure, for `\(styleModifier) { configuration in … }`."),
        .struct, closureName, generics: ["Content: \(view)"],
        inheritance: [styleProtocol],
        members: [
          [
            .variable(
              VariableDeclaration(
                "let", "content", type: "@MainActor (Configuration) -> Content"))
          ],
          [
            .function(
              FunctionDeclaration(
                "func makeBody", [makeBodyParameter], result: "Content",
                body: [.expression(Expression.name("content").called("configuration"))]))
          ],
        ]))
  }
}
