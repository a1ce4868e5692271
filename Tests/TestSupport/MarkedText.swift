import Diagnostics

/// A text with marks for expected problems: `«` and `»` around their places, or `↓` before them.
package struct MarkedText: Sendable {
  /// Without the marks.
  package let text: String

  /// The spans between `«` and `»`, in source order; of two that begin at the same place, the shorter one
  /// first.
  package let spans: [Span]

  /// The offsets after `↓`, in source order.
  package let offsets: [Int]

  package init(_ marked: String) {
    var text = ""
    var starts: [Int] = []
    var spans: [Span] = []
    var offsets: [Int] = []
    for character in marked {
      switch character {
      case "«": starts.append(text.utf8.count)
      case "»": spans.append(Span(starts.removeLast(), text.utf8.count))
      case "↓": offsets.append(text.utf8.count)
      default: text.append(character)
      }
    }
    self.text = text
    self.spans = spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    self.offsets = offsets
  }
}
