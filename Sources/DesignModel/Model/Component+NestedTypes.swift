import SwiftFragments
import SwiftTypes

extension Component {
  /// The names of the types in the component, by `types` or by extensions under `swift`, which hide others of the
  /// same name there.
  package var nestedTypeNames: [String] {
    let declared = contents.types.compactMap { type in
      switch type.scope {
      case .plain: nil as String?
      case .component, .aliasInComponent: type.name
      }
    }
    let extended = (declarations?.tree?.statements ?? []).flatMap { statement -> [String] in
      guard case .type(let type) = statement.kind, type.isExtension, type.name.text == name else {
        return []
      }
      return type.members.compactMap { member in
        if case .type(let nested) = member.kind, !nested.isExtension {
          nested.name.text
        } else {
          nil
        }
      }
    }
    return declared + extended
  }

  /// The component with the modules of some names in the types that the compiler gives parameters.
  ///
  /// - Parameter module: The module of a name; nil to keep the name.
  package func qualifyingParameterTypes(_ module: (String) -> String?) -> Component {
    func qualify(_ initializer: inout Initializer) {
      initializer = initializer.with(
        parameters: initializer.parameters.map { $0.with(type: qualified($0)) })
    }
    func qualified(_ parameter: Parameter) -> TypeExpression {
      let type = parameter.type
      switch parameter.role {
      case .localizedText, .string, .systemImage, .image:
        return type.substituting { name in module(name).map { .named("\($0).\(name)") } }
      case .builder, .placeholder, .property, .added, .value, .resolved, .repeated:
        // The types of values are those of the spec.
        let name = FrameworkType.binding.swiftUIName
        guard case .name(name) = type.unwrapped.form, let module = module(name) else { return type }
        let binding = TypeExpression.named("\(module).\(name)", type.unwrapped.parts)
        return type.isOptional ? binding.optional : binding
      }
    }
    var component = self
    for index in initializers.indices { qualify(&component.interface.initializers[index]) }
    for index in slotMethods.indices {
      qualify(&component.interface.slotMethods[index].initializer)
    }
    return component
  }
}
