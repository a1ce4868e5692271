import DesignModel
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The component created as an example.
  ///
  /// - Parameter isFull: Whether it has everything that can be given, or only what must be.
  /// - Returns: nil if there is no example of a value's type.
  func sample(isFull: Bool) -> [Statement]? {
    guard infersGenerics, let initializer = sampleInitializer(isFull: isFull) else { return nil }
    let given = initializer.parameters.filter { $0.defaultValue == nil }
    // A closure in parentheses and one behind them read badly.
    let hasInnerClosure = given.drop { !$0.isClosure }.contains { !$0.isClosure }
    let trailing = hasInnerClosure ? nil : initializer.firstTrailingClosure
    var arguments: [String] = []
    var closures: [(label: String?, body: [Statement])] = []
    for (index, parameter) in initializer.parameters.enumerated()
    where parameter.defaultValue == nil {
      let isTrailing = trailing.map { index >= $0 } ?? false
      if isTrailing, case .builder(let slot) = parameter.role {
        guard let view = content(of: slot) else { return nil }
        closures.append((closures.isEmpty ? nil : parameter.label, [.line(view)]))
        continue
      }
      if case .property(let index) = parameter.role, parameter.isBuilder {
        let items = sampleItems(of: component.properties[index], isFull: isFull)
        if isTrailing {
          closures.append((closures.isEmpty ? nil : parameter.label, items.map { .line($0) }))
        } else {
          arguments.append(
            (parameter.label.map { "\($0): " } ?? "")
              + (items.isEmpty ? "{}" : "{ \(items.joined(separator: "; ")) }"))
        }
        continue
      }
      guard let value = value(of: parameter, in: initializer.form, isFull: isFull) else {
        return nil
      }
      if isTrailing, parameter.isClosure {
        closures.append((closures.isEmpty ? nil : parameter.label, []))
      } else {
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
    }
    let call = Statement.closureCall(name, arguments: arguments, closures: closures)
    guard isFull else { return [call] }
    let modifiers = component.modifiers.compactMap { modifier -> Statement? in
      guard let function = modifier.function, modifier.deprecation == nil else { return nil }
      return sampleArguments(of: modifier).map {
        .line(".\(escapedMember(function))(\($0.joined(separator: ", ")))")
      }
    }
    return [call] + (closures.isEmpty && !modifiers.isEmpty ? [.indented(modifiers)] : modifiers)
  }

  /// What stands in a closure with items: one, if there is an example of their type.
  private func sampleItems(of property: Property, isFull: Bool) -> [String] {
    guard let builder = property.builder else { return [] }
    let value = sampleValue(builder.item, named: property.name, isFull: isFull, other: nil)
    // Nothing says of which type a member would be.
    return value.map { [$0.first == "." ? builder.item + $0 : $0] } ?? []
  }

  /// The arguments of a modifier; nil if there is no example of a value's type.
  private func sampleArguments(of modifier: Modifier) -> [String]? {
    switch modifier.argument {
    case .none: return []
    case .value:
      return sampleValue(
        modifier.wrapped ?? modifier.type, named: modifier.name, isFull: true,
        other: modifier.defaultValue
      ).map { [$0] }
    case .several(let parameters, _):
      var arguments: [String] = []
      for parameter in parameters where parameter.defaultValue == nil {
        guard
          let value = sampleValue(parameter.type, named: parameter.name, isFull: true, other: nil)
        else { return nil }
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      return arguments
    }
  }

  /// The initializer by values where slots take them.
  private func sampleInitializer(isFull: Bool) -> Initializer? {
    let form = component.slots.enumerated().map { index, slot -> SlotChoice in
      let isShown = isFull && slot.deprecation == nil && content(of: index) != nil
      if !isShown, slot.choices.contains(.omitted) { return .omitted }
      return [.text, .localized, .string, .systemImage, .view].first { slot.choices.contains($0) }
        ?? .view
    }
    let candidates = component.initializers.filter {
      !$0.isDisfavored && $0.details.name == nil && $0.details.deprecation == nil
        && $0.details.availability == nil && $0.deprecatedProperties(of: component).isEmpty
    }
    return candidates.first { $0.form == form }
      ?? (isFull
        ? candidates.max { $0.parameters.count < $1.parameters.count }
        : candidates.min { $0.parameters.count < $1.parameters.count })
  }

  /// What a slot is filled with; nil if there is no example of its type.
  private func content(of slot: Int) -> String? {
    let noun = component.slots[slot].noun
    let title = stringLiteral(noun.prefix(1).uppercased() + noun.dropFirst())
    if component.slots[slot].isConcrete {
      let type = component.slots[slot].generic
      let name = type.hasPrefix("SwiftUI.") ? String(type.dropFirst("SwiftUI.".count)) : type
      guard names.swiftUI(name) == type else { return nil }
      return switch name {
      case "Text": "\(type)(\(title))"
      case "Image": "\(type)(systemName: \"star\")"
      case "Divider", "EmptyView", "Spacer": "\(type)()"
      default: nil
      }
    }
    return noun.hasSuffix("actions")
      ? "\(names.swiftUI("Button"))(\"Action\") {}" : "\(names.swiftUI("Text"))(\(title))"
  }

  private func value(of parameter: Parameter, in form: [SlotChoice], isFull: Bool) -> String? {
    switch parameter.role {
    case .property(let index):
      let property = component.properties[index]
      let value = sampleValue(
        parameter.isChanged(from: property) ? parameter.type : property.wrapped ?? property.type,
        named: property.name, isFull: isFull, other: nil)
      return value.map { parameter.type.hasPrefix("Binding<") ? ".constant(\($0))" : $0 }
    case .added:
      return sampleValue(parameter.type, named: parameter.name, isFull: isFull, other: nil)
    case .resolved(let slot, let argument):
      guard case .resolver(let index) = form[slot] else { return nil }
      let type = component.slots[slot].resolvers[index].arguments[argument].type
      return sampleValue(type, named: parameter.name, isFull: isFull, other: nil)
    case .localizedText(let slot), .string(let slot):
      let noun = component.slots[slot].noun
      return stringLiteral(noun.prefix(1).uppercased() + noun.dropFirst())
    case .systemImage, .image: return "\"star\""
    case .value(let slot): return content(of: slot)
    case .builder(let slot): return content(of: slot).map { "{ \($0) }" }
    case .placeholder: return nil
    }
  }

  /// An example of a value; nil if there is none of its type.
  ///
  /// - Parameter other: A value that the example should differ from.
  private func sampleValue(_ type: String, named name: String, isFull: Bool, other: String?)
    -> String?
  {
    let type = library.aliases[type] ?? type
    let noun = words(name)
    let text = stringLiteral(noun.prefix(1).uppercased() + noun.dropFirst())
    switch type {
    case "Bool": return other.map { $0 == "true" ? "false" : "true" } ?? (isFull ? "true" : "false")
    case "Int": return other.flatMap(Int.init).map { String($0 + 1) } ?? "1"
    case "Double", "CGFloat", "Float": return other == "0.5" ? "1" : "0.5"
    case "String", "LocalizedStringKey": return text
    case "Text": return "\(names.swiftUI("Text"))(\(text))"
    case "Image": return "\(names.swiftUI("Image"))(systemName: \"star\")"
    case "Color": return ".accentColor"
    case "Date": return ".now"
    case "Decimal": return "1"
    default: break
    }
    if let generic = component.generics.first(where: { $0.name == type }) {
      return generic.sample(text)
    }
    if let generic = component.generics.first(where: { "[\($0.name)]" == type }) {
      return generic.sample(text).map { "[\($0)]" }
    }
    if let cases = library.samples[type] {
      let others = cases.filter { "." + $0 != other }
      return (others.first ?? cases.first).map { ".\($0)" }
    }
    if type.hasSuffix("-> Void") || type.hasSuffix("-> ()") || type.hasSuffix("-> Void)") {
      let parameters = functionParameterCount(type)
      return parameters == 0
        ? "{}" : "{ \(repeatElement("_", count: parameters).joined(separator: ", ")) in }"
    }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    return nil
  }

  /// Whether examples of the properties say what all generic parameters of the component's are.
  private var infersGenerics: Bool {
    component.generics.allSatisfy { generic in
      component.properties.contains {
        $0.defaultValue == nil && [generic.name, "[\(generic.name)]"].contains($0.type)
      }
    }
  }

  /// The number of parameters of a function type, by the commas outside of brackets.
  private func functionParameterCount(_ type: String) -> Int {
    // Attributes stand in front: `@MainActor (Int) -> Void`.
    guard let open = type.firstIndex(of: "(") else { return 0 }
    var depth = 0
    var count = 0
    var isEmpty = true
    for character in type[open...] {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { return isEmpty ? 0 : count + 1 }
      case "," where depth == 1: count += 1
      default: break
      }
      if depth >= 1, character != "(", !character.isWhitespace { isEmpty = false }
    }
    return 0
  }
}

extension Parameter {
  /// Whether a form takes another type than the property says.
  fileprivate func isChanged(from property: Property) -> Bool {
    type != property.type && type != "Binding<\(property.type)>"
  }
}

extension GenericParameter {
  /// An example of a value of the type: a text or a number, where either conforms; else nil.
  fileprivate func sample(_ text: String) -> String? {
    let protocols = conformances.flatMap { $0.split { "& ".contains($0) }.map(String.init) }
    if protocols.allSatisfy(protocolsOfStrings.contains) { return text }
    return protocols.allSatisfy(protocolsOfIntegers.contains) ? "1" : nil
  }
}

private let protocolsOfStrings: Set<String> = [
  "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
  "Hashable", "LosslessStringConvertible", "Sendable", "StringProtocol",
]

private let protocolsOfIntegers: Set<String> = [
  "AdditiveArithmetic", "BinaryInteger", "Codable", "Comparable", "CustomStringConvertible",
  "Decodable", "Encodable", "Equatable", "FixedWidthInteger", "Hashable",
  "LosslessStringConvertible", "Numeric", "Sendable", "SignedInteger", "SignedNumeric",
  "Strideable",
]
