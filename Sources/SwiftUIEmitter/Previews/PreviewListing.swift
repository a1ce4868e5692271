import DesignModel
import SwiftRendering
import SwiftUIDeclarations

/// The previews of a component and its styles, for programs that show them.
package struct PreviewListing: Sendable {
  /// The name of the enum of the previews.
  package let type: String

  /// The names of the cases, in their order; ``unstyled`` has those that set no style.
  package let cases: [String]
  package let unstyled: Set<String>

  /// The styles of which there are examples, each with Swift that sets it on a view `view`.
  package let styles: [(name: String, call: String)]

  /// What previews vary.
  package let axes: [Axis]

  /// Each case with what it shows.
  package let details: [Detail]

  /// Something that previews vary.
  package struct Axis: Sendable {
    package let subject: PreviewAxis.Subject
    package let name: String

    /// The values in Swift; the first is the default.
    package let values: [String]
  }

  /// What a case shows.
  package struct Detail: Sendable {
    package let name: String
    package let group: PreviewCase.Group
    package let content: PreviewCase.Content

    /// The Swift that an app writes for it; nil if it shows more than one thing, or no app can use the component.
    package let call: PreviewCall?
  }
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
    },
    axes: previews.axes.map { axis in
      PreviewListing.Axis(
        subject: axis.subject, name: axis.name, values: axis.values.map(\.text))
    },
    details: cases.map { preview in
      PreviewListing.Detail(
        name: preview.name, group: preview.group, content: preview.content,
        call: component.isInside(library) ? nil : previews.call(of: preview))
    })
}
