/// The Swift compiler on the PATH, and its description of itself.
package struct SwiftCompiler: Sendable {
  /// The command that starts it.
  package let command: [String]

  /// The version, as the compiler prints it.
  package let version: String

  /// The folder of its own modules and libraries.
  package let resources: String

  /// Its default target, such as `x86_64-unknown-linux-gnu`.
  package let target: String

  /// The libraries that macros are built with.
  package var hostLibraries: String { joined(resources, "host") }

  /// The compiler on the PATH, which is queried once.
  ///
  /// - Throws: If there is no compiler, or its answer cannot be read.
  package static func current() throws(VerificationError) -> Self { try found.get() }

  private static let found = Result { () throws(VerificationError) in try ask() }

  private static func ask() throws(VerificationError) -> Self {
    #if os(macOS)
      let command = ["xcrun", "swiftc"]
    #else
      let command = ["swiftc"]
    #endif
    let output: CommandOutput
    do {
      output = try run(command + ["-print-target-info"])
    } catch {
      throw VerificationError(
        "this command needs a Swift compiler; put 'swiftc' on the PATH (swift.org/install), or "
          + "run it on a machine that has one. 'dscompile lint' needs no compiler")
    }
    guard output.isSuccess, let answer = JSON(Array(output.text.utf8)),
      case .string(let version)? = answer["compilerVersion"],
      case .string(let target)? = answer["target"]?["unversionedTriple"],
      case .string(let resources)? = answer["paths"]?["runtimeResourcePath"]
    else {
      throw VerificationError(
        "'\(command.joined(separator: " ")) -print-target-info' does not print its target; is it "
          + "a Swift toolchain, 6.0 or later?\n\(output.text)")
    }
    return Self(command: command, version: version, resources: resources, target: target)
  }
}
