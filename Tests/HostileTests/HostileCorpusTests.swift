import Testing

/// Whatever a project contains, every command terminates within limits, reports concise errors, and leaves no
/// incomplete files.
@Suite(.serialized) struct HostileCorpusTests {
  /// The maximum processor time of a run in milliseconds, and memory in kilobytes.
  static let mostTime = 5000
  static let mostMemory = 500 << 10

  /// The maximum output of a run without a request for all of it.
  static let mostPrinted = 1 << 20

  @Test func corpusHasManyIdeas() {
    #expect(hostileIdeas.count >= 100)
    #expect(Set(hostileIdeas.map(\.name)).count == hostileIdeas.count)
  }

  @Test(arguments: hostileIdeas) func runsWithinLimits(idea: HostileIdea) throws {
    let project = idea.make()
    let folder = try HostileFolder(project)
    for command in project.commands {
      let before = try folder.files()
      let run = try MeasuredTool.run(command, in: folder.url)
      #expect(run.isEnded && run.code < (project.mayFail ? 3 : 2), "\(run)")
      #expect(run.milliseconds <= Self.mostTime, "\(run)")
      #expect(run.kilobytes <= Self.mostMemory, "\(run)")
      #expect(run.kilobytes <= memoryBound(of: project), "\(run)")
      let asksForAll =
        command.contains("--format") || command.contains("--diff") || command.contains("0")
      if !asksForAll { #expect(run.logSize <= Self.mostPrinted, "\(run)") }
      try checkFiles(of: project, in: folder, before: before, after: run)
    }
  }

  /// Inputs are unchanged, or complete if the command writes them; output is either complete or missing.
  private func checkFiles(
    of project: HostileProject, in folder: HostileFolder, before: Set<String>,
    after run: MeasuredTool.Run
  ) throws {
    let writesInputs = ["format", "lint"].contains(run.command[0])
    for (path, bytes) in project.files {
      let now = folder.bytes(path)
      if writesInputs {
        #expect(now?.isEmpty == bytes.isEmpty, "\(path)")
      } else {
        #expect(now == bytes)
      }
    }
    let new = try folder.files().subtracting(before)
    let place: String? =
      switch run.command[0] {
      case "build" where run.command.count == 1 && run.code == 0: "Generated/"
      case "new": "components/"
      default: nil
      }
    #expect(
      new.filter { path in place.map { !path.contains($0) } ?? true } == [],
      "\(run) left files behind")
    #expect(new.filter { $0.contains(".tmp") } == [], "\(run)")
  }
}
