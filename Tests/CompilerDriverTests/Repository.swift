import SwiftCompilation
import TestSupport
import Testing

/// Runs git in a folder, as an author without settings.
func git(_ arguments: [String], in folder: String) throws {
  let run = try BuiltTool.run(
    [
      "/usr/bin/env", "git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c",
      "protocol.file.allow=always",
    ] + arguments,
    in: folder)
  #expect(run.status == 0, "\(arguments): \(run)")
}

/// Commits all files of a repository.
func commit(_ project: TestProject, _ message: String) throws {
  try git(["add", "-A"], in: project.folder)
  try git(["commit", "-q", "--allow-empty", "-m", message], in: project.folder)
}

extension TestProject {
  /// A repository with some files, and links by their targets.
  static func makeRepository(
    _ files: [String: String], links: [String: String] = [:]
  ) throws -> TestProject {
    let project = try TestProject()
    for (path, text) in files { try project.write(path, text) }
    for (path, target) in links { try project.link(path, to: target) }
    try git(["init", "-q", "-b", "main"], in: project.folder)
    try commit(project, "One")
    return project
  }
}
