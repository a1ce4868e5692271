import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SampleValues
import Specification
import SwiftFragments
import SwiftRendering
import SwiftUIDeclarations

extension ComponentText {
  /// The component's page in the documentation catalog, which extends the documentation comment of its
  /// declaration; nil if it has none.
  func catalogPage(_ templates: Templates) -> EmittedFile? {
    guard library.hasCatalog, component.hasPage else { return nil }
    let path = library.catalog + "Components/\(baseName).md"
    if let method = component.method {
      return EmittedFile(
        path: path, origin: component.origin, body: modifierPage(of: method, templates))
    }
    return EmittedFile(
      path: path, origin: component.origin,
      body: templates.fill(
        .componentPage,
        [
          "library": library.name, "access": access, "name": name, "noun": noun,
          "symbol": "\(library.name)/\(symbolPath(name))",
          "calls": section("Creating \(nouns)", creation),
          "modifiers":
            ([
              section("Setting values of single views", views),
              section("Changing \(nouns)", changes),
            ].filter { !$0.isEmpty }).joined(separator: "\n\n"),
          "styling": section("Styling \(nouns)", styling),
          "environment": section("Setting values for several \(nouns)", environment),
          "accessibility": section("Accessibility", accessibility),
          "topics": topics,
        ]))
  }

  /// The page of a modifier: an article, because the tools generate the pages of `View` methods.
  private func modifierPage(of method: String, _ templates: Templates) -> [UInt8] {
    let calls = exampleCalls
    return templates.fill(
      .modifierPage,
      [
        "library": library.name, "access": access, "noun": noun, "title": pageTitle,
        "summary": asSentence(component.summary ?? "Adds \(aNoun) to a view"),
        "discussion": component.discussion ?? "",
        "calls": section(
          "Adding \(aNoun)",
          calls.isEmpty
            ? []
            : [
              calls.count == 1
                ? "`\(method)` is a method of every view:"
                : "`\(method)` is a method of every view. These calls pass the required "
                  + "arguments, and show the ways to fill each slot:",
              code(calls.joined(separator: "\n")),
            ]),
        "environment": section("Setting values for several \(nouns)", environment),
        "accessibility": section("Accessibility", accessibility), "topics": topics,
      ])
  }

  private var pageTitle: String { capitalized(noun) }

  /// A heading with paragraphs; empty if there are none.
  private var creation: [String] {
    let calls = exampleCalls
    guard !calls.isEmpty else { return [] }
    return [
      calls.count == 1
        ? "This call passes the required arguments:"
        : "These calls pass the required arguments, and show the ways to fill each slot:",
      code(calls.joined(separator: "\n")),
    ]
  }

  /// The traits that callers can set on views in lists.
  private var views: [String] {
    let entries = component.lists.flatMap { slot -> [String] in
      guard let list = slot.list else { return [] }
      let tag = list.selection.map { "- `\($0.tag)(_:)`: the value that selecting it sets." }
      return [tag].compactMap(\.self)
        + list.traits.map { "- `\($0.function)(_:)`: \(asClause(description(of: $0)))." }
    }
    guard !entries.isEmpty else { return [] }
    let lists = component.lists.filter { $0.list?.readsViews ?? false }.map { "`\($0.name)`" }
    return ["Modifiers of single views in \(listed(lists)):", entries.joined(separator: "\n")]
  }

  private var changes: [String] {
    guard component.deprecation == nil,
      component.modifiers.contains(where: { $0.function != nil && $0.deprecation == nil })
        || component.slots.contains(where: { $0.route == .modifier && $0.deprecation == nil }),
      let everything = sample(Example(component.examples, isFull: true, isOfApp: true))
    else { return [] }
    return [
      component.kind == .view
        ? "Modifiers of \(aNoun) come before modifiers of `View`:"
        : "Modifiers of \(aNoun) return a copy with the change:",
      code(SwiftPrinter.text(of: everything)),
    ]
  }

  private var styling: [String] {
    guard hasStyles else { return [] }
    var paragraphs = ["The nearest `\(styleModifier)(_:)` around \(aNoun) determines its style."]
    if let style = styleToShow, let call = exampleCalls.first {
      let margin = call.hasSuffix("}") ? "" : "  "
      paragraphs.append(
        code("\(call)\n\(margin).\(styleModifier)(.\(escapedMember(style.name)))"))
    }
    paragraphs.append(
      "To write a style, declare a type that conforms to ``\(symbolPath(styleProtocol))``.")
    let lists = component.lists.filter { !component.configuration.hidden.contains($0.name) }.map {
      "`configuration.\(escapedMember($0.name))`"
    }
    if !lists.isEmpty {
      paragraphs.append(
        "In its body, \(listed(lists)) "
          + "\(lists.count == 1 ? "is a collection" : "are collections") of the caller's views.")
    }
    return paragraphs
  }

  private var environment: [String] {
    let entries = component.environment.compactMap { entry -> String? in
      guard let function = entry.function, entry.access == .public else { return nil }
      let labels = entry.parameterLabels.map { ($0 ?? "_") + ":" }.joined()
      let summary = SettingProse(entry).summary(within: " in this view")
      return "- `\(function)(\(labels))`: \(summary)"
    }
    guard !entries.isEmpty else { return [] }
    return [
      "Modifiers of any view reach all \(nouns) in it:", entries.joined(separator: "\n"),
    ]
  }

  private var accessibility: [String] {
    var paragraphs: [String] = []
    switch component.accessibility.children {
    case .combine:
      paragraphs.append(
        "Assistive technologies treat \(aNoun) as one element that combines its parts."
      )
    case .contain:
      paragraphs.append(
        "Assistive technologies treat \(aNoun) as a container of its parts.")
    case .ignore:
      paragraphs.append(
        "Assistive technologies treat \(aNoun) as one element and ignore its "
          + "parts.")
    case nil: break
    }
    let identifiers = component.slots.compactMap { slot in
      component.accessibility.identifiers.first { $0.slot == slot.name }
        .map { "- `\($0.identifier)`: \(slot.noun)" }
    }
    if !identifiers.isEmpty {
      paragraphs.append("Tests find the parts of \(aNoun) by these identifiers:")
      paragraphs.append(identifiers.joined(separator: "\n"))
    }
    return paragraphs
  }

  private var topics: String {
    var styles: [String] = []
    if let family = component.look.styleFamily {
      styles = [styleProtocol, configuration]
      styles += family.styles.filter { $0.availability.unavailable.isEmpty }.map(\.typeName)
    }
    var modifiers = component.copyModifiers.compactMap { modifier -> String? in
      guard let function = modifier.function, modifier.access == .public else { return nil }
      return "\(function)(\(modifier.parameterLabels.map { ($0 ?? "_") + ":" }.joined()))"
    }
    let current = component.slotMethods.filter { method in
      method.initializer.details.name == component.slots[method.slot].name
    }
    let methods = current.map { method in
      let labels = method.initializer.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return "\(component.slots[method.slot].name)(\(labels))"
    }
    // The paths of overloaded methods differ between toolchains.
    modifiers += methods.filter { name in methods.count { $0 == name } == 1 }
    let types = component.types.filter { $0.access == .public }.map { type in
      switch type.scope {
      case .plain: type.name
      case .component: "\(name).\(type.name)"
      case .aliasInComponent(let whole): whole
      }
    }
    let groups = [
      topic("Styles", styles), topic("Modifiers", modifiers),
      topic("Types", types + component.slots.compactMap(\.defaultView?.name)),
    ].filter { !$0.isEmpty }
    return section("Topics", groups)
  }
}

extension Setting {
  /// The labels of its method's parameters; nil for none.
  fileprivate var parameterLabels: [String?] {
    switch argument {
    case .none: []
    case .value(_, let label, _): [label]
    case .several(let parameters, _): parameters.map(\.label)
    }
  }
}
