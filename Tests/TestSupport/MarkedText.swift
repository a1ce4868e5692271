import Diagnostics

/// A text with marks where problems are expected: around their places, `«` and `»`, or before them,
/// `↓`.
package struct MarkedText: Sendable {
  /// Without the marks.
  package let text: String

  /// What stands between `«` and `»`, in the order of the text; of two that begin at one place, the
  /// shorter one first.
  package let spans: [Span]

  /// What `↓` stands before, in the order of the text.
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
