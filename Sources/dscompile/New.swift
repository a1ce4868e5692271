import ArgumentParser
import CompilerDriver

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the spec of a new component.",
    discussion: """
      The file is written to the project's folder of specs and compiles as it is. An existing file is \
      never changed.

      A slot is a name, followed by '?' if it is optional, and by a colon and its options: \
      --slots 'title:text,icon?:systemImage+image'.
      """)

  @Argument(help: ArgumentHelp("The component's name, such as Badge.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "The kind of component, such as 'modifier'; 'view' by default.", valueName: "kind"))
  var kind: String?

  @Option(
    help: ArgumentHelp(
      "The slots, such as 'title:text,icon?:systemImage'; 'title' by default.", valueName: "slots")
  )
  var slots: SlotList?

  func run() throws {
    try finish(
      addComponent(
        NewComponentRequest(name: name, kind: kind, slots: slots?.slots ?? []), in: Surroundings(),
        console: .standard(.normal)))
  }
}

/// Slots in the notation of the command line: `title:text,icon?`.
struct SlotList: ExpressibleByArgument {
  let slots: [SlotDraft]

  init?(argument: String) {
    // People write a space after a comma.
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    slots = parts.compactMap { SlotDraft($0) }
    if slots.count != parts.count { return nil }
  }
}
