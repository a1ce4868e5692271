// How a property is given to an initialiser.

extension Property {
  /// The type of the parameter, without attributes.
  package var parameterType: String {
    guard isBinding else { return type }
    return "Binding<\(type)>" + (ownsState ? "?" : "")
  }

  /// What the parameter is when it is left out; nil if it cannot be.
  package var parameterDefault: String? {
    if ownsState { return "nil" }
    return defaultValue ?? (wrapped != nil && !isBinding ? "nil" : nil)
  }
}
