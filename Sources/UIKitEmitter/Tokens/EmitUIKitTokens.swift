import DesignTokens
import Emission
import English
import FileBuilding
import SwiftRendering
import TokenEmission

/// The files of a library's tokens in its UIKit module: one for each group, the themes, and supporting types.
///
/// A group whose values have no framework types is an alias of the SwiftUI module's, and so are the themes:
/// two types of the same name would be ambiguous in a file that imports both modules. All other groups are
/// types of this module.
///
/// Components read the theme with `ThemeKey.value.nearest(to: view)?.value`, or the view's `nearestTheme`,
/// which is the default theme if none is set.
///
/// - Parameters:
///   - settings: The settings, with the folder of the UIKit module.
///   - swiftUIModule: The name of the module with the tokens for SwiftUI; nil if there is none.
package func emitUIKitTokens(
  _ library: TokenLibrary, _ settings: TokenSettings, besides swiftUIModule: String?,
  _ templates: Templates
) -> [EmittedFile] {
  let text = TokenText(library, settings, .uiKit, besides: swiftUIModule)
  var files = library.namespaces.compactMap { text.file(of: $0, templates) }
  if !library.themes.isEmpty { files.append(text.themeFile(templates)) }
  return files + text.supportFiles(templates)
}

extension TokenText {
  private var isNested: Bool { library.prefixes.namespace != nil }

  /// The file of a group; nil if it has no members, or none of its own in this module.
  fileprivate func file(of namespace: TokenNamespace, _ templates: Templates) -> EmittedFile? {
    guard let own = declarations(of: namespace) else { return nil }
    guard isBeside(namespace) else {
      let named = isNested || namesModuleBeside(namespace) ? moduleBeside : nil
      return file(
        namespace.name, importing: named, [.type(own.type)] + own.constants + own.themes, templates)
    }
    // A type nested in a type of the other module is accessible without an alias.
    if isNested { return nil }
    return file(namespace.name, importing: moduleBeside, [alias(of: namespace)], templates)
  }

  private func file(
    _ name: String, importing module: String?, _ declarations: [Declaration],
    _ templates: Templates
  ) -> EmittedFile {
    var marks = Marks()
    marks.condition = settings.condition
    return swiftFile(
      SwiftFileContents(
        path: "\(settings.sources)Tokens/\(typeName(name)).swift", origin: settings.origin,
        template: templates[.uiKit], sections: ["declarations": declarations],
        values: ["library": settings.library, "access": access],
        imports: [module].compactMap(\.self) + ["UIKit"],
        namespace: library.prefixes.namespace, marks: marks),
      tracing: templates.traces)
  }

  // MARK: - Themes

  /// The file of the themes, their values, and the theme that views inherit.
  fileprivate func themeFile(_ templates: Templates) -> EmittedFile {
    let own = library.namespaces.filter { $0.isThemed && !isBeside($0) }
    var declarations: [Declaration] = []
    if moduleBeside == nil {
      declarations.append(.type(themes))
    } else if !isNested {
      declarations.append(themeAlias)
    }
    if !own.isEmpty { declarations.append(namespaceProperties(own)) }
    return file(
      library.themeType, importing: moduleBeside,
      declarations + [.type(themeKey), .type(themeOfViews)], templates)
  }

  private var themeKey: TypeDeclaration {
    TypeDeclaration(
      documentation: DocumentationComment("Stores the themes of views."),
      attributes: ["@MainActor"], .enum, "ThemeKey",
      members: [
        [
          .variable(
            VariableDeclaration(
              "static let", "value",
              value: .call(.swift("InheritedValue<\(library.themeType)>"), [])))
        ]
      ])
  }

  private var themeOfViews: TypeDeclaration {
    let thing = themeDescription.map { ": \(asClause($0))" } ?? ""
    let value = Expression.name("ThemeKey").dot("value")
    let setter = FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets the theme of this view\(thing).",
        "It applies to all views in it; the nearest theme takes precedence.",
        parameters: [.init("theme", "The theme.")], returns: "The view."),
      attributes: ["@discardableResult"], "\(access)func theme",
      [ParameterDeclaration(label: "_", "theme", library.themeType)], result: "Self",
      body: [
        .expression(value.dot("set").called([Argument("theme"), Argument("on", "self")])),
        .return("self"),
      ])
    let name = library.themes[library.defaultTheme].name
    let getter = VariableDeclaration(
      documentation: DocumentationComment(
        "The theme of the nearest view that has one, this one or one around it; `\(name)` if none has."
      ),
      "\(access)var", "nearestTheme", type: library.themeType,
      body: [
        .expression(
          value.dot("nearest").called("to", "self").optionalDot("value").or(defaultTheme))
      ])
    return TypeDeclaration(
      .extension, "UIView", members: [[.function(setter)], [.variable(getter)]])
  }

  // MARK: - Types of values

  /// The files of the token value types that are needed.
  fileprivate func supportFiles(_ templates: Templates) -> [EmittedFile] {
    let types = Set(members.map(\.token.type))
    func isNeeded(_ kind: TemplateKind, _ name: String, if condition: Bool) -> EmittedFile? {
      condition ? supportFile(kind, name, templates) : nil
    }
    return [
      isNeeded(.uiKitDynamicColor, "UIColor+Dynamic", if: hasDynamicColors),
      isNeeded(
        .uiKitTypography, support("TypographyStyle"),
        if: !types.isDisjoint(with: [.typography, .fontFamily])),
      isNeeded(
        .uiKitBorder, support("BorderStyle"), if: !types.isDisjoint(with: [.border, .strokeStyle])),
      isNeeded(.uiKitShadow, support("DropShadow"), if: types.contains(.shadow)),
      isNeeded(
        .uiKitTimingCurve, support("TimingCurve"),
        if: !types.isDisjoint(with: [.cubicBezier, .transition])),
      isNeeded(.uiKitGradient, support("ColorGradient"), if: types.contains(.gradient)),
    ].compactMap(\.self)
  }

  private func supportFile(
    _ kind: TemplateKind, _ name: String, _ templates: Templates
  ) -> EmittedFile {
    let body = templates.fill(
      kind,
      [
        "library": settings.library, "access": access, "nonisolated": settings.nonisolated,
        "prefix": library.prefixes.support,
      ])
    return EmittedFile(
      path: "\(settings.sources)Support/Tokens/\(name).swift", origin: "dscompile.yaml",
      body: settings.condition.map { wrapped(body, in: $0) } ?? body)
  }
}
