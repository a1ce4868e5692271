import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// The methods that fill slots of an existing component.

extension ComponentText {
  /// The methods of each slot that a modifier fills, and the method that they share if there are several.
  var slotMethods: [Declaration] {
    component.slots.indices.flatMap { index -> [Declaration] in
      let methods = component.slotMethods.filter { $0.slot == SlotID(index) }
      guard let first = methods.first else { return [] }
      let slot = component.slots[index]
      let common =
        methods.count > 1 && component.kind == .view ? commonMethod(of: slot, first.generic) : nil
      let declarations = methods.map { method in
        let content = view(for: index, in: method.initializer)
        return declaration(
          of: method,
          body: common == nil
            ? copied(filling: slot, with: content, method.generic)
            : [.expression(Expression.name(commonName(of: slot)).called(content), .filled)])
      }
      return (declarations + [common].compactMap(\.self)).map {
        .function($0).from("slots", slot.name)
      }
    }
  }

  private func declaration(of method: SlotMethod, body: [Statement]) -> FunctionDeclaration {
    let slot = component.slots[method.slot]
    let repeated = repetitionType(of: method.slot, in: method.initializer)
    let pinned = slot.pinnedType(method.choice).map(text(of:)) ?? repeated
    let isGeneric = pinned == nil && !slot.isConcrete && !slot.isErased
    let details = method.initializer.details
    let generics =
      isGeneric
      ? ["\(method.generic): \(names.swiftUI("View"))"] : details.generics.map(\.declaration)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets the \(slot.noun)\(slot.summary.map { ": \(asClause($0))" } ?? "").",
        parameters: method.initializer.parameters.map {
          prose.documentation(of: $0, in: method.initializer.form)
        }, returns: "\(asSentence(aNoun).dropLast()) with the \(slot.noun)."),
      attributes: isolation(of: method.initializer, filling: method.slot)
        + (method.initializer.isDisfavored ? [disfavoredOverload] : [])
        + deprecationAttributes(details.deprecation),
      "\(access)func \(escapedIdentifier(details.name ?? slot.name))", generics: generics,
      method.initializer.parameters.map { self.declaration(of: $0) },
      result: type(filling: slot, pinned ?? method.generic),
      requirements: details.ownRequirements.map(\.text),
      body: body, ignoresFormat: !inlineSwift(of: method.initializer).allSatisfy(\.isFormatted))
  }

  /// The component's type with another view type for a slot.
  private func type(filling slot: Slot, _ type: String) -> String {
    if slot.isConcrete || slot.isErased { return "Self" }
    let generics =
      component.generics.map(\.name)
      + component.genericSlots.map(\.generic.text).unique.map {
        $0 == slot.generic.text ? type : $0
      }
    return "\(name)<\(generics.joined(separator: ", "))>"
  }

  // MARK: - The copy

  private func commonName(of slot: Slot) -> String {
    unused("with" + upperCamelCase(slot.name), among: memberNames)
  }

  /// The statements that return the component with another content for a slot.
  private func copied(
    filling slot: Slot, with content: Expression, _ generic: String
  ) -> [Statement] {
    switch component.kind {
    // A method of `View` passes on the slots that can no longer be filled.
    case .view, .modifier: return copy(filling: slot, with: content, generic)
    case .value:
      let copy = unused("copy", among: memberNames)
      return [
        .var(copy, "self"),
        .assignment(Expression.name(copy).dot(member(of: slot)), content),
        .return(.name(copy)),
      ]
    }
  }

  /// The method that the methods of a slot share.
  private func commonMethod(of slot: Slot, _ generic: String) -> FunctionDeclaration {
    let other = slot.renamed(generic: generic)
    let parameter = parameterType(
      other.storedType, isFunction: slot.isFunction && !slot.isOptional)
    return FunctionDeclaration(
      "private func \(commonName(of: slot))"
        + (slot.isConcrete ? "" : "<\(generic): \(names.swiftUI("View"))>"),
      [.init(escaping: nil, named: slot.name, parameter)], result: type(filling: slot, generic),
      body: copy(filling: slot, with: .identifier(slot.name), generic))
  }

  /// A copy of the component with another content for a slot.
  private func copy(
    filling slot: Slot, with content: Expression, _ generic: String
  ) -> [Statement] {
    let properties = component.properties.map(passedOn)
    let slots = component.slots.map {
      $0.name == slot.name ? content : .identifier($0.name)
    }
    let kept =
      component.modifiers.map { escapedIdentifier($0.name) } + (hasStyles ? [inherited] : [])
    let made = Expression.call(
      .swift(type(filling: slot, generic)), memberwiseArguments(properties + slots))
    if kept.isEmpty { return [.expression(made, .filled)] }
    let copy = unused("copy", among: memberNames)
    return [.var(copy, made, .filled)]
      + kept.map { .assignment(Expression.name(copy).dot($0), .name($0)) }
      + [.return(.name(copy))]
  }
}
