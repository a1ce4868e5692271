import Foundation

/// The Swift compiler on the PATH, and what it says of itself.
struct Toolchain {
  /// The version, in the compiler's words.
  let version: String

  /// The folder of the compiler's own modules and libraries.
  let resources: URL

  /// The libraries that macros are built with.
  var hostLibraries: URL { resources.appending(path: "host") }

  /// Asks the compiler.
  ///
  /// - Throws: If there is no compiler, or its answer cannot be read.
  static func current() async throws -> Self {
    let output = try await run(compilerCommand + ["-print-target-info"])
    guard
      let answer = try JSONSerialization.jsonObject(with: Data(output.text.utf8))
        as? [String: Any],
      let version = answer["compilerVersion"] as? String,
      let paths = answer["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { throw SwiftCompilationError("swiftc says nothing of its target:\n\(output.text)") }
    return Self(version: version, resources: URL(filePath: resources))
  }
}

/// The words that start the compiler.
#if os(macOS)
  let compilerCommand = ["xcrun", "swiftc"]
#else
  let compilerCommand = ["swiftc"]
#endif

/// Something without which nothing can be compiled.
package struct SwiftCompilationError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
