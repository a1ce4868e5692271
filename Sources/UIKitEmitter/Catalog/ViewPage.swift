import DesignModel
import Emission
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

/// The entry for a page on the first page of the catalog.
struct CatalogEntry: Sendable {
  let link: String

  /// The group of the component.
  let group: String?

  /// Whether the component hosts SwiftUI.
  let isHosted: Bool
}

/// The page of a view in the documentation catalog of the UIKit module, which extends the documentation comment
/// of its declaration.
struct ViewPage {
  let text: ViewText

  /// Nil if there is none: only public API is documented.
  init?(_ text: ViewText) {
    guard text.library.hasCatalog, text.component.hasPage else { return nil }
    self.text = text
  }

  var entry: CatalogEntry {
    CatalogEntry(
      link: "- ``\(symbolPath(text.name))``", group: text.component.group, isHosted: text.isHosted)
  }

  func file(_ templates: Templates) -> EmittedFile {
    EmittedFile(
      path: text.module.catalog + "Components/\(text.baseName).md", origin: text.component.origin,
      body: templates.fill(
        .uiKitComponentPage,
        [
          "library": text.library.name, "access": text.access, "module": text.module.name,
          "symbol": "\(text.module.name)/\(symbolPath(text.name))",
          "calls": section("Creating \(text.prose.nouns)", creation),
          "modifiers": section("Changing \(text.prose.nouns)", changes),
          "styling": section("Styling \(text.prose.nouns)", styling),
          "topics": topics,
        ]))
  }

  private var creation: [String] {
    let samples = [text.sample(isFull: false), text.sample(isFull: true)].compactMap(\.self)
      .map { SwiftPrinter.text(of: [$0]) }
    guard let first = samples.first else { return [] }
    let calls = samples.dropFirst().filter { $0 != first }.reduce(first) { $0 + "\n\n" + $1 }
    return [code(calls)]
  }

  private var changes: [String] {
    let component = text.component
    let values =
      component.properties.filter { !$0.isFunction && !$0.wrapsFunction }.map {
        (name: $0.name, text: text.prose.description(of: $0))
      }
      + component.modifiers.filter { !$0.isFunction && $0.function != nil }.map {
        (
          name: text.member($0.name),
          text: asSentence($0.summary ?? valueDescription($0.name, type: $0.type))
        )
      }
    guard !values.isEmpty else { return [] }
    return [
      "Each of these is a property, and a method that sets it and returns the \(text.noun):",
      values.map { "- ``\($0.name)``: \($0.text)" }.joined(separator: "\n"),
    ]
  }

  private var styling: [String] {
    guard let family = text.component.look.styleFamily else { return [] }
    let style = family.styles.first {
      !$0.isDefault && $0.deprecation == nil && (text.isHosted || $0.isForUIKit)
    }
    let call = text.sample(of: style ?? family.defaultStyle).flatMap { style in
      text.sample(isFull: false).map {
        Statement.chain($0, [.implicit(text.styleModifier).called(style)])
      }
    }
    return [
      "The nearest `\(text.styleModifier)(_:)` around \(text.aNoun) determines its style."
    ] + (call.map { [code(SwiftPrinter.text(of: [$0]))] } ?? []) + [
      text.isHosted
        ? "SwiftUI shows the \(text.noun), so its styles are those of `\(text.component.name)`."
        : "To write a style, declare a type that conforms to ``\(symbolPath(text.styleProtocol))``."
    ]
  }

  private var topics: String {
    guard let family = text.component.look.styleFamily, !text.isHosted else { return "" }
    let names =
      [text.styleProtocol, text.configuration]
      + family.styles.filter(\.isForUIKit).map { text.typeName(of: $0) }
    return section("Topics", [topic("Styles", names)])
  }
}

extension UIKitModule {
  /// The folder of the module's documentation catalog, with a slash at its end.
  fileprivate var catalog: String { "\(folder)\(name).docc/" }

  /// The first page of the catalog; nil if there are no other pages.
  func landingPage(
    listing pages: [CatalogEntry], in library: Library, _ templates: Templates
  ) -> EmittedFile? {
    guard !pages.isEmpty else { return nil }
    let (hosted, native) = (pages.filter(\.isHosted), pages.filter { !$0.isHosted })
    let hostedLinks = hosted.map(\.link).joined(separator: "\n")
    return EmittedFile(
      path: "\(catalog)\(name).md", origin: "dscompile.yaml",
      body: templates.fill(
        .uiKitLandingPage,
        [
          "library": library.name, "access": "", "module": name,
          "components": topics(of: native.map { ($0.group, $0.link) }, in: library),
          "hosted": hosted.isEmpty ? "" : "### Components that SwiftUI shows\n\n\(hostedLinks)",
        ]))
  }
}
