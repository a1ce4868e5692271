import DesignModel
import Testing

/// The initializers and their order, by the text in parentheses.
struct InitializerTests {
  /// If a slot was renamed, callers can still use its old name.
  @Test func oldNamesOfSlots() throws {
    let made = try component(
      """
      component: Card
      slots:
        heading: {options: [text, systemImage]}
        title: {deprecated: {renamed: heading, since: "2.0"}}
        actions: {optional: true}
      """)
    #expect(made.slots.map(\.name) == ["heading", "actions"])
    let old = made.initializers.filter { !$0.details.oldNames.isEmpty }
    #expect(old.count * 2 == made.initializers.count)
    #expect(
      old.map { $0.parameters.compactMap(\.newLabel) } == [
        ["heading"], ["heading"], ["heading"], ["heading"], ["heading"], ["heading"],
        ["headingSystemName"], ["headingSystemName"],
      ])
    #expect(
      Set(old.flatMap(\.parameters).filter { $0.newLabel != nil }.map(\.label)) == [
        "title", "titleSystemName",
      ])
    expectProblems(
      """
      component: Card
      slots:
        heading: {options: [text]}
        title: {options: [«text»], optional: «true», deprecated: {renamed: heading}}
        first: {deprecated: {renamed: «title»}}
        «size»: {deprecated: {renamed: heading}}
      properties: {size: Int}
      """,
      "'title' is an old name of the slot 'heading' and has no other keys; remove 'options', or "
        + "remove 'renamed' if it is another slot [old-slot-name]",
      "'title' is an old name of the slot 'heading' and has no other keys; remove 'optional', or "
        + "remove 'renamed' if it is another slot [old-slot-name]",
      "'title' is an old name as well; write the current name of the slot [old-slot-name]",
      "the former slot name 'size' has the name of a property; rename one of them [name-collision]")
  }

  @Test func slotsAndOptions() throws {
    #expect(
      try initializers(of: "{title: {options: [text]}, actions: {optional: true}}") == [
        "title: () -> Title, actions: () -> Actions",
        "title: () -> Title",
        "title: LocalizedStringKey, actions: () -> Actions",
        "~ title: String, actions: () -> Actions",
        "title: LocalizedStringKey",
        "~ title: String",
      ])
    #expect(
      try initializers(of: "{icon: {optional: true, options: [systemImage]}}") == [
        "icon: () -> Icon", "iconSystemName: String?", "",
      ])
    #expect(
      try initializers(of: "{icon: {options: [empty, systemImage, text]}}") == [
        "icon: () -> Icon", "iconSystemName: String", "icon: LocalizedStringKey", "~ icon: String",
        "",
      ])
  }

  @Test func mixedTexts() throws {
    let all = try initializers(
      of: "{title: {options: [text]}, note: {optional: true, options: [text]}}")
    #expect(all.count == 12)
    #expect(
      all.filter { $0.contains("title: ") && $0.contains("note: ") && !$0.contains("->") } == [
        "title: LocalizedStringKey, note: LocalizedStringKey?",
        "~ title: LocalizedStringKey, note: String?",
        // A literal nil cannot be an opaque string, so it is not ambiguous.
        "~ title: String, note: LocalizedStringKey?",
        "~ title: String, note: (some StringProtocol)?",
      ])
  }

  @Test func labels() throws {
    #expect(
      try initializers(
        of: "{title: {options: [text, systemImage], label: {text: _, systemImage: symbol}}}") == [
          "title: () -> Title", "_ title: LocalizedStringKey", "~ _ title: String",
          "symbol titleSystemName: String",
        ])
    #expect(
      try initializers(of: "{title: {options: [systemImage], label: _}}") == [
        "_ title: () -> Title", "systemName titleSystemName: String",
      ])
    #expect(
      try initializers(of: "{title: {options: [systemImage], label: name}}") == [
        "name title: () -> Title", "nameSystemName titleSystemName: String",
      ])
  }

  @Test func properties() throws {
    #expect(
      try initializers(
        of: "{title: }",
        and: """
          properties:
            role: {type: Int, default: 1, label: _}
            isOn: {type: Bool, binding: true}
            name: String?
            action: () -> Void
          """) == [
          "_ role: Int = 1, isOn: Binding<Bool>, name: String? = nil, action: () -> Void, "
            + "title: () -> Title"
        ])
  }

  @Test func order() throws {
    let rest = "properties: {action: () -> Void, count: Int}\ninitializers: {order: "
    #expect(
      try initializers(of: "{title: , note: {options: [text]}}", and: rest + "declaration}").last
        == "~ action: () -> Void, count: Int, title: () -> Title, note: String")
    #expect(
      try initializers(
        of: "{title: , note: {options: [text]}}", and: rest + "trailingViewBuilders}"
      )
      .last == "~ count: Int, note: String, action: () -> Void, title: () -> Title")
  }

  /// If two forms take the same trailing closure, it goes to the slot declared first.
  @Test func placeholders() throws {
    #expect(
      try initializers(of: "{icon: {optional: true}, actions: {optional: true}}") == [
        "icon: () -> Icon, actions: () -> Actions",
        "icon: () -> Icon",
        "_ icon: Omitted = .init(), actions: () -> Actions",
        "",
      ])
    #expect(
      try initializers(of: "{icon: {optional: true}, title: {options: [text]}}").filter {
        $0.contains("Omitted")
      } == [])
  }

  @Test func genericNames() throws {
    let component = try component(
      "component: Card\nslots: {text: , label: , card: , title: {generic: Heading}, view: }")
    #expect(
      component.slots.map(\.generic.text)
        == ["TextContent", "LabelContent", "CardContent", "Heading", "ViewContent"])
  }

  @Test func manySlotsOverflowNothing() {
    let slots = (0..<200).map { "s\($0): {optional: true, options: [text]}" }
    expectProblems(
      "component: Card\nslots: {\(slots.joined(separator: ", "))}".replacing("s3:", with: "«s3»:"),
      "'Card' has too many initializers, more than its limit of 64: "
        + (0..<12).map { "'s\($0)' ×4" }.joined(separator: ", ")
        + ", and 188 others; remove options: the maximum is 512 [too-many-initializers]"
    )
  }

  @Test func manyParts() {
    func spec(_ slot: String, _ number: Int) -> String {
      let slots = (0..<number).map { "s\($0): \(slot)" }.joined(separator: ", ")
      return "component: Card\nslots: {\(slots)}"
    }
    expectProblems(
      spec("{list: true}", 18).replacing("s16:", with: "«s16»:"),
      "there are 18 slots that are lists, and the maximum is 16, because the code for each list is "
        + "nested in that for the others; remove some, such as 's16', or split the component "
        + "[too-many-parts]")
    expectProblems(spec("{via: modifier}", 64))
    expectProblems(
      spec("{via: modifier}", 65).replacing("s64:", with: "«s64»:"),
      "there are 65 slots that modifiers fill, and the maximum is 64, because each of the "
        + "modifiers copies the whole component; remove some, such as 's64', or split the "
        + "component [too-many-parts]")
  }

  @Test func limits() {
    let slots = "slots: {a: {options: [text]}, b: {optional: true, options: [text]}}"
    expectProblems(
      "component: Card\n\(slots.replacing("b", with: "«b»"))",
      "'Card' has 12 initializers, more than its limit of 11: 'a' ×3, 'b' ×4; write 'via: "
        + "modifier' for 'b', which leaves 3; or remove an option, or set 'initializers: {limit: "
        + "12}' [too-many-initializers]",
      project: "library: Kit\ninitializers: {limit: 11, strategy: permutations}")
    expectProblems(
      "component: Card\n\(slots)\ninitializers: {limit: «3»}",
      "'Card' has 12 initializers, more than its limit of 3: 'a' ×3, 'b' ×4; write 'via: "
        + "modifier' for 'b', which leaves 3; or remove an option, or set 'initializers: {limit: "
        + "12}' [too-many-initializers]")
    expectProblems(
      "component: Card\n\(slots)\ninitializers: {limit: 12}", project: "library: Kit")
  }

  @Test func ambiguousCalls() {
    expectProblems(
      "component: Card\nslots: {a: {options: [text], label: _}, b: {optional: true, label: _}}",
      project: "library: Kit")
    expectProblems(
      """
      component: Card
      slots:
        a: {optional: true, label: name}
        «b»: {optional: true, label: name}
      """,
      "'Card(name: { view })' would mean 'a' as a view with no 'b' instead of no 'a' with 'b' as a "
        + "view; give their arguments different labels [ambiguous-call]")
    expectProblems(
      """
      component: Card
      slots:
        a: {optional: true, options: [text], label: _}
        b: {optional: true, options: [string], label: _}
        c: {optional: true}
      initializers: {strategy: explicit, forms: [{«a»: text}, {b: string}]}
      """,
      "'Card(\"…\")' would mean no 'a', 'b' as a text and no 'c' instead of 'a' as a text, no 'b' "
        + "and no 'c'; give their arguments different labels [ambiguous-call]")
  }

  @Test func listedForms() throws {
    let card = try component(
      """
      component: Card
      slots:
        title: {options: [text]}
        icon: {optional: true}
      initializers:
        strategy: explicit
        forms: [{title: text, icon: [systemImage, image]}, {title: view, icon: view}, {title: string}]
      """)
    #expect(
      card.initializers.map { $0.parameters.map { "\($0.label ?? "_"): \($0.type)" } } == [
        ["title: LocalizedStringKey", "iconSystemName: String?"],
        ["title: String", "iconSystemName: String?"],
        ["title: LocalizedStringKey", "iconImageName: String?"],
        ["title: String", "iconImageName: String?"],
        ["title: () -> Title", "icon: () -> Icon"],
        ["title: String"],
      ])
  }

  @Test func problemsOfForms() {
    expectProblems(
      """
      component: Card
      slots: {title: , icon: {optional: true}}
      initializers: {strategy: explicit, forms: [{title: «omitted», «icn»: view}]}
      """,
      "the slot 'title' is required; write 'optional: true' or 'options: [empty]' on it, or fill "
        + "it here [required-slot-omitted]",
      "'Card' has no slot 'icn'; did you mean 'icon'? [unknown-slot]")
    expectProblems(
      "component: Card\nslots: {title: }\ninitializers: {strategy: «explicit»}",
      "the strategy 'explicit' emits only the initializers in 'forms', and there are none; write "
        + "'forms: [{…}]', or remove the strategy; for initializers that only the library calls, "
        + "write 'forms: []' [no-forms]")
  }

  @Test func noFormsForCallers() throws {
    for strategy in ["", "strategy: explicit, "] {
      let card = try component(
        "component: Card\nslots: {title: {options: [text]}}\ninitializers: {\(strategy)forms: []}")
      #expect(card.initializers.count == 3)
      #expect(card.initializerAccess == .internal)
    }
    expectProblems(
      "component: «Card»\nkind: modifier\nbody: content\ninitializers: {forms: []}",
      "without a form, no view could be modified; remove 'forms', or write 'access: internal' "
        + "[modifier-key]")
  }

  @Test func orderByName() throws {
    let card = try component(
      """
      component: Card
      slots: {icon: {options: [systemImage]}, title: {options: [text]}}
      properties: {action: () -> Void}
      initializers: {order: [title, icon, action, title.view]}
      """)
    #expect(
      card.initializers.map { $0.parameters.map(\.name) }.first == ["icon", "action", "title"])
    expectProblems(
      "component: Card\nslots: {title: }\ninitializers: {order: [«titel»]}",
      "'Card' has no property or slot 'titel' to order; did you mean 'title'? [unknown-order]")
  }
}

private func initializers(
  of slots: String, and rest: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let component = try component(
    "component: Card\nslots: \(slots)\n\(rest)", sourceLocation: sourceLocation)
  return component.initializers.map { initializer in
    let parameters = initializer.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let name = label == parameter.name ? label : "\(label) \(parameter.name)"
      let value = parameter.defaultValue.map { " = \($0)" } ?? ""
      return "\(name): \(parameter.type)\(value)"
    }
    return (initializer.isDisfavored ? "~ " : "") + parameters.joined(separator: ", ")
  }
}
