import CompilerDriver
import Foundation
import TestSupport
import Testing

/// The rule for all files that the tool writes: what a user saved in the meantime is never lost, and nothing but the
/// content of a file changes.
@Suite struct WrittenFileTests {
  private let loose = "slots: {title: }\ncomponent: Card\n"
  private let strict = "component: Card\nslots: {title: }\n"

  private func makeProject(_ files: [String: String]) throws -> TestProject {
    let project = try TestProject()
    for (path, text) in files { try project.write(path, text) }
    return project
  }

  private func mode(_ path: String, in project: TestProject) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: project.folder + "/" + path)[
      .posixPermissions] as? Int
  }

  private func setMode(_ mode: Int, of path: String, in project: TestProject) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: project.folder + "/" + path)
  }

  // MARK: - Saves in the meantime

  /// A file system in which an editor saves a file just before the tool puts its own version in place.
  private func files(saving text: String?, to path: String, in project: TestProject) -> FileSystem {
    FileSystem { step, place throws(FileError) in
      guard step == .write, place == project.folder + "/" + path else { return }
      do {
        if let text { try project.write(path, text) } else { try project.remove(path) }
      } catch {
        throw FileError(.write, path, code: EIO)
      }
    }
  }

  private func run(
    _ project: TestProject, _ files: FileSystem,
    _ command: (Surroundings, Console) -> Outcome
  ) -> Outcome {
    var surroundings = project.surroundings
    surroundings.files = files
    project.log.clear()
    return command(surroundings, project.log.console())
  }

  @Test func formatKeepsASave() throws {
    let project = try makeProject(["components/Card.yaml": loose, "components/Row.yaml": loose])
    let saved = "component: Card\nsummary: My edit.\n"
    let outcome = run(project, files(saving: saved, to: "components/Card.yaml", in: project)) {
      format(FormatRequest(), in: $0, console: $1)
    }
    #expect(outcome == .failure)
    #expect(try project.read("components/Card.yaml") == saved)
    #expect(try project.read("components/Row.yaml") == strict)
    #expect(project.log.output == "1 of 3 files formatted\n")
    #expect(
      project.log.errors == """
        error: cannot write \(project.folder)/components/Card.yaml: it was changed while the command \
        ran, and is left as it is; run the command again

        """)
    #expect(project.tree("components").count == 2)
  }

  @Test func formatDoesNotRestoreARemovedFile() throws {
    let project = try makeProject(["components/Card.yaml": loose])
    let outcome = run(project, files(saving: nil, to: "components/Card.yaml", in: project)) {
      format(FormatRequest(), in: $0, console: $1)
    }
    #expect(outcome == .failure)
    #expect(project.tree("components").isEmpty)
  }

  @Test func fixesKeepASave() throws {
    let project = try makeProject([
      "components/Card.yaml": "component: Card\nsummary: a card\nslots: {title: }\n",
      "components/Row.yaml": "component: Row\nsummary: a row\nslots: {title: }\n",
    ])
    let saved = "component: Card\nsummary: My edit.\nslots: {title: }\n"
    let outcome = run(project, files(saving: saved, to: "components/Card.yaml", in: project)) {
      lint(LintRequest(fixing: .init()), by: .components, in: $0, console: $1)
    }
    #expect(outcome == .failure)
    #expect(try project.read("components/Card.yaml") == saved)
    #expect(try project.read("components/Row.yaml").contains("summary: A row"))
    #expect(project.log.errors.contains("2 findings fixed in 1 file\n"))
    #expect(project.log.errors.contains("components/Card.yaml: it was changed"))
  }

  @Test func aBaselineKeepsASave() throws {
    let project = try makeProject([
      "components/Card.yaml": "component: Card\nsummary: a card\nslots: {title: }\n"
    ])
    let write = LintRequest(baseline: .init(change: .write))
    #expect(
      lint(write, by: .components, in: project.surroundings, console: project.log.console())
        == .fine)
    try project.write(
      "components/Card.yaml", "component: Card\nsummary: A card.\nslots: {title: }\n")
    let saved = "{}\n"
    let outcome = run(project, files(saving: saved, to: ".dscompile-baseline.yaml", in: project)) {
      lint(
        LintRequest(baseline: .init(change: .ratchet)), by: .components, in: $0, console: $1)
    }
    #expect(outcome == .failure)
    #expect(try project.read(".dscompile-baseline.yaml") == saved)
  }

  @Test func aBuildKeepsASave() throws {
    let project = try makeProject(["specs/A.yaml": "file A.swift\nlet a = 1\n"])
    #expect(project.build() == .fine)
    try project.write("specs/A.yaml", "file A.swift\nlet a = 2\n")
    var surroundings = project.surroundings
    surroundings.files = files(saving: "let mine = 1\n", to: "Generated/A.swift", in: project)
    #expect(project.build(in: surroundings) == .failure)
    #expect(try project.read("Generated/A.swift") == "let mine = 1\n")
    #expect(project.log.errors.contains("Generated/A.swift: it was changed while"))
  }

  @Test func aBuildKeepsAnOrphanThatIsSaved() throws {
    let project = try makeProject([
      "specs/A.yaml": "file A.swift\nlet a = 1\n", "specs/B.yaml": "file B.swift\nlet b = 1\n",
    ])
    #expect(project.build() == .fine)
    try project.remove("specs/B.yaml")
    var surroundings = project.surroundings.withoutCache
    let orphan = project.folder + "/Generated/B.swift"
    let reads = Faults()
    surroundings.files = FileSystem { step, place throws(FileError) in
      // It is read for the plan, and compared before it is removed.
      guard step == .open, place == orphan else { return }
      try reads.fileSystem.beforeStep?(step, place)
      if reads.steps == 2 { try? project.write("Generated/B.swift", "let mine = 1\n") }
    }
    #expect(project.build(in: surroundings) == .failure)
    #expect(try project.read("Generated/B.swift") == "let mine = 1\n")
  }

  @Test func aNewFileReplacesNoOther() throws {
    let project = try makeProject(["components/Card.yaml": strict])
    let saved = "component: Badge\n"
    let outcome = run(project, files(saving: saved, to: "components/Badge.yaml", in: project)) {
      addComponent(NewComponentRequest(name: "Badge"), in: $0, console: $1)
    }
    #expect(outcome == .failure)
    #expect(try project.read("components/Badge.yaml") == saved)
    #expect(project.log.errors.contains("'components/Badge.yaml' already exists"))
  }

  // MARK: - Properties of files

  @Test(arguments: [0o600, 0o755, 0o664])
  func permissionsAreKept(mode: Int) throws {
    let project = try makeProject([
      "components/Card.yaml": "component: Card\nsummary: a card\nslots: {title: }\n"
    ])
    let (surroundings, console) = (project.surroundings, project.log.console())
    func expectMode(_ path: String) throws { #expect(try self.mode(path, in: project) == mode) }
    try setMode(mode, of: "components/Card.yaml", in: project)
    #expect(
      lint(LintRequest(fixing: .init()), by: .components, in: surroundings, console: console)
        == .fine)
    try expectMode("components/Card.yaml")
    try project.write("components/Card.yaml", loose)
    try setMode(mode, of: "components/Card.yaml", in: project)
    #expect(format(FormatRequest(), in: surroundings, console: console) == .fine)
    #expect(try project.read("components/Card.yaml") == strict)
    try expectMode("components/Card.yaml")

    #expect(build(BuildRequest(), by: .components, in: surroundings, console: console) == .fine)
    let emitted = "Generated/Sources/Kit/Components/Card/Card.swift"
    try setMode(mode, of: emitted, in: project)
    try project.write("components/Card.yaml", strict + "summary: Another card.\n")
    #expect(build(BuildRequest(), by: .components, in: surroundings, console: console) == .fine)
    #expect(try project.read(emitted).contains("Another card."))
    try expectMode(emitted)
  }

  @Test func allNamesOfAFileKeepTheContent() throws {
    let project = try makeProject(["components/Card.yaml": loose])
    try FileManager.default.linkItem(
      atPath: project.folder + "/components/Card.yaml", toPath: project.folder + "/other")
    let before = try project.statuses("components")
    #expect(
      format(FormatRequest(), in: project.surroundings, console: project.log.console()) == .fine)
    #expect(try project.read("other") == strict)
    #expect(try project.statuses("components")["Card.yaml"]?.inode == before["Card.yaml"]?.inode)
  }

  @Test(arguments: [EACCES, EPERM, EROFS])
  func aFileInAProtectedFolderIsOverwritten(code: Int32) throws {
    let project = try makeProject(["components/Card.yaml": loose])
    let protected = FileSystem { step, path throws(FileError) in
      if step == .create { throw FileError(.write, path, code: code) }
    }
    let outcome = run(project, protected) { format(FormatRequest(), in: $0, console: $1) }
    #expect(outcome == .fine)
    #expect(try project.read("components/Card.yaml") == strict)
  }

  @Test func overwritingKeepsASave() throws {
    let project = try makeProject(["components/Card.yaml": loose])
    let files = FileSystem { step, path throws(FileError) in
      guard step == .create else { return }
      try? project.write("components/Card.yaml", "component: Card\nsummary: My edit.\n")
      throw FileError(.write, path, code: EACCES)
    }
    let outcome = run(project, files) { format(FormatRequest(), in: $0, console: $1) }
    #expect(outcome == .failure)
    #expect(try project.read("components/Card.yaml").contains("My edit."))
  }

  // MARK: - Links and special files

  private func report(
    _ format: ReportFormat = .json, to file: String, in project: TestProject
  ) -> Outcome {
    project.log.clear()
    return lint(
      LintRequest(reports: [.init(format: format, file: file)]), by: .components,
      in: project.surroundings, console: project.log.console())
  }

  private func isLink(_ path: String, in project: TestProject) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: project.folder + "/" + path)) != nil
  }

  @Test func linksAreFollowed() throws {
    let project = try makeProject([
      "components/Card.yaml": "component: Card\nsummary: a card\nslots: {title: }\n",
      "shared/report.json": "", "shared/baseline.yaml": "{}\n",
    ])
    try project.link("report.json", to: "shared/report.json")
    try project.link("new.json", to: "shared/new.json")
    try project.link(".dscompile-baseline.yaml", to: "shared/baseline.yaml")
    for name in ["report.json", "new.json"] {
      #expect(report(to: name, in: project) == .fine)
      #expect(isLink(name, in: project))
      #expect(try project.read("shared/\(name)").contains("summary-capital"))
    }
    let request = LintRequest(baseline: .init(change: .write))
    #expect(
      lint(request, by: .components, in: project.surroundings, console: project.log.console())
        == .fine)
    #expect(isLink(".dscompile-baseline.yaml", in: project))
    #expect(try project.read("shared/baseline.yaml").contains("summary-capital"))
  }

  @Test func endlessLinksAreAnError() throws {
    let project = try makeProject(["components/Card.yaml": strict])
    try project.link("a", to: "b")
    try project.link("b", to: "a")
    #expect(report(to: "a", in: project) == .failure)
    #expect(project.log.errors.contains("a symbolic link points to itself"))
  }

  @Test func pipesAreWritten() throws {
    let project = try makeProject(["components/Card.yaml": strict])
    let path = project.folder + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    #expect(report(to: "pipe", in: project) == .fine)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).hasPrefix("{\"diagn"))
    #expect(try FileSystem().status(path)?.kind == .other)
  }

  /// As in `--format checkstyle=>(reviewdog …)`.
  @Test func openFilesOfTheProcessAreWritten() throws {
    let project = try makeProject(["components/Card.yaml": strict])
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    #expect(report(.checkstyle, to: "/dev/fd/\(number)", in: project) == .fine)
    try pipe.fileHandleForWriting.close()
    let text = try pipe.fileHandleForReading.readToEnd()
    #expect(String(decoding: text ?? Data(), as: UTF8.self).contains("<checkstyle"))
  }

  @Test func aFolderIsNoReport() throws {
    let project = try makeProject(["components/Card.yaml": strict])
    #expect(report(to: "components", in: project) == .failure)
    #expect(project.log.errors.contains("it is a folder, and a file is needed"))
  }

  // MARK: - Several reports

  @Test func aReportThatCannotBeWrittenSuppressesNoOther() throws {
    let project = try makeProject(["components/Card.yaml": strict])
    let reports: [LintRequest.Report] = [
      .init(format: .sarif, file: "components"), .init(format: .json),
      .init(format: .junit, file: "j"),
    ]
    project.log.clear()
    #expect(
      lint(
        LintRequest(reports: reports), by: .components, in: project.surroundings,
        console: project.log.console()) == .failure)
    #expect(project.log.output.hasPrefix("{\"diagnostics\""))
    #expect(try project.read("j").contains("<testsuites"))
  }

  @Test(
    arguments: [
      ([("json", nil), ("sarif", nil)], "standard output"),
      ([("json", "/dev/stdout"), ("text", nil)], "standard output"),
      ([("text", nil), ("jsonl", nil)], "standard output"),
      ([("json", "a"), ("sarif", "./a")], "'./a'"),
      ([("github", "a"), ("text", "a")], "'a'"), ([("text", nil), ("github", nil)], nil),
      ([("json", "a"), ("sarif", nil)], nil),
    ] as [([(String, String?)], String?)])
  func oneReportForEachStream(reports: [(String, String?)], place: String?) throws {
    let project = try makeProject(["components/Card.yaml": strict])
    let reports = reports.compactMap { format, file in
      ReportFormat(rawValue: format).map { LintRequest.Report(format: $0, file: file) }
    }
    let outcome = lint(
      LintRequest(reports: reports), by: .components, in: project.surroundings,
      console: project.log.console())
    #expect(outcome == (place == nil ? .fine : .failure))
    if let place { #expect(project.log.errors.contains("would both be written to \(place);")) }
  }
}

/// The standard streams of the process.
@Suite struct StandardStreamTests {
  private func run(_ command: String, in project: TestProject) throws -> BuiltTool.Run {
    try BuiltTool.run(["/bin/sh", "-c", command, BuiltTool.path], in: project.folder)
  }

  private func makeProject() throws -> TestProject {
    let project = try TestProject()
    try project.write("components/Card.yaml", "component: Card\nslots: {title: }\n")
    return project
  }

  #if os(Linux)
    @Test(arguments: [
      "lint --format sarif", "lint", "schema spec", "format - <components/Card.yaml", "explain",
      "--help", "--version", "build --check", "rules",
    ])
    func aFullDiskIsAnError(command: String) throws {
      let project = try makeProject()
      let result = try run("\"$0\" \(command) >/dev/full", in: project)
      if command == "lint" {
        // Nothing is printed to standard output.
        #expect(result.status == 0)
        return
      }
      #expect(result.status == 2)
      #expect(
        result.errors.hasSuffix(
          "error: cannot write standard output: no space left on the disk; free some and run again\n"
        ))
    }

    @Test func messagesThatCannotBeWrittenAreAnError() throws {
      let result = try run("\"$0\" lint 2>/dev/full", in: try makeProject())
      #expect(result.status == 2)
      #expect(result.output.contains("error: cannot write standard error: no space left"))
    }
  #endif

  @Test func aClosedPipeIsQuiet() throws {
    let project = try makeProject()
    let result = try run("\"$0\" schema spec | true", in: project)
    #expect(result.errors == "")
    // As a child of a program that ignores the signal.
    let ignoring = try run(
      "trap '' PIPE; (\"$0\" schema spec; echo $? >status) | true", in: project)
    #expect(ignoring.errors == "")
    #expect(try project.read("status") == "0\n")
  }

  @Test func closedStreams() throws {
    let project = try makeProject()
    #expect(try run("\"$0\" lint 2>&-", in: project).status == 0)
    let result = try run("\"$0\" schema spec >&-", in: project)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write standard output"))
    #expect(try run("\"$0\" format - <&-", in: project).status == 2)
    #expect(try run("\"$0\" build >&- 2>&-", in: project).status == 2)
    #expect(
      try project.read("Generated/Sources/Kit/Components/Card/Card.swift").contains("struct Card"))
  }

  @Test(
    arguments: [
      ([:], true, TextStyle.colored), ([:], false, .plain), (["NO_COLOR": "1"], true, .plain),
      (["FORCE_COLOR": "1"], false, .colored), (["FORCE_COLOR": "0"], true, .plain),
      (["CLICOLOR_FORCE": "1"], false, .colored), (["CLICOLOR_FORCE": "0"], true, .colored),
      (["CLICOLOR": "0"], true, .plain), (["TERM": "dumb"], true, .plain),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, .plain),
    ] as [([String: String], Bool, TextStyle)])
  func colors(variables: [String: String], isTerminal: Bool, style: TextStyle) {
    func chosen(_ choice: ColorChoice) -> TextStyle {
      choice.style(isTerminal: isTerminal) { variables[$0] }
    }
    #expect(chosen(.auto) == style)
    #expect(chosen(.always) == .colored)
    #expect(chosen(.never) == .plain)
  }

  @Test func colorsOnRequest() throws {
    let project = try makeProject()
    try project.write("components/Card.yaml", "component: Card\nsumary: x\n")
    let colored = try run("\"$0\" lint --color always --format text --format json=a", in: project)
    #expect(colored.output.contains("\u{1B}[1;31merror:"))
    #expect(!(try project.read("a").contains("\u{1B}")))
    #expect(!(try run("\"$0\" lint", in: project).output.contains("\u{1B}")))
    #expect(try run("FORCE_COLOR=1 \"$0\" lint", in: project).output.contains("\u{1B}[1;31merror:"))
  }
}
