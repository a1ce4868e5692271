/// A declaration of SwiftUI, or a static member of Swift or Foundation: one overload of a name.
///
/// A row of ``signatureTable`` has the name (that of the type for an initializer), the kind (`i` an
/// initializer, `f` a method or function, `F` a static one or a case with values, `v` a property, `V` a
/// static one or a case), the type that it belongs to, its parameters, and the type of the result. A
/// parameter has a label, `?` if a call may omit it, and a type: `{(A,B)}` is a function of `A` and `B`,
/// `{@(A)}` a closure of `A` with a result builder, `{}` an unknown function, `some P` any type that conforms
/// to `P`, `_` any type.
package struct APISignature: Sendable {
  package enum Kind: Sendable { case initializer, method, staticMethod, property, staticProperty }

  package struct Parameter: Sendable {
    /// `_` for none.
    package let label: String
    package let type: InferredType
    package let isOptional: Bool
    package let isVariadic: Bool

    package init(label: String, type: InferredType, isOptional: Bool, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.isOptional = isOptional
      self.isVariadic = isVariadic
    }
  }

  package let kind: Kind

  /// The qualified name of the type that it is a member of; empty for a function of the module.
  package let owner: String
  package let parameters: [Parameter]
  package let result: InferredType

  package init(
    kind: Kind, owner: String, parameters: [Parameter], result: InferredType
  ) {
    self.kind = kind
    self.owner = owner
    self.parameters = parameters
    self.result = result
  }

  fileprivate init?(row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 5 else { return nil }
    switch columns[1] {
    case "i": kind = .initializer
    case "f": kind = .method
    case "F": kind = .staticMethod
    case "v": kind = .property
    default: kind = .staticProperty
    }
    owner = String(columns[2])
    let isSelf = columns[4] == "Self" || columns[4] == "Self?"
    let ownType = InferredType.named(owner)
    result =
      !isSelf ? InferredType(row: columns[4]) : columns[4] == "Self" ? ownType : .optional(ownType)
    parameters = Self.parameters(columns[3].dropFirst().dropLast())
  }

  private static func parameters(_ text: Substring) -> [Parameter] {
    var parameters: [Parameter] = []
    var depth = 0
    var start = text.startIndex
    func add(_ end: Substring.Index) {
      let part = text[start..<end]
      guard let colon = part.firstIndex(of: ":") else { return }
      let label = part[..<colon]
      var type = part[part.index(after: colon)...]
      let isVariadic = type.hasSuffix("...")
      if isVariadic { type = type.dropLast(3) }
      parameters.append(
        Parameter(
          label: String(label.hasSuffix("?") ? label.dropLast() : label),
          type: InferredType(row: type), isOptional: label.hasSuffix("?"), isVariadic: isVariadic))
    }
    for index in text.indices {
      switch text[index] {
      case "<", "[", "(": depth += 1
      case ">", "]", ")": depth -= 1
      case "," where depth == 0:
        add(index)
        start = text.index(after: index)
      default: break
      }
    }
    if !text.isEmpty { add(text.endIndex) }
    return parameters
  }
}

/// The declarations of a name, or the initializers of the types of a name; empty if the name is unknown.
package func apiSignatures(named name: String) -> [APISignature] {
  signatures.value(of: name) {
    let rows = rows(named: name)
    // There can be any number of unknown names.
    return rows.isEmpty ? nil : rows.compactMap(APISignature.init)
  } ?? []
}

/// The members of a name in types and protocols of Swift, Foundation and CoreGraphics; empty if the name is
/// unknown. Static members that ``apiSignatures(named:)`` has are omitted.
package func languageSignatures(named name: String) -> [APISignature] {
  languageMembers.value(of: name) {
    let rows = languageSignatureTable.rows(startingWith: name + "\t")
    return rows.isEmpty ? nil : rows.compactMap(APISignature.init)
  } ?? []
}

/// A cache, since code repeats the same few names.
private let signatures = Memo<String, [APISignature]>()
private let languageMembers = Memo<String, [APISignature]>()

/// Whether Swift, Foundation or SwiftUI has a member or a function of a name.
package func isKnownMember(_ name: String) -> Bool {
  memberNames.contains(name) || !apiSignatures(named: name).isEmpty
    || !swiftUIMethods(named: name).isEmpty || languageFunctionNames.contains(name)
}

/// All known names of members.
package let knownMemberNames: [String] = {
  var names = memberNames
  for table in [signatureTable, signatureTableFromL] {
    table.withUTF8Buffer { bytes in
      for row in bytes.split(separator: UInt8(ascii: "\n")) {
        names.insert(String(decoding: row.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self))
      }
    }
  }
  return names.filter { $0.first?.isLowercase == true }.sorted()
}()

/// The static members of a type, in order.
package func apiStaticMembers(of type: String) -> [String] { staticMembers[type] ?? [] }

/// The static members of each type, computed lazily, for suggestions.
private let staticMembers: [String: [String]] = {
  var members: [String: Set<String>] = [:]
  for table in [signatureTable, signatureTableFromL] {
    table.withUTF8Buffer { bytes in
      for row in bytes.split(separator: UInt8(ascii: "\n")) {
        let columns = row.split(separator: UInt8(ascii: "\t"), maxSplits: 3)
        guard columns.count > 2,
          columns[1].elementsEqual("V".utf8) || columns[1].elementsEqual("F".utf8)
        else { continue }
        members[String(decoding: columns[2], as: UTF8.self), default: []]
          .insert(String(decoding: columns[0], as: UTF8.self))
      }
    }
  }
  return members.mapValues { $0.sorted() }
}()

/// The rows of a name.
private func rows(named name: String) -> [Substring] {
  let isLate = name.utf8.first.map { $0 >= UInt8(ascii: "l") } ?? false
  return (isLate ? signatureTableFromL : signatureTable).rows(startingWith: name + "\t")
}

extension StaticString {
  /// The lines that start with a text; the lines are sorted by their bytes.
  func rows(startingWith start: String) -> [Substring] {
    withUTF8Buffer { bytes in
      let newline = UInt8(ascii: "\n")
      var low = 0
      var high = bytes.count
      while low < high {
        let middle = (low + high) / 2
        let row = bytes[..<middle].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[row...].firstIndex(of: newline) ?? bytes.count
        if bytes[row..<end].lexicographicallyPrecedes(start.utf8) {
          low = min(end + 1, bytes.count)
        } else {
          high = row
        }
      }
      var rows: [Substring] = []
      while low < bytes.count {
        let end = bytes[low...].firstIndex(of: newline) ?? bytes.count
        guard bytes[low..<end].starts(with: start.utf8) else { break }
        rows.append(String(decoding: bytes[low..<end], as: UTF8.self)[...])
        low = end + 1
      }
      return rows
    }
  }
}
