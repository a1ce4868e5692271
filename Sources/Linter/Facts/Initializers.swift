import DesignModel

extension Parameter {
  /// Whether a call has to give it.
  var isRequired: Bool {
    if case .placeholder = role { return false }
    return defaultValue == nil && !type.isOptional
  }

  /// Whether callers can see it.
  var isVisible: Bool {
    if case .placeholder = role { false } else { true }
  }
}
