import DesignModel

/// How much of a component its previews show.
package struct PreviewCoverage: Hashable, Sendable {
  /// How many cases there are.
  package let cases: Int

  /// How many pairs meet in one of them: of styles, of values of enums and Booleans, of light and
  /// dark, and of whether the component can be used.
  package let coveredPairs: Int

  /// How many such pairs there are.
  package let pairs: Int
}

/// How much of a component its previews show: nothing where it has none, as when it is deprecated or
/// nobody knows an example of a value that it needs.
package func previewCoverage(of component: Component, in library: Library) -> PreviewCoverage {
  let axes = component.previewAxes(
    .complete, samples: library.samples, aliases: library.aliases)
  let styles = component.look.styleFamily?.styles.filter { $0.deprecation == nil } ?? []
  let all = component.allPreviewAxes(samples: library.samples, aliases: library.aliases)
  // Without styles there is one look.
  let sizes = [max(1, styles.count)] + all.map(\.count)
  let shown = PreviewText(ComponentText(component, in: library)).cases ?? []
  let usual = component.look.styleFamily?.defaultStyle.name
  let rows = shown.compactMap { shown -> [Int]? in
    switch shown.preview.content {
    case .everything: [styles.firstIndex { $0.name == usual } ?? 0] + axes.map { _ in 0 }
    case .variant(let style, let values):
      [styles.firstIndex { $0.name == style ?? usual } ?? 0]
        + (values.isEmpty ? axes.map { _ in 0 } : values)
    default: nil
    }
  }
  return PreviewCoverage(
    cases: shown.count, coveredPairs: pairCount(in: rows), pairs: pairCount(sizes))
}
