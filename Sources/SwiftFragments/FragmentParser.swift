import Diagnostics
import SwiftParser
import YAMLSyntax

/// The maximum length of a name in bytes. File systems allow 255 in a file name, which consists of two names
/// and a suffix.
private let longestName = 80

/// Reads the Swift fragments in one input file, independently of their use.
package struct FragmentParser {
  package let source: SourceText

  /// The problems of the fragments read so far.
  package var diagnostics: [Diagnostic] = []

  /// The total length of the fragments read so far.
  private var totalLength = 0

  /// The maximum total length of the fragments in a file. An alias counts like the value it refers to.
  package static let mostSwift = 512 << 10

  /// The information extracted from longer fragments that were already read.
  private var known: [FragmentText: any Sendable] = [:]

  /// The total length of invalid fragments.
  private var brokenLength = 0

  /// The maximum total length of invalid fragments: they take the parser far longer than others, and nobody
  /// reads that many messages.
  package static let longestMistakes = 40_000

  package init(source: SourceText) {
    self.source = source
  }

  /// Reads the name of a declaration, which may be a reserved word: those are emitted in backticks.
  ///
  /// `_` and the few words that cannot name anything are errors.
  package mutating func name(_ node: Node) -> SwiftName? {
    guard let (name, _, _) = read(node, .name, readName) else { return nil }
    let place = Place(source, node.span)
    if name.utf8.count > longestName {
      diagnostics.append(
        Diagnostic(
          .longName, at: place,
          "this name has \(name.utf8.count) bytes; file names combine several names, so the "
            + "maximum is \(longestName); choose a shorter one"))
      return nil
    }
    return SwiftName(text: name, place: place)
  }

  /// Reads a type that a stored value can have.
  package mutating func type(_ node: Node) -> SwiftType? {
    read(node, .type, readType)
      .map { parts, _, places in
        SwiftType(
          expression: parts.expression, place: Place(source, node.span),
          typeNames: parts.typeNames.map(places.name))
      }
  }

  /// Reads an expression.
  ///
  /// - Parameter hasArgument: Whether `$0` refers to an argument; otherwise it is an error.
  package mutating func expression(_ node: Node, hasArgument: Bool = false) -> SwiftExpression? {
    guard let (parts, text, places) = read(node, .expression, readExpression) else { return nil }
    if !hasArgument, let argument = parts.arguments.first {
      diagnostics.append(
        Diagnostic(
          .swiftArgument, at: places.place(argument.range),
          "'$0' has no value here: it belongs in a closure, or in the 'value' of a resolver")
      )
      return nil
    }
    return SwiftExpression(
      text: text, place: Place(source, node.span),
      implicitMember: parts.implicitMember.map(places.name), literal: parts.literal,
      form: parts.form,
      identifiers: parts.identifiers.map(places.name),
      references: parts.identifiers + parts.arguments, declaredNames: parts.declaredNames,
      texts: parts.texts.map { $0.placed(by: places) },
      calls: parts.calls.map { $0.placed(by: places) },
      api: parts.api.placed(by: places),
      tree: parts.code.map { CodeTree($0, parts.mentions, places) })
  }

  /// Reads a requirement of generic parameters.
  package mutating func requirement(_ node: Node) -> SwiftRequirement? {
    read(node, .requirement, readRequirement)
      .map { parts, _, places in
        SwiftRequirement(
          requirement: parts.requirement, place: Place(source, node.span),
          typeNames: parts.typeNames.map(places.name))
      }
  }

  /// Reads statements, such as the body of a view.
  package mutating func block(_ node: Node) -> SwiftBlock? {
    read(node, .block, readBlock).map { block($0, $1, $2, node) }
  }

  /// Reads declarations: of a file, or members of a type.
  package mutating func declarations(_ node: Node) -> SwiftBlock? {
    read(node, .declarations, readDeclarations).map { block($0, $1, $2, node) }
  }

  func block(
    _ parts: BlockParts, _ text: String, _ places: FragmentPlaces, _ node: Node
  ) -> SwiftBlock {
    SwiftBlock(
      text: text, place: Place(source, node.span),
      memberAccesses: parts.memberAccesses.map {
        .init(base: $0.base, member: places.name($0.member), purposes: $0.purposes)
      },
      identifiers: parts.identifiers.map(places.name), declaredNames: parts.declaredNames,
      returns: parts.returns, declarations: parts.declarations,
      topLevelTypes: parts.topLevelTypes.map(places.name),
      members: parts.members.map(places.name), extensionMembers: parts.extensionMembers,
      texts: parts.texts.map { $0.placed(by: places) },
      calls: parts.calls.map { $0.placed(by: places) },
      api: parts.api.placed(by: places),
      tree: CodeTree(parts.code, parts.mentions, places),
      isConditional: parts.isConditional)
  }

  /// Reads a node with a function that extracts information from its trimmed text; errors thrown by it become
  /// diagnostics.
  private mutating func read<Parts: Sendable>(
    _ node: Node, _ kind: FragmentKind, _ reading: (String) throws(BrokenFragment) -> Parts
  ) -> (Parts, String, FragmentPlaces)? {
    if brokenLength > Self.longestMistakes || totalLength > Self.mostSwift { return nil }
    guard case .scalar(let scalar) = node.content, !scalar.isAbsent else {
      diagnostics.append(noSwift(at: node, expected: kind))
      noteMistake(at: node, length: node.span.end - node.span.start)
      return nil
    }
    let (text, leading) = trimmed(scalar.text)
    if text.isEmpty {
      diagnostics.append(emptyText(at: node, expected: kind))
      noteMistake(at: node, length: 0)
      return nil
    }
    totalLength += text.utf8.count
    if totalLength > Self.mostSwift {
      diagnostics.append(
        Diagnostic(
          .tooMuchText, at: Place(source, node.span),
          "with this, the Swift in this file is longer than \(Self.mostSwift) bytes, the maximum; "
            + "split the file, or move code to Swift files"))
      return nil
    }
    let places = FragmentPlaces(source: source, node: node, scalar: scalar, leading: leading)
    do throws(BrokenFragment) {
      return (try parts(of: text, kind, reading), text, places)
    } catch {
      if scalar.style == .plain, let split = splitSwift(at: node, expected: kind) {
        diagnostics.append(split)
      } else {
        diagnostics += error.problems.map { problem in
          let place = places.place(problem.range)
          let fixIts = problem.fix.map {
            [FixIt($0.order, [.init(place, $0.replacement)], isSafe: problem.isFixSafe)]
          }
          return Diagnostic(problem.id, at: place, problem.message, fixIts: fixIts ?? [])
        }
      }
      noteMistake(at: node, length: text.utf8.count)
      return nil
    }
  }

  /// The information extracted from a text; repeated texts, as with aliases, are read once.
  private mutating func parts<Parts: Sendable>(
    of text: String, _ kind: FragmentKind, _ reading: (String) throws(BrokenFragment) -> Parts
  ) throws(BrokenFragment) -> Parts {
    // Most texts are names and literals, which are faster to read than to look up.
    guard text.utf8.count > 30 else { return try reading(text) }
    let key = FragmentText(kind: kind, text: text)
    if let parts = known[key] as? Parts { return parts }
    let parts = try reading(text)
    known[key] = parts
    return parts
  }

  /// Reports if this was the last invalid fragment that is read.
  private mutating func noteMistake(at node: Node, length: Int) {
    // A message has a cost, however short the text.
    brokenLength += max(length, 40)
    if brokenLength > Self.longestMistakes {
      diagnostics.append(
        Diagnostic(
          .swiftSyntax, at: Place(source, node.span),
          "the Swift of this file has too many errors and is not read from here on"))
    }
  }
}

/// A text, and the kind of fragment that it is read as.
private struct FragmentText: Hashable {
  let kind: FragmentKind
  let text: String
}

/// A trimmed text, and the number of UTF-8 code units removed before it.
func trimmed(_ text: String) -> (text: String, leading: Int) {
  func isSpace(_ unit: UInt8) -> Bool { unit == 0x20 || unit == 0x0A || unit == 0x09 }
  let units = text.utf8
  guard let first = units.firstIndex(where: { !isSpace($0) }),
    let last = units.lastIndex(where: { !isSpace($0) })
  else { return ("", 0) }
  return (String(text[first...last]), units.distance(from: units.startIndex, to: first))
}

/// Reads a name, in backticks or not.
///
/// - Throws: Its problems.
func readName(_ text: String) throws(BrokenFragment) -> String {
  let all = 0..<text.utf8.count
  if let problem = forbiddenText(in: text) { throw BrokenFragment([problem]) }
  let isEscaped = text.utf8.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
  let name = isEscaped ? String(text.dropFirst().dropLast()) : text
  if isNeverSwiftName(name) {
    throw BrokenFragment("'\(name)' has a meaning in Swift: choose another name", all)
  }
  // The parser is only consulted about letters beyond ASCII, never about anything that consists of several
  // tokens.
  let mayBeWord = name.utf8.allSatisfy { isWordUnit($0) && $0 != UInt8(ascii: "$") }
  guard mayBeWord,
    PlainFragment.isIdentifier(name) || name.isValidSwiftIdentifier(for: .variableName)
  else {
    throw BrokenFragment(
      "\(FragmentKind.name.complaint): a name has letters, digits and '_', and does not begin "
        + "with a digit",
      all)
  }
  if var problem = Problem(notationOf: name, all) {
    if isEscaped { problem.fix?.replacement = "`\(composed(name))`" }
    throw BrokenFragment([problem])
  }
  return name
}
