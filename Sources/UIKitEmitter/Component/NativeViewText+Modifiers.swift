import DesignModel
import English
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  /// The methods that set values of an existing view, and return it.
  var modifiers: [Declaration] {
    var methods = component.properties.flatMap { property -> [FunctionDeclaration] in
      if isAction(property) { return [setter(of: property)] }
      return isBinding(property)
        ? [setter(of: property), handlerMethod(of: property)] : [setter(of: property)]
    }
    methods += component.modifierMethods.compactMap {
      text.setter($0, storing: Expression.name("self").member(text.member($0.name)))
    }
    if readsEnabled { methods.append(disabled) }
    methods += slotMethods
    guard !methods.isEmpty else { return [] }
    return [
      .mark("Modifiers"),
      .type(TypeDeclaration(.extension, text.name, members: methods.map { [.function($0)] })),
    ]
  }

  private func returning(_ statements: [Statement]) -> [Statement] {
    statements + [.return("self")]
  }

  private func setter(of property: Property) -> FunctionDeclaration {
    let setting = Setting(
      name: property.name, function: property.name, type: property.type,
      isFunction: isAction(property), defaultValue: nil,
      argument: .value(type: property.type, label: nil, default: nil),
      summary: property.summary, deprecation: property.deprecation, access: component.access)
    let prose = SettingProse(setting)
    return FunctionDeclaration(
      documentation: DocumentationComment(
        prose.summary(within: ""), parameters: prose.parameterDocumentation,
        returns: "The \(text.noun)."), attributes: ["@discardableResult"],
      "\(access)func \(escapedIdentifier(property.name))",
      [
        ParameterDeclaration(
          label: "_", escapedIdentifier(property.name),
          (property.isFunction && property.wrapped == nil ? "@escaping " : "")
            + type(property.type).text)
      ], result: "Self",
      body: returning([
        .assignment(
          Expression.name("self").member(text.member(property.name)), .identifier(property.name))
      ]))
  }

  /// The method that sets the handler for edits of a value.
  private func handlerMethod(of property: Property) -> FunctionDeclaration {
    let target = (hasStyles ? configuration + "." : "") + handler(of: property)
    return text.handlerMethod(
      of: property, type: type(property.type), storing: Expression.name(target))
  }

  private var disabled: FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets whether the \(text.noun) is enabled.",
        parameters: [.init("isDisabled", "Whether it cannot be used.")],
        returns: "The \(text.noun)."), attributes: ["@discardableResult"],
      "\(access)func disabled",
      [ParameterDeclaration(label: "_", "isDisabled", "Bool", defaultValue: "true")],
      result: "Self",
      body: returning([
        .assignment("isEnabled", .not("isDisabled")),
        .assignment("isUserInteractionEnabled", .not("isDisabled")),
      ]))
  }

  // MARK: - Slots

  /// The statements that show a newly filled slot; a configuration notifies the view of changes.
  private var shown: [Statement] {
    hasStyles ? [] : [.expression(.call(.name(updateContent), []))]
  }

  /// The methods that fill slots: those that the spec declares, and one for each text of a component whose
  /// view is recreated.
  private var slotMethods: [FunctionDeclaration] {
    component.slots.indices.flatMap { index -> [FunctionDeclaration] in
      let slot = component.slots[index]
      guard slot.list == nil else { return [] }
      let isByModifier = component.slotMethods.contains { $0.slot == SlotID(index) }
      guard hasStyles || isByModifier else { return [] }
      var methods: [FunctionDeclaration] = []
      if slot.takesText, !isMade(slot) { methods.append(textMethod(of: slot)) }
      if isByModifier { methods.append(viewsMethod(of: slot)) }
      return methods
    }
  }

  private func summary(of slot: Slot) -> String {
    "Replaces the \(slot.noun)\(slot.summary.map { ": \(asClause($0))" } ?? "")."
  }

  private func textMethod(of slot: Slot) -> FunctionDeclaration {
    let isOptional = slot.presence == .optional
    let name = Expression.identifier(slot.name)
    let member = Expression.name(hasStyles ? configuration : "self").member(stored(slot.name))
    var statements: [Statement]
    if isOptional, slot.omitsEmpty {
      statements =
        [.assignment(member, slot.given(name, .text).dot("map").called(.swift("Slot.init(text:)")))]
        + shown
    } else if isOptional {
      let kept = member.optionalDot("setText").called(name)
      statements =
        [
          .if(
            .binds(name.text, nil, and: .infix(kept, .equal, "true")), [.return("self")]),
          .assignment(member, name.dot("map").called(.swift("Slot.init(text:)"))),
        ] + shown
    } else {
      statements = [
        .if(
          .holds(.not(member.dot("setText").called(name))),
          [.assignment(member, .call("Slot", [Argument("text", name)]))] + shown)
      ]
    }
    return FunctionDeclaration(
      documentation: DocumentationComment(
        summary(of: slot),
        parameters: [
          .init(
            slot.name,
            "The \(slot.noun), which is not localized\(isOptional ? ", or `nil` for none" : "").")
        ], returns: "The \(text.noun)."), attributes: ["@discardableResult"],
      "\(access)func \(escapedIdentifier(slot.name))",
      [ParameterDeclaration(label: "_", name.text, isOptional ? "String?" : "String")],
      result: "Self", body: returning(statements))
  }

  private func viewsMethod(of slot: Slot) -> FunctionDeclaration {
    let name = Expression.identifier(slot.name)
    let isMade = isMade(slot)
    let owner = Expression.name(hasStyles ? configuration : "self")
    let target = isMade ? owner.dot(maker(of: slot)) : owner.member(stored(slot.name))
    return FunctionDeclaration(
      documentation: DocumentationComment(
        summary(of: slot),
        parameters: [.init(slot.name, text.prose.description(of: slot))],
        returns: "The \(text.noun)."), attributes: ["@discardableResult"],
      "\(access)func \(escapedIdentifier(slot.name))",
      [
        ParameterDeclaration(
          attribute: "@UIViewBuilder", label: "_", name.text,
          isMade ? "@escaping \(text.makerType(of: slot))" : "() -> [UIView]")
      ], result: "Self",
      body: returning(
        [
          .assignment(target, isMade ? name : .call("Slot", [Argument(name)]))
        ] + shown))
  }
}
