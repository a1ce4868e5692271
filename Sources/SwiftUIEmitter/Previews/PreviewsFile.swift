import DesignModel
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The file of the component's previews: an enum that is a view, for canvases and snapshots.
  ///
  /// nil if there is a value of which nobody knows an example.
  func previewsFile(_ templates: Templates) -> EmittedFile? {
    // Who shows something deprecated is warned.
    guard component.deprecation == nil, let required = sample(isFull: false),
      let everything = sample(isFull: true)
    else {
      return nil
    }
    let cases = previewCases(required: required)
    let view = "some \(names.swiftUI("View"))"
    let body = VariableDeclaration(
      "var", "body", type: view,
      body: [.line("switch self {")]
        + cases.flatMap { [.line("case .\(escapedIdentifier($0.name)):"), .indented($0.body)] }
        + [.line("}")])
    let structure = TypeDeclaration(
      documentation: DocumentationComment("One \(noun) per case, for previews and snapshot tests."),
      .enum, "\(baseName)Previews", inheritance: ["String", "CaseIterable", names.swiftUI("View")],
      members: [
        [.lines(["case " + cases.map { escapedIdentifier($0.name) }.joined(separator: ", ")])],
        [.variable(body)],
        [.variable(VariableDeclaration("private var", "everything", type: view, body: everything))],
      ])
    let macros = cases.map { preview in
      let title = words(preview.name)
      return attributes(component.availability).map { $0 + "\n" }.joined()
        + "#Preview(\"\(title.prefix(1).uppercased() + title.dropFirst())\") "
        + "{ \(baseName)Previews.\(escapedIdentifier(preview.name)) }"
    }
    return file(
      .previews, "\(baseName)Previews.swift", templates,
      ["previews": [.type(structure)], "macros": [.lines(macros)]],
      folder: "Sources/\(library.name)/Support/Previews/", marks: marks)
  }

  private func previewCases(required: [Statement]) -> [(name: String, body: [Statement])] {
    var cases: [(name: String, body: [Statement])] = [
      ("required", required), ("everything", [.line("everything")]),
    ]
    for style in component.look.styleFamily?.styles ?? [] {
      // A style without defaults has nothing to be shown with.
      guard style.deprecation == nil, style.isWherever(component),
        style.parameters.allSatisfy({ $0.defaultValue != nil })
      else { continue }
      cases.append(
        (
          unused(style.name, among: cases.map(\.name)),
          [.line("everything.\(styleModifier)(.\(style.name))")]
        ))
    }
    return cases
  }
}

extension Style {
  /// Whether it is there wherever its component is.
  func isWherever(_ component: Component) -> Bool {
    let own = availability.introduced.map { "\($0.platform) \($0.version)" }
    return own == component.availability.introduced.map { "\($0.platform) \($0.version)" }
      && availability.unavailable == component.availability.unavailable
  }
}
