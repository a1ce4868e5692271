/// The names, without labels and types, of SwiftUI declarations that are deprecated, or not available on all
/// systems of a library in their minimum version.
///
/// Most names in Swift code are not among them and need no further lookup.
///
/// - Parameter oldest: The systems with their minimum versions.
package func notableAPINames(
  on oldest: [(system: AppleSystem, version: IntroducedVersions.Version)]
) -> Set<String> {
  var columns: [(major: Int, minor: Int)?] = Array(repeating: nil, count: 5)
  for (system, version) in oldest {
    columns[AppleSystem.allCases.firstIndex(of: system)!] = (version.major, version.minor)
  }
  let tables = [
    viewMethodTable, partMethodTable, typeTable, initializerTable, memberTable, styleTable,
    environmentTable,
  ]
  var names: Set<String> = []
  for table in tables {
    table.withUTF8Buffer { bytes in
      for row in bytes.split(separator: UInt8(ascii: "\n")) where isNotable(row, columns) {
        let name = row.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "\t") }
        let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.startIndex
        names.insert(String(decoding: name[start...], as: UTF8.self))
      }
    }
  }
  return names
}

/// Whether a row of a table has a version after a minimum version, an unavailable system, or further columns.
private func isNotable(
  _ row: Slice<UnsafeBufferPointer<UInt8>>, _ oldest: [(major: Int, minor: Int)?]
) -> Bool {
  guard var position = row.firstIndex(of: UInt8(ascii: "\t")) else { return false }
  var numbers = (major: 0, minor: 0)
  var isMinor = false
  var column = 0
  position += 1
  while true {
    let unit = position < row.endIndex ? row[position] : UInt8(ascii: "\t")
    switch unit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Int(unit - UInt8(ascii: "0"))
      if isMinor {
        numbers.minor = numbers.minor * 10 + digit
      } else {
        numbers.major = numbers.major * 10 + digit
      }
    case UInt8(ascii: "."): isMinor = true
    case UInt8(ascii: "-"): numbers.major = .max
    default:
      if let oldest = oldest[column], oldest < numbers { return true }
      if unit == UInt8(ascii: "\t") { return position < row.endIndex }
      column += 1
      numbers = (0, 0)
      isMinor = false
    }
    position += 1
  }
}
