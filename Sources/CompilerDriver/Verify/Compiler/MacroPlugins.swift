/// The compiler plug-ins that expand `@Entry` and `#Preview`, under the names that Apple's interfaces use:
/// they come with Xcode, but not with the toolchains of swift.org.
package struct MacroPlugins: Sendable {
  /// An absolute path.
  let folder: String
  let compiler: SwiftCompiler

  /// The modules that the macros belong to.
  static let names = ["SwiftUIMacros", "PreviewsMacros"]

  static func fileName(_ name: String) -> String { "lib\(name).so" }

  /// The options with which the compiler finds them and those of the toolchain.
  package var options: [String] {
    Self.names.flatMap { ["-load-plugin-library", joined(folder, Self.fileName($0))] }
      + ["-plugin-path", joined(compiler.hostLibraries, "plugins")]
  }
}
