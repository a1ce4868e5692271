import DesignModel
import Testing

@Suite struct ExampleTests {
  private func messages(_ examples: String) -> [String] {
    checked([
      """
      component: Card
      slots: {title: {options: [text]}, choices: {list: true}, icon: {optional: true}}
      properties:
        count: {type: Int, default: 1}
        progress: Double?
        isOn: {type: Bool, default: false}
        tags: {type: "[String]", default: "[]"}
        due: Date?
        role: {type: CardRole, default: .neutral}
      modifiers:
        note: {type: Text?}
      types: {CardRole: {cases: [neutral, critical]}}
      examples: {\(examples)}
      """
    ]).diagnostics.map { "\($0.message) [\($0.id)]" }
  }

  @Test(arguments: [
    "title: 'A \"quoted\" \\ text'", "icon: star.fill", "choices: [Day, Week, Month, Year]",
    "choices: Day",
    "count: 3", "count: -3", "progress: 0.4", "progress: 1", "isOn: true", "tags: [New, Old]",
    "note: Ring twice", "role: critical",
  ])
  func values(_ example: String) {
    #expect(messages(example) == [])
  }

  @Test func itemsOfABuilder() {
    #expect(
      checked([
        #"""
        component: Choice
        properties: {options: {type: "[Option]", builder: OptionsBuilder}}
        types: {Option: {properties: {title: {type: Text, label: _}}}}
        body: 'ForEach(options.indices, id: \.self) { options[$0].title }'
        examples: {options: [Standard, Express]}
        """#
      ]).diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    ("titel: a", "no slot, property or modifier is named 'titel'; did you mean 'title'?"),
    ("title: [a, b]", "'title' is no list; write one example, as in 'title: Your order'"),
    ("count: 0.5", "'0.5' is not a whole number"),
    ("progress: .4", "'.4' is not a number, as in '0.4'"),
    ("progress: 1e3", "'1e3' is not a number, as in '0.4'"),
    ("isOn: yes", "'yes' is not 'true' or 'false'"),
    ("role: .critical", "'.critical' is not one of the cases 'neutral' and 'critical'"),
    (
      "due: tomorrow",
      "an example of 'Date' cannot be written as a text; write the view as a preview: "
        + "'previews: {example: …}'"
    ),
  ])
  func otherValues(_ example: String, _ message: String) {
    #expect(messages(example) == [message + " [wrong-example]"])
  }
}
