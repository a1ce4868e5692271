import Diagnostics

/// The options for adding a component.
package struct NewComponentRequest: Sendable {
  package var name: String

  /// The component's kind as written; nil for a view.
  package var kind: String?

  /// If empty, the component has a title.
  package var slots: [SlotDraft]

  package init(name: String, kind: String? = nil, slots: [SlotDraft] = []) {
    self.name = name
    self.kind = kind
    self.slots = slots
  }
}

/// Writes the spec of a new component into the project that contains the current folder.
package func addComponent(
  _ request: NewComponentRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard var session = try ProjectSession.find(around: ".", in: surroundings) else {
      console.fail(
        "there is no \(ProjectLocation.fileName) here or in a parent folder; 'dscompile init' "
          + "starts a project")
      return .failure
    }
    // The name becomes a file name.
    guard problem(inOutputPath: request.name) == nil, !request.name.contains("/"),
      request.name.utf8.first != UInt8(ascii: ".")
    else {
      console.fail(
        request.name.isEmpty
          ? "the name of the component is empty; write one, such as 'Badge'"
          : "'\(printable(request.name))' is not a component name, such as 'Badge'")
      return .failure
    }
    // Other characters might not form a plain scalar in YAML.
    if let kind = request.kind, kind.isEmpty || !kind.allSatisfy(\.isLetter) {
      console.fail("'\(printable(kind))' is not a kind of component, such as 'modifier'")
      return .failure
    }
    let (location, files) = (session.location, session.files)
    var draft = SpecDraft(
      name: request.name, kind: request.kind,
      slots: request.slots.isEmpty ? [SlotDraft("title:text")].compactMap(\.self) : request.slots)
    let fileName = "\(request.name).yaml"
    var (path, diagnostics) = try checkNewSpec(draft.text, named: fileName, &session.inputs)
    // The notation of the command line has no words for fewer initializers.
    var moved: [String] = []
    while diagnostics.contains(where: { $0.id == ProblemID.tooManyInitializers.rawValue }),
      let slot = draft.moveSlotToModifier()
    {
      moved.append(slot)
      (path, diagnostics) = try checkNewSpec(draft.text, named: fileName, &session.inputs)
    }
    let shown = location.shown(location.absolute(path))
    if try files.status(location.absolute(path)) != nil {
      reportTaken(shown, console)
      return .failure
    }
    if diagnostics.hasErrors {
      console.errors(
        textReport(reportOrder(diagnostics), style: console.errorStyle)
          + "No file is written\n")
      return .findings
    }
    guard try files.add(location.absolute(path), Array(draft.text.utf8)) else {
      reportTaken(shown, console)
      return .failure
    }
    console.output("\(printable(shown))\n")
    if console.verbosity > .quiet {
      for slot in moved {
        console.output(
          "'\(slot)' has 'via: modifier', because there would be too many initializers with it\n")
      }
      console.output("Run 'dscompile' to compile it.\n")
    }
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}

private func reportTaken(_ path: String, _ console: Console) {
  console.fail("'\(path)' already exists; choose another name, or edit that file")
}
