import DesignModel
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  /// The configuration that styles receive, in which the component stores its values.
  var styleConfiguration: TypeDeclaration {
    var groups: [[Declaration]] = []
    let parts = component.configuration.parts
    let kept = parts.flatMap { view.parts[$0.name]?.stored ?? [] }
    if !kept.isEmpty { groups.append([.statements(kept.flatMap(\.recreated.declaration))]) }
    groups += configuredMembers.map { [$0] }
    groups.append(
      [.variable(VariableDeclaration("weak var", "view", type: text.name + "?"))]
        + keptValues(of: "") + boxes("")
        + [
          .variable(
            VariableDeclaration(
              "private var", "updates",
              type: "[@MainActor (\(Naming.base(of: text.configuration))) -> Void]",
              value: .array([])))
        ]
        + (forwardsValues
          ? [
            .variable(
              VariableDeclaration(
                documentation: DocumentationComment(
                  "Restores the values that the style set for the styles below it."),
                "private var", "restorations",
                type: "[@MainActor (\(Naming.base(of: text.configuration))) -> Void]",
                value: .array([])))
          ] : []))
    groups.append([
      .variable(
        VariableDeclaration(
          documentation: DocumentationComment(
            "The styles below the running one, the nearest first."),
          "var", "stylesBelow", type: "[any \(text.styleProtocol)]", value: .array([])))
    ])
    if hasAnimations {
      groups.append([
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment("Whether the style follows changes."), "var",
            "followsChanges", type: "Bool", body: [.expression(.not("updates.isEmpty"))]))
      ])
    }
    groups.append([.function(configurationInitializer)])
    groups += configurationMethods.map { [.function($0)] }
    groups += parts.map { part in
      [
        .function(
          FunctionDeclaration(
            "private func make\(upperCamelCase(part.name))", [], result: "UIView",
            body: view.parts[part.name]?.making ?? []))
      ]
    }
    return TypeDeclaration(
      documentation: DocumentationComment("The properties of \(text.aNoun) for a style."),
      attributes: ["@MainActor"], access: access + "final ", .class, text.configuration,
      members: groups.filter { !$0.isEmpty })
  }

  /// Whether the component animates changes of its style.
  private var hasAnimations: Bool { !(view.body?.styleAnimations.isEmpty ?? true) }

  private func visible(_ name: String) -> String {
    component.configuration.hidden.contains(name) ? "" : access
  }

  /// A member that the component sets.
  private func member(
    _ name: String, _ type: String, _ value: Expression? = nil, _ documentation: String,
    recreates: Bool = false
  ) -> Declaration {
    let seen = visible(name)
    return observed(
      seen.isEmpty ? "var" : "\(seen)internal(set) var", name, type: type, value: value,
      documentation: documentation, changed: change(recreates: recreates))
  }

  private func change(recreates: Bool = false) -> Expression {
    Expression.name("view").optionalDot(recreates ? makeContent : updateContent).called()
  }

  private var configuredMembers: [Declaration] {
    var members: [Declaration] = []
    for property in component.properties where !isAction(property) {
      let text = self.text.prose.description(of: property)
      let type = type(property.type).text
      if holdsBinding(property) {
        let seen = visible(property.name)
        members += givenBinding(
          property, seen.isEmpty ? "var" : "\(seen)internal(set) var", documentation: text,
          owner: "view", changed: change())
        continue
      }
      guard isBinding(property) else {
        members.append(member(property.name, type, nil, text))
        continue
      }
      let seen = visible(property.name)
      let value = value(of: property)
      members += [
        observed("var", value, type: type, documentation: nil, changed: change()),
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(text + " Setting it calls the change handler."),
            seen + "var", escapedIdentifier(property.name), type: type,
            body: [
              .accessor(.get, .name(value)),
              .verbatim("set {\n  \(value) = newValue\n  \(handler(of: property))?(newValue)\n}"),
            ])),
      ]
    }
    for slot in component.slots {
      let description = text.prose.description(of: slot)
      if isMade(slot) {
        members.append(
          observed(
            "var", maker(of: slot), type: storedType(of: slot), documentation: nil,
            changed: change(recreates: true)))
        if !slot.arguments.isEmpty { members.append(.function(made(slot, visible(slot.name)))) }
      } else if slot.list != nil {
        members.append(member(slot.name, "[UIView]", nil, description))
      } else {
        members.append(
          member(
            slot.name, storedType(of: slot), nil,
            slot.presence == .optional
              ? "\(description.dropLast()); `nil` if omitted." : description,
            recreates: true))
      }
    }
    members += arrangedMembers(access)
    for modifier in component.modifiers {
      members.append(
        member(
          modifier.name, type(modifier.type).text, initialValue(of: modifier),
          self.description(of: modifier)))
    }
    for state in component.state {
      members.append(
        observed(
          visible(state.name) + "var", state.name, type: type(state.type).text,
          value: initialValue(of: state), documentation: self.description(of: state),
          changed: change()))
    }
    members += environmentMembers
    for value in component.configuration.values {
      guard let made = view.values[value.name] else { continue }
      let type = type(value.type)
      let documentation = DocumentationComment(
        asSentence(value.summary ?? valueDescription(value.name, type: value.type)))
      switch made {
      case .value(let statements):
        members.append(
          .variable(
            VariableDeclaration(
              documentation: documentation, access + "var", escapedIdentifier(value.name),
              type: type.text, body: statements)))
      case .action(let names, let statements):
        guard case .function(let count, _) = value.type.unwrapped.form else { continue }
        let types = value.type.unwrapped.parts.prefix(count)
        let result = value.type.unwrapped.parts.last
        members.append(
          .function(
            FunctionDeclaration(
              documentation: documentation, access + "func " + escapedIdentifier(value.name),
              types.enumerated().map { index, type in
                ParameterDeclaration(
                  label: "_", names.indices.contains(index) ? names[index] : "_",
                  self.type(type).text)
              }, result: result.flatMap { ["Void", "()"].contains($0.text) ? nil : $0.text },
              body: statements)))
      case .notPortable: continue
      }
    }
    for part in component.configuration.parts {
      members.append(
        .variable(
          VariableDeclaration(
            documentation: DocumentationComment(
              asSentence(part.summary ?? "The \(text.prose.possessive) \(phrase(part.name))")),
            access + "private(set) lazy var", escapedIdentifier(part.name),
            value: .call(.name("make\(upperCamelCase(part.name))"), []))))
    }
    return members
  }

  private var environmentMembers: [Declaration] {
    var members: [Declaration] = view.environment.compactMap { value in
      switch value.source {
      case .entry, .controlSize: return nil
      case .isEnabled:
        return observed(
          access + "internal(set) var", value.name, type: "Bool", value: "true",
          documentation: "Whether the \(text.noun) is enabled.", changed: change())
      case .system(let swift):
        let isOfView = swift.hasPrefix("traitCollection") || swift.hasPrefix("effective")
        let read: Expression =
          isOfView
          ? Expression.name("view").optionalDot(swift).or(.swift(initialTrait(value.type)))
          : .swift(swift)
        return .variable(
          VariableDeclaration(
            documentation: DocumentationComment(
              asSentence("The \(phrase(value.name)) of the \(text.noun)")), access + "var",
            escapedIdentifier(value.name), type: value.type, body: [.expression(read)]))
      }
    }
    members += inherited.map { reading($0, access) }
    return members
  }

  private func initialTrait(_ type: String) -> String {
    switch type {
    case "UIContentSizeCategory": ".large"
    case "UIUserInterfaceLayoutDirection": ".leftToRight"
    case "CGFloat": "1"
    case "UIAccessibilityContrast": ".normal"
    case "UILegibilityWeight": ".regular"
    default: ".unspecified"
    }
  }

  private var configurationInitializer: FunctionDeclaration {
    let properties = component.properties.map { property in
      (
        property.name,
        (property.isFunction && property.wrapped == nil ? "@escaping " : "")
          + type(property.type).text,
        isBinding(property) || holdsBinding(property)
          ? value(of: property) : escapedMember(property.name)
      )
    }
    let slots = component.slots.map { slot in
      (
        slot.name,
        (isMade(slot) && slot.presence != .optional ? "@escaping " : "")
          + storedType(of: slot),
        isMade(slot) ? maker(of: slot) : escapedMember(slot.name)
      )
    }
    return FunctionDeclaration(
      "init", (properties + slots).map { ParameterDeclaration(escapedIdentifier($0.0), $0.1) },
      body: (properties + slots).map {
        .assignment(Expression.name("self").dot($0.2), .identifier($0.0))
      })
  }

  private var configurationMethods: [FunctionDeclaration] {
    let closure = "@MainActor (\(Naming.base(of: text.configuration))) -> Void"
    let parts = component.configuration.parts.flatMap { view.parts[$0.name]?.update ?? [] }
    let slots = component.slots.filter { $0.list == nil && !isMade($0) }
    var preparation: [Statement] = [.assignment("updates", .array([]))]
    if forwardsValues {
      preparation.append(
        .verbatim(
          """
          let owner = view
          view = nil
          for restore in restorations.reversed() { restore(self) }
          restorations = []
          view = owner
          """))
    }
    for slot in slots {
      let views = Expression.identifier(slot.name)
      let isOptional = slot.presence == .optional
      preparation.append(
        .expression((isOptional ? views.optionalDot("resetText") : views.dot("resetText")).called())
      )
      preparation += [placement(of: slot, views), heading(of: slot, views)].compactMap(\.self)
    }
    // Changes that a style makes to the views of a part must not affect the next style.
    for part in component.configuration.parts {
      preparation += (view.parts[part.name]?.stored ?? []).flatMap(\.recreated.recreation)
      preparation.append(
        .assignment(.identifier(part.name), .call(.name("make\(upperCamelCase(part.name))"), [])))
    }
    return [
      FunctionDeclaration(
        documentation: DocumentationComment(
          "Performs an update now and whenever a value changes.",
          """
          The views that the style creates persist, with first responder and animations. If a style requests no \
          update, its view is created again for every change.
          """,
          parameters: [
            .init("update", "The update. It gets the configuration and must not capture it.")
          ]), "\(access)func onChange",
        [ParameterDeclaration(label: "_", "update", "@escaping \(closure)")],
        body: [
          .expression(Expression.name("updates").dot("append").called("update")),
          .expression(.call("update", [Argument("self")])),
        ])
    ] + (forwardsValues ? [setting] : []) + [
      FunctionDeclaration(
        documentation: DocumentationComment("Creates the view of the style below this one."),
        "func viewBelow", [], result: "UIView",
        body: [
          .let(
            "style: any \(text.styleProtocol)",
            .ternary(
              "stylesBelow.isEmpty",
              .call(.name(text.typeName(of: component.look.styleFamily?.defaultStyle)), []),
              Expression.name("stylesBelow").dot("removeFirst").called())),
          .return(Expression.name("style").dot("makeView").called("configuration", "self")),
        ]),
      FunctionDeclaration(
        documentation: DocumentationComment("Performs the updates; `false` if there are none."),
        attributes: hasAnimations ? ["@discardableResult"] : [], "func update", [], result: "Bool",
        body: parts + [
          .verbatim("for update in updates { update(self) }"), .return(.not("updates.isEmpty")),
        ]),
      FunctionDeclaration(
        documentation: DocumentationComment("Discards the updates and changes of the last style."),
        "func prepare", [], body: preparation + parts),
    ]
  }

  /// Whether the component's view has members that set values of the configuration.
  private var forwardsValues: Bool {
    readsEnabled || !component.modifiers.isEmpty || !component.properties.isEmpty
      || !component.lists.isEmpty
  }

  /// The method with which the component's view sets a value.
  ///
  /// In the body of a style, a component shows the style below with other values. These must not outlast the
  /// style, and a new view of the style would set them again, without end.
  private var setting: FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "Sets a value: in a style only for the styles below it, until another style is shown."),
      "func \(setValue)", generics: ["Value"],
      [
        ParameterDeclaration(
          label: "_", "path",
          "ReferenceWritableKeyPath<\(Naming.base(of: text.configuration)), Value>"),
        ParameterDeclaration(label: "to", "value", "Value"),
        ParameterDeclaration("inStyle", "Bool"),
      ],
      body: [
        .verbatim(
          """
          guard inStyle else {
            self[keyPath: path] = value
            return
          }
          let (former, owner) = (self[keyPath: path], view)
          restorations.append { $0[keyPath: path] = former }
          view = nil
          self[keyPath: path] = value
          view = owner
          _ = update()
          """)
      ])
  }
}
