import APIExtraction
import Foundation

/// Writes the table of the API that Swift in specs can use, from Apple's textual interfaces in an SDK.
@main struct ExtractAPI {
  /// The modules that files see if they import SwiftUI, those that others extend first.
  static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "CoreFoundation", "CoreGraphics",
    "Combine",
    "Foundation",
    "CoreTransferable", "UniformTypeIdentifiers", "DeveloperToolsSupport", "Symbols", "SwiftUICore",
    "SwiftUI",
  ]

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: extract-api SDK INTERFACES OUTPUT\n".utf8))
      exit(64)
    }
    let sdk = URL(filePath: arguments[0])
    var types: [String: SystemVersions] = [:]
    var rows: [APIRow] = []
    for module in modules {
      guard let file = try interface(of: module, in: sdk) else {
        FileHandle.standardError.write(Data("there is no interface of \(module)\n".utf8))
        exit(66)
      }
      rows += apiRows(
        in: try String(contentsOf: file, encoding: .utf8),
        module: module == "SwiftUICore" ? "SwiftUI" : module, types: &types)
    }
    let sdkTypes = Set(types.keys)
    // What C declares is not in textual interfaces, and our modules declare it in Swift.
    let known = Set(rows.map(\.name))
    for module in ["CoreGraphics"] {
      let folder = URL(filePath: arguments[1]).appending(path: module)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        rows += apiRows(in: text, module: module, types: &types).filter {
          !known.contains($0.name) || types[$0.owner] != nil && !sdkTypes.contains($0.owner)
        }
      }
    }
    let labels = rows.filter { $0.module.isEmpty }.flatMap(\.labels).map { "\($0)\tl" }
    let additions = try String(
      contentsOf: URL(filePath: arguments[2]).deletingLastPathComponent()
        .appending(path: "additions.txt"), encoding: .utf8
    ).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("//") }
    let replaced = Set(additions.map(key))
    let found = rows.map(\.text).filter { !replaced.contains(key($0)) }
    let lines = Set(found + labels + additions).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: arguments[2]))
    print("\(lines.count) declarations")
  }

  /// What a row declares: its first five columns.
  private static func key(_ row: String) -> [Substring] {
    Array(row.split(separator: "\t", omittingEmptySubsequences: false).prefix(5))
  }

  private static func interface(of module: String, in sdk: URL) throws -> URL? {
    let places = [
      "System/Library/Frameworks/\(module).framework/Modules/\(module).swiftmodule",
      "usr/lib/swift/\(module).swiftmodule",
    ]
    for place in places {
      for name in ["arm64-apple-ios", "arm64e-apple-ios"] {
        let file = sdk.appending(path: place).appending(path: "\(name).swiftinterface")
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
    }
    return nil
  }
}
