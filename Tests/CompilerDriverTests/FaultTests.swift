import CompilerDriver
import Foundation
import TestSupport
import Testing

/// A tree before, with files to update, to remove, to create and to keep.
private func makeProject() throws -> TestProject {
  let project = try TestProject()
  try project.write("specs/A.yaml", "file S/A.swift\nlet a = 1\nfile S/D/B.swift\nlet b = 2\n")
  try project.write("specs/J.yaml", "file .swift-format\n{}\nfile K.swift\nlet k = 1\n")
  project.build()
  try project.write("specs/A.yaml", "file S/A.swift\nlet a = 2\nfile N/E/C.swift\nlet c = 2\n")
  try project.write("specs/J.yaml", "file .swift-format\n{ }\nfile K.swift\nlet k = 1\n")
  return project
}

/// The project after a build without faults.
private func expectedTrees() throws -> (old: [String: String], new: [String: String], steps: Int) {
  let project = try makeProject()
  let old = project.tree()
  let faults = Faults()
  var surroundings = project.surroundings
  surroundings.files = faults.fileSystem
  #expect(project.build(in: surroundings) == .fine)
  return (old, project.tree(), faults.steps)
}

@Suite struct FaultTests {
  @Test(arguments: [Faults.Kind.failure, .kill])
  func everyFileIsWholeAndTheNextRunRepairs(kind: Faults.Kind) throws {
    let (old, new, steps) = try expectedTrees()
    #expect(steps > 50)
    for step in 1...steps {
      let project = try makeProject()
      var surroundings = project.surroundings
      surroundings.files = Faults(kind, at: step).fileSystem
      let status = project.build(in: surroundings)
      // Only failures of the cache may be silent.
      if status != .fine {
        #expect(status == .failure, "step \(step)")
        #expect(project.log.errors.contains("no space left"), "step \(step)")
      } else {
        #expect(project.tree() == new, "step \(step)")
      }
      for (path, text) in project.tree() where !path.contains(".dscompile-tmp-") {
        let isWhole = text == old[path] || text == new[path] || path.hasSuffix("/")
        #expect(isWhole, "step \(step): \(path)")
      }
      #expect(project.build() == .fine, "step \(step): \(project.log.errors)")
      #expect(project.tree() == new, "step \(step)")
      #expect(project.build(BuildRequest(mode: .check)) == .fine)
    }
  }

  @Test func aFirstBuildThatIsKilledIsRepaired() throws {
    let (_, new, _) = try expectedTrees()
    for step in 1...60 {
      let project = try makeProject()
      try project.remove("Generated")
      var surroundings = project.surroundings
      surroundings.files = Faults(.kill, at: step).fileSystem
      project.build(in: surroundings)
      #expect(project.build() == .fine, "step \(step): \(project.log.errors)")
      #expect(project.tree() == new, "step \(step)")
    }
  }

  @Test func anInterruptedBuildOfOtherSpecsLeavesNothingBehind() throws {
    let (_, _, steps) = try expectedTrees()
    for step in stride(from: 1, through: steps, by: 3) {
      let project = try makeProject()
      var surroundings = project.surroundings
      surroundings.files = Faults(.kill, at: step).fileSystem
      project.build(in: surroundings)
      try project.write("specs/A.yaml", "file X.swift\nlet x = 1\n")
      try project.write("specs/J.yaml", "file K.swift\nlet k = 1\n")
      let status = project.build()
      #expect(project.tree()["X.swift"] != nil, "step \(step)")
      let left = project.tree().keys.sorted().filter {
        $0 != ".swift-format" && !$0.hasSuffix("/")
      }
      #expect(left == [".dscompile-manifest.json", "K.swift", "X.swift"], "step \(step)")
      // The origin of a file without a header is uncertain, so it is kept.
      if project.tree()[".swift-format"] == nil { #expect(status == .fine) }
    }
  }

  @Test func removesIncompleteFilesOfAnEarlierRun() throws {
    let project = try makeProject()
    try project.write("Generated/S/.dscompile-tmp-1-2", "half")
    try project.write("Generated/.dscompile-tmp-1-2", "half")
    #expect(project.build() == .fine)
    #expect(project.tree().keys.allSatisfy { !$0.contains(".dscompile-tmp-") })
  }

  @Test(arguments: [
    (EACCES, "permission denied"), (EROFS, "read-only"), (ENOSPC, "no space left"),
    (EIO, "reports an error"), (EMFILE, "too many files"), (EDQUOT, "no space left"),
  ])
  func namesTheReason(code: Int32, words: String) throws {
    let project = try makeProject()
    var surroundings = project.surroundings
    surroundings.files = FileSystem { step, path throws(FileError) in
      if step == .rename { throw FileError(.write, path, code: code) }
    }
    #expect(project.build(in: surroundings) == .failure)
    #expect(project.log.errors.contains(words))
    #expect(
      project.log.errors.contains("Every file in it is complete, either old or new; run again"))
  }

  @Test func twoRunsAtOnceDoNotMix() async throws {
    let project = try TestProject()
    for number in 1...40 {
      try project.write("specs/C\(number).yaml", "file C/\(number).swift\nlet a = \(number)\n")
    }
    let surroundings = project.surroundings
    let statuses = await withTaskGroup(of: Outcome.self) { group in
      for _ in 1...6 {
        group.addTask {
          CompilerDriver.build(
            BuildRequest(), by: .files, in: surroundings, console: Transcript().console())
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: .fine, count: 6))
    #expect(project.tree().count == 41)
    #expect(project.build(BuildRequest(mode: .check)) == .fine)
  }

  @Test func aSecondRunWaits() async throws {
    let project = try makeProject()
    var root: Folder? = try FileSystem().folder(project.folder + "/Generated")
    try root?.lock { Issue.record("nobody else is here") }
    let other = Task { project.build() }
    while !project.log.errors.contains("Waiting") { try await Task.sleep(for: .milliseconds(1)) }
    #expect(!project.tree().keys.contains("N/E/C.swift"))
    root = nil
    #expect(await other.value == .fine)
    #expect(project.tree().keys.contains("N/E/C.swift"))
  }
}
