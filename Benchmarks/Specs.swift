// A library of many components for measurements: as varied as a real one, and the same in each run.

/// Specs of components by their file names.
///
/// - Parameter count: The number of components, at most 27,000.
func sampleSpecs(_ count: Int) -> [(name: String, text: String)] {
  zip(0..., sampleNames(count)).map { index, name in
    (name + ".yaml", spec(of: name, index))
  }
}

/// Names of components.
///
/// - Parameter count: The number of components, at most 27,000.
func sampleNames(_ count: Int) -> [String] {
  let kinds = [""] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  return Array(
    kinds.lazy.flatMap { kind in
      subjects.flatMap { subject in shapes.map { subject + $0 + kind } }
    }.prefix(count))
}

private let subjects = [
  "Account", "Album", "Article", "Basket", "Booking", "Chapter", "Contact", "Course", "Delivery",
  "Document", "Event", "Exercise", "Expense", "Flight", "Friend", "Goal", "Habit", "Invoice",
  "Journey", "Lesson", "Match", "Meal", "Member", "Message", "Movie", "Note", "Offer", "Order",
  "Payment", "Photo", "Place", "Player", "Podcast", "Product", "Project", "Recipe", "Review",
  "Season", "Ticket", "Workout",
]

private let shapes = [
  "Banner", "Bubble", "Callout", "Card", "Cell", "Chip", "Details", "Entry", "Figure", "Footer",
  "Header", "Hero", "Highlight", "Hint", "Item", "Overview", "Panel", "Preview", "Row", "Sheet",
  "Status", "Summary", "Tile", "Timeline", "Toast",
]

/// Makes the same random choices for the same component in each run.
private struct Choices {
  var state: UInt64

  /// One of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return elements[Int((state >> 33) % UInt64(elements.count))]
  }

  mutating func isLucky() -> Bool { pick([true, false]) }
}

private func spec(of name: String, _ index: Int) -> String {
  var choices = Choices(state: UInt64(index) &* 2_654_435_761 &+ 17)
  let variable = name.prefix(1).lowercased() + name.dropFirst()
  let hasSubtitle = choices.isLucky()
  let isOn = choices.isLucky()
  let trailing = choices.pick(["actions", "accessory", "footer"])
  let cases = choices.pick([
    ["neutral", "positive", "critical"], ["low", "normal", "high"], ["draft", "sent", "seen"],
  ])
  let extra: (modifier: String, use: String) = choices.pick([
    (
      modifier: "onDismiss: {type: \"(() -> Void)?\", summary: The action when it is closed.}",
      use: "if let close = configuration.onDismiss { Button(action: close) { Divider() } }"
    ),
    (
      "thickness: {type: CGFloat, default: 1, summary: The thickness of lines.}",
      "Divider().frame(height: configuration.thickness)"
    ),
    (
      "mostLines: {type: \"Int?\", summary: The maximum number of lines.}",
      "Text(verbatim: \"…\").lineLimit(configuration.mostLines)"
    ),
  ])
  let state =
    isOn
    ? "Text(verbatim: \"•\").opacity(configuration.isOn ? 1 : 0)"
    : "Text(verbatim: String(configuration.count)).bold(configuration.isSelected)"
  return """
    component: \(name)
    summary: A \(choices.pick(["place", "frame", "container"])) for the content about one subject.
    discussion: |
      Use it where a thing stands beside others of its kind, and say in the title what tells it
      from them.
    slots:
      icon:
        optional: true
        options: [\(choices.pick(["systemImage", ""]))]
        summary: A small picture of the subject.
      title:
        options: [text]
        summary: The name of the subject.
    \(hasSubtitle ? subtitle : "")  \(trailing):
        \(hasSubtitle ? "label: {view: \(trailing)}" : "optional: true")
        summary: The actions for the subject, or other content at its end.
    properties:
      role: {type: \(name)Role, default: .\(cases[0]), summary: What it means to the reader.}
    \(isOn ? binding : value)
    modifiers:
      elevation: {type: Int, default: \(choices.pick([0, 1, 2])), summary: How far it is raised.}
      marker: {type: "LocalizedStringKey?", preserveOptional: true, summary: A short text.}
      \(extra.modifier)
    environment:
      \(variable)Density: {type: \(name)Density, default: .regular, summary: How much room there is.}
    types:
      \(name)Role:
        summary: The meaning of the subject.
        cases:
          \(cases[0]): {summary: Nothing in particular.}
          \(cases[1]): {summary: Something that went well.}
          \(cases[2]): {summary: Something that needs attention.}
      \(name)Density: {cases: [regular, compact], summary: How closely things are packed.}
    initializers: {order: trailingViewBuilders}
    accessibility:
      children: combine
      traits: {isSelected: \(isOn ? "isOn" : "isSelected")}
    styles:
      automatic:
        summary: Lays out the content from top to bottom.
        environment: [\(variable)Density]
        body: |
          let spacing: CGFloat = \(variable)Density == .compact ? \(choices.pick([4, 6, 8])) : 12
          VStack(alignment: .leading, spacing: spacing) {
            HStack(alignment: .firstTextBaseline) {
              Image(systemName: configuration.role == .\(cases[2]) ? "exclamationmark" : "circle")
              configuration.icon
              configuration.title
                .font(.\(choices.pick(["headline", "title3", "body.weight(.semibold)"])))
              Spacer(minLength: spacing)
              if let marker = configuration.marker { Text(marker).font(.caption) }
            }
            \(hasSubtitle ? "configuration.subtitle" : "Divider()")
            \(state)
            \(extra.use)
            configuration.\(trailing)
          }
          .padding(spacing)
          .background(.background, in: RoundedRectangle(cornerRadius: \(choices.pick([8, 12, 16]))))
          .shadow(color: .black.opacity(0.1), radius: CGFloat(configuration.elevation * 2))
      \(choices.pick(["compact", "inline", "plain"])):
        summary: Lays out the content in one line.
        parameters:
          spacing: {type: CGFloat, default: \(choices.pick([4, 8])), summary: The room between parts.}
        body: |
          HStack(spacing: spacing) {
            Image(systemName: configuration.role == .\(cases[2]) ? "exclamationmark" : "circle")
            configuration.icon
            configuration.title
            Spacer()
            \(hasSubtitle ? "configuration.subtitle" : "Divider()")
            configuration.\(trailing)
          }
          .foregroundStyle(configuration.role == .\(cases[2]) ? Color.red : Color.primary)

    """
}

private let subtitle = """
    subtitle:
      optional: true
      options: [string]
      summary: More information about the subject.

  """

private let binding =
  "  isOn: {type: Bool, binding: true, summary: Whether it is switched on.}"

private let value = """
    isSelected: {type: Bool, default: "false", summary: Whether it is the chosen one.}
    count: {type: Int, default: 0, summary: How many there are.}
  """
