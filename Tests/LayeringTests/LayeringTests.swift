import Foundation
import Testing

/// The targets import each other in one direction only. The package manager does not enforce this: importing
/// an undeclared sibling can compile.
struct LayeringTests {
  /// The allowed imports of each target, from this package and from others.
  private static let layers: [(target: String, own: Set<String>, others: Set<String>)] = [
    ("StepCounting", [], []),
    ("Graphs", ["StepCounting"], []),
    ("English", [], []),
    ("Diagnostics", ["English"], []),
    ("SwiftTypes", [], []),
    ("SwiftAPI", ["SwiftTypes"], []),
    ("YAMLSyntax", ["Diagnostics", "CLibYAML"], []),
    ("DesignTokens", ["StepCounting", "English", "Diagnostics", "YAMLSyntax"], []),
    ("TokenImport", ["English", "Diagnostics", "YAMLSyntax", "DesignTokens"], []),
    (
      "SwiftFragments", ["Diagnostics", "SwiftAPI", "SwiftTypes", "YAMLSyntax"],
      ["SwiftParser", "SwiftSyntax", "SwiftParserDiagnostics"]
    ),
    (
      "Specification",
      ["English", "Diagnostics", "YAMLSyntax", "DesignTokens", "SwiftFragments"], []
    ),
    ("Formatter", ["Diagnostics", "YAMLSyntax", "Specification"], []),
    (
      "DesignModel",
      [
        "Graphs", "StepCounting", "English", "Diagnostics", "SwiftAPI", "SwiftTypes",
        "SwiftFragments",
        "Specification",
      ], []
    ),
    (
      "Compatibility",
      [
        "English", "StepCounting", "Diagnostics", "SwiftAPI", "SwiftTypes", "DesignTokens",
        "SwiftFragments", "Specification", "DesignModel",
      ], []
    ),
    (
      "Linter",
      [
        "English", "Diagnostics", "SwiftAPI", "SwiftTypes", "YAMLSyntax", "DesignTokens",
        "SwiftFragments",
        "Specification", "DesignModel",
      ], []
    ),
    ("SwiftRendering", ["Diagnostics"], []),
    (
      "PortableViews",
      [
        "Diagnostics", "SwiftTypes", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering",
      ], []
    ),
    (
      "FileBuilding",
      [
        "SwiftAPI", "SwiftTypes", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering",
      ], []
    ),
    ("Prose", ["English", "SwiftTypes", "DesignModel", "SwiftRendering"], []),
    (
      "SampleValues",
      [
        "English", "SwiftTypes", "SwiftFragments", "DesignModel", "SwiftRendering", "FileBuilding",
      ], []
    ),
    ("Templates", [], []),
    ("UIKitRuntime", ["Templates"], []),
    (
      "TokenEmission",
      ["Graphs", "English", "DesignTokens", "SwiftFragments", "SwiftRendering", "FileBuilding"], []
    ),
    (
      "Emission",
      [
        "Diagnostics", "SwiftFragments", "Specification", "DesignModel", "DesignTokens",
        "SwiftRendering", "FileBuilding", "TokenEmission", "Templates",
      ], []
    ),
    (
      "SwiftUIDeclarations",
      [
        "StepCounting", "English", "Diagnostics", "SwiftAPI", "SwiftTypes", "SwiftFragments",
        "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "SampleValues",
        "TokenEmission", "Emission",
      ], []
    ),
    (
      "SwiftUIEmitter",
      [
        "StepCounting", "English", "Diagnostics", "SwiftAPI", "SwiftTypes", "SwiftFragments",
        "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "SampleValues",
        "TokenEmission", "Emission", "SwiftUIDeclarations",
      ], []
    ),
    (
      "UIKitEmitter",
      [
        "English", "Diagnostics", "YAMLSyntax", "SwiftAPI", "SwiftTypes", "SwiftFragments",
        "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "PortableViews",
        "TokenEmission", "UIKitRuntime", "SampleValues", "Emission", "SwiftUIDeclarations",
      ], []
    ),
    (
      "OutlineEmitter",
      [
        "English", "Diagnostics", "Specification", "DesignModel", "DesignTokens",
        "SwiftRendering", "FileBuilding", "Prose", "Emission", "SwiftUIDeclarations",
      ], []
    ),
    ("Explanations", ["Diagnostics"], []),
    ("CatalogSite", ["CCMark", "Templates"], []),
    (
      "CompilerDriver",
      [
        "Graphs", "CXattr", "CXXHash", "English", "Diagnostics", "SwiftAPI", "SwiftTypes",
        "YAMLSyntax",
        "DesignTokens",
        "TokenImport", "SwiftFragments",
        "Specification", "Formatter", "DesignModel", "Compatibility", "Linter", "SwiftRendering",
        "TokenEmission",
        "Emission", "SwiftUIDeclarations", "SwiftUIEmitter", "PortableViews", "UIKitEmitter",
        "OutlineEmitter", "Explanations", "CatalogSite",
      ], ["Dispatch", "FoundationEssentials", "Subprocess"]
    ),
    (
      "dscompile", ["Diagnostics", "Specification", "CompilerDriver"], ["ArgumentParser"]
    ),
  ]

  /// The system modules that give access to files: only for the driver and the command.
  private static let system: Set<String> = [
    "Glibc", "Musl", "Darwin", "MachO", "CoreServices", "Android", "WinSDK", "System",
    "SystemPackage",
  ]
  private static let lowLevel: Set<String> = ["Synchronization"]

  @Test func everyTargetHasItsPlace() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path
    ).filter { !$0.hasPrefix(".") }
    let known = Self.layers.map(\.target) + ["CCMark", "CLibYAML", "CXattr", "CXXHash"]
    #expect(folders.filter { !known.contains($0) } == [])
  }

  @Test func importsGoOneWay() throws {
    for (index, layer) in Self.layers.enumerated() {
      let above = Set(Self.layers[index...].map(\.target))
      #expect(layer.own.isDisjoint(with: above), "\(layer.target) is below what it may import")
      let mayReachFiles = ["CompilerDriver", "dscompile"].contains(layer.target)
      let allowed = layer.own.union(layer.others).union(Self.lowLevel)
        .union(mayReachFiles ? Self.system : [])
      for (file, module) in try imports(in: layer.target) {
        #expect(allowed.contains(module), "\(file) imports \(module)")
      }
    }
  }

  /// What two targets need is below both.
  @Test func emittersAreSiblings() {
    for layer in Self.layers where layer.target.hasSuffix("Emitter") {
      #expect(layer.own.filter { $0.hasSuffix("Emitter") } == [], "\(layer.target)")
    }
  }

  /// The inputs of a project are the same for all targets.
  @Test func readingImportsNoEmitter() throws {
    let readers = ["Read", "Decode", "Import", "Migrate", "Check"]
    for (file, module) in try imports(in: "CompilerDriver") where module.hasSuffix("Emitter") {
      let name = URL(filePath: file).lastPathComponent
      #expect(!readers.contains(where: name.hasPrefix), "\(file) imports \(module)")
    }
  }

  /// Only the checker knows about specs and places; the model it produces does not.
  @Test func modelKnowsNoSpecs() throws {
    let folders = ["Model", "Naming", "Overloads", "Previews"].map { "/DesignModel/\($0)/" }
    for file in try files(of: "DesignModel") where folders.contains(where: file.path.contains) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("import Diagnostics"), "\(file.path)")
      #expect(text.matches(of: /\b\w+Spec\b/).map { String($0.0) } == [], "\(file.path)")
    }
  }

  /// The framework's type names are declared in one place, below the model.
  @Test func modelNamesNoFramework() throws {
    let names = [
      "AnyView", "Binding", "EmptyView", "Image", "LocalizedStringKey", "Omitted", "Text",
      "TupleView", "View", "ViewBuilder",
    ]
    let folders = ["Model", "Overloads", "Previews"].map { "/DesignModel/\($0)/" }
    for file in try files(of: "DesignModel") where folders.contains(where: file.path.contains) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(names.filter { text.contains("\"\($0)\"") } == [], "\(file.path)")
    }
  }

  /// Unneeded libraries slow down every start.
  @Test func foundationIsNotImportedAsAWhole() throws {
    for layer in Self.layers {
      for (file, module) in try imports(in: layer.target) {
        #expect(module != "Foundation", "\(file)")
      }
    }
  }

  /// Files are only accessed through `FileSystem`.
  @Test func filesAreReachedInOnePlace() throws {
    let calls = [
      "fopen(", "FileManager", "FileHandle", "#filePath", "contentsOf: URL", "import Glibc",
    ]
    for layer in Self.layers where !["CompilerDriver", "dscompile"].contains(layer.target) {
      // The tables contain names of types, which may be these.
      for file in try files(of: layer.target) where !file.path.contains("/SwiftTypes/Facts/") {
        let text = try String(contentsOf: file, encoding: .utf8)
        for call in calls {
          #expect(!text.contains(call), "\(file.path) has \(call)")
        }
      }
    }
  }

  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func files(of target: String) throws -> [URL] {
    let folder = root.appending(path: target == "Templates" ? "templates" : "Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
  }

  private func imports(in target: String) throws -> [(file: String, module: String)] {
    try files(of: target).flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let pattern =
        /(?m)^\s*(?:@\w+\s+|public\s+|package\s+|internal\s+|private\s+|fileprivate\s+)*import\s+(?:struct\s+|class\s+|enum\s+|func\s+|protocol\s+|var\s+|let\s+|typealias\s+)?(\w+)/
      return text.matches(of: pattern).map { (file.path, String($0.1)) }
    }
  }
}
