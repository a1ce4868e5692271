import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering
import SwiftTypes

// Emission of components that are values, whose members are read by the code that shows them.

extension ComponentText {
  /// The stored properties of a value.
  var valueStorage: [[Declaration]] {
    let properties = component.properties.map {
      Declaration.variable(storage(of: $0)).from("properties", $0.name)
    }
    let slots = component.slots.map {
      Declaration.variable(storage(of: $0)).from("slots", $0.name)
    }
    let modifiers = component.modifiers.map { modifier in
      var variable = stored(
        "\(access)private(set) var", modifier.name, modifier.type,
        modifier.defaultValue.map(Expression.swift))
      variable.documentation = DocumentationComment(
        asSentence(
          modifier.summary
            ?? valueDescription(
              modifier.name, type: modifier.type, isFunction: modifier.isFunction)))
      return Declaration.variable(variable).from("modifiers", modifier.name)
    }
    return (properties + slots + modifiers).map { [$0] }
  }

  private func storage(of slot: Slot) -> VariableDeclaration {
    let isSetLater = slot.route == .modifier
    let keyword = isSetLater ? "var" : "let"
    guard slot.arguments.isEmpty else {
      return VariableDeclaration(
        documentation: DocumentationComment("The closure of the \(slot.noun)."),
        "private \(keyword)", member(of: slot), type: slot.storedType)
    }
    let text = prose.description(of: slot)
    return VariableDeclaration(
      documentation: DocumentationComment(
        slot.isOptional ? "\(text.dropLast()); `nil` if omitted." : text),
      access + (isSetLater ? "private(set) " : "") + keyword, escapedIdentifier(slot.name),
      type: slot.storedType)
  }

  /// The methods of a value that make the views of slots with arguments.
  var slotFunctions: [FunctionDeclaration] {
    guard component.kind == .value else { return [] }
    return component.slots.filter { !$0.arguments.isEmpty }.map { viewFunction(of: $0, access) }
  }

  /// The name of the stored property of a slot.
  func member(of slot: Slot) -> String {
    component.kind == .value && !slot.arguments.isEmpty
      ? maker(of: slot) : escapedMember(slot.name)
  }

  // MARK: - Initializers

  /// The type of a parameter for a type-erased slot: any view, or a function that makes one.
  func anyView(_ type: TypeExpression) -> String {
    let view = "some \(names.swiftUI("View"))"
    return type.isOptional ? "(\(view))?" : view
  }

  /// The value stored for a closure that fills a type-erased slot.
  ///
  /// - Parameter isOptional: Whether the closure makes an optional view.
  func erasedView(_ slot: Slot, by closure: Expression, isOptional: Bool) -> Expression {
    let type = Expression.type(slot.generic)
    if !slot.arguments.isEmpty {
      let arguments = Expression.closureArguments(slot.arguments.indices)
      return .closure(.init(type.called(.call(closure, arguments))))
    }
    if slot.storage == .closure { return type.called(closure) }
    let made = Expression.call(closure, [])
    return isOptional ? made.mapped(type.called("$0")) : type.called(made)
  }

  /// The isolation of an initializer or method of a value that runs Swift code from the spec which creates
  /// views, because the library's views are created on the main actor; empty for others.
  ///
  /// - Parameter filled: The one slot that a method fills.
  func isolation(of initializer: Initializer, filling filled: SlotID? = nil) -> [Attribute] {
    guard component.kind == .value else { return [] }
    let slots = filled.map { [$0] } ?? component.slots.indices.map(SlotID.init)
    let makesViews = slots.contains { index in
      let (slot, choice) = (component.slots[index], initializer.form[index])
      if case .resolver(let index) = choice { return slot.resolvers[index].value != nil }
      guard case .content = slot.presence else { return false }
      return choice == .omitted
    }
    let defaultsToViews = initializer.parameters.contains { parameter in
      guard case .builder(let slot) = parameter.role, parameter.defaultValue != nil,
        case .content = component.slots[slot].presence
      else { return false }
      return true
    }
    return makesViews || defaultsToViews ? ["@MainActor @preconcurrency"] : []
  }

  // MARK: - Types of slots

  /// The types in which a value stores the views of its slots.
  var slotTypes: [Declaration] {
    let slots = component.erasedSlots
    guard !slots.isEmpty else { return [] }
    return [
      .mark("Slots"),
      .type(
        TypeDeclaration(
          .extension, name,
          members: slots.map { [.type(erasedType(of: $0)).from("slots", $0.name)] })),
    ] + slots.map { .type(erasedBody(of: $0, in: name)) }
  }

  /// The type of a slot's view.
  ///
  /// Its conformance to `View` is declared in an extension. Otherwise the type would be isolated, and with it
  /// the code that creates the value.
  func erasedType(of slot: Slot) -> TypeDeclaration {
    let anyView = names.swiftUI("AnyView")
    let isLazy = slot.storage == .closure
    let mayBeEmpty = slot.presence == .empty
    let view = mayBeEmpty ? "Wrapped" : "some \(names.swiftUI("View"))"
    let content = VariableDeclaration(
      "private let", "content", type: isLazy ? "() -> \(anyView)" : anyView)
    let isEmpty = VariableDeclaration(
      documentation: DocumentationComment("Whether the slot is empty."), "\(access)let",
      "isEmpty", type: "Bool")
    let initializer = FunctionDeclaration(
      "fileprivate init" + (mayBeEmpty ? "<Wrapped: \(names.swiftUI("View"))>" : ""),
      [.init(label: "_", "content", isLazy ? "@escaping () -> \(view)" : view)],
      body: [
        .assignment(
          Expression.name("self").dot("content"),
          isLazy
            ? .closure(.init(Expression.name(anyView).called(.call("content", []))))
            : Expression.name(anyView).called("content"))
      ]
        + (mayBeEmpty
          ? [
            .assignment(
              "isEmpty",
              .infix(.metatype("Wrapped"), .equal, .metatype(names.swiftUI("EmptyView"))))
          ] : []))
    return TypeDeclaration(
      documentation: DocumentationComment(
        "The \(slot.noun) of \(aNoun), "
          + "type-erased\(isLazy ? " and created where it is shown" : "")."),
      access: access, .struct, slot.generic.text,
      members: (mayBeEmpty ? [[.variable(isEmpty)]] : [])
        + [[.variable(content)], [.function(initializer)]])
  }

  /// The conformance of a slot's view type to `View`.
  ///
  /// - Parameters:
  ///   - owner: The type that contains it.
  ///   - attributes: The owner's attributes that extensions need.
  func erasedBody(
    of slot: Slot, in owner: String, attributes: [Attribute] = []
  ) -> TypeDeclaration {
    let isLazy = slot.storage == .closure
    return TypeDeclaration(
      attributes: attributes, .extension, "\(owner).\(slot.generic)",
      inheritance: [names.swiftUI("View")],
      members: [
        [
          .variable(
            VariableDeclaration(
              documentation: DocumentationComment("The slot's content."), "\(access)var", "body",
              type: "some \(names.swiftUI("View"))",
              body: [.expression(isLazy ? .call("content", []) : "content")]))
        ]
      ])
  }
}

extension Slot {
  /// The value of the slot's own type that is stored for a view.
  ///
  /// The parameters are those of ``kept(_:isOptional:naming:by:)``.
  func erasedView(
    _ view: Expression, isOptional: Bool, naming named: Set<String>,
    by make: ((Expression) -> Expression)?
  ) -> Expression {
    let type = Expression.type(generic)
    func wrapped(_ value: Expression) -> Expression {
      let content = make?(value) ?? value
      if !arguments.isEmpty {
        return .closure(.init(closureParameters(naming: named), type.called(content)))
      }
      return storage == .closure ? .closureCall(type, [], .init(content)) : type.called(content)
    }
    guard isOptional else { return wrapped(view) }
    if storage == .view { return view.mapped(wrapped("$0")) }
    let name = escapedIdentifier(name)
    return view.mapped([name], wrapped(.name(name)))
  }
}
