import CompilerDriver
import Foundation
import SwiftCompilation
import TestSupport
import Testing

/// The emitted tokens are as expected, and compile.
@Suite struct TreeTests {
  @Test(arguments: EmissionCase.allCases) func emitsExpectedTree(_ example: EmissionCase) throws {
    let emitted = try example.emitted()
    let tree = example.folder + "/expected"
    let uiKit = example.hasUIKit ? emitted.filesForUIKit(besides: "DesignKit") : []
    // The sample library's SwiftUI tokens are already in the repository.
    let files = (example == .samples ? [] : emitted.files) + uiKit
    for file in files {
      let text = String(decoding: file.body, as: UTF8.self)
      let difference = try Recording.difference(of: text, from: "\(tree)/\(file.path)")
      #expect(difference == nil)
    }
    let folder = repositoryRoot.appending(path: tree)
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".json") }
    #expect(Set(found).subtracting(files.map(\.path)).sorted() == [])
  }

  @Test func outputIsDeterministic() throws {
    for example in EmissionCase.allCases {
      let (first, second) = (try example.emitted().files, try example.emitted().files)
      #expect(first.map(\.path) == second.map(\.path))
      #expect(first.map(\.body) == second.map(\.body))
      let uiKit = [try example.emitted(), try example.emitted()].map {
        $0.filesForUIKit(besides: "DesignKit").map(\.body)
      }
      #expect(uiKit[0] == uiKit[1])
    }
  }

  @Test func findsNothingWrongWithBrands() throws {
    #expect(
      try EmissionCase.brands.emitted().problems == [
        "note: 'color.warm.0' and 4 other tokens have no value in 'brand-a', so they are not "
          + "emitted; declare them there, or in a source that applies to every context"
      ])
    #expect(
      try EmissionCase.corners.emitted().problems == [
        "note: 'only.here' has no value in '2nd', so it is not emitted; declare it there, or in a "
          + "source that applies to every context",
        "warning: 'oklch 0.7 0.4 150.0' is outside of Display P3; 'display-p3 0.0 0.7825 0.1944' "
          + "is emitted, with less chroma",
        "warning: SwiftUI does not draw 'groove' lines, so this one is solid; write 'solid', "
          + "'dashed' or 'dotted', or dashes",
      ])
  }

  @Test(arguments: [EmissionCase.brands, .corners, .isolated], [LanguageMode.v5, .v6])
  func compiles(_ example: EmissionCase, mode: LanguageMode) async throws {
    let sources = try swiftFiles(
      in: repositoryRoot.appending(path: example.folder + "/expected/Sources/DesignKit"))
    let isolation = example == .isolated ? ["-default-isolation", "MainActor"] : []
    let platforms: [(ApplePlatform, version: String)?] = [
      nil, (.iOS, version: "16.0"), (.iOS, version: "18.0"),
    ]
    for platform in platforms {
      let result = try await compile(
        sources, moduleName: "DesignKit", mode: mode, for: platform,
        flags: ["-warnings-as-errors"] + isolation)
      #expect(result.isSuccess, "\(result)")
    }
  }

  @Test(arguments: [LanguageMode.v5, .v6]) func clientsCompileOrNot(mode: LanguageMode) async throws
  {
    func files(_ path: String) throws -> [URL] {
      try swiftFiles(in: repositoryRoot.appending(path: path))
    }
    let library = Library(
      name: "DesignKit",
      sources: try files(EmissionCase.brands.folder + "/expected/Sources/DesignKit"),
      calls: try files("Tests/TokenEmissionTests/Calls"),
      rejects: try files("Tests/TokenEmissionTests/Rejects"))
    #expect(try await library.problems(in: mode) == [])
  }
}
