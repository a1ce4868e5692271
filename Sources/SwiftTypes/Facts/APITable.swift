/// A table of SwiftUI declarations: one row per line, sorted by bytes, with columns separated by tabs.
///
/// 1. The name, with labels if it is called: `border(_:width?:)`; a `?` marks an argument that a call may
///    omit. The name of a member is qualified by its type, `Color.mint`, and an initializer has its type's
///    name.
/// 2. The versions of iOS, macOS, tvOS, watchOS and visionOS that introduced it, `-` where it is unavailable.
///
/// Methods and types that are deprecated wherever they are available have two more columns:
///
/// 3. The replacement, after `=` if only the name changes in a call.
/// 4. The versions that introduced the replacement.
///
/// In the other tables these are:
///
/// 3. The versions that deprecated it, `-` where it is not deprecated; only if a compiler already warns about
///    it.
/// 4. The replacement, if Apple names one.
///
/// The text is part of the program, and a lookup is a binary search in it, so that a table costs nothing
/// until it is used, and little then.
struct APITable: Sendable {
  let text: StaticString

  /// Whether the third column has the versions that deprecated a declaration.
  var hasDeprecations = false

  /// The rows whose name is the given one, with or without labels.
  func rows(named name: String) -> [APIDeclaration] {
    let key = RowKey(table: UInt(bitPattern: text.utf8Start), name: name)
    // Missing names are not cached, since specs contain any number of names.
    return knownRows.value(of: key) {
      let rows = readRows(named: name)
      return rows.isEmpty ? nil : rows
    } ?? []
  }

  private func readRows(named name: String) -> [APIDeclaration] {
    text.withUTF8Buffer { bytes in
      var found: [APIDeclaration] = []
      var start = Self.firstRow(in: bytes, notBefore: name)
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let row = bytes[start..<end]
        guard row.starts(with: name.utf8) else { break }
        let next = row.dropFirst(name.utf8.count).first
        if next == UInt8(ascii: "(") || next == UInt8(ascii: "\t") {
          found.append(
            APIDeclaration(String(decoding: row, as: UTF8.self), hasDeprecations: hasDeprecations))
        }
        start = end + 1
      }
      return found
    }
  }

  /// All distinct names, without labels.
  var names: Set<String> {
    text.withUTF8Buffer { bytes in
      Set(
        bytes.split(separator: UInt8(ascii: "\n")).map { row in
          String(
            decoding: row.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "\t") },
            as: UTF8.self)
        })
    }
  }

  /// The start of the first row that does not sort before a name; the end if there is none.
  private static func firstRow(
    in bytes: UnsafeBufferPointer<UInt8>, notBefore name: String
  ) -> Int {
    let newline = UInt8(ascii: "\n")
    func start(ofRowAt index: Int) -> Int {
      bytes[..<index].lastIndex(of: newline).map { $0 + 1 } ?? 0
    }
    var low = 0
    var high = bytes.count
    while low < high {
      let row = start(ofRowAt: (low + high) / 2)
      let end = bytes[row...].firstIndex(of: newline) ?? bytes.count
      if bytes[row..<end].lexicographicallyPrecedes(name.utf8) {
        low = min(end + 1, bytes.count)
      } else {
        high = row
      }
    }
    return low
  }
}

/// A SwiftUI declaration.
package struct APIDeclaration: Sendable {
  package struct Label: Equatable, Sendable {
    /// `_` for none.
    package let text: String

    /// Whether a call may omit the argument.
    package let isOptional: Bool

    package init(text: String, isOptional: Bool) {
      self.text = text
      self.isOptional = isOptional
    }
  }

  package struct Replacement: Sendable {
    /// The replacement: `tint(_:)`.
    package let use: String
    package let introduced: IntroducedVersions

    /// Whether only the name changes in a call.
    package let isRename: Bool

    /// The name without its labels.
    package var name: String { String(use.prefix { $0 != "(" }) }
  }

  /// The name without labels.
  package let name: String

  /// The labels of a method's parameters; none for a type.
  package let labels: [Label]
  package let introduced: IntroducedVersions

  /// The replacement if it is deprecated on every platform that has it.
  package let replacement: Replacement?

  /// The versions that deprecated it, and the replacement, if a compiler warns about it.
  package let deprecation: Deprecation?

  package struct Deprecation: Sendable {
    /// nil where it is not deprecated.
    package let versions: IntroducedVersions
    package let use: String?
  }

  /// Whether it is a method, a function or an initializer, which has parentheses.
  package let isFunction: Bool

  fileprivate init(_ row: String, hasDeprecations: Bool) {
    let columns = row.split(separator: "\t")
    let parts = columns[0].split(separator: "(", maxSplits: 1)
    name = String(parts[0])
    labels =
      parts.count < 2
      ? []
      : parts[1].dropLast().split(separator: ":").map { label in
        Label(
          text: String(label.last == "?" ? label.dropLast() : label),
          isOptional: label.last == "?")
      }
    isFunction = parts.count == 2
    introduced = IntroducedVersions(columns[1])
    deprecation =
      hasDeprecations && columns.count > 2
      ? Deprecation(
        versions: IntroducedVersions(columns[2]), use: columns.count > 3 ? String(columns[3]) : nil)
      : nil
    replacement =
      hasDeprecations || columns.count < 4
      ? nil
      : Replacement(
        use: String(columns[2].first == "=" ? columns[2].dropFirst() : columns[2]),
        introduced: IntroducedVersions(columns[3]), isRename: columns[2].first == "=")
  }

  /// Whether the labels of a call match this method.
  ///
  /// - Parameters:
  ///   - arguments: The labels of the arguments in parentheses, `_` for none.
  ///   - hasTrailingClosure: Whether closures follow, which can be any of the other arguments.
  package func accepts(arguments: [String], hasTrailingClosure: Bool) -> Bool {
    // A call names labels in order, so matching the first suitable one is sufficient.
    var position = 0
    for argument in arguments {
      while position < labels.count, labels[position].text != argument {
        guard labels[position].isOptional else { return false }
        position += 1
      }
      guard position < labels.count else { return false }
      position += 1
    }
    return hasTrailingClosure || labels[position...].allSatisfy(\.isOptional)
  }
}

extension APIDeclaration {
  /// The arguments of a call that matches both this and another function, by their positions in the other;
  /// nil if there is no such call.
  package func commonCall(with others: [Label]) -> [Int]? {
    commonCall(from: 0, others, from: 0)
  }

  private func commonCall(from first: Int, _ others: [Label], from second: Int) -> [Int]? {
    if first < labels.count, second < others.count, labels[first].text == others[second].text,
      let rest = commonCall(from: first + 1, others, from: second + 1)
    {
      return [second] + rest
    }
    if first < labels.count, labels[first].isOptional,
      let rest = commonCall(from: first + 1, others, from: second)
    {
      return rest
    }
    if second < others.count, others[second].isOptional {
      return commonCall(from: first, others, from: second + 1)
    }
    return first == labels.count && second == others.count ? [] : nil
  }
}

/// The versions of the systems that introduced or deprecated a declaration.
package struct IntroducedVersions: Equatable, Sendable {
  package struct Version: Comparable, Sendable {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// Reads `26.2`, `26` or `26.2.1`; version 0 for another text.
    package init(_ text: String) {
      let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
      self.init(major: numbers.first ?? 0, minor: numbers.dropFirst().first ?? 0)
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// Nil where it is unavailable.
  package let iOS, macOS, tvOS, watchOS, visionOS: Version?

  fileprivate init(_ column: Substring) {
    let versions = column.split(separator: " ").map { text -> Version? in
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      return numbers.count == 2 ? Version(major: numbers[0], minor: numbers[1]) : nil
    }
    (iOS, macOS, tvOS, watchOS, visionOS) =
      (versions[0], versions[1], versions[2], versions[3], versions[4])
  }
}

/// The origin of cached rows.
private struct RowKey: Hashable {
  let table: UInt
  let name: String
}

private let knownRows = Memo<RowKey, [APIDeclaration]>()
