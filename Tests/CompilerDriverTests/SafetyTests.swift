import CompilerDriver
import Foundation
import TestSupport
import Testing

private func makeProject() throws -> TestProject {
  let project = try TestProject()
  try project.write("specs/A.yaml", "file S/A.swift\nlet a = 1\nfile S/D/B.swift\nlet b = 2\n")
  try project.write("specs/J.yaml", "file .swift-format\n{}\n")
  project.build()
  return project
}

/// Changes that others make to an output folder.
@Suite struct SafetyTests {
  @Test func refusesToOverwriteWhatWasEditedByHand() throws {
    let project = try makeProject()
    let edited = try project.read("Generated/S/A.swift").replacing("a = 1", with: "a = 7")
    try project.write("Generated/S/A.swift", edited)
    try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\nfile S/N.swift\nlet n = 2\n")
    let before = project.tree()
    #expect(project.build() == .findings)
    #expect(
      project.log.errors == """
        Generated/S/A.swift: error: the file was edited by hand, or a merge mixed two versions; move \
        changes to its spec, then overwrite it with --force [edited-by-hand]
        1 error in 1 file

        """)
    #expect(project.tree() == before)
    #expect(project.build(BuildRequest(isForced: true)) == .fine)
    #expect(try project.read("Generated/S/A.swift").hasSuffix("let a = 2\n"))
    #expect(project.tree()["S/D/B.swift"] == nil)
  }

  @Test func findsEditsInFilesWithoutHeaders() throws {
    let project = try makeProject()
    try project.write("Generated/.swift-format", "{ }\n")
    #expect(project.build() == .findings)
    try project.write("Generated/.swift-format", "{}\n")
    #expect(project.build() == .fine)
    try project.write("specs/J.yaml", "file .swift-format\n{\"version\": 1}\n")
    #expect(project.build() == .fine)
    try project.remove("specs/J.yaml")
    #expect(project.build() == .fine)
    #expect(project.tree()[".swift-format"] == nil)
  }

  @Test func aRemovedHeaderIsAnEdit() throws {
    let project = try makeProject()
    try project.write("Generated/S/A.swift", "let a = 1\n")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("edited-by-hand"))
  }

  @Test func keepsOrphansEditedByHandAndNamesThem() throws {
    let project = try makeProject()
    let edited = try project.read("Generated/S/D/B.swift") + "// mine\n"
    try project.write("Generated/S/D/B.swift", edited)
    try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\n")
    for _ in 1...2 {
      #expect(project.build() == .findings)
      #expect(project.log.errors.contains("Generated/S/D/B.swift: error: no spec emits this file"))
      #expect(try project.read("Generated/S/A.swift").hasSuffix("let a = 2\n"))
      #expect(try project.read("Generated/S/D/B.swift") == edited)
    }
  }

  @Test(arguments: ["S/A.swift", "S/D/B.swift", ".swift-format"])
  func refusesForeignFiles(path: String) throws {
    let project = try makeProject()
    try project.remove("Generated")
    try project.write("Generated/\(path)", "let mine = 1\n")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("Generated/\(path): error: dscompile did not write the"))
    #expect(project.tree() == [path: "let mine = 1\n"])
    #expect(project.build(BuildRequest(isForced: true)) == .findings)
    #expect(project.tree() == [path: "let mine = 1\n"])
  }

  @Test func refusesAFolderWhereAFileShouldBe() throws {
    let project = try makeProject()
    try project.remove("Generated/S/A.swift")
    try project.write("Generated/S/A.swift/mine.txt", "")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("a folder has the name of the file"))
    try project.remove("Generated/S/A.swift/mine.txt")
    #expect(project.build() == .findings)
  }

  @Test func refusesAFileWhereAFolderShouldBe() throws {
    let project = try makeProject()
    try project.remove("Generated/S")
    try project.write("Generated/S", "mine")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("'S' is a file, and a folder is needed there"))
    #expect(project.tree()["S"] == "mine")
  }

  @Test func turnsItsOwnFilesIntoFoldersAndBack() throws {
    let project = try TestProject()
    try project.write("specs/A.yaml", "file X.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    try project.write("specs/A.yaml", "file X.swift/Y.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    #expect(project.tree().keys.sorted() == [".dscompile-manifest.json", "X.swift/Y.swift"])
    try project.write("specs/A.yaml", "file X.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    #expect(project.tree().keys.sorted() == [".dscompile-manifest.json", "X.swift"])
  }

  @Test func followsNoLinks() throws {
    let project = try makeProject()
    try project.remove("Generated/S")
    try project.write("outside/mine.txt", "mine")
    try project.link("Generated/S", to: project.folder + "/outside")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("'S' is a symbolic link"))
    #expect(project.tree("outside") == ["mine.txt": "mine"])
    try project.remove("Generated/S")
    #expect(project.build() == .fine)

    try project.remove("Generated/S/A.swift")
    try project.link("Generated/S/A.swift", to: project.folder + "/outside/mine.txt")
    #expect(project.build() == .findings)
    #expect(project.tree("outside") == ["mine.txt": "mine"])
  }

  @Test func refusesAnOutputFolderThatLeadsOut() throws {
    let project = try makeProject()
    let outside = try TestProject()
    try project.remove("Generated")
    try project.link("Generated", to: outside.folder)
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("is outside of the project because of a symbolic link"))
    #expect(outside.tree(".").keys.sorted() == ["dscompile.yaml"])
    // The user of the command may choose the destination.
    #expect(project.build(BuildRequest(output: "Generated")) == .fine)
    #expect(outside.tree(".").count == 5)
  }

  @Test(arguments: [
    "../A.swift", "/tmp/A.swift", "a//b.swift", "./a.swift", "", "a/..", "a\"b.swift", "a\\b.swift",
    ".dscompile-manifest.json", ".hidden/a.swift", "a/.dscompile-tmp-1", "a\u{7}.swift",
  ])
  func refusesUnsafePaths(path: String) throws {
    let project = try makeProject()
    let before = project.tree()
    try project.write("specs/X.yaml", "file \(path)\nlet x = 1\n")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("[unsafe-output-path]"))
    #expect(project.tree() == before)
  }

  @Test(arguments: ["S/a.swift", "s/Other.swift", "S/A.swift", "S/A.swift/X.swift", "S"])
  func refusesPathsThatCollide(path: String) throws {
    let project = try makeProject()
    let before = project.tree()
    try project.write("specs/X.yaml", "file \(path)\nlet x = 1\n")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("[output-path-collision]"))
    #expect(project.tree() == before)
  }

  @Test func refusesAFileThatDiffersInLetterCaseAlone() throws {
    let project = try makeProject()
    try project.write("Generated/readme.md", "mine")
    try project.write("specs/X.yaml", "file README.md\n# Kit\n")
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("'readme.md' differs from this path only in letter case"))
  }

  /// On a case-insensitive disk, each build would remove and write the files again.
  @Test func refusesAFolderThatDiffersInLetterCaseAlone() throws {
    let project = try makeProject()
    try project.write("Generated/S/D/mine.txt", "mine")
    try project.write("specs/A.yaml", "file s/d/A.swift\nlet a = 1\n")
    let before = project.tree()
    #expect(project.build() == .findings)
    #expect(project.log.errors.contains("'S/D' differs from this path only in letter case"))
    #expect(project.tree() == before)
    try project.remove("Generated/S/D/mine.txt")
    #expect(project.build() == .fine)
  }

  @Test func changesTheLetterCaseOfItsOwnFiles() throws {
    let project = try makeProject()
    try project.write("specs/A.yaml", "file s/a.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    #expect(
      project.tree().keys.sorted() == [".dscompile-manifest.json", ".swift-format", "s/a.swift"])
  }

  /// Finder leaves its file in folders that were viewed.
  @Test func removesFoldersWithFindersFileAlone() throws {
    let project = try makeProject()
    for folder in ["S", "S/D"] { try project.write("Generated/\(folder)/.DS_Store", "view") }
    try project.write("specs/A.yaml", "file s/A.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    let left = [".dscompile-manifest.json", ".swift-format", "s/A.swift"]
    #expect(project.tree().keys.sorted() == left)
    #expect(project.build(BuildRequest(mode: .check)) == .fine)
    // A folder with other content stays, with everything in it.
    try project.write("Generated/s/.DS_Store", "view")
    try project.write("Generated/s/mine.txt", "mine")
    try project.write("specs/A.yaml", "file T/A.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    #expect(
      project.tree().keys.filter { $0.hasPrefix("s/") }.sorted() == ["s/.DS_Store", "s/mine.txt"])
  }

  @Test func aFileTakesThePlaceOfAFolderWithFindersFile() throws {
    let project = try TestProject()
    try project.write("specs/A.yaml", "file X.swift/Y.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    try project.write("Generated/X.swift/.DS_Store", "view")
    try project.write("specs/A.yaml", "file X.swift\nlet a = 1\n")
    #expect(project.build() == .fine)
    #expect(project.tree().keys.sorted() == [".dscompile-manifest.json", "X.swift"])
  }

  @Test func leavesOtherOutputFoldersAlone() throws {
    let project = try makeProject()
    #expect(project.build(BuildRequest(output: "Generated/Inner")) == .fine)
    try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\n")
    #expect(project.build() == .fine)
    #expect(project.tree("Generated/Inner").count == 4)
  }

  @Test func readsCheckoutsWithOtherLineEnds() throws {
    let project = try makeProject()
    for (path, text) in project.tree() {
      try project.write("Generated/\(path)", text.replacing("\n", with: "\r\n"))
    }
    let before = project.tree()
    #expect(project.build(BuildRequest(mode: .check)) == .fine)
    #expect(project.build() == .fine)
    #expect(project.tree() == before)
    try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\n")
    #expect(project.build() == .fine)
    #expect(project.tree()["S/D/B.swift"] == nil)
  }
}

/// Changes that version control makes to an output folder.
@Suite struct MergeTests {
  @Test(arguments: ["", "{", "not JSON", nil])
  func rebuildsTheManifest(text: String?) throws {
    let project = try makeProject()
    let manifest = "Generated/.dscompile-manifest.json"
    let before = project.tree()
    func damage() throws {
      if let text { try project.write(manifest, text) } else { try project.remove(manifest) }
    }
    try damage()
    #expect(project.build() == .fine)
    #expect(project.tree() == before)
    // Headers identify orphans.
    try damage()
    try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\n")
    #expect(project.build() == .fine)
    #expect(project.tree()["S/D/B.swift"] == nil)
    #expect(try project.read("Generated/S/A.swift").hasSuffix("let a = 2\n"))
  }

  @Test func regeneratesConflictedFiles() throws {
    let project = try makeProject()
    try project.write("specs/A.yaml", "file S/A.swift\nlet a = 3\n")
    try project.write(
      "Generated/S/A.swift",
      """
      // Code generated by dscompile. DO NOT EDIT.
      // Spec: specs/A.yaml
      <<<<<<< HEAD
      // Hash: 00000000000000000000000000000001

      let a = 1
      =======
      // Hash: 00000000000000000000000000000002

      let a = 2
      >>>>>>> other

      """)
    try project.write("Generated/.swift-format", "<<<<<<< HEAD\n{}\n=======\n{ }\n>>>>>>> other\n")
    let manifest = try project.read("Generated/.dscompile-manifest.json")
    let lines = manifest.split(separator: "\n")
    try project.write(
      "Generated/.dscompile-manifest.json",
      "{\n<<<<<<< HEAD\n\(lines[1])\n=======\n\(lines[1])\n>>>>>>> other\n"
        + lines[2...].joined(separator: "\n") + "\n")
    #expect(project.build(BuildRequest(mode: .check)) == .findings)
    #expect(
      project.log.output.contains("Generated/S/A.swift: has conflict markers of a merge\n"))
    #expect(project.build() == .fine)
    #expect(try project.read("Generated/S/A.swift").hasSuffix("let a = 3\n"))
    #expect(try project.read("Generated/.swift-format") == "{}\n")
    #expect(project.build(BuildRequest(mode: .check)) == .fine)
  }
}
