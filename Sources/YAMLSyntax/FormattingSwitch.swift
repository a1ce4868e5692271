/// A comment on a line of its own that ends or begins formatting.
package enum FormattingSwitch: String, CaseIterable, Sendable {
  /// The parts below are left as they are, up to ``on`` or to the end of their mapping or list.
  case off = "dscompile:format off"

  /// The parts below are formatted again.
  case on = "dscompile:format on"
}

extension Comment {
  /// Whether it is about formatting; a reason may follow.
  package var switchesFormatting: FormattingSwitch? {
    guard ownLine else { return nil }
    return FormattingSwitch.allCases.first { mark in
      text.hasPrefix(mark.rawValue)
        && text.utf8.dropFirst(mark.rawValue.utf8.count).first?.isBlank ?? true
    }
  }
}
