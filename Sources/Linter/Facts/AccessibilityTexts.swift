import Specification

extension AccessibilityTextSpec {
  /// All texts in it that the library looks up.
  var texts: [Located<String>] {
    switch self {
    case .text(let text): [text]
    case .swift, .incomplete: []
    case .conditional(_, let then, let otherwise): then.texts + (otherwise?.texts ?? [])
    }
  }
}
