import CompilerDriver
import DesignModel
import SampleValues
import SwiftRendering
import SwiftTypes
import SwiftUIEmitter

/// Writes values that contain a mark, in the spelling of a client.
struct MarkedValues {
  let component: Component
  let system: DesignSystem
  let types: ClientTypes

  /// The types that are being created: a value that contains a value of its type without end is never created.
  var outer: Set<String> = []

  private var library: Library { system.library }

  /// Values of types in hand-written Swift.
  let examples: [String: String]

  init(
    _ component: Component, in system: DesignSystem, _ types: ClientTypes,
    examples: [String: String]
  ) {
    self.examples = examples
    self.component = component
    self.system = system
    self.types = types
  }

  /// A value of a type; nil if there is no example of it.
  func value(_ type: TypeExpression, _ mark: Int) -> String? {
    if let associated = associatedType(type) { return value(associated, mark) }
    if let wrapped = type.wrapped { return value(wrapped, mark) }
    if let alias = library.aliases[type.text] { return value(alias, mark) }
    if let function = type.function { return closure(function, mark) }
    if let value = examples[type.text] ?? fixedValue(of: type, mark) { return value }
    let arguments = type.genericArguments
    switch type.fullName {
    case "Binding", "SwiftUI.Binding":
      return arguments.first.flatMap { value($0, mark) }.map {
        "CallMarks.bound(\($0) as \(types.text(arguments[0])), \(mark))"
      }
    case "Set", "Array":
      return arguments.first.flatMap { value($0, mark) }.map { "[\($0)]" }
    case "ClosedRange":
      return arguments.first.flatMap { value($0, mark) }.map { "\($0)...\($0)" }
    case "KeyPath":
      return arguments.first.flatMap(identity).map { "\\.\($0.name)" } ?? "\\.self"
    default: break
    }
    if let element = type.element { return value(element, mark).map { "[\($0)]" } }
    if let value = system.components.first(where: { $0.name == type.fullName }) {
      let own = value.initializers.filter { $0.creates(arguments, of: value) }
      let replaced = Dictionary(
        zip(value.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
      return creation(
        own.flatMap { $0.promisedCalls() }, value.interface, value.name, mark, replaced)
    }
    if let owner = system.components.first(where: { !$0.types.isEmpty && $0.declares(type) }) {
      let maker = Callee.all(of: owner, in: system).first { $0.typeName.isName(of: type) }
      if let maker {
        return creation(maker.promisedCalls, maker.component, maker.typeName, mark)
      }
    }
    let samples = SampleValues(component, in: library) { type, _ in
      guard !(outer.contains(type.text)), type.function == nil, type.element == nil else {
        return nil
      }
      return nested(type, mark).map { .swift($0) }
    }
    return samples.value(type, named: "value", in: Example(), other: nil)?.text
  }

  /// A value in another one; nil for a struct or an enum, which are created as in other examples.
  private func nested(_ type: TypeExpression, _ mark: Int) -> String? {
    if let value = fixedValue(of: type, mark) { return value }
    return system.components.contains { $0.name == type.fullName } ? value(type, mark) : nil
  }

  /// The shortest of some calls.
  ///
  /// - Parameter replaced: The types that replace the component's generic parameters.
  private func creation(
    _ calls: [Call], _ component: Constructible, _ name: String, _ mark: Int,
    _ replaced: [String: TypeExpression] = [:]
  ) -> String? {
    guard !outer.contains(name) else { return nil }
    var values = self
    values.outer.insert(name)
    let shortest = calls.filter(\.trailing.isEmpty)
      .min { $0.arguments.count < $1.arguments.count }
    var isComplete = true
    let text = shortest?.swift(
      component, named: types.text(.named(name)), onPart: false,
      ArgumentTexts(
        variable: { type, _, _ in
          let type = type.substituting { replaced[$0] }
          guard let text = values.value(type, mark) else {
            isComplete = false
            return ""
          }
          return "\(text) as \(types.text(type))"
        }, literal: { _ in "m\(mark)" }, action: { _ in "CallMarks.perform(\(mark))" },
        handler: { _ in "CallMarks.perform(\(mark))" }))
    return isComplete ? text : nil
  }

  /// The first member of a struct of the library; nil for other types.
  func identity(of type: TypeExpression) -> OwnedType.Member? {
    guard case .structure(_, let members) = library.creations[type.fullName ?? ""] else {
      return nil
    }
    return members.first
  }

  private func closure(_ function: FunctionType, _ mark: Int) -> String? {
    let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let start = names.isEmpty ? "{ " : "{ \(names) in "
    if function.returnsNothing { return start + "CallMarks.perform(\(mark)) }" }
    return value(function.result, mark).map { start + $0 + " }" }
  }

  /// Whether each value of a type contains its mark, so that a program need not compare values.
  func isMarked(_ type: TypeExpression) -> Bool {
    if let associated = associatedType(type) { return isMarked(associated) }
    if let wrapped = type.wrapped { return isMarked(wrapped) }
    if let function = type.function { return function.returnsNothing && !function.isAsync }
    return type.fullName == "Binding" || fixedValue(of: type, 7000)?.contains("7000") ?? false
  }

  /// The type that a member of a replaced generic parameter means; nil for other types.
  private func associatedType(_ type: TypeExpression) -> TypeExpression? {
    guard case .member(let name) = type.form else { return nil }
    switch name {
    case "Element": return type.parts[0].element
    case "ID": return type.parts[0].text == "CallMarks.Marked" ? .named("Int") : nil
    default: return nil
    }
  }

  /// A value of a type that no library declares.
  private func fixedValue(of type: TypeExpression, _ mark: Int) -> String? {
    guard !library.typeNames.contains(type.fullName ?? "") else { return nil }
    return switch type.path {
    case "String", "LocalizedStringKey", "SwiftUI.LocalizedStringKey", "Substring",
      "LocalizedStringResource", "AttributedString", "Foundation.LocalizedStringResource":
      "\"m\(mark)\""
    case "Int", "Double", "CGFloat", "Float", "TimeInterval", "Decimal", "Int64", "UInt": "\(mark)"
    case "Bool": mark.isMultiple(of: 2) ? "true" : "false"
    case "Text", "SwiftUI.Text": "CallMarks.text(\(mark))"
    case "AnyView", "SwiftUI.AnyView": "CallMarks.view(\(mark))"
    case "Image", "SwiftUI.Image": "SwiftUI.Image(systemName: \"m\(mark)\")"
    case "Label<Text, Image>": "SwiftUI.Label(\"m\(mark)\", systemImage: \"star\")"
    case "Date", "Foundation.Date": "Date(timeIntervalSinceReferenceDate: \(mark))"
    case "URL", "Foundation.URL": "URL(string: \"https://m\(mark).example\")!"
    case "Color", "SwiftUI.Color": "SwiftUI.Color.red"
    case "EmptyView", "SwiftUI.EmptyView": "SwiftUI.EmptyView()"
    case "CGPoint": "CGPoint(x: \(mark), y: \(mark))"
    case _ where type.text == "any Error": "CallMarks.MarkedError(mark: \(mark))"
    case "CallMarks.Marked": "CallMarks.Marked(\(mark))"
    default: nil
    }
  }
}

extension Initializer {
  /// Whether it creates a component with some generic arguments; those of slots are the last ones.
  fileprivate func creates(_ arguments: [TypeExpression], of component: Component) -> Bool {
    let slots = component.slots.indices.filter {
      !component.slots[$0].isConcrete && !component.slots[$0].isErased
    }
    if arguments.isEmpty { return true }
    return zip(slots.suffix(arguments.count), arguments.suffix(slots.count)).allSatisfy {
      slot, argument in
      let type =
        switch parameter(for: SlotID(slot))?.role {
        case .localizedText, .string: "Text"
        case .systemImage, .image: "Image"
        case nil: "Never"
        default: ""
        }
      return argument.lastName == type
    }
  }
}

extension Component {
  fileprivate func declares(_ type: TypeExpression) -> Bool {
    types.contains { $0.name.isName(of: type) || "\(name).\($0.name)".isName(of: type) }
  }
}

extension String {
  /// Whether it names a type, which can be an alias in a component.
  fileprivate func isName(of type: TypeExpression) -> Bool {
    self == type.text || self == type.text.filter { $0 != "." }
  }
}
