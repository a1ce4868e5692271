import DesignModel
import English
import SwiftFragments
import SwiftRendering
import SwiftTypes

/// What an example of a component is given.
struct Example {
  /// Whether it is everything that can be given, or only what must be.
  var isFull = true

  /// The slot that is filled where nothing is that need not be.
  var slot: Int?

  /// What slots are filled with, where that is not what they usually are.
  var fillings: [Int: SlotChoice] = [:]

  /// Whether slots are filled with views of somebody's own.
  var hasCustomViews = false
  var hasLongTexts = false
  var hasManyItems = false

  /// The properties and modifiers whose values are variables of their names.
  var variables: Set<String> = []

  /// The properties whose bindings are variables of their names.
  var bindings: Set<String> = []

  /// The modifiers that are not called.
  var omittedModifiers: Set<String> = []

  /// Whether it stands where SwiftUI's names are as near as the library's: in an app.
  var isOfApp = false

  /// Whether it says itself what each slot is filled with.
  fileprivate var isExact: Bool { slot != nil || !fillings.isEmpty || hasCustomViews }

  func title(_ noun: String) -> String {
    // A long noun does as it is.
    let isStretched = hasLongTexts && noun.count <= 30
    let text = isStretched ? "\(withArticle(noun)) too long for a single line of a screen" : noun
    return stringLiteral(text.prefix(1).uppercased() + text.dropFirst())
  }
}

extension ComponentText {
  /// The component created as an example.
  ///
  /// - Returns: nil if there is no example of a value's type, or no initializer for what the example
  ///   is given.
  func sample(_ example: Example) -> [Statement]? {
    let form = sampleForm(example)
    let methods = form.indices.map { sampleMethod(filling: $0, by: form[$0], in: example) }
    guard uninferredGeneric == nil, let initializer = sampleInitializer(example, form),
      let call = sampleCall(of: initializer, in: example),
      example.fillings.keys.allSatisfy({
        component.slots[$0].route == .initializers || methods[$0] != nil
      })
    else { return nil }
    let fillings = methods.compactMap(\.self)
    /// The component with calls of its methods behind it; a modifier has none.
    func called(_ methods: [String]) -> [Statement] {
      methods.isEmpty ? call : call.map { .chain($0, methods) }
    }
    guard example.isFull else { return called(fillings) }
    let modifiers = component.modifiers.compactMap { modifier -> String? in
      guard let function = modifier.function, modifier.deprecation == nil,
        !example.omittedModifiers.contains(modifier.name)
      else { return nil }
      return sampleArguments(of: modifier, in: example).map { arguments in
        let call = ".\(escapedMember(function))"
        // A closure alone reads better behind the call, where it has no label.
        if modifier.takesFunction, arguments.count == 1,
          let closure = arguments[0].firstIndex(of: "{")
        {
          return "\(call) \(arguments[0][closure...])"
        }
        return "\(call)(\(arguments.joined(separator: ", ")))"
      }
    }
    return called(modifiers + fillings)
  }

  /// The call of a method that fills a slot; nil if there is none, or no example of what it takes.
  func sampleMethod(filling index: Int, by choice: SlotChoice, in example: Example)
    -> String?
  {
    guard component.slots[index].route == .modifier else { return nil }
    let method = component.slotMethods.first {
      $0.slot == SlotID(index) && $0.choice == choice && !$0.initializer.isDisfavored
    }
    guard let method else { return nil }
    var arguments: [String] = []
    for parameter in method.initializer.parameters where parameter.defaultValue == nil {
      if case .builder = parameter.role {
        return content(of: index, in: example).map {
          ".\(escapedMember(component.slots[index].name)) { \(component.slots[index].closureHead())\($0) }"
        }
      }
      guard let value = value(of: parameter, in: method.initializer.form, of: example) else {
        return nil
      }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return ".\(escapedMember(component.slots[index].name))(\(arguments.joined(separator: ", ")))"
  }

  /// An example of a view, and the call of a modifier's method on it.
  private func modified(by method: String, _ arguments: [String], _ closures: [TrailingClosure])
    -> [Statement]
  {
    let view = "\(names.swiftUI("Text"))(\"Content\")"
    let callee = ".\(escapedMember(method))"
    let line = "\(view)\(callee)(\(arguments.joined(separator: ", ")))"
    if closures.isEmpty, line.count <= 60 { return [.line(line)] }
    return [
      .line(view),
      .indented([.closureCall(callee, arguments: arguments, closures: closures)]),
    ]
  }

  /// A call of an initializer; nil if there is no example of a value's type.
  func sampleCall(of initializer: Initializer, in example: Example) -> [Statement]? {
    // Of data whose elements have an identity of their own there is no example.
    if component.slots.indices.contains(where: { initializer.identity(of: SlotID($0)) == .own }) {
      return nil
    }
    func isGiven(_ parameter: Parameter) -> Bool {
      if parameter.defaultValue == nil { return true }
      if case .builder(let slot) = parameter.role {
        return isShown(slot.position, in: example)
      }
      guard case .property(let index) = parameter.role else { return false }
      let name = component.properties[index].name
      return example.variables.contains(name) || example.bindings.contains(name)
    }
    let given = initializer.parameters.filter(isGiven)
    // A closure in parentheses and one behind them read badly.
    let hasInnerClosure = given.drop { !$0.isClosure }.contains { !$0.isClosure }
    let trailing = hasInnerClosure ? nil : initializer.firstTrailingClosure
    var arguments: [String] = []
    var closures: [TrailingClosure] = []
    for (index, parameter) in initializer.parameters.enumerated()
    where isGiven(parameter) {
      let isTrailing = trailing.map { index >= $0 } ?? false
      if isTrailing, case .builder(let slot) = parameter.role {
        guard let views = contents(of: slot.position, in: example) else { return nil }
        closures.append(
          .init(
            closures.isEmpty ? nil : parameter.label,
            parameters: component.slots[slot].arguments.map { escapedIdentifier($0.name) },
            views.map { .line($0) }))
        continue
      }
      if case .property(let index) = parameter.role, parameter.isBuilder {
        let items = sampleItems(of: component.properties[index], in: example)
        if isTrailing {
          closures.append(
            .init(closures.isEmpty ? nil : parameter.label, items.map { .line($0) }))
        } else {
          arguments.append(
            (parameter.label.map { "\($0): " } ?? "")
              + (items.isEmpty ? "{}" : "{ \(items.joined(separator: "; ")) }"))
        }
        continue
      }
      if isTrailing, case .repeated(let slot, .row) = parameter.role {
        guard let view = repeatedContent(of: slot.position, in: example) else { return nil }
        closures.append(.init(closures.isEmpty ? nil : parameter.label, [.line(view)]))
        continue
      }
      guard let value = value(of: parameter, in: initializer.form, of: example) else { return nil }
      if isTrailing, parameter.isClosure {
        let count =
          (library.aliases[parameter.type.text] ?? parameter.type).unwrapped.function?.parameters
          .count
          ?? 0
        closures.append(
          .init(
            closures.isEmpty ? nil : parameter.label,
            parameters: Array(repeating: "_", count: count), []))
      } else {
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
    }
    if let method = component.method { return modified(by: method, arguments, closures) }
    // An app that imports both has to say which of two equal names it means.
    let isTaken = example.isOfApp && viewNames.contains(self.name)
    let name = isTaken ? "\(library.name).\(self.name)" : self.name
    if let member = initializer.details.name, initializer.parameters.isEmpty {
      return [.line("\(name).\(escapedMember(member))")]
    }
    let callee = initializer.details.name.map { "\(name).\(escapedMember($0))" } ?? name
    return [.closureCall(callee, arguments: arguments, closures: closures)]
  }

  /// What stands in a closure with items: one, if there is an example of their type.
  private func sampleItems(of property: Property, in example: Example) -> [String] {
    guard let builder = property.builder else { return [] }
    let value = sampleValue(builder.item, named: property.name, in: example, other: nil)
    // Nothing says of which type a member would be.
    let item = value.map { $0.first == "." ? "\(builder.item)\($0)" : $0 }
    return item.map { [example.hasManyItems ? "for _ in 0..<20 { \($0) }" : $0] } ?? []
  }

  /// The arguments of a modifier; nil if there is no example of a value's type.
  func sampleArguments(of modifier: Modifier, in example: Example) -> [String]? {
    if example.variables.contains(modifier.name) {
      guard case .value(_, let label?, _) = modifier.argument else {
        return [escapedIdentifier(modifier.name)]
      }
      return ["\(label): \(escapedIdentifier(modifier.name))"]
    }
    switch modifier.argument {
    case .none: return []
    case .value(_, let label, _):
      return sampleValue(
        modifier.type.unwrapped, named: modifier.name, in: example,
        other: modifier.defaultValue
      ).map { [(label.map { "\($0): " } ?? "") + $0] }
    case .several(let parameters, _):
      var arguments: [String] = []
      for parameter in parameters where parameter.defaultValue == nil {
        guard
          let value = sampleValue(parameter.type, named: parameter.name, in: example, other: nil)
        else { return nil }
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      return arguments
    }
  }

  /// Whether an example fills a slot that may be left out.
  private func isShown(_ slot: Int, in example: Example) -> Bool {
    (example.isFull || example.slot == slot) && component.slots[slot].deprecation == nil
      && content(of: slot, in: example) != nil
  }

  /// What slots are filled with: values where they take them.
  func sampleForm(_ example: Example) -> [SlotChoice] {
    component.slots.enumerated().map { index, slot -> SlotChoice in
      if !isShown(index, in: example), slot.choices.contains(.omitted) { return .omitted }
      if let filling = example.fillings[index] { return filling }
      let usual: [SlotChoice] = [.text, .localized, .string, .systemImage, .view]
      return (example.hasCustomViews ? [.view] + usual : usual).first { slot.choices.contains($0) }
        ?? .view
    }
  }

  /// The initializer for what slots are filled with, those that modifiers fill aside.
  private func sampleInitializer(_ example: Example, _ form: [SlotChoice]) -> Initializer? {
    let form = zip(component.slots, form).map { $0.route == .modifier ? .omitted : $1 }
    let candidates = component.initializers.filter {
      !$0.isDisfavored && $0.details.name == nil && $0.details.deprecation == nil
        && $0.details.availability == nil && $0.deprecatedProperties(of: component).isEmpty
    }
    if let exact = candidates.first(where: { $0.form == form }) { return exact }
    if example.isExact { return nil }
    return example.isFull
      ? candidates.max { $0.parameters.count < $1.parameters.count }
      : candidates.min { $0.parameters.count < $1.parameters.count }
  }

  /// What stands in a slot's closure; nil if there is no example of its type.
  private func contents(of slot: Int, in example: Example) -> [String]? {
    if component.slots[slot].list == nil { return content(of: slot, in: example).map { [$0] } }
    if example.hasManyItems { return loopedContent(of: slot, in: example).map { [$0] } }
    let most = component.slots[slot].content?.count.upperBound ?? 3
    return titles(in: slot, of: example).prefix(most).enumerated().compactMap { position, title in
      content(of: slot, titled: title, in: example).map {
        $0 + sampleCalls(in: component.slots[slot], at: position, of: example)
      }
    }
  }

  /// The views in a list as one expression; nil if there is no example of their type.
  private func loopedContent(of slot: Int, in example: Example) -> String? {
    let titles = titles(in: slot, of: example)
    let (data, title, calls) =
      sampleLoop(in: component.slots[slot], titled: titles, of: example)
      ?? (example.hasManyItems
        ? ("1..<21", #""Item \($0)""#, "") : ("[\(titles.joined(separator: ", "))]", "$0", ""))
    return content(of: slot, titled: title, in: example).map {
      "\(names.swiftUI("ForEach"))(\(data), id: \\.self) { \($0)\(calls) }"
    }
  }

  /// The titles of the views in a list, as literals.
  private func titles(in slot: Int, of example: Example) -> [String] {
    let first = example.hasLongTexts ? example.title(component.slots[slot].noun) : "\"One\""
    return [first, "\"Two\"", "\"Three\""]
  }

  /// What a slot is filled with; nil if there is no example of its type.
  func content(of slot: Int, in example: Example) -> String? {
    content(of: slot, titled: example.title(component.slots[slot].noun), in: example)
  }

  private func content(of slot: Int, titled title: String, in example: Example) -> String? {
    let noun = component.slots[slot].noun
    if component.slots[slot].isConcrete {
      let type = component.slots[slot].generic
      guard let name = type.nameInSwiftUI, names.swiftUI(name) == type.text else { return nil }
      return switch name {
      case "Text": "\(type)(\(title))"
      case "Image": "\(type)(systemName: \"star\")"
      case "Divider", "EmptyView", "Spacer": "\(type)()"
      default: nil
      }
    }
    if example.hasCustomViews {
      return "\(names.swiftUI("Label"))(\(title), systemImage: \"star\")"
    }
    return noun.hasSuffix("actions")
      ? "\(names.swiftUI("Button"))(\(component.slots[slot].list == nil ? "\"Action\"" : title)) {}"
      : "\(names.swiftUI("Text"))(\(title))"
  }

  private func value(of parameter: Parameter, in form: [SlotChoice], of example: Example)
    -> String?
  {
    switch parameter.role {
    case .property(let index):
      let property = component.properties[index]
      if !parameter.isChanged(from: property),
        (property.isBinding ? example.bindings : example.variables).contains(property.name)
      {
        return escapedIdentifier(property.name)
      }
      let value =
        property.selection.flatMap(sampleValue)
        ?? sampleValue(
          parameter.isChanged(from: property) ? parameter.type : property.type.unwrapped,
          named: property.name, in: example, other: nil)
      return value.map { parameter.type.unwrapped.lastName == "Binding" ? ".constant(\($0))" : $0 }
    case .added:
      return sampleValue(parameter.type, named: parameter.name, in: example, other: nil)
    case .resolved(let slot, let argument):
      guard case .resolver(let index) = form[slot] else { return nil }
      let resolved = component.slots[slot].resolvers[index].arguments[argument]
      if resolved.isText { return example.title(component.slots[slot].noun) }
      return sampleValue(resolved.type, named: parameter.name, in: example, other: nil)
    case .localizedText(let slot), .string(let slot):
      return example.title(component.slots[slot].noun)
    case .systemImage, .image: return "\"star\""
    case .value(let slot): return content(of: slot.position, in: example)
    case .builder(let slot):
      let head = component.slots[slot].closureHead()
      let views =
        component.slots[slot].list == nil
        ? content(of: slot.position, in: example)
        : loopedContent(of: slot.position, in: example)
      return views.map { "{ \(head)\($0) }" }
    case .repeated(let slot, let argument):
      return switch argument {
      // Of a type that somebody has there is no example.
      case .data where component.slots[slot].repetition?.isOfAnyType != true: nil
      case .data: "[\(titles(in: slot.position, of: example).joined(separator: ", "))]"
      case .id: #"\.self"#
      case .row: repeatedContent(of: slot.position, in: example).map { "{ \($0) }" }
      }
    case .placeholder: return nil
    }
  }

  /// The view for an element of data in a slot; nil if there is no example.
  private func repeatedContent(of slot: Int, in example: Example) -> String? {
    guard component.slots[slot].repetition?.isOfAnyType == true else { return nil }
    return content(of: slot, titled: "$0", in: example)
  }

  /// The value that an example of a property begins with; nil if there is none of its type.
  func sampleValue(of property: Property) -> String? {
    if let selection = property.selection { return sampleValue(of: selection) }
    return sampleValue(
      property.type.unwrapped, named: property.name, in: Example(), other: nil)
  }

  /// An example of a value; nil if there is none of its type.
  ///
  /// - Parameter other: A value that the example should differ from.
  func sampleValue(
    _ type: TypeExpression, named name: String, in example: Example, other: String?
  ) -> String? {
    let type = library.aliases[type.text] ?? type
    let text = example.title(words(name))
    switch type.path {
    case "Bool":
      return other.map { $0 == "true" ? "false" : "true" } ?? (example.isFull ? "true" : "false")
    case "Int": return other.flatMap(Int.init).map { String($0 + 1) } ?? "1"
    case "Double", "CGFloat", "Float": return other == "0.5" ? "1" : "0.5"
    case "String", "LocalizedStringKey": return text
    case "Text": return "\(names.swiftUI("Text"))(\(text))"
    case "Image": return "\(names.swiftUI("Image"))(systemName: \"star\")"
    case "Color": return ".accentColor"
    case "Date": return ".now"
    case "Decimal": return "1"
    case "URL": return "URL(fileURLWithPath: \"/\")"
    default: break
    }
    if let generic = component.generics.first(where: { $0.name == type.plainName }) {
      return generic.sample(text)
    }
    if let generic = component.generics.first(where: { $0.name == type.element?.plainName }) {
      let item = generic.sample(text)
      return (example.hasManyItems ? many(item) : nil) ?? item.map { "[\($0)]" }
    }
    if let cases = library.samples[type.text] {
      let others = cases.filter { "." + $0 != other }
      return (others.first ?? cases.first).map { ".\($0)" }
    }
    if let function = type.unwrapped.function, function.returnsNothing {
      let parameters = function.parameters.count
      return parameters == 0
        ? "{}" : "{ \(repeatElement("_", count: parameters).joined(separator: ", ")) in }"
    }
    if let element = type.element {
      switch element.plainName {
      case "String" where example.hasManyItems: return many("\"\"")
      case "Int" where example.hasManyItems: return many("1")
      default: return "[]"
      }
    }
    return type.desugared.form == .dictionary ? "[:]" : nil
  }

  /// Twenty different values like one; nil if nobody knows any.
  private func many(_ item: String?) -> String? {
    if item == "1" { return "Array(1...20)" }
    return item?.first == "\"" ? #"(1...20).map { "Item \($0)" }"# : nil
  }

  /// The first of the component's generic parameters of which no example of a property says what it is.
  var uninferredGeneric: String? {
    component.generics.first { generic in
      !component.properties.contains {
        $0.defaultValue == nil
          && [$0.type, $0.type.element].contains { $0?.plainName == generic.name }
          || $0.selection?.value.plainName == generic.name
      }
    }?.name
  }
}

extension Parameter {
  /// Whether a form takes another type than the property says.
  fileprivate func isChanged(from property: Property) -> Bool {
    type != property.type && type != property.parameterType
  }
}

extension TypeExpression {
  /// The name of a view of SwiftUI's, qualified or not; nil for what has generic arguments.
  fileprivate var nameInSwiftUI: String? {
    if case .member(let name) = form, parts.count == 1, parts[0].plainName == "SwiftUI" {
      return name
    }
    return path
  }
}

extension GenericParameter {
  /// An example of a value of the type: a text or a number, where either conforms; else nil.
  func sample(_ text: String) -> String? {
    let protocols = conformances.flatMap(\.composed).map(\.text)
    if protocols.allSatisfy(protocolsOfStrings.contains) { return text }
    if protocols.allSatisfy(protocolsOfIntegers.contains) { return "1" }
    return protocols.allSatisfy(protocolsOfFractions.contains) ? "0.5" : nil
  }
}

private let protocolsOfStrings: Set<String> = [
  "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
  "Hashable", "LosslessStringConvertible", "Sendable", "StringProtocol",
]

private let protocolsOfFractions: Set<String> = [
  "AdditiveArithmetic", "BinaryFloatingPoint", "Codable", "Comparable", "CustomStringConvertible",
  "Decodable", "Encodable", "Equatable", "FloatingPoint", "Hashable", "LosslessStringConvertible",
  "Numeric", "Sendable", "SignedNumeric", "Strideable",
]

private let protocolsOfIntegers: Set<String> = [
  "AdditiveArithmetic", "BinaryInteger", "Codable", "Comparable", "CustomStringConvertible",
  "Decodable", "Encodable", "Equatable", "FixedWidthInteger", "Hashable",
  "LosslessStringConvertible", "Numeric", "Sendable", "SignedInteger", "SignedNumeric",
  "Strideable",
]
