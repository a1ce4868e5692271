import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension DeclaredCode.Members {
  /// Adds the labels of initializers, including the memberwise one.
  mutating func addArguments(_ declarations: [CodeStatement]) {
    var labels: [String: TypeExpression] = [:]
    for member in declarations {
      switch member.kind {
      case .variable(let variable) where !variable.isStatic:
        for name in variable.names { labels[name.text] = .hole }
      case .function(let function) where function.name == nil:
        for parameter in function.parameters { labels[parameter.label] = .hole }
      default: break
      }
    }
    arguments = labels
  }

  /// Adds the declarations in the type.
  mutating func add(_ declarations: [CodeStatement]) {
    for member in declarations {
      switch member.kind {
      case .variable(let variable):
        let type = variable.type ?? .hole
        for name in variable.names {
          if variable.isStatic { statics[name.text] = type } else { values[name.text] = type }
          if variable.isPrivate { privateNames.insert(name.text) }
        }
      case .function(let function):
        if function.isFailable { isFailable = true }
        guard let name = function.name else { continue }
        let declared = DeclaredFunction(function, of: "")
        if function.isStatic {
          statics[name.text] = .hole
          staticMethods[name.text, default: []].append(declared)
        } else {
          values[name.text] = .hole
          methods[name.text, default: []].append(declared)
          if function.isPrivate { privateNames.insert(name.text) }
        }
      case .type(let type): statics[type.name.text] = .hole
      case .compilationConditions, .other:
        isComplete = false
        isListed = false
      case .expression, .guard, .while, .repeat, .for, .return, .throw, .jump, .defer, .do: break
      }
    }
  }

  /// The members of a component that is a value.
  init(value spec: ComponentSpec) {
    for slot in spec.slots {
      values[slot.name.text] =
        slot.isList || slot.repetition != nil || slot.isCalled || slot.type != nil
        ? .hole : .someView
    }
    for property in spec.properties {
      values[property.name.text] = property.type?.expression ?? .hole
    }
    for property in spec.properties where property.binding != nil {
      values["$" + property.name.text] = values[property.name.text].map(\.binding)
    }
    // The method that sets one of them can have its name.
    for modifier in spec.modifiers {
      values[modifier.name.text] = .hole
      if let function = modifier.functionName { values[function.text] = .hole }
    }
    for old in spec.oldModifierNames { values[old.name.text] = .hole }
    for property in spec.properties where property.hasModifier?.value == true {
      values[property.name.text] = .hole
    }
    for slot in spec.slots where slot.via?.value == .modifier {
      values[slot.name.text] = .hole
    }
    let own = spec.declarations?.declaredNames ?? []
    for name in own where values[name] == nil { values[name] = .hole }
    for form in spec.initializers?.forms ?? [] {
      if let name = form.name { statics[name.text] = .hole }
    }
    isComplete = false
    isConcrete = true
    var names: Set<String> = []
    for type in spec.conforms.flatMap({ $0.expression.composed }) {
      guard let name = type.lastName, let protocols = refinements(of: name) else { return }
      names.formUnion(protocols)
    }
    conformances = names
  }

  init(_ type: TypeSpec) {
    let own = TypeExpression.named(type.name.text)
    for property in type.properties {
      values[property.name.text] = property.type?.expression ?? .hole
    }
    for item in type.cases {
      statics[item.name.text] = own
      if item.hasPayload, item.slots.isEmpty {
        payloads[item.name.text] = item.values.map { value in
          APISignature.Parameter(
            label: (value.label ?? value.name).text,
            type: value.type?.expression ?? .hole,
            isOptional: value.defaultValue != nil)
        }
      }
    }
    for option in type.options { statics[option.name.text] = own }
    for constant in type.constants {
      statics[constant.name.text] = constant.type?.expression ?? own
    }
    if type.defaultMember != nil { statics["default"] = own }
    for nested in type.types { statics[nested.name.text] = .hole }
    add(type.members?.tree?.statements ?? [])
    if !type.cases.isEmpty, type.cases.allSatisfy(\.slots.isEmpty) {
      caseValues = Dictionary(
        type.cases.map { ($0.name.text, $0.values.count) }, uniquingKeysWith: { first, _ in first })
    }
    isConcrete = type.alias == nil && type.refined == nil
    isListed = isListed && isConcrete
    conformances = type.knownConformances
    initializers = type.hasNoInitializers ? [] : type.initializer.map { [$0] }
    if !type.properties.isEmpty, !type.writesInitializer {
      arguments = Dictionary(
        type.properties.map { property in
          (
            (property.label ?? property.name).text,
            property.binding == nil
              ? property.type?.expression ?? .hole : .hole
          )
        }, uniquingKeysWith: { _, _ in .hole })
    }
    isComplete =
      isComplete && type.alias == nil && type.refined == nil && type.body == nil
      && type.conforms.allSatisfy { isPlainProtocol($0.expression.lastName ?? "") }
  }
}

/// Whether a protocol provides no members except those in ``membersOfAnyType``.
func isPlainProtocol(_ name: String) -> Bool {
  [
    "Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable", "CaseIterable",
    "RawRepresentable", "Identifiable", "BitwiseCopyable", "Error", "CustomStringConvertible",
    "OptionSet", "Comparable",
    // Members that an enum has for its raw value.
    "String", "Int", "Double", "Character", "UInt8",
  ].contains(name)
}
