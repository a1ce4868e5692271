import DesignModel
import Emission
import FileBuilding
import SwiftRendering

extension ComponentText {
  /// The file of the environment entry for the styles and of the modifiers that add to it.
  package func styleKeyFile(_ templates: Templates) -> SwiftFileContents {
    let view = names.swiftUI("View")
    let style = FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets the style of the \(nouns) in this view.",
        """
        The nearest style shows \(aNoun); `\(name)(configuration)` in its body shows the \(noun) in \
        the next one outwards.
        """, parameters: [.init("style", "The style.")],
        returns: "A view whose \(nouns) have the style."),
      "\(access)func \(styleModifier)", [.init(label: "_", "style", "some \(styleProtocol)")],
      result: "some \(view)",
      body: [
        .expression(
          .closureCall(
            "transformEnvironment", [Argument(.keyPath(stylesEntry))],
            .init(Expression.name("$0").dot("append").called("style"))))
      ])
    let closure = FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets the style of the \(nouns) in this view to a closure.",
        parameters: [.init("makeBody", "Shows \(aNoun) from its configuration.")],
        returns: "A view whose \(nouns) have the style."),
      "\(access)func \(styleModifier)",
      [
        .init(
          attribute: "@ViewBuilder", label: "_", "makeBody",
          "@escaping @MainActor (\(configuration)) -> some \(view)")
      ],
      result: "some \(view)",
      body: [
        .expression(
          Expression.name(styleModifier).called(
            Expression.name(closureName).called("content", "makeBody")))
      ])
    return file(
      .styleKey, "EnvironmentKeys/\(Naming.base(of: styleProtocol))Key.swift", templates,
      [
        "entry": entry(
          stylesEntry, type: styleStack, value: Expression.implicit("init").called([]), access: "",
          documentation: nil,
          beside: nearestStyle.map { [.variable($0)] }),
        "modifiers": [
          .type(
            TypeDeclaration(
              .extension, view,
              members: [[.function(style)]]
                + (library.styling.hasClosures ? [[.function(closure)]] : [])))
        ],
      ], title: styleModifier, marks: marks, from: Origin(["styles"]))
  }

  /// The environment property for the nearest style.
  ///
  /// It is isolated to the main actor, where the default style is created.
  private var nearestStyle: VariableDeclaration? {
    let styles = Expression.name(stylesEntry)
    return component.look.styleFamily.map { family in
      VariableDeclaration(
        documentation: DocumentationComment(
          "The nearest style of the \(nouns). Setting it adds a style."),
        "@MainActor \(access)var", styleModifier, type: "any \(styleProtocol)",
        body: [
          .accessor(
            .get, styles.dot("nearest").or(.call(.name(family.defaultStyle.typeName), []))),
          .accessor(.set, styles.dot("append").called("newValue")),
        ])
    }
  }
}
