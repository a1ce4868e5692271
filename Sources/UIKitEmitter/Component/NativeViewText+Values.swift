import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  /// The members that callers read and set.
  var values: [Declaration] {
    component.properties.flatMap(value)
      + component.modifiers.map(value)
      + component.slots.filter { $0.list != nil || !$0.arguments.isEmpty }.compactMap(list)
      + (hasStyles ? [] : arrangedMembers("private "))
      + (readsEnabled ? [enabled] : []) + state + surroundings + forwards
  }

  /// The members of the configuration that the body around styles, or the accessibility label, mentions.
  private var forwards: [Declaration] {
    guard hasStyles else { return [] }
    let statements =
      (view.body.map { body in
        body.stored.flatMap(\.declaration) + body.making + body.update
          + (body.adjustment?.statements ?? [])
          + body.styleAnimations.flatMap { [.verbatim($0.animation), .verbatim($0.value)] }
      } ?? []) + view.spoken.making + view.spoken.update
      + view.actions.flatMap { [$0.title, $0.condition ?? ""] + $0.lines }.map { .verbatim($0) }
    let words = plainWords(of: SwiftPrinter.text(of: statements))
    func forward(_ name: String, _ type: String, as own: String? = nil, isSet: Bool = false)
      -> Declaration?
    {
      let own = own ?? text.member(name)
      guard words.contains(Substring(own)) else { return nil }
      let member = Expression.name(configuration).member(name)
      return .variable(
        VariableDeclaration(
          "private var", escapedIdentifier(own), type: type,
          body: isSet ? accessors(of: member) : [.expression(member)]))
    }
    var declarations = bindings.map {
      forward($0.name, type($0.type).text, as: edited($0), isSet: true)
    }
    declarations += component.slots.filter { $0.list == nil && !isMade($0) }.map {
      forward($0.name, storedType(of: $0))
    }
    declarations += component.state.map { forward($0.name, type($0.type).text, isSet: true) }
    declarations += component.configuration.values.filter { $0.value != nil }.map {
      forward($0.name, type($0.type).text)
    }
    declarations += inherited.map { forward($0.name, $0.type) }
    return declarations.compactMap(\.self)
  }

  private func forwarded(
    _ introducer: String, _ name: String, _ type: String, to member: String,
    _ documentation: String?
  ) -> Declaration {
    .variable(
      VariableDeclaration(
        documentation: documentation.map { DocumentationComment($0) }, introducer,
        escapedIdentifier(text.member(name)), type: type,
        body: [
          .accessor(.get, Expression.name(configuration).dot(member)),
          .accessor(
            .set,
            Expression.name(configuration).dot(setValue).called([
              Argument(.keyPath(member)), Argument("to", "newValue"),
              Argument("inStyle", .name(isInner)),
            ])),
        ]))
  }

  func value(_ property: Property) -> [Declaration] {
    let type = type(property.type).text
    let own = access.isEmpty ? "var" : access + "var"
    if isAction(property) {
      return hasStyles
        ? [forwarded("private var", property.name, type, to: escapedMember(property.name), nil)]
        : []
    }
    let name = self.text.member(property.name)
    var text = text.prose.description(of: property)
    if isBinding(property) { text += " Setting it does not call the change handler." }
    if hasStyles {
      let member = isBinding(property) ? value(of: property) : escapedMember(property.name)
      return [forwarded(own, property.name, type, to: member, text)]
    }
    if holdsBinding(property) {
      return givenBinding(
        property, own, documentation: text, owner: "self",
        changed: .call(.name(updateContent), []))
    }
    if let field = view.body?.keptTexts[property.name] {
      return [
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(text), own, escapedIdentifier(name), type: type,
            body: [
              .accessor(.get, Expression.name(field).dot("text").or(.string(""))),
              .verbatim(
                "set { if newValue != \(escapedIdentifier(name)) { \(field).text = newValue } }"
              ),
            ]))
      ]
    }
    let change = observed(
      own, name, type: type, documentation: text, changed: .call(.name(updateContent), []))
    guard isBinding(property) else { return [change] }
    let plain = Expression.identifier(name)
    return [
      change,
      .variable(
        VariableDeclaration(
          "private var", edited(property), type: type,
          body: [
            .accessor(.get, plain),
            .verbatim(
              "set {\n  \(plain.text) = newValue\n  \(handler(of: property))?(newValue)\n}"),
          ])),
    ]
  }

  /// The name with which the body writes a value and notifies the caller.
  private func edited(_ property: Property) -> String {
    "edited" + property.name.prefix(1).uppercased() + property.name.dropFirst()
  }

  func value(_ modifier: Modifier) -> Declaration {
    let type = type(modifier.type).text
    let isHidden = modifier.isFunction
    let introducer = isHidden ? "private var" : access.isEmpty ? "var" : access + "var"
    let text = isHidden ? nil : description(of: modifier)
    if hasStyles {
      return forwarded(introducer, modifier.name, type, to: escapedMember(modifier.name), text)
    }
    return observed(
      introducer, self.text.member(modifier.name), type: type, value: initialValue(of: modifier),
      documentation: text, changed: .call(.name(updateContent), []))
  }

  /// The views of a list, or the views of a slot with arguments.
  func list(_ slot: Slot) -> Declaration? {
    if !slot.arguments.isEmpty { return hasStyles ? nil : .function(made(slot, "private ")) }
    let text = text.prose.description(of: slot)
    if hasStyles {
      return forwarded(access + "var", slot.name, "[UIView]", to: escapedMember(slot.name), text)
    }
    return observed(
      access + "var", self.text.member(slot.name), type: "[UIView]", documentation: text,
      changed: .call(.name(updateContent), []))
  }

  /// The method that makes the views of a slot with arguments.
  func made(_ slot: Slot, _ access: String) -> FunctionDeclaration {
    let isOptional = slot.presence == .optional
    let make = Expression.call(
      .name(isOptional ? "make" : maker(of: slot)),
      slot.arguments.map { Argument(.identifier($0.name)) })
    let view = Expression.closureCall("Slot", [], .init(make))
    return FunctionDeclaration(
      documentation: access == "private "
        ? nil
        : DocumentationComment(
          text.prose.description(of: slot),
          parameters: slot.arguments.map { .init($0.name, asSentence($0.description)) },
          returns: "The \(slot.noun)\(isOptional ? "; `nil` if omitted" : "")."),
      "\(access)func \(escapedIdentifier(stored(slot.name)))",
      slot.arguments.map {
        hasStyles
          ? ParameterDeclaration(escapedIdentifier($0.name), type($0.type).text)
          : ParameterDeclaration(label: "_", escapedIdentifier($0.name), type($0.type).text)
      }, result: isOptional ? "Slot?" : "Slot",
      body: [
        .expression(
          isOptional ? Expression.name(maker(of: slot)).mapped(["make"], view) : view)
      ])
  }

  var enabled: Declaration {
    let text = "Whether the \(self.text.noun) is enabled."
    if hasStyles {
      return forwarded(access + "var", "isEnabled", "Bool", to: "isEnabled", text)
    }
    return observed(
      access + "var", "isEnabled", type: "Bool", value: "true", documentation: text,
      changed: .call(.name(updateContent), []))
  }

  /// The state of a component without styles; with styles, it is in the configuration.
  var state: [Declaration] {
    component.state.filter {
      $0.wrapper == .state || $0.wrapper == .focusState || $0.wrapper == .scaledMetric
    }
    .compactMap { state in
      if hasStyles { return nil }
      return observed(
        "private var", text.member(state.name), type: type(state.type).text,
        value: initialValue(of: state), documentation: nil, changed: .call(.name(updateContent), [])
      )
    }
  }

  func initialValue(of state: StateValue) -> Expression? {
    if let value = state.defaultValue { return .swift(value) }
    return state.type == .bool ? "false" : nil
  }

  /// The inherited values that the body reads.
  var surroundings: [Declaration] {
    guard !hasStyles else { return [] }
    return inherited.map { reading($0, "private ") }
  }

  /// A value that is inherited along the view tree, as a member.
  func reading(
    _ value: (name: String, type: String, key: String, initial: String), _ access: String
  ) -> Declaration {
    let box = Expression.name(box(of: value.name)).optionalDot("value")
    return .variable(
      VariableDeclaration(
        "\(access)var", escapedIdentifier(stored(value.name)), type: value.type,
        body: [.expression(value.initial == "nil" ? box.or("nil") : box.or(.swift(value.initial)))])
    )
  }
}
