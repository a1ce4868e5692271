import Diagnostics
import SwiftRendering

/// Finds files whose paths are not allowed or collide.
func problems(inPathsOf files: [EmittedFile]) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var collisions = PathCollisions()
  var origins: [String: String] = [:]
  for file in files {
    if let problem = problem(inOutputPath: file.path) {
      diagnostics.append(
        Diagnostic(
          .unsafeOutputPath, at: nil,
          "\(file.origin) would emit the file '\(file.path)', whose path \(problem); choose "
            + "another name"))
      continue
    }
    if let problem = problem(inOrigin: file.origin) {
      diagnostics.append(
        Diagnostic(
          .unsafeSpecPath, at: nil,
          "the path '\(file.origin)' \(problem), which cannot be written into an emitted file; "
            + "rename the file"))
      continue
    }
    if let other = collisions.add(file.path) {
      let from = origins[other].map { " of \($0)" } ?? ""
      diagnostics.append(
        Diagnostic(
          .outputPathCollision, at: nil,
          "\(file.origin) would emit '\(file.path)', which is the same file as '\(other)'\(from) "
            + "on file systems that ignore letter case; choose another name"))
      continue
    }
    origins[file.path] = file.origin
  }
  return diagnostics
}
