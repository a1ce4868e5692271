import CompilerDriver
import Foundation
import Specification
import TestSupport

/// The files of a module whose declarations each of its files uses itself, as the compiler resolves them.
///
/// - Returns: For each file the indices of others.
/// - Throws: If the files do not compile.
package func usedFiles(
  in files: [URL], moduleName: String, mode: LanguageMode,
  for platform: (ApplePlatform, version: String)
) async throws -> [Set<Int>] {
  let trees = files.map { $0.appendingPathExtension("json") }
  let paths = files.map(\.path)
  try await withTurn {
    var compilation = Compilation(
      paths, primaryFiles: paths, moduleName: moduleName, mode: mode,
      flags: ["-dump-ast", "-dump-ast-format", "json"] + trees.flatMap { ["-o", $0.path] })
    compilation.isTypeCheckOnly = true
    let output = try testTarget(for: platform).compile(compilation)
    guard output.isSuccess else { throw VerificationError(output.text) }
  }
  let parts = try trees.map { tree in
    FileReferences(try JSONSerialization.jsonObject(with: Data(contentsOf: tree)))
  }
  var owners: [String: Int] = [:]
  for (index, part) in parts.enumerated() {
    for name in part.declared where owners[name] == nil { owners[name] = index }
  }
  return parts.enumerated().map { index, part in
    Set(part.used.compactMap { owners[$0] }).subtracting([index])
  }
}

/// The declarations in a syntax tree with types, by the compiler's identifiers of symbols.
private struct FileReferences {
  var declared: [String] = []
  var used: Set<String> = []

  init(_ tree: Any) { visit(tree) }

  private mutating func visit(_ node: Any) {
    if let list = node as? [Any] {
      for element in list { visit(element) }
    } else if let members = node as? [String: Any] {
      if let name = members["usr"] as? String, let kind = members["_kind"] as? String,
        kind.hasSuffix("_decl")
      {
        declared.append(name)
      }
      if let name = members["decl_usr"] as? String { used.insert(name) }
      for value in members.values { visit(value) }
    }
  }
}
