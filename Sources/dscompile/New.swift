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
      "The slots, such as 'title:text,icon?:systemImage'; 'title' by default.", valueName: "slots"),
    transform: slotDrafts)
  var slots: [SlotDraft]?

  @OptionGroup var colors: ColorOptions

  func run() throws {
    try finish(
      addComponent(
        NewComponentRequest(name: name, kind: kind, slots: slots ?? []), in: Surroundings(),
        console: colors.console))
  }
}

/// Slots in the notation of the command line: `title:text,icon?`.
@Sendable private func slotDrafts(_ argument: String) throws -> [SlotDraft] {
  // People write a space after a comma.
  try argument.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    .map { part in
      if let slot = SlotDraft(part) { return slot }
      throw ValidationError(
        (part.isEmpty ? "a slot is missing" : "'\(part)' is not a slot")
          + "; write the name of each slot, '?' if it is optional, and its options after ':', without "
          + "spaces, as in 'title:text,icon?:systemImage+image'")
    }
}
