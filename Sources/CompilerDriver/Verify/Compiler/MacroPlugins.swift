/// The plug-ins of the compiler that expand `@Entry` and `#Preview`, by the names that Apple's interfaces
/// have for them: Xcode has these plug-ins, the toolchains of swift.org have not.
package struct MacroPlugins: Sendable {
  /// An absolute path.
  let folder: String
  let compiler: SwiftCompiler

  /// The modules that macros are declared to be in.
  static let names = ["SwiftUIMacros", "PreviewsMacros"]

  static func fileName(_ name: String) -> String { "lib\(name).so" }

  /// The options by which the compiler finds them, and those of the toolchain.
  package var options: [String] {
    Self.names.flatMap { ["-load-plugin-library", joined(folder, Self.fileName($0))] }
      + ["-plugin-path", joined(compiler.hostLibraries, "plugins")]
  }
}
