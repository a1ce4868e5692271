/// The interface modules as code that runs on this machine.
package struct RunningModules: Sendable {
  /// The folder of the built modules: an absolute path.
  package let folder: String

  /// Where the linker finds their code: absolute paths.
  package var objects: [String] { names.map { joined(folder, "\($0).o") } }

  private let macros: MacroPlugins

  fileprivate init(folder: String, macros: MacroPlugins) {
    self.folder = folder
    self.macros = macros
  }

  /// The options with which the compiler finds them and the macros that they declare.
  package var options: [String] { ["-I", folder] + macros.options }
}

/// The modules in the order in which they import each other, those in one list at the same time.
private let stages = [
  ["ObjectiveC"], ["CoreGraphics"],
  ["Combine", "UniformTypeIdentifiers", "Symbols", "DeveloperToolsSupport", "Accessibility"],
  ["CoreTransferable", "UIKit"], ["SwiftUI"], ["ViewTesting"],
]

private let names = stages.flatMap(\.self)

extension InterfaceStore {
  /// The modules with the code of their bodies, built on first use.
  ///
  /// - Parameter willBuild: Called before they are built.
  /// - Throws: If they cannot be built.
  package func runningModules(jobs: Int, willBuild: () -> Void = {}) throws -> RunningModules {
    // A folder that is filled locks the store.
    let macros = try macros()
    let folder = try folder(named: "\(fingerprint.text)-running") { draft in
      willBuild()
      for stage in stages {
        let results = concurrentMap(stage, jobs: jobs) { name in
          Result { try build(name, into: draft) }
        }
        for result in results { try result.get() }
      }
    }
    return RunningModules(folder: folder, macros: macros)
  }

  private func build(_ name: String, into folder: String) throws {
    try succeed(
      compiler.command + [
        "-frontend", "-c", "-module-name", name, "-parse-as-library", "-swift-version", "5",
        "-suppress-warnings", "-I", folder,
        "-emit-module-path", joined(folder, "\(name).swiftmodule"),
        "-o", joined(folder, "\(name).o"),
      ] + files.swiftFiles(in: joined(sources, name)) + [joined(sources, "InterfaceOnly.swift")])
  }
}
