import Testing

/// The English of documentation comments, which is derived from names.
struct ProseTests {
  @Test(arguments: [
    ("Avatar", "An avatar."), ("Card", "A card."), ("URLField", "A URL field."),
    ("UserRow", "A user row."), ("UnitLabel", "A unit label."), ("OneLine", "A one line."),
    ("Entry2", "An entry2."), ("Item", "An item."), ("Tabs", "A tabs view."),
    ("Status", "A status."), ("Series", "A series view."), ("UrlField", "A URL field."),
    ("SFSymbol", "An SF symbol."),
  ])
  func articles(name: String, text: String) {
    let file = emitted(["component: \(name)\nslots: {content: }"]).text("\(name)/\(name)")
    #expect(file.contains("/// \(text)\n"), "\(file.prefix(300))")
  }

  @Test(arguments: [
    ("Card", "cards"), ("Box", "boxes"), ("Category", "categories"), ("Tray", "trays"),
    ("Class", "classes"), ("Switch", "switches"), ("Tabs", "tabs views"), ("Status", "statuses"),
  ])
  func plurals(name: String, plural: String) {
    let key = emitted(["component: \(name)\nslots: {content: }\nstyles: {own: {default: true}}"])
      .text("\(name)/EnvironmentKeys/\(name)StyleKey")
    #expect(key.contains("Sets the style of the \(plural) in this view."))
  }

  /// A modifier after a call of several lines is at the column where the call ends.
  @Test func indentationOfStyles() {
    let properties = ["first", "second", "third", "fourth"].map { "\($0)Description: String" }
    let styles = "styles: {automatic: {}, plain: {}}"
    let long = emitted([
      """
      component: Card
      properties: {\(properties.joined(separator: ", "))}
      slots: {title: }
      \(styles)
      """
    ]).text("Card/Card")
    #expect(long.contains("/// }\n/// .cardStyle(.plain)\n"), "\(long.prefix(1000))")
    let values = emitted([
      "component: Card\nproperties: {\(properties.joined(separator: ", "))}\n\(styles)"
    ]).text("Card/Card")
    #expect(values.contains("/// )\n/// .cardStyle(.plain)\n"), "\(values.prefix(1000))")
    let short = emitted(["component: Card\nproperties: {name: String}\n\(styles)"])
      .text("Card/Card")
    #expect(short.contains(")\n///   .cardStyle(.plain)\n"))
  }

  @Test func listsOfSlots() {
    let file = emitted([
      """
      component: Card
      slots: {icon: {options: [systemImage]}, title: {options: [text]}, actions: {optional: true}}
      """
    ]).text("Card/Card")
    for line in [
      "Creates a card with an icon, a title and actions.",
      "Creates a card with a system symbol, a localized title and actions.",
      "Creates a card with a system symbol and a title string.",
      "Creates a card with an icon and a title.",
    ] { #expect(file.contains("/// \(line)\n"), "\(line)") }
  }

  /// Apparent plurals are neither "a tabs" nor "actions's".
  @Test func pluralsInSentences() {
    let files = emitted([
      """
      component: Tabs
      slots: {actions: {options: [text]}, url: {optional: true}}
      properties: {min: Int, isSelected: Selected, hasShadow: {type: Bool, default: "false"}}
      types: {Selected: {cases: [no, yes], default: no}, TabActions: {properties: {a: Int}, body: Text("a")}}
      styles: {own: {default: true}}
      """
    ]).files.map { String(decoding: $0.body, as: UTF8.self) }.joined()
    for text in [
      "/// The tabs view's actions.", "determines the style of a tabs view",
      "Sets the style of the tabs views",
      "The minimum.", "The value of `isSelected`.", "Whether it has a shadow.",
      "The tabs view's URL.", "The tab actions' content.",
    ] { #expect(files.contains(text), "\(text)") }
    for text in ["a tabs looks", "ns's", "The is ", "The min.", "The url"] {
      #expect(!files.contains(text), "\(text)")
    }
  }

  @Test func valuesThatAreSet() {
    let file = emitted([
      """
      component: Card
      slots: {title: }
      modifiers:
        depth: {type: Int, default: 1, summary: How deep it is.}
        isOn: {type: Bool, default: "true", summary: Whether it is on.}
        onTap: {type: (() -> Void)?, summary: What a tap does.}
        note: {type: String?, preserveOptional: true}
      """
    ]).text("Card/Card")
    for text in [
      "/// Sets the depth: how deep it is.\n", "- Parameter depth: The depth; 1 if not set.\n",
      "/// Sets whether it is on.\n", "- Parameter isOn: Whether it is on; `true` if not set.\n",
      "/// Sets what a tap does.\n", "- Returns: A card with the action.\n",
      "/// Sets the note.\n", "- Parameter note: The note, or `nil` for none.\n",
    ] { #expect(file.contains(text), "\(text)") }
  }
}
