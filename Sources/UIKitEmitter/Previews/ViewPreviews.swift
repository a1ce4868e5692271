import DesignModel
import Emission
import English
import FileBuilding
import Specification
import SwiftFragments
import SwiftRendering

/// The previews of a view of the UIKit module: an enum with a view for each case, for canvases and snapshots.
struct ViewPreviews {
  let text: ViewText

  /// The names of the cases with the modifier that distinguishes each, and its view.
  private let cases: [(name: String, style: Expression?, isFull: Bool)]
  private let everything: Statement
  private let required: Statement

  /// Nil if there is no example of a value.
  init?(_ text: ViewText) {
    let component = text.component
    let shown = text.valuesOfPreviews
    // Deprecated API causes warnings.
    guard component.deprecation == nil, component.access != .internal,
      let everything = text.sample(isFull: true, showing: shown),
      let required = text.sample(isFull: false, showing: shown)
    else { return nil }
    self.text = text
    self.everything = everything
    self.required = required
    var cases: [(name: String, style: Expression?, isFull: Bool)] = []
    func add(_ name: String, _ style: Expression?, isFull: Bool) {
      let taken = cases.map(\.name)
      cases.append((unused(name, among: taken), style, isFull))
    }
    add("everything", nil, isFull: true)
    if printed(everything) != printed(required) { add("required", nil, isFull: false) }
    for style in component.look.styleFamily?.styles ?? []
    where !style.isDefault && style.deprecation == nil && (text.isHosted || style.isForUIKit) {
      // Platforms without UIKit do not matter, as they do for SwiftUI's previews.
      guard style.availability.introduced.count == component.availability.introduced.count,
        let value = text.sample(of: style)
      else { continue }
      add(style.name, value, isFull: true)
    }
    self.cases = cases
  }

  /// The name of the enum: `CardViewPreviews`.
  var name: String { Naming.previews(of: text.baseName) }

  /// The file of the enum and its previews.
  func file(_ templates: Templates) -> EmittedFile {
    let structure = TypeDeclaration(
      documentation: DocumentationComment(
        "\(asSentence(text.aNoun).dropLast()) for each case, for previews and snapshot tests."),
      .enum, name, inheritance: ["String", "CaseIterable"],
      members: [
        [.enumCases(comment: nil, names: cases.map { escapedIdentifier($0.name) })],
        [
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment("Creates the view of the case."),
              attributes: ["@MainActor"], "func makeView", [], result: "UIView",
              body: [
                .switch(
                  "self",
                  cases.map { shown in
                    .init(.implicit(escapedIdentifier(shown.name)), [.expression(view(of: shown))])
                  })
              ]))
        ],
        [member("everything", everything)],
      ] + (cases.contains { !$0.isFull } ? [[member("required", required)]] : []))
    let macros = cases.map { shown in
      let title = words(shown.name)
      return Expression.closureCall(
        "#Preview", [Argument(.string(capitalized(title)))],
        .init(Expression.name(name).dot(escapedIdentifier(shown.name)).dot("makeView").called()))
    }
    return text.module.file(
      text.module.folder + "Support/Previews/\(name).swift", origin: text.component.origin,
      imports: Set(
        text.module.imports(of: text.component, text.library)
          + (text.isHosted ? ["SwiftUI", text.library.name] : [])
      ).sorted(),
      [
        .type(structure),
        .macros(attributes: availability, macros),
      ], marks: text.marks, from: Origin(["previews"]), in: text.library, templates)
  }

  /// The file of the snapshot tests.
  func snapshotsFile(_ templates: Templates) -> EmittedFile {
    let suite = text.baseName + "Snapshots"
    let attributes = availabilityAttributes(text.component.availability)
      .map { "  \($0.text)" }.joined(separator: "\n")
    return text.module.snapshotsFile(
      "\(suite).swift", origin: text.component.origin,
      templates.fill(
        .uiKitSnapshots,
        [
          "library": text.library.name, "access": text.access, "module": text.module.name,
          "previews": name, "suite": suite, "attributes": attributes,
        ]), in: text.library)
  }

  private func view(of shown: (name: String, style: Expression?, isFull: Bool)) -> Expression {
    let view = Expression.name(shown.isFull ? "makeEverything" : "makeRequired").called()
    return shown.style.map { view.dot(text.styleModifier).called($0) } ?? view
  }

  private func member(_ name: String, _ view: Statement) -> Declaration {
    .function(
      FunctionDeclaration(
        attributes: ["@MainActor"], "private func make" + upperCamelCase(name), [],
        result: "some UIView", body: [view]))
  }

  /// Previews of UIKit views need a version of the system.
  private var availability: [Attribute] {
    let version = PlatformVersion(major: 17)
    let least = text.library.platforms.first { $0.platform == .iOS }?.version ?? version
    return least < version
      ? [Attribute("@available", [Argument(.swift("iOS 17.0")), Argument("*")])] : []
  }
}

private func printed(_ statement: Statement) -> String { SwiftPrinter.text(of: [statement]) }

extension UIKitModule {
  /// A file of the module's snapshot tests, which run where there are images of UIKit views.
  func snapshotsFile(
    _ name: String, origin: String, _ text: [UInt8], in library: Library
  ) -> EmittedFile {
    EmittedFile(
      root: library.testsRoot, path: Library.snapshots + "Tests/\(self.name)Snapshots/" + name,
      origin: origin, body: wrapped(text, in: "os(iOS)"))
  }

  /// The file of the function that all snapshot tests call.
  func snapshotAssertionFile(in library: Library, _ templates: Templates) -> EmittedFile {
    snapshotsFile(
      "AssertPreviews.swift", origin: "dscompile.yaml",
      templates.fill(.uiKitSnapshotAssertion, ["library": library.name, "access": ""]), in: library)
  }
}
