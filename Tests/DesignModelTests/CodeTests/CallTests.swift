import Testing

/// Mistakes in calls whose cause a message names.
struct CallTests {
  @Test func literalsAreNoConfigurations() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text], label: _}}
      properties: {count: Int}
      styles:
        automatic: {body: configuration.title}
        framed: {body: Card(configuration)}
      body: style
      previews:
        one: {body: '«Card»("Inbox")'}
        two: {body: '«Card»({ Text("Inbox") })'}
        three: {body: 'Card("Inbox", count: 1)'}
      """,
      "no initializer of 'Card' can be called without 'count:'; add it [missing-argument]",
      "no initializer of 'Card' can be called without 'count:'; add it [missing-argument]")
  }

  @Test func unknownLabelsOfComponents() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text], label: _}}
      properties: {count: Int}
      body: title
      previews:
        one: {body: 'Card("Inbox", count: 1, «systemImage»: "star")'}
      """,
      "no initializer of 'Card' has a parameter 'systemImage'; its properties and slots are 'count' and "
        + "'title' [unknown-argument]")
  }

  @Test func methodsOfComponentsAfterOthers() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text], label: _}}
      modifiers:
        isBold: {type: Bool, default: false}
        isWide: {type: Bool, default: false}
      body: 'title.bold(isBold).opacity(isWide ? 1 : 0.5)'
      previews:
        one: {body: 'Card("Inbox").isWide().padding().opacity(0.5).«isBold»()'}
        two: {body: 'Text("Inbox").padding().«isBold»()'}
        three: {body: 'Card("Inbox").isWide().isBold().padding()'}
      """,
      "'isBold' is a method of 'Card', and 'padding' returns another view; call 'isBold' directly on "
        + "'Card', before 'padding' [no-such-member]",
      "no view has a member 'isBold' [no-such-member]")
  }

  @Test func bindingsInPreviews() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text], label: _}}
      properties:
        isOn: {type: Bool, binding: true}
        count: {type: Int, binding: true}
      body: 'title.opacity(isOn ? 1 : 0.5)'
      previews:
        one: {body: 'Card("Inbox", isOn: «$isOn», count: «$count»)'}
      """,
      "'$isOn' cannot be found here: a preview has no state; write '.constant(true)' [unknown-name]",
      "'$count' cannot be found here: a preview has no state; write '.constant(…)' [unknown-name]")
  }
}
