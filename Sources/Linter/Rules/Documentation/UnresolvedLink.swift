import DesignModel
import Diagnostics
import Specification
import SwiftAPI
import SwiftTypes

extension Rule {
  /// Links in documentation to types that do not exist.
  static let unresolvedLink = Self(
    "unresolved-link", in: .documentation,
    summary: "A link in a summary or discussion names a type that does not exist.",
    rationale: """
      A name in two backticks on each side is a link in the documentation. DocC cannot resolve it \
      if there is no declaration of that name, and shows it as code. Write the name as Swift does, \
      with the library's prefix.

      The rule checks the first name of a link, if it begins with a capital letter. In a library \
      with `imports`, it reports only names without the library's prefix, because other modules \
      may declare the rest.
      """,
    fix: .safe, compares: .names,
    good: [
      [
        """
        component: Card
        summary: A container, such as a ``Badge`` or a ``Text``.
        discussion: |
          The role is a ``CardRole/neutral`` one. Code can be in one backtick: `Crad`.

          ```swift
          Crad() // ``Crad``
          ```
        slots: {title: {options: [text]}}
        types: {CardRole: {cases: [neutral, critical], summary: Values of a ``Kit/CardRole``.}}
        """,
        """
        component: Badge
        summary: A word in a ``Card``; see ``title``.
        slots: {title: {options: [text]}}
        """,
      ],
      RuleExample(
        stringLiteral: """
          component: Card
          summary: A container; ``DKCard`` is its name, and ``DK`` is the prefix.
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nprefix: DK"),
    ],
    bad: [
      [
        """
        component: Card
        summary: A container, such as a ``↓Bagde``.
        discussion: |
          It shows a ``Badge``.
          It is not a ``↓Crad/init(title:)`` or a ``↓Popup``.
        slots: {title: {options: [text]}}
        """,
        """
        component: Badge
        slots: {title: {options: [text]}}
        """,
      ],
      RuleExample(
        stringLiteral: """
          component: Card
          summary: A container that is called ``↓Card``.
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nprefix: DK"),
    ],
    check: .library { subject, _ in
      let types = LinkableTypes(subject)
      return subject.subjects.flatMap { subject -> [Finding] in
        let texts = subject.names.map(\.summary) + [subject.spec.discussion]
        return texts.compactMap(\.self).flatMap(linkedNames).compactMap {
          types.finding($0, in: subject.spec)
        }
      }
    })
}

/// The types that links in documentation can name.
private struct LinkableTypes {
  /// The top-level types, sorted.
  private let names: [String]

  private let known: Set<String>
  private let prefix: String

  /// Whether other types cannot exist.
  private let isComplete: Bool

  /// Whether a second module has views with the same names and a suffix.
  private let hasViewClasses: Bool

  init(_ subject: LibrarySubject) {
    let library = subject.library.library
    names = library.typeNames.sorted()
    let ofModule = [library.name, library.uiKit?.name, library.naming.namespace].compactMap(\.self)
    let nested = subject.subjects.flatMap { $0.spec.nestedTypeNames }
    known = library.typeNames.union(ofModule).union(nested)
    prefix = library.naming.prefix
    isComplete = !subject.isPartial && subject.library.ownAPI.isComplete && library.imports.isEmpty
    hasViewClasses = library.uiKit != nil
  }

  /// The finding about a linked name; nil if it may exist.
  func finding(_ name: LinkedName, in spec: ComponentSpec) -> Finding? {
    let text = name.text
    guard !isKnown(text), !spec.generics.contains(where: { $0.name.text == text }) else {
      return nil
    }
    let full = prefix + text
    if full != text, known.contains(full) {
      return Finding(
        name.place, "the documentation has no '\(text)'; did you mean '\(full)'?",
        fixIts: [fix(name, full)])
    }
    guard isComplete, spec.imports.isEmpty, text.count > 3 else { return nil }
    if let near = nearest(text, among: names) {
      // A name that differs by one letter is certainly meant.
      let isCertain = nearest(text, among: [near], limit: 1) != nil
      return Finding(
        name.place, "there is no type '\(text)'; did you mean '\(near)'?",
        fixIts: isCertain ? [fix(name, near)] : [])
    }
    // Frameworks of Apple other than SwiftUI have prefixes, too.
    let hasPrefix = text.prefix(2).allSatisfy(\.isUppercase)
    guard !hasPrefix || !prefix.isEmpty && text.hasPrefix(prefix) else { return nil }
    return Finding(
      name.place,
      "there is no type '\(text)' in the library or in SwiftUI; correct the name, or write one backtick on "
        + "each side")
  }

  private func isKnown(_ name: String) -> Bool {
    if known.contains(name) || name == prefix || isKnownType(name) { return true }
    if typesOfEveryScope.contains(name) { return true }
    return hasViewClasses && name.hasSuffix("View") && known.contains(String(name.dropLast(4)))
  }

  private func fix(_ name: LinkedName, _ replacement: String) -> FixIt {
    FixIt("write '\(replacement)'", [.init(name.place, replacement)])
  }
}

/// Types that protocols of SwiftUI and of styles declare in the types that conform to them.
private let typesOfEveryScope: Set<String> = [
  "AllCases", "Body", "Configuration", "Content", "Element", "ID", "Index", "Item", "RawValue",
  "Value",
]

extension ComponentSpec {
  /// The types that are members of others, and those that its Swift declares.
  fileprivate var nestedTypeNames: [String] {
    let ofTypes = types.flatMap { type in
      (type.scope?.value == .component ? [type] : []) + type.nestedTypes
    }
    return ofTypes.map(\.name.text) + (declarations?.declaredNames ?? [])
      + slots.compactMap { $0.list?.value?.item?.text }
  }
}

extension TypeSpec {
  fileprivate var nestedTypes: [TypeSpec] { types + types.flatMap(\.nestedTypes) }
}

// MARK: - Links

/// The first name of a link in documentation.
private struct LinkedName {
  let text: String
  let place: Place
}

/// The names of types that begin the links in a text, except those in fenced code.
private func linkedNames(in text: Documentation) -> [LinkedName] {
  guard text.value.contains("``") else { return [] }
  let (source, span) = (text.place.source, text.place.span)
  var names: [LinkedName] = []
  var isFenced = false
  for line in source.utf8[span.start..<span.end].split(separator: UInt8(ascii: "\n")) {
    let runs = backticks(in: line)
    if let first = runs.first, first.count > 2,
      line[..<first.lowerBound].allSatisfy({ $0 == space })
    {
      isFenced.toggle()
    } else if !isFenced {
      names += codeSpans(in: line, between: runs).compactMap { linkedName(in: $0, of: source) }
    }
  }
  return names
}

private let backtick = UInt8(ascii: "`")
private let space = UInt8(ascii: " ")

/// The successive backticks in a line.
private func backticks(in line: ArraySlice<UInt8>) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  for index in line.indices where line[index] == backtick {
    if let last = runs.last, last.upperBound == index {
      runs[runs.count - 1] = last.lowerBound..<index + 1
    } else {
      runs.append(index..<index + 1)
    }
  }
  return runs
}

/// The code between two backticks on each side.
///
/// As in Markdown, code ends with as many backticks as it begins with.
private func codeSpans(
  in line: ArraySlice<UInt8>, between runs: [Range<Int>]
) -> [ArraySlice<UInt8>] {
  var spans: [ArraySlice<UInt8>] = []
  var rest = runs[...]
  while let opening = rest.popFirst() {
    guard let end = rest.firstIndex(where: { $0.count == opening.count }) else { continue }
    if opening.count == 2 { spans.append(line[opening.upperBound..<rest[end].lowerBound]) }
    rest = rest[(end + 1)...]
  }
  return spans
}

/// The name of a type that begins a link; nil if the link begins with another name, or is not one.
private func linkedName(in link: ArraySlice<UInt8>, of source: SourceText) -> LinkedName? {
  let ends = Array("/-.".utf8)
  let end = link.firstIndex(where: ends.contains) ?? link.endIndex
  let text = String(decoding: link[..<end], as: UTF8.self)
  guard text.first?.isUppercase == true, !link.contains(space),
    text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
  else { return nil }
  return LinkedName(text: text, place: Place(source, Span(link.startIndex, end)))
}
