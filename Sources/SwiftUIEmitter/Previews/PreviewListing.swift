import DesignModel
import SwiftRendering

/// The previews of a component and its styles, for programs that show them.
package struct PreviewListing: Sendable {
  /// The name of the enum of the previews.
  package let type: String

  /// The names of the cases, in their order; ``unstyled`` has those that set no style.
  package let cases: [String]
  package let unstyled: Set<String>

  /// The styles of which there are examples, each with Swift that sets it on a view `view`.
  package let styles: [(name: String, call: String)]
}

/// The previews of a component; nil if it has none.
package func previewListing(of component: Component, in library: Library) -> PreviewListing? {
  let previews = PreviewText(ComponentText(component, in: library))
  guard let cases = previews.cases?.map(\.preview), !cases.isEmpty else { return nil }
  let styles = component.look.styleFamily?.styles ?? []
  return PreviewListing(
    type: previews.name, cases: cases.map(\.name),
    unstyled: Set(cases.filter(\.isUnstyled).map(\.name)),
    styles: styles.filter { $0.deprecation == nil && $0.isWherever(component) }.compactMap {
      style in
      previews.styled(style.name).map { (style.name, $0.on(.name("view")).text) }
    })
}
