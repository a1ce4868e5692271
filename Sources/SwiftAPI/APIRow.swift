import SwiftTypes

/// A declaration of SwiftUI, or of a module that files see if they import SwiftUI.
///
/// `Table/README.md` describes the table.
package struct APIRow: Sendable {
  package enum Kind: Sendable {
    case structure, enumeration, reference, interface, alias, conformance, associatedType
    case initializer, method, staticMethod, property, staticProperty, macro

    fileprivate init?(_ letter: Substring) {
      switch letter {
      case "s": self = .structure
      case "e": self = .enumeration
      case "c": self = .reference
      case "p": self = .interface
      case "=": self = .alias
      case ":": self = .conformance
      case "a": self = .associatedType
      case "i": self = .initializer
      case "f": self = .method
      case "F": self = .staticMethod
      case "v": self = .property
      case "V": self = .staticProperty
      case "m": self = .macro
      default: return nil
      }
    }

    /// Whether it is a type, a protocol or an alias of one.
    package var isType: Bool {
      switch self {
      case .structure, .enumeration, .reference, .interface, .alias: true
      case .conformance, .associatedType, .initializer, .method, .staticMethod, .property,
        .staticProperty, .macro:
        false
      }
    }
  }

  package let kind: Kind

  /// The name without labels, that of the type for an initializer, and qualified for a type.
  package let name: String

  /// The qualified name of the type or protocol that has it; empty at the top level.
  package let owner: String

  /// The module that declares it.
  package let module: String

  /// The parameters in parentheses; empty for what is not called.
  let parameters: Substring
  let result: Substring
  package let introduced: IntroducedVersions

  /// Nil if it is not deprecated.
  package let deprecated: IntroducedVersions?

  /// What to use instead, as the interface says it.
  let use: Substring

  init?(_ row: Substring) {
    let columns = row.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard columns.count >= 2, let kind = Kind(columns[1]) else { return nil }
    // Empty columns at the end are omitted.
    func column(_ index: Int) -> Substring { index < columns.count ? columns[index] : "" }
    self.kind = kind
    name = String(columns[0])
    owner = String(column(2))
    module = column(3).isEmpty ? "SwiftUI" : String(column(3))
    parameters = column(4)
    result = column(5)
    introduced = column(6).isEmpty ? .first : IntroducedVersions(column(6))
    deprecated = column(7).isEmpty ? nil : IntroducedVersions(column(7))
    use = column(8)
  }
}

/// The declarations with a name, of a type with the qualified name, or the initializers of types with it.
package func apiRows(named name: String) -> [APIRow] {
  rowsByName.value(of: name) {
    let rows = declarationsTable.rows(startingWith: name + "\t").compactMap { APIRow($0) }
    // Specs contain any number of unknown names.
    return rows.isEmpty ? nil : rows
  } ?? []
}

private let rowsByName = Memo<String, [APIRow]>()

/// The first columns of a row, whose bytes are those of the table.
struct RowColumns {
  let name: Slice<UnsafeBufferPointer<UInt8>>

  /// The letter of the kind.
  let kind: UInt8
  let owner: Slice<UnsafeBufferPointer<UInt8>>
  let module: Slice<UnsafeBufferPointer<UInt8>>

  /// Whether it is a type, a protocol or an alias of one at the top level.
  var isTopLevelType: Bool {
    "secp=".utf8.contains(kind) && !name.contains(UInt8(ascii: "."))
  }

  var isOfSwiftUI: Bool { module.isEmpty }
}

/// Visits all rows, for sets of names. Few bytes of each are read, and nothing is kept.
func visitRows(_ visit: (RowColumns) -> Void) {
  declarationsTable.withUTF8Buffer { bytes in
    let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      var position = start
      func column() -> Slice<UnsafeBufferPointer<UInt8>> {
        let next = bytes[min(position, end)..<end].firstIndex(of: tab) ?? end
        defer { position = next + 1 }
        return bytes[min(position, end)..<next]
      }
      let name = column()
      if let kind = column().first {
        visit(RowColumns(name: name, kind: kind, owner: column(), module: column()))
      }
      start = end + 1
    }
  }
}

extension StaticString {
  /// The lines that start with a text; the lines are sorted by their bytes.
  func rows(startingWith start: String) -> [Substring] {
    var start = start
    return start.withUTF8 { start in
      withUTF8Buffer { bytes in
        let newline = UInt8(ascii: "\n")
        // The beginnings of the first line that can be wanted, and of one after it.
        var low = 0
        var high = bytes.count
        while low < high {
          var row = (low + high) / 2
          while row > low, bytes[row - 1] != newline { row -= 1 }
          let common = bytes.countInCommon(from: row, with: start)
          if common == start.count {
            high = row
            continue
          }
          var end = row + common
          // A line that is the beginning of the text precedes it.
          if end < bytes.count, bytes[end] != newline, bytes[end] > start[common] {
            high = row
            continue
          }
          while end < bytes.count, bytes[end] != newline { end += 1 }
          low = min(end + 1, bytes.count)
        }
        var rows: [Substring] = []
        while low < bytes.count, bytes.countInCommon(from: low, with: start) == start.count {
          let end = bytes[low...].firstIndex(of: newline) ?? bytes.count
          rows.append(String(decoding: bytes[low..<end], as: UTF8.self)[...])
          low = end + 1
        }
        return rows
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes at an offset are the same as those of a text without a line feed.
  fileprivate func countInCommon(from offset: Int, with text: UnsafeBufferPointer<UInt8>) -> Int {
    let most = Swift.min(text.count, count - offset)
    var common = 0
    while common < most, self[offset + common] == text[common] { common += 1 }
    return common
  }
}
