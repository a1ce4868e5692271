import DesignTokens
import Diagnostics
import Emission
import Foundation
import SwiftRendering
import SwiftUIDeclarations
import SwiftUIEmitter
import TestSupport
import TokenEmission
import UIKitEmitter

/// The files emitted for token files.
struct EmittedTokens {
  let library: TokenLibrary
  let diagnostics: [Diagnostic]
  let files: [EmittedFile]
  private let settings: TokenSettings

  /// Emits the tokens of files.
  ///
  /// - Parameter files: The texts by path; the tokens are in the folder `tokens`.
  /// - Throws: If no tokens can be read.
  init(
    _ files: [String: String], namespaces: [String: String] = [:],
    prefixes: TokenTypePrefixes = TokenTypePrefixes(),
    settings change: (inout TokenSettings) -> Void = { _ in }
  ) throws {
    let read = readTokens(
      TokenInput(
        path: .init("tokens"),
        filesInFolder: { folder in files.keys.filter { $0.hasPrefix(folder + "/") } },
        read: { path in files[path].map { Array($0.utf8) } }))
    guard let system = read.system else {
      throw NoTokens(messages: read.diagnostics.map(\.message))
    }
    let named = TokenLibrary.named(system, by: .swiftUI(namespaces: namespaces, prefixes: prefixes))
    library = named.library
    diagnostics = read.diagnostics + system.appearanceFindings() + named.diagnostics
    var settings = TokenSettings(
      library: "DesignKit", access: "public ", sources: "Sources/DesignKit/",
      origin: "tokens/design.resolver.json")
    change(&settings)
    self.settings = settings
    let templates = Templates.parse(overrides: [:]).templates
    self.files = emitTokens(library, settings, templates)
  }

  /// Emits the tokens of one file.
  init(_ json: String, namespaces: [String: String] = [:]) throws {
    try self.init(["tokens/a.tokens.json": json], namespaces: namespaces)
  }

  /// Emits the tokens in a folder of the repository.
  init(
    in folder: String, namespaces: [String: String] = [:],
    prefixes: TokenTypePrefixes = TokenTypePrefixes(),
    settings change: (inout TokenSettings) -> Void = { _ in }
  ) throws {
    let url = repositoryRoot.appending(path: folder)
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
      files["tokens/\(name)"] = try String(
        contentsOf: url.appending(path: name), encoding: .utf8)
    }
    try self.init(files, namespaces: namespaces, prefixes: prefixes, settings: change)
  }

  /// The files emitted for UIKit.
  ///
  /// - Parameter swiftUIModule: The module with the tokens for SwiftUI; nil for none.
  func filesForUIKit(
    besides swiftUIModule: String?, settings change: (inout TokenSettings) -> Void = { _ in }
  ) -> [EmittedFile] {
    var settings = settings
    settings.sources = "Sources/DesignKitUIKit/"
    change(&settings)
    return emitUIKitTokens(
      library, settings, besides: swiftUIModule, Templates.parse(overrides: [:]).templates)
  }

  struct NoTokens: Error {
    let messages: [String]
  }

  /// The problems: `error` or `warning`, and the message.
  var problems: [String] { diagnostics.map { "\($0.severity.rawValue): \($0.message)" } }

  /// The names of the files.
  var names: [String] { files.map { String($0.path.split(separator: "/").last ?? "") }.sorted() }

  /// The text of a file; nil if there is none of the name.
  func text(_ name: String) -> String? { files.text(name) }
}

extension [EmittedFile] {
  /// The text of a file; nil if there is none of the name.
  func text(_ name: String) -> String? {
    first { $0.path.hasSuffix("/" + name) }.map { String(decoding: $0.body, as: UTF8.self) }
  }
}

/// The cases: folders with an expected tree, each with the folder of its tokens.
enum EmissionCase: String, CaseIterable, Sendable {
  /// Two brands, two color schemes, two contrasts, every type of the format.
  case brands = "Brands"

  /// Rare cases: names in backticks, circular references, deprecated and missing tokens, colors that differ
  /// in more than their token.
  case corners = "Corners"

  /// Two brands in a target with main actor isolation by default, with written-out keys and an asset catalog.
  case isolated = "Isolated"

  /// The tokens of the sample library, as its `dscompile.yaml` names them, with a condition on platforms.
  case samples = "Samples"

  /// Whether there is a UIKit module, which only a separate package can have.
  var hasUIKit: Bool { self != .isolated }

  var folder: String { "Tests/TokenEmissionTests/Cases/\(rawValue)" }

  func emitted() throws -> EmittedTokens {
    let brands = "Tests/DesignTokensTests/Fixtures/Brands"
    return switch self {
    case .brands: try EmittedTokens(in: brands)
    case .corners: try EmittedTokens(in: folder + "/tokens")
    case .isolated:
      try EmittedTokens(in: brands) {
        $0.mayBeIsolated = true
        $0.writesEnvironmentKeysOut = true
        $0.hasAssets = true
      }
    case .samples:
      try EmittedTokens(
        in: "tokens", namespaces: ["stroke": "Stroke"], prefixes: TokenTypePrefixes(prefix: "DK"))
    }
  }
}
