import DesignModel
import DesignTokens
import Diagnostics
import Emission
import English
import FileBuilding
import Prose
import Specification
import SwiftRendering
import SwiftUIDeclarations

/// The interface of each component as Markdown, for documentation and for other programs: a page for each component,
/// and an index.
package struct OutlineTarget: Target {
  package let name = TargetName.outline

  package init() {}

  package func plan(_ project: TargetInput) -> TargetPlan {
    TargetPlan(problems: problems(project)) { emit(project, $0) }
  }

  private func problems(_ project: TargetInput) -> [Diagnostic] {
    let library = project.system.library
    if library.hasSwiftUI, library.isPackage { return [] }
    return [
      Diagnostic(
        .uikitTarget, at: project.start(of: Library.origin),
        "the outline is part of a package with a SwiftUI module, and there is none; remove 'outline' from the "
          + "targets, or emit such a package")
    ]
  }

  private func emit(_ project: TargetInput, _ templates: Templates) -> EmittedTarget {
    let library = project.system.library
    let components = project.system.components.filter { $0.access == library.access }
    let uses = project.tokens.map {
      TokenUses(of: $0.library, in: project.specs.map(\.text)) {
        text in project.specs.first { $0.text === text }?.origin ?? ""
      }
    }
    var target = EmittedTarget(name: name)
    target.files = project.workers.map(components.count) { index in
      let component = components[index]
      let page = OutlinePage(
        text: ComponentText(component, in: library), templates: templates,
        tokens: uses?.files.filter { $0.value.contains(component.origin) }
          .map { $0.key.names.joined(separator: ".") }.sorted() ?? [])
      return file(Naming.base(of: component.name), from: component.origin, page.sections)
    }
    let groups = library.grouped(components) { $0.group }.map { group in
      let lines = group.members.map { component in
        let summary = component.summary.map { ": \(asSentence($0))" } ?? ""
        return "- [`\(component.name)`](\(Naming.base(of: component.name)).md)\(summary)"
      }
      return section(group.title ?? "Components", [lines.joined(separator: "\n")])
    }
    target.files.append(
      file("README", from: Library.origin, ["# The components of \(library.name)"] + groups))
    return target
  }

  private func file(_ name: String, from origin: String, _ sections: [String]) -> EmittedFile {
    EmittedFile(
      path: "Outline/\(name).md", origin: origin,
      body: Array(
        (sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n").utf8))
  }
}

/// The page of a component.
private struct OutlinePage {
  let text: ComponentText
  let templates: Templates

  /// The paths of the design tokens that the spec mentions.
  let tokens: [String]

  private var component: Component { text.component }

  var sections: [String] {
    [
      "# \(component.name)", component.summary.map(asSentence) ?? "", component.discussion ?? "",
      deprecation,
      section(
        "Examples",
        text.exampleCalls.isEmpty ? [] : [code(text.exampleCalls.joined(separator: "\n\n"))]),
      section("Properties", list(properties)), section("Slots", list(slots)),
      section("Tokens", list(tokens.map { "`\($0)`" })),
    ]
      + interface.map { title, declarations in
        let shown = declarations.compactMap(outlined)
        return section(title, shown.isEmpty ? [] : [code(SwiftPrinter.text(of: shown))])
      }
  }

  private func list(_ entries: [String]) -> [String] {
    entries.isEmpty ? [] : [entries.map { "- \($0)" }.joined(separator: "\n")]
  }

  private var deprecation: String {
    guard let deprecation = component.deprecation else { return "" }
    return "**Deprecated.** "
      + (deprecation.message.map(asSentence) ?? deprecation.renamed.map { "Use `\($0)`." } ?? "")
  }

  private var properties: [String] {
    component.properties.map { property in
      let value = property.defaultValue.map { " = \($0)" } ?? ""
      return "`\(property.name): \(property.type.text)\(value)`: "
        + text.prose.description(of: property)
    }
  }

  private var slots: [String] {
    component.slots.enumerated().map { index, slot in
      var ways: [String] = []
      for initializer in component.initializers where index < initializer.form.count {
        let title = text.prose.title(of: slot, initializer.form[index])
        if !ways.contains(title) { ways.append(title) }
      }
      return "`\(slot.name)`: \(text.prose.description(of: slot)) \(ways.joined(separator: "; "))."
    }
  }

  /// The declarations of the component, under their headings.
  private var interface: [(title: String, declarations: [Declaration])] {
    let main = text.mainFile(templates).sections
    let family = component.look.styleFamily
    let styles =
      family.map { _ in text.styleKeyFile(templates).sections["modifiers"] ?? [] } ?? []
    return [
      ("Initializers", ["methods", "component", "initializers"].flatMap { main[$0] ?? [] }),
      ("Modifiers", main["modifiers"] ?? []),
      (
        "Styles",
        styles
          + (family?.styles ?? []).flatMap {
            text.styleFile($0, templates).sections["accessors"] ?? []
          }
      ),
      (
        "Environment",
        component.environment.flatMap {
          text.environmentFile($0, templates).sections["modifier"] ?? []
        }
      ),
      ("Types", component.types.flatMap { text.typeFile($0, templates).sections["type"] ?? [] }),
    ]
  }

  /// A declaration without bodies and documentation; nil if clients cannot use it.
  private func outlined(_ declaration: Declaration) -> Declaration? {
    switch declaration {
    case .type(var type):
      if isHidden(type.access) { return nil }
      type.documentation = nil
      type.members = type.members.map { $0.compactMap(outlined) }.filter { !$0.isEmpty }
      // Without their documentation, cases are a list.
      if type.keyword == .enum { type.members = [type.members.flatMap(\.self)] }
      return type.keyword == .extension && type.members.isEmpty ? nil : .type(type)
    case .variable(var variable):
      if isHidden(variable.introducer) || variable.name == "body" { return nil }
      (variable.documentation, variable.body, variable.observer) = (nil, nil, nil)
      return .variable(variable)
    case .function(var function):
      if isHidden(function.introducer) { return nil }
      (function.documentation, function.comment, function.body) = (nil, nil, nil)
      return .function(function)
    case .enumCase(var enumCase):
      enumCase.documentation = nil
      return .enumCase(enumCase)
    case .enumCases: return declaration
    case .traced(_, let declaration): return outlined(declaration)
    case .mark, .verbatim, .statements, .macros: return nil
    }
  }

  /// Whether clients of the component cannot use what has these modifiers.
  private func isHidden(_ modifiers: String) -> Bool {
    modifiers.contains("private") || component.access == .public && modifiers.contains("package")
  }
}
