import Foundation
import TestSupport
import UIKitRuntime

/// The folder of these tests.
let runtimeTests = repositoryRoot.appending(path: "Tests/UIKitRuntimeTests")

/// Writes files of the runtime into a folder.
///
/// - Returns: The files.
func write(
  _ files: [RuntimeFile], access: String = "public ", into folder: URL
) throws -> [URL] {
  try files.map { file in
    let url = folder.appending(path: file.path.replacing("/", with: "-"))
    try Data(file.text(access: access).utf8).write(to: url)
    return url
  }
}
