import CompilerDriver
import TestSupport
import Testing

@Suite struct InputTests {
  private func reader(_ project: TestProject) -> InputReader {
    InputReader(
      location: ProjectLocation(folder: project.folder, base: project.folder),
      files: FileSystem(), jobs: 2)
  }

  @Test func collectsSpecsSortedAndOnce() throws {
    let project = try TestProject()
    for path in ["s/b.yaml", "s/a/z.yml", "s/.git/x.yaml", "s/a/n.txt", "s/.x.yaml", "t/c.yaml"] {
      try project.write(path, path)
    }
    try project.link("s/loop", to: "..")
    try project.link("s/more", to: "../t")
    var reader = reader(project)
    let texts = try reader.texts(at: ["s", "t/c.yaml", "s/b.yaml"])
    #expect(
      texts.map(\.path) == [
        "s/a/z.yml", "s/b.yaml", "s/loop/dscompile.yaml", "s/loop/t/c.yaml", "s/more/c.yaml",
        "t/c.yaml",
      ])
  }

  @Test func reportsUnreadableFiles() throws {
    let project = try TestProject()
    var reader = reader(project)
    let error = #expect(throws: FileError.self) { try reader.texts(at: ["missing"]) }
    #expect(error?.message.hasSuffix("missing: no such file or folder") == true)
    let folder = #expect(throws: FileError.self) { try reader.text(".") }
    #expect(folder?.message.contains("it is a folder, and a file is needed") == true)
    try project.link("device.yaml", to: "/dev/zero")
    #expect(throws: FileError.self) { try reader.text("device.yaml") }
    try project.write("large.yaml", String(repeating: "x", count: 17 << 20))
    let large = #expect(throws: FileError.self) { try reader.text("large.yaml") }
    #expect(large?.message.hasSuffix("it is too large") == true)
  }
}
