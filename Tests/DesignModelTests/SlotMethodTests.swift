import DesignModel
import Testing

/// Slots that a modifier fills.
struct SlotMethodTests {
  /// An old name of a slot filled by a modifier is the name of methods that fill it.
  @Test func oldNamesOfMethods() throws {
    let made = try component(
      """
      component: Card
      slots: {title: , footer: {via: modifier, options: [text]}, note: {deprecated: {renamed: footer}}}
      """)
    #expect(
      made.slotMethods.map(\.initializer.details.name) == [
        "footer", "footer", "footer", "note", "note", "note",
      ])
    #expect(
      made.slotMethods.map { $0.initializer.details.deprecation?.renamed == "footer" }
        == [false, false, false, true, true, true])
  }

  @Test func methods() throws {
    let component = try component(
      """
      component: Card
      generics: {NewFooter: Hashable}
      properties: {value: NewFooter}
      slots:
        title: {options: [text]}
        footer: {via: modifier, options: [text, systemImage, value, {symbol: Symbol}]}
        badge: {via: modifier, type: Text, options: [empty, localized], label: {localized: key}}
        rule: {via: modifier, default: {type: Divider, value: Divider()}}
        note: {via: init}
      types: {Symbol: {properties: {name: String}, body: Text(name)}}
      """.replacing("empty, ", with: ""))
    // They do not affect the number of initializers, which take none of them.
    #expect(component.initializers.count == 3)
    #expect(
      component.initializers.allSatisfy { Array($0.form[1...3]) == [.omitted, .omitted, .omitted] })
    #expect(component.slots.map(\.presence).dropFirst().prefix(2) == [.optional, .optional])
    let signatures = component.slotMethods.map { method in
      component.slots[method.slot].name + "("
        + method.initializer.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined() + ")"
    }
    #expect(
      signatures == [
        "footer(_: () -> NewFooterContent)", "footer(_: LocalizedStringKey?)",
        "footer(_: (some StringProtocol)?)",
        "footer(systemImage: String?)", "footer(_: NewFooterContent?)", "footer(_: Symbol?)",
        "badge(_: () -> Text)", "badge(key: LocalizedStringKey?)", "rule(_: () -> NewRule)",
      ])
  }

  @Test func aMethodTakesSomething() {
    expectProblems(
      """
      component: Card
      slots: {footer: {via: modifier, options: [«rule»]}, title: {options: [rule]}}
      resolvers: {rule: {view: Divider, value: Divider()}}
      """,
      "'rule' takes no argument, so a method 'footer()' would have the name of the slot; give the "
        + "resolver a parameter, or remove 'via' [via-modifier]")
  }

  @Test func formsDoNotMentionSlotsOfModifiers() {
    expectProblems(
      """
      component: Card
      slots: {title: , footer: {via: modifier, options: [text]}}
      initializers:
        order: [«footer», «footer.view», title]
        labels: {«footer»: _}
        forms: [{title: view, «footer»: text}]
      """,
      "no initializer takes 'footer', because a modifier fills it; remove it here, or remove "
        + "'via' from the slot [via-modifier]",
      "no initializer takes 'footer', because a modifier fills it; remove it here, or remove "
        + "'via' from the slot [via-modifier]",
      "no initializer takes 'footer', because a modifier fills it; remove it here, or remove "
        + "'via' from the slot [via-modifier]",
      "no initializer takes 'footer', because a modifier fills it; remove it here, or remove "
        + "'via' from the slot [via-modifier]")
  }

  @Test func otherKeys() {
    expectProblems(
      """
      component: Card
      slots:
        title: {via: modifier, optional: «"false"»}
        note: {via: modifier, optional: "false", options: [empty]}
        leading: {generic: Side}
        trailing: {generic: Side, via: «modifier»}
        footer: {via: «method»}
      """.replacing("\"false\"", with: "false"),
      "a slot that a modifier fills, such as 'title', is always optional; remove 'optional', or "
        + "give the slot a 'default' or the option 'empty' [via-modifier]",
      "'trailing' shares 'Side' with 'leading', so both are present or omitted, and a modifier "
        + "fills only one slot; remove 'via', or use different parameters [via-modifier]",
      "unknown way to pass a slot 'method'; the ways to pass a slot are 'init' and 'modifier' "
        + "[unknown-value]")
  }

  @Test func names() {
    expectProblems(
      """
      component: Card
      slots:
        footer: {via: modifier}
        «header»: {via: modifier}
        «density»: {via: modifier}
        «cardStyle»: {via: modifier}
        title:
      modifiers:
        raised: {type: Int, default: 1, name: header}
        «footer»: {type: Int, default: 1}
      environment: {room: {type: Int, default: 1, modifier: density}}
      styles: {automatic: , plain: }
      """,
      "the modifier that fills 'header' has the name of another modifier; rename one of them "
        + "[name-collision]",
      "the modifier that fills 'density' has the name of the modifier of an environment entry; rename "
        + "one of them [name-collision]",
      "the modifier that fills 'cardStyle' has the name of the one that sets a style; rename the slot "
        + "[name-collision]",
      "the modifier 'footer' has the name of a slot; rename one of them [name-collision]")
  }

  @Test func callsAreClear() {
    expectProblems(
      """
      component: Card
      slots:
        «header»: {via: modifier, options: [systemImage, image, unlabeled]}
        badge: {via: modifier, options: [systemImage, image, text, string2], label: {systemImage: of}}
      resolvers: {string2: {type: String, view: Text, value: Text($0), label: of2}}
      """,
      "of the modifiers that fill 'header', '.header(\"…\")' could call the one for a symbol or "
        + "the one for an image, which is ambiguous; give their arguments different labels "
        + "[ambiguous-call]")
  }

  /// The smallest set of slots is suggested: those with the largest factors first, and of equal ones the
  /// last.
  @Test func remedyForTooManyInitializers() {
    let slots = """
      slots:
        title: {options: [text]}
        icon: {optional: true}
        left: {optional: true, generic: Side}
        right: {optional: true, generic: Side}
        actions: {optional: true}
        footer: {options: [empty]}
      """
    expectProblems(
      "component: Card\n\(slots)\ninitializers: {limit: «14», strategy: permutations}",
      "'Card' has 48 initializers, more than its limit of 14: 'title' ×3, 'icon' ×2, 'left' ×2, "
        + "'right' ×2, 'actions' ×2, 'footer' ×2; write 'via: modifier' for 'actions' and "
        + "'footer', which leaves 12; or remove an option, or set 'initializers: {limit: 48}' "
        + "[too-many-initializers]")
    expectProblems(
      "component: Card\n\(slots)\ninitializers: {limit: «5», strategy: permutations}",
      "'Card' has 48 initializers, more than its limit of 5: 'title' ×3, 'icon' ×2, 'left' ×2, 'right' "
        + "×2, 'actions' ×2, 'footer' ×2; remove an option, or set 'initializers: {limit: 48}' "
        + "[too-many-initializers]")
  }
}
