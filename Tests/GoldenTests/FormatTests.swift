import Foundation
import SwiftCompilation
import Testing

struct FormatTests {
  /// Teams lint what they commit: emitted files pass with the default rules.
  @Test func passesTheLinter() async throws {
    let trees = GoldenCase.all.flatMap { golden in
      ["Sources", "Tests", "Package.swift"].map { golden.expected.appending(path: $0).path }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
    let output = try await lint(trees)
    #expect(output == "")
  }
}

/// The linter's output for files and folders, with the default rules.
func lint(_ paths: [String]) async throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swift", "format", "lint", "--strict", "--recursive"] + paths
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}
