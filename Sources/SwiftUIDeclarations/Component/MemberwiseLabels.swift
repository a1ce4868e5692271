import DesignModel

extension Component {
  /// The labels of the initializer to which others delegate: the names of the stored values. The first one
  /// is another if an initializer for callers could take the same arguments.
  var memberwiseLabels: [String] {
    var labels = properties.map(\.name) + slots.map(\.name)
    let isTaken = initializers.contains { couldTake(argumentsLabeled: labels, $0) }
    if !labels.isEmpty, isTaken { labels[0] = "storing" }
    return labels
  }

  /// Whether a call with the stored values of all members could select an initializer.
  private func couldTake(argumentsLabeled labels: [String], _ initializer: Initializer) -> Bool {
    guard initializer.details.name == nil else { return false }
    var rest = labels[...]
    for parameter in initializer.parameters {
      if let label = rest.first, parameter.label == label {
        if differsFromStoredValue(parameter) { return false }
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Whether the type of a parameter accepts no value that is stored for its slot.
  private func differsFromStoredValue(_ parameter: Parameter) -> Bool {
    guard let slot = parameter.role.slot.map({ slots[$0] }) else { return false }
    switch parameter.role {
    case .builder:
      // A closure is not a view, but may be what is stored.
      return !parameter.type.isOptional && slot.arguments.isEmpty && !slot.isFunction
    case .localizedText, .string, .systemImage, .image:
      // `nil` has any optional type.
      return !parameter.type.isOptional || !slot.isConcrete && !slot.isErased
    case .property, .added, .value, .resolved, .repeated, .placeholder: return false
    }
  }
}
