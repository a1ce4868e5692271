import Diagnostics
import SwiftRendering

/// Finds the places in specs for what previews draw, by the types of the views around it.
struct DrawnPlaces {
  private let findings: VerificationFindings

  /// Emitted files by their names in messages.
  private let files: [String: EmittedFile]

  /// The files with the types, and the lines of these, from 0.
  private let types: [String: (file: String, line: Int)]

  init(_ workspace: Workspace, _ findings: VerificationFindings) {
    self.findings = findings
    var types: [String: (file: String, line: Int)] = [:]
    for (name, file) in workspace.emitted.sorted(by: { $0.key < $1.key }) {
      let lines = file.rendered().text.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where (line.first ?? 0x20) != 0x20 {
        guard let type = String(decoding: line, as: UTF8.self)[...].declaredType,
          types[type] == nil
        else { continue }
        types[type] = (name, number)
      }
    }
    files = workspace.emitted
    self.types = types
  }

  private func lines(of name: String) -> [Substring] {
    guard let file = files[name] else { return [] }
    return String(decoding: file.rendered().text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// The place of a view in a spec; nil if no type around it is emitted.
  ///
  /// - Parameters:
  ///   - names: The types around it, the innermost first: `Kit.Card<SwiftUI.Text>`.
  ///   - subject: A text in it.
  ///   - specs: The specs of components. What other files declare is used by these.
  func place(around names: [String], subject: String, in specs: Set<String>) -> Place? {
    var slot: String?
    for name in names {
      let type = TypeName(name)
      if let part = type.slot {
        slot = slot ?? part
        continue
      }
      guard let found = types[type.name], let origin = files[found.file]?.origin,
        specs.contains(origin)
      else { continue }
      let all = lines(of: found.file)
      guard let body = all[found.line...].firstIndex(where: \.beginsBody) else { continue }
      // A body can be in a member after the one that adds accessibility.
      let end = all[body...].firstIndex { $0 == "}" } ?? all.endIndex
      let inside = min(body + 1, end)..<end
      func place(of text: String) -> Place? {
        for number in inside {
          guard let range = all[number].utf8.firstRange(of: text.utf8) else { continue }
          let found = find(found.file, number, all[number], range.lowerBound)
          if found.isWritten { return found.place }
        }
        return nil
      }
      if let place = subject.isEmpty ? nil : place(of: quoted(subject)) { return place }
      if let place = slot.flatMap({ place(of: "configuration.\($0)") }) { return place }
      // The first line that the spec has.
      for number in inside {
        let start = all[number].utf8.firstIndex { $0 != 0x20 } ?? all[number].startIndex
        let found = find(found.file, number, all[number], start)
        if found.isWritten { return found.place }
      }
      let line = all[found.line]
      return find(found.file, found.line, line, line.startIndex).place
    }
    return nil
  }

  /// The specs of the emitted types around a view, the innermost first, each once.
  ///
  /// - Parameters:
  ///   - names: The types around it, the innermost first.
  ///   - specs: The specs of components.
  func specs(around names: [String], in specs: Set<String>) -> [String] {
    names.reduce(into: []) { list, name in
      let type = TypeName(name)
      guard type.slot == nil, let origin = types[type.name].flatMap({ files[$0.file]?.origin }),
        specs.contains(origin), !list.contains(origin)
      else { return }
      list.append(origin)
    }
  }

  private func find(
    _ file: String, _ number: Int, _ line: Substring, _ index: Substring.Index
  ) -> EmittedPlaces.Found {
    let column = line.utf8.distance(from: line.startIndex, to: index)
    return findings.find(file: file, line: number + 1, column: column + 1)
  }
}

/// The name of a type as Swift prints it: `Kit.(CardStyleHost in _8A3)<Kit.DefaultCardStyle>`.
private struct TypeName {
  /// Its name in the file that declares it; of a type that shows a style, that of the style.
  let name: String

  /// The slot whose content it shows; nil if it is no part of a configuration.
  let slot: String?

  init(_ text: String) {
    let parts = text.split(separator: "<", maxSplits: 1)
    let own = Self.plain(parts.first ?? "")
    if own.last?.hasSuffix("StyleHost") == true, parts.count == 2 {
      name = Self.plain(parts[1].prefix { $0 != "," && $0 != ">" && $0 != "<" }).last ?? ""
      slot = nil
      return
    }
    name = own.last ?? ""
    slot =
      own.count > 1 && own[own.count - 2].hasSuffix("StyleConfiguration")
      ? name.prefix(1).lowercased() + name.dropFirst() : nil
  }

  /// The names on the way to a type: of `Kit.(Card in _8A3).Title`, `Kit`, `Card` and `Title`.
  private static func plain(_ text: Substring) -> [String] {
    text.split(separator: ".").map { part in
      String(part.drop { $0 == "(" }.prefix { $0 != " " && $0 != ")" })
    }
  }
}

extension Substring {
  /// The type that a line declares at the top level; nil if it declares none.
  fileprivate var declaredType: String? {
    let words = split(separator: " ")
    guard
      let keyword = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
      words.indices.contains(keyword + 1)
    else { return nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Whether a member of a type that makes views begins in a line.
  fileprivate var beginsBody: Bool {
    contains("var body: ") || contains("func makeBody(") || contains("func body(")
  }
}
