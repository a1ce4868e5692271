import Specification

/// A language mode of the compiler.
package enum LanguageMode: String, CaseIterable, Sendable {
  case v5 = "5"
  case v6 = "6"
}

/// Files that are compiled as one module, as far as all is diagnosed: to SIL, so that properties without
/// a value, missing returns and values sent across isolation show.
package struct Compilation: Sendable {
  /// The sources of the module.
  package var files: [String]

  /// Those that are diagnosed, the others being there for what they declare; empty for all.
  package var primaryFiles: [String] = []
  package var moduleName: String
  package var mode: LanguageMode

  /// Where the module goes, for those that import it.
  package var module: String?

  /// Whether nothing is wanted but the module, so that bodies need not be looked at.
  package var isModuleOnly: Bool

  /// Whether types are checked and no more is done.
  package var isTypeCheckOnly = false

  /// Folders of modules that the files may import, beside SwiftUI.
  package var searchPaths: [String] = []

  /// Further options of the compiler.
  package var flags: [String] = []

  package init(
    _ files: [String], primaryFiles: [String] = [], moduleName: String, mode: LanguageMode,
    module: String? = nil, isModuleOnly: Bool = false, searchPaths: [String] = [],
    flags: [String] = []
  ) {
    self.files = files
    self.primaryFiles = primaryFiles
    self.moduleName = moduleName
    self.mode = mode
    self.module = module
    self.isModuleOnly = isModuleOnly
    self.searchPaths = searchPaths
    self.flags = flags
  }
}

/// What Swift is compiled for: a platform, and declarations of SwiftUI for it.
package struct CompilationTarget: Sendable {
  /// As messages call it: "iOS 16.0"; nil for this machine itself.
  package let name: String?

  package let compiler: SwiftCompiler

  /// Whether the components of UIKit are compiled for it: for iOS, not for the Mac.
  var hasUIKit: Bool { name?.hasPrefix("iOS ") ?? false }

  /// Whether it is a version of a platform.
  func isFor(_ platform: Platform) -> Bool { name?.hasPrefix("\(platform.rawValue) ") ?? false }

  /// How the compiler finds SwiftUI, and what it compiles for.
  let options: [String]

  /// The same for the newest version of the platform, which has all that may be called.
  let newestOptions: [String]

  /// Whether the compiler's driver is asked, which alone knows where the macros of Apple's SDK are. It
  /// diagnoses all files of a module.
  let usesDriver: Bool

  /// Compiles files. Nothing is left of them but the module, if one is asked for.
  ///
  /// - Parameter forNewest: Whether they are for the newest version of the platform.
  /// - Throws: If the compiler cannot be run, not if the files do not compile.
  package func compile(
    _ compilation: Compilation, forNewest: Bool = false
  ) throws(VerificationError) -> CommandOutput {
    try run(
      compiler.command
        + arguments(of: compilation, options: forNewest ? newestOptions : options))
  }

  private func arguments(of compilation: Compilation, options: [String]) -> [String] {
    // Without the driver, a small file takes half the time.
    var arguments = usesDriver ? [] : ["-frontend"]
    let primary = usesDriver ? [] : Set(compilation.primaryFiles)
    if compilation.isTypeCheckOnly {
      arguments.append("-typecheck")
    } else if compilation.isModuleOnly {
      arguments += ["-emit-module", "-experimental-skip-non-inlinable-function-bodies"]
    } else {
      arguments += ["-emit-sil"] + (usesDriver ? ["-whole-module-optimization"] : [])
      for _ in 0..<max(1, primary.count) { arguments += ["-o", "/dev/null"] }
      if usesDriver, compilation.module != nil { arguments.append("-emit-module") }
    }
    if let module = compilation.module { arguments += ["-emit-module-path", module] }
    arguments += options
    for path in compilation.searchPaths { arguments += ["-I", path] }
    arguments += [
      "-parse-as-library", "-module-name", compilation.moduleName, "-swift-version",
      compilation.mode.rawValue, "-diagnostic-style", "llvm",
    ]
    arguments += compilation.flags
    for file in compilation.files {
      if primary.contains(file) { arguments.append("-primary-file") }
      arguments.append(file)
    }
    return arguments
  }
}
