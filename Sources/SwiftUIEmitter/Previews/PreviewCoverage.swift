import DesignModel
import SwiftUIDeclarations

/// How much of a component its previews cover.
package struct PreviewCoverage: Hashable, Sendable {
  /// The number of previews.
  package let cases: Int

  /// The number of pairs that occur together in a preview: of styles, values of enums and Booleans, light and
  /// dark, and enabled and disabled.
  package let coveredPairs: Int

  /// The number of all such pairs.
  package let pairs: Int

  /// That of a component without previews.
  package static let none = Self(cases: 0, coveredPairs: 0, pairs: 0)
}

/// How much of a component its previews cover: nothing if it has none, because it is deprecated or there is
/// no example of a required value.
package func previewCoverage(of component: Component, in library: Library) -> PreviewCoverage {
  let axes = component.previewAxes(
    .complete, samples: library.samples, aliases: library.aliases)
  let styles = component.look.styleFamily?.styles.filter { $0.deprecation == nil } ?? []
  let all = component.allPreviewAxes(samples: library.samples, aliases: library.aliases)
  // Without styles there is a single look.
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
