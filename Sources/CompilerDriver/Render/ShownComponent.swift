import DesignModel
import SwiftUIEmitter

/// A component of a project with its previews.
struct ShownComponent: Sendable {
  let component: Component
  let previews: PreviewListing

  /// Its key in specs.
  var name: String { component.plainName }

  /// Its previews, each with its name.
  var namedPreviews: [RenderProgram.NamedPreview] { previews.cases.map { (name, $0) } }

  /// Whether it is meant by a name on the command line: its key in specs, or its name in Swift.
  func isCalled(_ name: String) -> Bool { name == component.plainName || name == component.name }

  /// The preview that is shown if none is chosen.
  var usual: String {
    previews.cases.contains("everything") ? "everything" : previews.cases.first ?? ""
  }

  /// The previews that a request chooses.
  ///
  /// - Throws: If there is none with a name.
  func previews(for request: RenderRequest) throws -> [String] {
    for preview in request.previews where !previews.cases.contains(preview) {
      throw UnknownName("preview", preview, of: "'\(name)'", among: previews.cases)
    }
    if let style = request.style, !previews.styles.contains(where: { $0.name == style }) {
      throw UnknownName("style", style, of: "'\(name)'", among: previews.styles.map(\.name))
    }
    if request.showsAll {
      return previews.cases.filter { request.style == nil || previews.unstyled.contains($0) }
    }
    let shown = request.previews.isEmpty ? [usual] : request.previews
    if let style = request.style,
      let styled = shown.first(where: { !previews.unstyled.contains($0) })
    {
      throw VerificationError(
        "the preview '\(styled)' sets styles itself, so '--style \(style)' has no effect on it; "
          + "choose another preview, such as '\(usual)'")
    }
    return shown
  }
}

extension VerifiedProject {
  /// The components that have previews, by name.
  ///
  /// - Parameter earlier: Those of the version before, if there is one.
  func shownComponents(since earlier: [ShownComponent] = []) -> [ShownComponent] {
    let known = Dictionary(
      edited == nil ? [] : earlier.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return components.compactMap { emitted in
      if let edited, !edited.contains(emitted.component.origin),
        let component = known[emitted.component.plainName]
      {
        return component
      }
      return previewListing(of: emitted.component, in: system.library).map {
        ShownComponent(component: emitted.component, previews: $0)
      }
    }.sorted { $0.name < $1.name }
  }
}
