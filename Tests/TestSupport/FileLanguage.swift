import CompilerDriver
import Diagnostics
import Foundation
import Linter
import SwiftRendering

extension Language {
  /// A language in which a spec is a list of files, `!` an error and `?` a warning:
  ///
  ///     file Sources/Card.swift
  ///     struct Card {}
  package static let files = Language(
    emit: emitFiles,
    lint: { reader throws(FileError) in
      Review(LintResult(diagnostics: try emitFiles(&reader).diagnostics))
    })
}

@Sendable private func emitFiles(_ reader: inout InputReader) throws(FileError) -> Emission {
  _ = try reader.text("dscompile.yaml")
  _ = try reader.textIfAny("optional.yaml")
  var files: [EmittedFile] = []
  var diagnostics: [Diagnostic] = []
  for spec in try reader.texts(at: ["specs"]) {
    let text = String(decoding: spec.utf8, as: UTF8.self)
    for part in text.components(separatedBy: "file ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      files.append(
        EmittedFile(
          path: String(lines[0]), origin: reader.location.origin(ofShown: spec.path),
          body: Array(lines[1].utf8)))
    }
    if let offset = spec.utf8.firstIndex(of: UInt8(ascii: "!")) {
      diagnostics.append(
        Diagnostic(
          .rule("bang"), at: Place(spec, Span(offset, offset + 1)), "'!' is not allowed; remove it")
      )
    }
    if let offset = spec.utf8.firstIndex(of: UInt8(ascii: "?")) {
      diagnostics.append(
        Diagnostic(
          .rule("doubt"), .warning, at: Place(spec, Span(offset, offset + 1)),
          "'?' is weak; remove it"))
    }
  }
  return Emission(
    trees: [EmittedTree(folder: "Generated", files: files)], diagnostics: diagnostics)
}
