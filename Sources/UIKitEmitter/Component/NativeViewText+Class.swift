import DesignModel
import Emission
import English
import FileBuilding
import PortableViews
import Prose
import SwiftFragments
import SwiftRendering

extension NativeViewText {
  /// The file of the view itself.
  func viewFile(_ templates: Templates) -> SwiftFileContents {
    text.file(
      "\(text.baseName).swift", imports: text.module.imports(of: component, text.library),
      [.type(structure)] + inheriting + modifiers
        + (hasStyles ? [] : declarations),
      marks: text.marks, templates)
  }

  /// The hand-written declarations of the component that concern its stored values.
  var declarations: [Declaration] {
    view.declarations.isEmpty ? [] : [.statements([.verbatim(view.declarations)])]
  }

  private var structure: TypeDeclaration {
    let groups: [[Declaration]] =
      [storage] + text.initializers.map { [.function(convenience($0))] }
      + (hasStyles ? [[.function(inner)]] : []) + [[.function(designated)], [coder]]
      + values.map { [$0] } + overrides.map { [$0] }
      + methods.map { [$0] }
    return TypeDeclaration(
      documentation: DocumentationComment(
        asSentence(component.summary ?? text.aNoun), component.discussion,
        hasStyles
          ? "The nearest `\(text.styleModifier)(_:)` determines the style of \(text.aNoun)." : nil),
      access: access + "final ", .class, text.name,
      inheritance: [component.accessibility.children == .combine ? "CombinedElement" : "UIView"],
      members: groups.filter { !$0.isEmpty })
  }

  private var coder: Declaration {
    .function(
      FunctionDeclaration(
        attributes: [Attribute("@available", ["*", "unavailable"])], "required init?",
        [ParameterDeclaration("coder", "NSCoder")], body: [.expression("nil")]))
  }

  // MARK: - Stored properties

  private var storage: [Declaration] {
    guard !hasStyles else {
      let surroundings: [Declaration] =
        view.body.map { body in
          [
            .statements(body.stored.flatMap(\.declaration)),
            .variable(VariableDeclaration("private let", "style", value: .call("UIView", []))),
          ]
        } ?? []
      return surroundings + [
        .variable(VariableDeclaration("private let", configuration, type: text.configuration)),
        .variable(
          VariableDeclaration("private let", isInner, type: "Bool")),
        .variable(VariableDeclaration("private var", content, type: "UIView?")),
        .variable(
          VariableDeclaration(
            "private var", styleBox, type: "ViewValue<any \(text.styleProtocol)>.Box?")),
      ]
    }
    return [.statements((view.body?.stored ?? []).flatMap(\.declaration))]
      + component.slots.filter { $0.list == nil }.map { slot in
        .variable(
          VariableDeclaration(
            isFilledLater(slot) ? "private var" : "private let", stored(slot),
            type: storedType(of: slot)))
      }
      + keptValues(of: "private ") + boxes("private ")
  }

  /// Whether a method fills a slot of an existing view.
  private func isFilledLater(_ slot: Slot) -> Bool {
    component.slotMethods.contains { component.slots[$0.slot].name == slot.name }
  }

  /// The name of the property that stores the views of a slot, or the closure that makes them.
  func stored(_ slot: Slot) -> String {
    isMade(slot) ? maker(of: slot) : escapedIdentifier(stored(slot.name))
  }

  func maker(of slot: Slot) -> String { text.own("make" + upperCamelCase(slot.name)) }

  /// The state, actions and handlers, which are not accessible from outside.
  func keptValues(of access: String) -> [Declaration] {
    component.properties.filter(isAction).map { property in
      .variable(
        VariableDeclaration(
          access + "var", escapedIdentifier(stored(property.name)),
          type: type(property.type).text))
    }
      + bindings.map { property in
        .variable(
          VariableDeclaration(
            access + "var", handler(of: property),
            type: "(@MainActor (\(type(property.type).text)) -> Void)?"))
      }
  }

  func boxes(_ access: String) -> [Declaration] {
    inherited.map { value in
      .variable(
        VariableDeclaration(
          access + "var", box(of: value.name), type: "ViewValue<\(value.type)>.Box?"))
    }
  }

  // MARK: - Initializers

  private func convenience(_ initializer: ViewInitializer) -> FunctionDeclaration {
    let properties = component.properties.indices.map { index -> Argument in
      let property = component.properties[index]
      if let value = initializer.model.details.values[PropertyID(index)] {
        return Argument(.swift(value))
      }
      let isTaken = initializer.parameters.contains { $0.role == .property(PropertyID(index)) }
      return Argument(isTaken ? .identifier(property.name) : .swift(property.firstValue ?? "nil"))
    }
    let slots = component.slots.indices.map {
      Argument(text.slotValue(SlotID($0), in: initializer, defaults: defaults))
    }
    let name = initializer.model.details.name
    return FunctionDeclaration(
      documentation: text.documentation(of: initializer),
      accessPrefix(component.initializerAccess)
        + (name.map { "static func \(escapedIdentifier($0))" } ?? "convenience init"),
      initializer.parameters.map(\.declaration),
      result: name == nil ? nil : text.name,
      body: [
        .expression(
          .call(
            name == nil ? Expression.name("self").dot("init") : .name(text.name),
            labeled(properties + slots)), .filled)
      ])
  }

  /// The methods that make the views of omitted slots, by the slots' names.
  private var defaults: [String: String] {
    Dictionary(
      uniqueKeysWithValues: view.defaults.keys.map { name in
        (name, "Self." + text.own("makeDefault" + upperCamelCase(name)))
      })
  }

  private var defaultMethods: [FunctionDeclaration] {
    component.slots.compactMap { slot in
      view.defaults[slot.name].map { statements in
        FunctionDeclaration(
          documentation: DocumentationComment("The default \(slot.noun)."),
          "private static func " + text.own("makeDefault" + upperCamelCase(slot.name)), [],
          result: "UIView", body: statements)
      }
    }
  }

  /// The designated initializer, which all others call.
  private var designated: FunctionDeclaration {
    let properties = component.properties.map { property in
      ParameterDeclaration(
        label: "_", escapedIdentifier(property.name),
        (property.isFunction && property.wrapped == nil ? "@escaping " : "")
          + type(property.type).text)
    }
    let slots = component.slots.map { slot in
      ParameterDeclaration(
        label: "_", escapedIdentifier(slot.name),
        (isMade(slot) && slot.presence != .optional ? "@escaping " : "")
          + storedType(of: slot))
    }
    return FunctionDeclaration(
      "private init", labeled(properties + slots), layout: .grouped([]), body: initialization)
  }

  /// The initializer with which a style shows the style below it.
  private var inner: FunctionDeclaration {
    FunctionDeclaration(
      documentation: DocumentationComment(
        "Creates the view that a style shows, drawn by the style below it.",
        parameters: [.init("configuration", "The style's configuration.")]),
      "\(access)init",
      [ParameterDeclaration(label: "_", "configuration", text.configuration)],
      body: [
        .assignment(Expression.name("self").dot(configuration), "configuration"),
        .assignment(.name(isInner), "true"),
        .expression(
          Expression.name("super").dot("init").called([Argument("frame", .implicit("zero"))])),
        .expression(
          .call(
            "addFilling", [Argument(Expression.name("configuration").dot("viewBelow").called())])),
      ])
  }

  private var initialization: [Statement] {
    var statements: [Statement] = hasStyles ? [.assignment(.name(isInner), "false")] : []
    let slots = component.slots.map { (slot: $0, value: filled($0)) }
    if hasStyles {
      let arguments =
        component.properties.map { Argument(escaping: $0.name, .identifier($0.name)) }
        + slots.map { Argument(escaping: $0.slot.name, $0.value) }
      statements.append(
        .assignment(
          .name(configuration), .call(.name(text.configuration), arguments), .onePerLineBeyond(3)))
    } else {
      statements += component.properties.filter { view.body?.keptTexts[$0.name] == nil }.map {
        let name = holdsBinding($0) ? value(of: $0) : stored($0.name)
        return .assignment(Expression.name("self").member(name), .identifier($0.name))
      }
      statements += slots.map {
        .assignment(Expression.name("self").dot(stored($0.slot)), $0.value)
      }
    }
    statements.append(
      .expression(
        Expression.name("super").dot("init").called([Argument("frame", .implicit("zero"))])))
    if hasStyles {
      statements.append(.assignment(Expression.name(configuration).dot("view"), "self"))
    }
    for (name, field) in (view.body?.keptTexts ?? [:]).sorted(by: { $0.key < $1.key }) {
      statements.append(.assignment(Expression.name(field).dot("text"), .identifier(name)))
    }
    switch component.accessibility.children {
    case .combine, .ignore:
      statements.append(.assignment(text.inherited("isAccessibilityElement"), "true"))
    case .contain:
      statements.append(
        .assignment(text.inherited("accessibilityContainerType"), .implicit("semanticGroup")))
    case nil: break
    }
    if view.body?.adjustment != nil {
      // Without the trait, VoiceOver does not adjust the view.
      statements.append(
        .expression(
          text.inherited("accessibilityTraits").dot("insert")
            .called([Argument(.implicit("adjustable"))])))
    }
    if let points = component.accessibility.minimumTarget {
      let least = [
        Argument(.swift("\(points)")), Argument("relation", .implicit("greaterThanOrEqual")),
      ]
      statements.append(
        .expression(
          Expression.name("self").dot("width").called(least).dot("height").called(least)))
    }
    if describesItself { statements += view.spoken.making }
    if hasStyles {
      if view.body != nil {
        statements.append(
          .expression(.call("addFilling", [Argument(.call(.name(makeView), []))])))
      }
      statements.append(.expression(.call(.name(makeContent), [])))
    } else {
      for slot in component.slots {
        statements += [
          placement(of: slot, .identifier(slot.name)), heading(of: slot, .identifier(slot.name)),
        ].compactMap(\.self)
      }
      statements.append(
        .expression(.call("addFilling", [Argument(.call(.name(makeView), []))])))
    }
    if needsUpdate { statements.append(.expression(.call(.name(updateContent), []))) }
    return statements
  }

  /// Whether the view that a component without styles shows depends on any values.
  private var needsUpdate: Bool {
    hasStyles ? !view.spoken.update.isEmpty || view.body != nil : true
  }

  /// The value stored for a slot: nil if there are no views.
  private func filled(_ slot: Slot) -> Expression {
    let name = Expression.identifier(slot.name)
    let mayBeEmpty = text.initializers.contains { initializer in
      initializer.parameters.contains { parameter in
        parameter.role.slot.map { component.slots[$0].name } == slot.name
          && parameter.defaultValue != nil && parameter.type.hasPrefix("()")
      }
    }
    guard mayBeEmpty, slot.presence == .optional, slot.list == nil, !isMade(slot) else {
      return name
    }
    return .ternary(
      .infix(.member(.optional(name), "isEmpty"), .equal, "true"), "nil", name)
  }

  // MARK: - Values

  /// The members that callers read and set.
  private var values: [Declaration] {
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

  private func value(_ property: Property) -> [Declaration] {
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

  private func value(_ modifier: Modifier) -> Declaration {
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
  private func list(_ slot: Slot) -> Declaration? {
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

  private var enabled: Declaration {
    let text = "Whether the \(self.text.noun) is enabled."
    if hasStyles {
      return forwarded(access + "var", "isEnabled", "Bool", to: "isEnabled", text)
    }
    return observed(
      access + "var", "isEnabled", type: "Bool", value: "true", documentation: text,
      changed: .call(.name(updateContent), []))
  }

  /// The state of a component without styles; with styles, it is in the configuration.
  private var state: [Declaration] {
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
  private var surroundings: [Declaration] {
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

  // MARK: - Methods

  private var overrides: [Declaration] {
    var overrides: [Declaration] = []
    if inherits {
      let what = hasStyles ? "the style" : "the values of the views around"
      for (name, note) in [
        ("didMoveToSuperview", "."), ("didMoveToWindow", "."),
        ("layoutSubviews", ", because a view above may have moved within the window."),
      ] {
        let read = Statement.expression(.call("readInheritedValues", []))
        let parent = Statement.expression(Expression.name("super").dot(name).called())
        overrides.append(
          .function(
            FunctionDeclaration(
              documentation: DocumentationComment("Looks for \(what) again\(note)"),
              "\(access)override func \(name)", [],
              body: name == "layoutSubviews" ? [read, parent] : [parent, read])))
      }
    }
    if readsTraits {
      overrides.append(
        .function(
          FunctionDeclaration(
            documentation: DocumentationComment("Updates the view to its traits."),
            // Deprecated, so that it may call deprecated API; later systems still call it.
            attributes: [Attribute("@available", ["iOS", "deprecated: 17.0"])],
            "\(access)override func traitCollectionDidChange",
            [ParameterDeclaration(label: "_", "previous", "UITraitCollection?")],
            body: [
              .expression(
                Expression.name("super").dot("traitCollectionDidChange").called("previous")),
              .expression(.call(.name(updateContent), [])),
            ])))
    }
    if describesItself, !view.actions.isEmpty { overrides.append(.variable(customActions)) }
    return overrides
  }

  /// Whether the label and the like are those of the view itself: an element, or a group.
  private var describesItself: Bool { component.accessibility.children != nil }

  /// The statements that describe the view or, if it is no element, those in it.
  private var describing: [Statement] {
    if describesItself { return view.spoken.update }
    let actions =
      view.actions.isEmpty
      ? []
      : [
        Statement.expression(
          Expression.name("self").dot("accessibilityActions").called(
            .name(text.own("offeredActions"))))
      ]
    return view.spoken.making + view.spoken.update + actions
  }

  /// The call that describes the elements of a style's view, which may be others now.
  private var describe: [Statement] {
    describesItself || describing.isEmpty
      ? [] : [.expression(.call(.name(text.own("describeContent")), []))]
  }

  /// The method that describes the elements of a style's view.
  private var descriptions: [Declaration] {
    describe.isEmpty
      ? []
      : [
        .function(
          FunctionDeclaration(
            "private func " + text.own("describeContent"), [], body: describing))
      ]
  }

  private var customActions: VariableDeclaration {
    let inherited = Expression.name("super").dot("accessibilityCustomActions")
    return VariableDeclaration(
      documentation: DocumentationComment("The accessibility actions."),
      "\(access)override var", "accessibilityCustomActions",
      type: "[UIAccessibilityCustomAction]?",
      body: [
        .accessor(
          .get,
          .swift("(\(inherited.text) ?? []) + \(text.own("offeredActions"))")),
        .accessor(.set, .infix(inherited, .assignment, "newValue")),
      ])
  }

  /// The accessibility actions that are currently available.
  private var offeredActions: [Declaration] {
    guard !view.actions.isEmpty else { return [] }
    var statements: [Statement] = [.var("actions: [UIAccessibilityCustomAction]", .array([]))]
    for (action, spec) in zip(view.actions, component.accessibility.actions) {
      let name = spec.name + "Action"
      let made: [Statement] = [
        .closureCall(
          .swift("let \(name) = UIAccessibilityCustomAction"),
          [Argument("name", .swift(action.title))],
          [
            TrailingClosure(
              parameters: ["[weak self] _"],
              [.verbatim("guard let self else { return false }")]
                + action.lines.map { .verbatim($0) } + [.return("true")])
          ]),
        .expression(Expression.name("actions").dot("append").called(.name(name))),
      ]
      if let condition = action.condition {
        statements.append(.if(.holds(.swift(condition)), made))
      } else {
        statements += made
      }
    }
    return [
      .variable(
        VariableDeclaration(
          "private var", text.own("offeredActions"), type: "[UIAccessibilityCustomAction]",
          body: statements + [.return("actions")]))
    ]
  }

  private var methods: [Declaration] {
    let defaults = defaultMethods.map { Declaration.function($0) }
    if hasStyles {
      let surroundings: [Declaration] =
        view.body.map { body in
          [
            .function(
              FunctionDeclaration(
                "private func \(makeView)", [], result: "UIView", body: body.making))
          ]
        } ?? []
      return surroundings + [.function(updating), .function(making)] + descriptions + adjustments
        + offeredActions + defaults
    }
    return adjustments + offeredActions + defaults + [
      .function(
        FunctionDeclaration(
          "private func \(makeView)", [], result: "UIView", body: view.body?.making ?? [])),
      .function(
        FunctionDeclaration(
          "private func update", [], body: (view.body?.update ?? []) + describing)),
    ]
  }

  private var updating: FunctionDeclaration {
    let update = Expression.name(configuration).dot("update").called()
    let recreate = Statement.expression(.call(.name(makeContent), []))
    var shown: [Statement] = [
      .comment("If the style cannot update its view, it creates another one.")
    ]
    let animations = view.body?.styleAnimations ?? []
    if animations.isEmpty {
      shown.append(.if(.holds(.not(update)), [recreate]))
    } else {
      // Changes of the style are made inside the animations, the innermost first.
      let changes = animations.enumerated().reduce([Statement.expression(update)]) { inner, next in
        [
          .closureCall(
            next.offset == animations.count - 1
              ? "animate" : Expression.name("style").dot("animate"),
            [
              Argument(.swift(next.element.animation)),
              Argument("value", .swift(next.element.value)),
            ], [TrailingClosure(parameters: ["[self]"], inner)])
        ]
      }
      shown.append(
        .if(
          .holds(Expression.name(configuration).dot("followsChanges")), changes, else: [recreate]))
    }
    return FunctionDeclaration(
      documentation: DocumentationComment("Shows the current values."),
      "func \(updateContent)", [],
      body: shown + (view.body?.update ?? []) + (describe.isEmpty ? describing : describe))
  }

  /// The code that runs when assistive technologies adjust the component.
  private var adjustments: [Declaration] {
    guard let adjustment = view.body?.adjustment else { return [] }
    let adjust = text.own("adjust")
    func override(_ name: String, _ direction: String) -> Declaration {
      .function(
        FunctionDeclaration(
          documentation: DocumentationComment(
            "Adjusts the \(text.noun) for assistive technologies."),
          "\(access)override func \(name)", [],
          body: [.expression(.call(.name(adjust), [Argument(.implicit(direction))]))]))
    }
    return [
      override("accessibilityIncrement", "increment"),
      override("accessibilityDecrement", "decrement"),
      .function(
        FunctionDeclaration(
          "private func \(adjust)",
          [
            ParameterDeclaration(
              label: "_", escapedIdentifier(adjustment.parameter), "AdjustmentDirection")
          ], body: adjustment.statements)),
    ]
  }

  private var making: FunctionDeclaration {
    let initial = text.typeName(of: component.look.styleFamily?.defaultStyle)
    return FunctionDeclaration(
      documentation: DocumentationComment("Asks the style for a view."), "func \(makeContent)", [],
      body: [
        .let("old", .name(content)),
        .expression(Expression.name(configuration).dot("prepare").called()),
        .assignment(
          Expression.name(configuration).dot("stylesBelow"),
          .call(
            "Array",
            [
              Argument(
                Expression.name(text.styleKey).dot("value").dot("all").called("around", "self")
                  .dot("dropFirst").called())
            ])),
        .let(
          "nearest", Expression.name(styleBox).optionalDot("value").or(.call(.name(initial), []))),
        .let(
          "new",
          Expression.name("nearest").dot("makeView").called("configuration", .name(configuration))),
        .assignment(.name(content), "new"),
        .verbatim("guard new !== old else { return }"),
        .expression(Expression.name("old").optionalDot("removeFromSuperview").called()),
        .expression(
          .call(
            view.body == nil ? "addFilling" : Expression.name("style").dot("addFilling"),
            [Argument("new")])),
      ] + describe)
  }

  /// The code that makes the view read inherited values.
  private var inheriting: [Declaration] {
    guard inherits else { return [] }
    var body: [Statement] = hasStyles ? [.verbatim("guard !\(isInner) else { return }")] : []
    let owner = hasStyles ? configuration + "." : ""
    for value in inherited {
      let box = owner + box(of: value.name)
      body += [
        .let(
          value.name,
          Expression.name(value.key).dot("nearest").called("to", "self")),
        .verbatim("let \(value.name)Changed = \(value.name) !== \(box)"),
        .verbatim("if \(value.name)Changed { \(box) = \(value.name) }"),
      ]
    }
    let changed = inherited.map { $0.name + "Changed" }
    if hasStyles {
      body += [
        .let(
          "nearest",
          Expression.name(text.styleKey).dot("value").dot("nearest").called("to", "self")),
        .verbatim(
          "if nearest !== \(styleBox) {\n  \(styleBox) = nearest\n  \(makeContent)()\n}"
            + (changed.isEmpty
              ? "" : " else if \(changed.joined(separator: " || ")) {\n  \(updateContent)()\n}")),
      ]
    } else {
      body.append(.verbatim("if \(changed.joined(separator: " || ")) { update() }"))
    }
    return [
      .type(
        TypeDeclaration(
          .extension, text.name, inheritance: ["InheritingView"],
          members: [[.function(FunctionDeclaration("func readInheritedValues", [], body: body))]]))
    ]
  }
}

/// The identifiers in Swift that are not members of anything but `self`.
func plainWords(of text: String) -> Set<Substring> {
  var words: Set<Substring> = []
  var before: Substring = ""
  var rest = text[...]
  while let first = rest.first {
    guard first.isLetter || first == "_" else {
      // `self?` also gives access to members.
      if first != ".", !(first == "?" && before == "self") { before = "" }
      if first == ".", before != "self" { before = "." }
      rest.removeFirst()
      continue
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    if before != "." { words.insert(word) }
    before = word
  }
  return words
}
