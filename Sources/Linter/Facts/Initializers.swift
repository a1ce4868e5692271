import DesignModel

extension Parameter {
  /// Whether every call has to provide it.
  var isRequired: Bool {
    if case .placeholder = role { return false }
    return defaultValue == nil && !type.isOptional
  }

  /// Whether callers can see it.
  var isVisible: Bool {
    if case .placeholder = role { false } else { true }
  }
}
