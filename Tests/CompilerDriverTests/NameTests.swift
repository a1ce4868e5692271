import CompilerDriver
import TestSupport
import Testing

/// Names of files that are not UTF-8, and links to nothing.
@Suite struct NameTests {
  private let card = "component: Card\nsummary: a card.\nslots: {title: {options: [text]}}\n"

  /// Each name has one text, and the text gives the name back.
  @Test func namesAreKept() {
    var numbers = SeededNumbers(seed: 1)
    var texts: [String: [UInt8]] = [:]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        bytes += numbers.one(of: [
          [0x61], [0xE9], [0xC3, 0xA9], [0xF4, 0x8F, 0xBE, 0xA9], [0xF4, 0x8F, 0xBD, 0xA9],
          [0xF4, 0x8F], [0xFF],
          [0xC0, 0x80], [0xED, 0xA0, 0x80],
        ])
      }
      let text = systemText(bytes)
      #expect(systemBytes(text) == bytes)
      #expect(texts.updateValue(bytes, forKey: text) ?? bytes == bytes)
    }
    #expect(systemText(Array("Größe 😀".utf8)) == "Größe 😀")
  }

  private func shell(_ script: String, in project: TestProject) throws -> BuiltTool.Run {
    try BuiltTool.run(["/bin/sh", "-c", "D='\(BuiltTool.path)'; \(script)"], in: project.folder)
  }

  #if os(Linux)
    @Test func aProjectInAFolderOfSuchAName() throws {
      let project = try TestProject()
      try project.write("components/Card.yaml", card)
      let make = #"N=$(printf 'caf\351'); mkdir $N; cp -r dscompile.yaml components $N; "#
      let lint = try shell(make + "cd $N; $D lint", in: project)
      #expect(lint.status == 0, "\(lint)")
      #expect(lint.output.contains("components/Card.yaml:2:10: warning"), "\(lint)")
      let build = try shell("cd caf*; $D build && ls Generated && $D build", in: project)
      #expect(build.status == 0, "\(build)")
      #expect(build.output.contains("Package.swift") && build.output.contains("Nothing changed"))
      // From elsewhere, by its name.
      let named = try shell("$D lint caf*", in: project)
      #expect(named.status == 0, "\(named)")
      #expect(named.output.contains(#"caf\xE9/components/Card.yaml:2:10"#), "\(named)")
      let inside = try shell("cd caf*/components; $D format --diff", in: project)
      #expect(inside.status == 0, "\(inside)")
      let sarif = try shell("cd /; $D lint --format sarif $OLDPWD/caf*", in: project)
      #expect(sarif.output.contains("caf%E9/components/Card.yaml"), "\(sarif)")
      let git = try shell(
        "cd caf*; git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm A; "
          + "$D changes --since HEAD", in: project)
      #expect(git.output.hasPrefix("Nothing changed for callers"), "\(git)")
    }

    @Test func specsOfSuchNames() throws {
      let project = try TestProject()
      try project.write("components/Card.yaml", card)
      #expect(
        try shell(#"touch components/$(printf 'bild\351.png'); $D lint"#, in: project).status == 0)
      for command in ["lint", "build", "format", "stats"] {
        let run = try shell(
          #"cp components/Card.yaml components/$(printf 'caf\351.yaml'); $D "# + command,
          in: project)
        #expect(run.status == 2, "\(run)")
        #expect(
          run.errors.contains(#"components/caf\xE9.yaml: its name is not in UTF-8; rename it"#),
          "\(run)")
      }
      let folder = try shell(
        #"rm components/caf*; mkdir components/$(printf 'caf\351'); mv components/Card.yaml components/caf*/; $D lint"#,
        in: project)
      #expect(folder.status == 2)
      #expect(folder.errors.contains(#"caf\xE9/Card.yaml: its name is not in UTF-8"#), "\(folder)")
    }
  #endif

  @Test(arguments: ["Row.yaml", "shared"]) func brokenLinks(name: String) throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", card)
    try project.link("components/\(name)", to: "../gone")
    let outcome = format(
      FormatRequest(), in: project.surroundings, console: project.log.console())
    #expect(outcome == .failure)
    #expect(
      project.log.errors
        == "error: cannot follow \(project.folder)/components/\(name): the file that this link names does "
        + "not exist; correct the link or delete it\n")
  }

  /// Such links are not inputs.
  @Test func otherBrokenLinks() throws {
    let project = try TestProject()
    try project.write("components/Card.yaml", card)
    try project.link("components/image.png", to: "../gone.png")
    try project.link("components/.#Card.yaml", to: "user@host.1234")
    #expect(
      format(FormatRequest(), in: project.surroundings, console: project.log.console()) == .fine)
  }
}
