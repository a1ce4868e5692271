import Diagnostics
import YAMLSyntax

/// Where the parts of a fragment are in the spec.
struct FragmentPlaces {
  let source: SourceText
  let node: Node
  let scalar: Scalar

  /// How many UTF-8 code units of the scalar's text stand before the fragment.
  let leading: Int

  /// The place of a part, from its UTF-8 offsets in the fragment.
  func place(_ range: Range<Int>) -> Place {
    let start = sourceOffset(range.lowerBound)
    let end = range.isEmpty ? start : sourceOffset(range.upperBound)
    return Place(source, Span(start, max(start, end)))
  }

  func name(_ part: Located) -> SwiftName {
    SwiftName(text: part.text, place: place(part.range))
  }

  private func sourceOffset(_ offset: Int) -> Int {
    min(node.span.start + offset + leading + (scalar.style == .plain ? 0 : 1), node.span.end)
  }
}
