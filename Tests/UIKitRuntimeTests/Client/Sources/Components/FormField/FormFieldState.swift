/// Whether what has been entered is valid.
public enum FormFieldState: Hashable, CaseIterable, Sendable {
  /// Nothing is wrong.
  case normal

  /// What has been entered cannot be used.
  case invalid
}
