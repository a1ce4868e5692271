import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension ComponentSpec {
  /// Whether its initializers take no closures except view builders for slots.
  var hasNoClosures: Bool {
    let forms = initializers?.forms ?? []
    let parameters =
      ([initializers?.shared].compactMap(\.self) + forms.map(\.details)).flatMap(\.parameters)
    return parameters.isEmpty && resolvers.isEmpty
      && properties.allSatisfy { property in
        property.builder == nil
          && property.type.map { type in
            // The target of an alias is unknown here.
            let type = type.expression.desugared
            return (type.wrapped ?? type).fullName.map(knownDeclaration) != nil
          } == true
      }
  }

  /// Whether a form changes the parameter for a property.
  private func formsMention(_ property: String) -> Bool {
    let forms =
      [initializers?.shared].compactMap(\.self) + (initializers?.forms ?? []).map(\.details)
    return forms.contains { details in
      details.parameters.contains { $0.name.text == property }
        || details.labels.contains { $0.name.text == property }
    }
  }

  /// The labels that all of its initializers require.
  var requiredLabels: Set<String> {
    var labels: Set<String> = []
    for slot in slots {
      if let name = slot.selectionName?.text, !formsMention(name) {
        labels.insert(slot.list?.value?.selection?.label?.text ?? name)
      }
    }
    let isPlain =
      (initializers?.forms ?? []).isEmpty && initializers?.shared.parameters.isEmpty != false
    for property in properties where isPlain {
      guard property.defaultValue == nil, let type = property.type?.expression, type.wrapped == nil,
        !type.isFunction, type.fullName.map(knownDeclaration)??.kind != .alias,
        property.binding?.value != .optional, property.hasModifier?.value != true,
        property.builder == nil, property.isEscaping == nil
      else { continue }
      labels.insert((property.label ?? property.name).text)
    }
    return labels.subtracting(["_"])
  }

  /// The types of its initializers' parameters, by label: the union of all initializers.
  ///
  /// - Parameter shared: The resolvers of the project.
  func argumentTypes(_ shared: [ResolverSpec]) -> [String: TypeExpression] {
    var types: [String: TypeExpression] = [:]
    func add(_ label: String, _ type: TypeExpression) {
      // If there are several types, the type is unknown.
      types[label] = types[label] == nil || types[label] == type ? type : .hole
    }
    func add(_ label: SlotLabelSpec?) {
      switch label {
      case nil: break
      case .all(let name): add(name.text, .hole)
      case .byForm(let labels): for label in labels { add(label.value.label.text, .hole) }
      }
    }
    func add(_ resolver: ResolverSpec) {
      add((resolver.label ?? resolver.name).text, .hole)
      for parameter in resolver.parameters {
        add((parameter.label ?? parameter.name).text, .hole)
      }
    }
    for property in properties {
      let type = property.type?.expression ?? .hole
      let taken: TypeExpression =
        switch property.binding?.value {
        case nil, .some(.none): type
        case .required: type.binding
        case .optional: .hole
        }
      // The argument for a builder is a closure, too.
      add((property.label ?? property.name).text, property.builder == nil ? taken : .hole)
      if property.label != nil { add(property.name.text, .hole) }
    }
    for slot in slots {
      for suffix in ["", "SystemName", "ImageName", "Name"] {
        add(slot.name.text + suffix, .hole)
      }
      add(slot.label)
      for filling in slot.options {
        switch filling {
        case .made(let resolver): add(resolver)
        case .named(let name):
          for resolver in shared where resolver.name.text == name.value { add(resolver) }
        }
        if filling.option == .unlabeled { add("_", .hole) }
      }
      if let data = slot.repetition?.data { add(data.text, .hole) }
      if slot.repetition != nil { add("id", .hole) }
      if let selection = slot.list?.value?.selection {
        add(selection.label?.text ?? "selection", .hole)
      }
    }
    let forms = initializers?.forms ?? []
    for details in [initializers?.shared].compactMap(\.self) + forms.map(\.details) {
      for parameter in details.parameters {
        add((parameter.label ?? parameter.name).text, .hole)
        add(parameter.name.text, .hole)
      }
      for label in details.labels { add(label.label) }
    }
    for resolver in resolvers { add(resolver) }
    return types
  }
}
