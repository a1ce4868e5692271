import Foundation
import TestSupport
import Testing

/// `Traps.txt` lists the declarations of the interface module `SwiftUI` that end a program which uses them.
@Suite struct TrapTests {
  @Test func listIsComplete() throws {
    let sources = repositoryRoot.appending(path: "Interfaces/SwiftUI")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let files = try paths.map { path in
      (path, try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
    // What the model knows is asked for its items, not for its body.
    let known = Set(
      files.filter { $0.0.hasPrefix("Model/") }.flatMap { _, text in
        text.matches(of: #/extension ([\w.]+): (Primitive|Erasing|Painting)\w+/#).map {
          String($0.1)
        }
      })
    var traps: [String: [String]] = [:]
    for (path, text) in files where !path.hasPrefix("Model/") {
      for (type, member) in trappingMembers(in: text) {
        if member.hasSuffix("ody"), known.contains(type) || type == "Never" { continue }
        traps[type, default: []].append(member)
      }
    }
    let lines = traps.sorted { $0.key < $1.key }.map { type, members in
      "\(type): \(Set(members).sorted().joined(separator: ", "))"
    }
    let difference = try Recording.difference(
      of: lines.joined(separator: "\n") + "\n", from: "Tests/SwiftUIRuntimeTests/Traps.txt")
    #expect(difference == nil)
  }

  /// The declarations in a file whose body traps, with the types around them. Each is on a line of its own.
  private func trappingMembers(in text: String) -> [(type: String, member: String)] {
    var types: [(indent: Int, name: String)] = []
    var members: [(String, String)] = []
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if code.hasPrefix("///") { continue }
      if let type = code.firstMatch(
        of: #/^[^(]*?\b(?:struct|enum|class|protocol|extension) ([\w.]+).*\{$/#)
      {
        types.removeAll { $0.indent >= indent }
        types.append((indent, String(type.1)))
      } else if code == "}" {
        types.removeAll { $0.indent >= indent }
      }
      guard code.contains("interfaceOnly(") || code.contains("interfaceValue(") else { continue }
      let name =
        code.firstMatch(of: #/\b(init\??|subscript)\b[^(]*(\([^{]*)/#).map {
          "\($0.1)\(labels($0.2))"
        }
        ?? code.firstMatch(of: #/\bfunc ([^\s(<]+)[^(]*(\([^{]*)/#).map { "\($0.1)\(labels($0.2))" }
        ?? code.firstMatch(of: #/\b(?:var|let) (`?\w+`?)/#).map { String($0.1) }
      guard let name else { continue }
      let type = types.map(\.name).joined(separator: ".")
      members.append((type.isEmpty ? "functions" : type, name))
    }
    return members
  }

  /// The labels of parameters, such as `(_:value:)`.
  private func labels(_ parameters: Substring) -> String {
    var depth = 0
    var labels: [String] = []
    var part = ""
    for character in parameters {
      switch character {
      case "(", "[", "<":
        depth += 1
        if depth == 1 { continue }
      case ")", "]", ">": depth -= 1
      case "," where depth == 1:
        labels.append(label(part))
        part = ""
        continue
      default: break
      }
      if depth == 0 { break }
      part.append(character)
    }
    if !part.allSatisfy(\.isWhitespace) { labels.append(label(part)) }
    return "(\(labels.joined()))"
  }

  private func label(_ parameter: String) -> String {
    let declared = parameter.prefix { $0 != ":" }.split(separator: " ")
    return "\(declared.first { !$0.hasPrefix("@") } ?? "_"):"
  }
}
