import ArgumentParser
import CompilerDriver

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the spec of a new component.",
    discussion: """
      The file goes to the project's folder of specs. It compiles at once, and a file that is there is \
      never changed.

      A slot is a name, with '?' behind it if it may be omitted, and with the ways to fill it beside a \
      view builder behind a colon: --slots 'title:text,icon?:systemImage+image'.
      """)

  @Argument(help: ArgumentHelp("The component's name, such as Badge.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "What the component is, such as 'modifier'; a view by default.", valueName: "kind"))
  var kind: String?

  @Option(
    help: ArgumentHelp(
      "The slots, with commas between them; a title by default.", valueName: "slots")
  )
  var slots: SlotList?

  func run() throws {
    try finish(
      addComponent(
        NewComponentRequest(name: name, kind: kind, slots: slots?.slots ?? []), in: Surroundings(),
        console: .standard(.normal)))
  }
}

/// Slots as the command line names them: `title:text,icon?`.
struct SlotList: ExpressibleByArgument {
  let slots: [SlotDraft]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    slots = parts.compactMap { SlotDraft($0) }
    if slots.count != parts.count { return nil }
  }
}
