import Specification
import SwiftAPI
import SwiftTypes

/// A language mode of the compiler.
package enum LanguageMode: String, CaseIterable, Sendable {
  case v5 = "5"
  case v6 = "6"
}

/// Files that are compiled as one module, up to SIL, so that all diagnostics appear: uninitialized
/// properties, missing returns, and values sent across isolation.
package struct Compilation: Sendable {
  /// The sources of the module.
  package var files: [String]

  /// The files to diagnose, while the others only provide declarations; empty for all.
  package var primaryFiles: [String] = []
  package var moduleName: String
  package var mode: LanguageMode

  /// The path of the module to write, for clients that import it.
  package var module: String?

  /// Whether only the module is needed, so that function bodies can be skipped.
  package var isModuleOnly: Bool

  /// Whether the module is written even if there are errors in it.
  var allowsErrors: Bool

  /// Whether only types are checked.
  package var isTypeCheckOnly = false

  /// Folders of modules that the files may import, besides SwiftUI.
  package var searchPaths: [String] = []

  /// Further options for the compiler.
  package var flags: [String] = []

  package init(
    _ files: [String], primaryFiles: [String] = [], moduleName: String, mode: LanguageMode,
    module: String? = nil, isModuleOnly: Bool = false, searchPaths: [String] = [],
    flags: [String] = [], allowsErrors: Bool = false
  ) {
    self.files = files
    self.primaryFiles = primaryFiles
    self.moduleName = moduleName
    self.mode = mode
    self.module = module
    self.isModuleOnly = isModuleOnly
    self.searchPaths = searchPaths
    self.flags = flags
    self.allowsErrors = allowsErrors
  }
}

/// A compilation target: a platform, and the declarations of SwiftUI for it.
package struct CompilationTarget: Sendable {
  /// Its name in messages: "iOS 16.0"; nil for this machine.
  package let name: String?

  /// The newest version of its platform of which all declarations are known here.
  let described: IntroducedVersions.Version

  package let compiler: SwiftCompiler

  /// Whether UIKit components are compiled for it: for iOS, not for the Mac.
  var hasUIKit: Bool { name?.hasPrefix("iOS ") ?? false }

  /// The platform and its minimum version; the newest one that is described for this machine.
  var system: (AppleSystem, version: IntroducedVersions.Version) {
    let words = name?.split(separator: " ") ?? []
    guard words.count == 2, let system = AppleSystem(rawValue: String(words[0])) else {
      return (.iOS, described)
    }
    return (system, .init(String(words[1])))
  }

  /// Whether it is a version of a platform.
  func isFor(_ platform: Platform) -> Bool { name?.hasPrefix("\(platform.rawValue) ") ?? false }

  /// The options that select the platform and locate SwiftUI.
  let options: [String]

  /// The same for the newest version of the platform, where everything is available.
  let newestOptions: [String]

  /// Whether the compiler's driver is used, which alone finds the macros of Apple's SDK. It diagnoses all
  /// files of a module.
  let usesDriver: Bool

  /// Compiles files. The only output is the module, if requested.
  ///
  /// - Parameter forNewest: Whether to compile for the newest version of the platform.
  /// - Throws: If the compiler cannot be run, not if the files do not compile.
  package func compile(
    _ compilation: Compilation, forNewest: Bool = false
  ) throws(VerificationError) -> CommandOutput {
    try run(
      compiler.command
        + arguments(of: compilation, options: forNewest ? newestOptions : options))
  }

  /// An option that only the compiler's frontend has.
  private func frontendOption(_ name: String) -> [String] {
    usesDriver ? ["-Xfrontend", name] : [name]
  }

  private func arguments(of compilation: Compilation, options: [String]) -> [String] {
    // Without the driver, compiling a small file takes half the time.
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
    if compilation.allowsErrors {
      arguments += frontendOption("-experimental-allow-module-with-compiler-errors")
    }
    // Only the driver separates its own options from those of the frontend.
    arguments += usesDriver ? compilation.flags : compilation.flags.filter { $0 != "-Xfrontend" }
    for file in compilation.files {
      if primary.contains(file) { arguments.append("-primary-file") }
      arguments.append(file)
    }
    return arguments
  }
}
