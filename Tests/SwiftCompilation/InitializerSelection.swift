import CompilerDriver
import Foundation

/// A public initializer in a source file, or a method of `View`.
package struct Initializer: Hashable, Sendable {
  /// The file's name and the line.
  package let place: String

  /// The type it belongs to.
  package let type: String

  /// The requirements of its extension, without `where`; empty if there are none.
  package let requirements: String

  /// The text in parentheses.
  package let parameters: String

  /// What the initializer takes for each of some slots, as one letter each: `v` a view builder, `i` a system
  /// symbol, `k` a localized text, `s` a string, `-` nothing.
  package func choices(of slots: [String]) -> String {
    slots.map { slot in
      let taken = parameterList.first { $0.name == slot || $0.name == "\(slot)SystemName" }
      guard let taken else { return "-" }
      if taken.type.contains("->") { return "v" }
      if taken.name != slot { return "i" }
      if taken.type.hasPrefix("LocalizedString") { return "k" }
      return taken.type.contains("String") ? "s" : "-"
    }.joined(separator: " ")
  }

  /// Name and type of each parameter.
  private var parameterList: [(name: String, type: String)] {
    parameters.split(separator: ",").compactMap { parameter in
      let parts = parameter.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(separator: " ").last else { return nil }
      return (String(name), parts[1].trimmingCharacters(in: .whitespaces))
    }
  }
}

extension Library {
  /// The initializers that the calls in a file select.
  ///
  /// The library is compiled from a copy in which each public initializer is deprecated with its number as
  /// the message; the warnings of the file show which one was selected.
  ///
  /// - Returns: The initializers by line, in column order.
  /// - Throws: If the copy or the calls do not compile, something cannot be read, or the compiler
  ///   cannot be run.
  package func selectedInitializers(
    in calls: URL, mode: LanguageMode
  ) async throws -> [Int: [Initializer]] {
    try await withTemporaryFolder { folder in
      var initializers: [Initializer] = []
      var copies: [URL] = []
      for (index, file) in sources.enumerated() {
        let text = try String(contentsOf: file, encoding: .utf8)
        let copy = folder.appending(path: "\(index)-\(file.lastPathComponent)")
        let marked = mark(text, named: file.lastPathComponent, initializers: &initializers)
        try Data(marked.utf8).write(to: copy)
        copies.append(copy)
      }
      let library = try await compile(
        copies, moduleName: name, mode: mode,
        emitModuleTo: folder.appending(path: "\(name).swiftmodule"), isModuleOnly: true,
        flags: ["-suppress-warnings"])
      guard library.isSuccess else { throw VerificationError(library.diagnostics) }
      let client = try await compileClient(calls, mode: mode, modules: folder, flags: [])
      guard client.isSuccess else { throw VerificationError(client.diagnostics) }
      return selections(in: client.diagnostics, of: initializers)
    }
  }
}

/// Deprecates the public initializers and methods of `View` in a file, with their numbers as messages.
private func mark(
  _ text: String, named file: String, initializers: inout [Initializer]
) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var header = ""
  for index in lines.indices {
    let line = lines[index]
    if line.firstMatch(of: #/^(public )?(extension|struct|final class|enum) /#) != nil {
      let rest = lines[index...].prefix { !$0.contains("{") }
      header = (rest + [lines[index + rest.count]]).joined(separator: " ")
    }
    let isOfView = typeName(in: header) == "View"
    let range =
      isOfView
      ? line.firstRange(of: #/^ +public func [\w`]+[<(]/#)
      : line.firstRange(of: #/^ +(@\w+ )*public init[?<(]/#)
    guard let range else { continue }
    initializers.append(
      Initializer(
        place: "\(file):\(index + 1)", type: typeName(in: header),
        requirements: requirements(in: header), parameters: parameters(lines[index...])))
    let attribute = "@available(*, deprecated, message: \"<\(initializers.count - 1)>\") "
    let indentation = line.prefix { $0 == " " }
    lines[index] =
      indentation + attribute + line[range].dropFirst(indentation.count)
      + line[range.upperBound...]
  }
  return lines.joined(separator: "\n")
}

private func typeName(in header: String) -> String {
  let words = header.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
  let keywords: Set<Substring> = ["public", "final", "extension", "struct", "class", "enum"]
  return words.first { !keywords.contains($0) }.map(String.init) ?? ""
}

private func requirements(in header: String) -> String {
  guard let start = header.firstRange(of: "where ") else { return "" }
  let clause = header[start.upperBound...].prefix { $0 != "{" }
  return clause.split(separator: " ").joined(separator: " ")
}

private func parameters(_ lines: ArraySlice<String>) -> String {
  let text = lines.joined(separator: " ")
  guard let start = text.firstIndex(of: "(") else { return "" }
  var depth = 0
  let inside = text[start...].prefix { character in
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    return depth > 0
  }
  return inside.dropFirst().split(separator: " ").joined(separator: " ")
}

private func selections(
  in diagnostics: String, of initializers: [Initializer]
) -> [Int: [Initializer]] {
  var found: [Int: [(column: Int, initializer: Initializer)]] = [:]
  for match in diagnostics.matches(of: #/:(\d+):(\d+): warning: .* is deprecated: <(\d+)>/#) {
    guard let line = Int(match.1), let column = Int(match.2), let number = Int(match.3)
    else { continue }
    found[line, default: []].append((column, initializers[number]))
  }
  return found.mapValues { $0.sorted { $0.column < $1.column }.map(\.initializer) }
}
