import DesignModel
import Diagnostics
import SwiftFragments

extension Rule {
  /// Components that use several words for the same thing.
  static let vocabulary = Self(
    "vocabulary", in: .naming,
    summary: "Components have different words for the same thing.",
    rationale: """
      A person who knows one component should be able to guess the names of the next. Components \
      with a `title` beside components with a `heading` prevent that.

      `words` maps words that a team does not use to their replacements. The rule also knows \
      synonyms: of slots and values (`title` and `heading`, `icon` and `glyph`, `picture` and \
      `photo`), of sides (`leading`, `left` and `start`), of sizes (`medium` and `regular`), of \
      numbers (`itemCount` and `numberOfItems`), of types (`TagKind` and `ChipType`), of states \
      (`isEnabled` and `isDisabled`), of events (`onTap` and `onPress`), of styles (`outlined` \
      and `bordered`), and two spellings of `color`. It reports the word that the library uses \
      less often. If one component uses both, they have different meanings there, and nothing is \
      reported.
      """,
    options: [.words], compares: .names,
    good: [
      [
        "component: Card\nslots: {title: {options: [text]}}",
        "component: Sheet\nslots: {title: {options: [text]}, headingLevel: {optional: true}}",
      ],
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {title: {options: [text]}, picture: }
          """
      ).inProject("library: Kit\nlint: {rules: {vocabulary: {words: {heading: title}}}}"),
      [
        "component: Card\nslots: {title: {options: [text]}}",
        "component: Sheet\nslots: {title: {options: [text]}}",
        "component: Tile\nslots: {title: {options: [text]}, headline: {options: [text]}}",
        "component: Page\nslots: {headline: {options: [text]}}",
      ],
      [
        """
        component: Row
        slots: {leading: , trailing: }
        body: "leading; trailing"
        """,
        """
        component: Period
        properties: {start: Date, end: Date}
        body: |
          Text(start, style: .date)
          Text(end, style: .date)
        """,
      ],
    ],
    bad: [
      [
        "component: Card\nslots: {title: {options: [text]}}",
        "component: Sheet\nslots: {sectionTitle: {options: [text]}}",
        "component: Tile\nslots: {↓heading: {options: [text]}}",
      ],
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {↓mainHeading: {options: [text]}}
          types: {↓HeadingLevel: {cases: [first, second]}}
          """
      ).inProject("library: Kit\nlint: {rules: {vocabulary: {words: {heading: title}}}}"),
      [
        """
        component: Chip
        slots: {title: {options: [text]}, leading: {optional: true}, trailingIcon: {optional: true}}
        properties: {onTap: "(() -> Void)?", lineCount: Int}
        types: {ChipSize: {cases: [small, regular, large]}, ChipSide: {cases: [leading, trailing]}}
        styles: {automatic: {body: configuration.leading}, outlined: {body: configuration.title}}
        """,
        """
        component: Tag
        slots: {title: {options: [text]}, leading: {optional: true}, trailing: {optional: true}}
        properties: {onTap: "(() -> Void)?", itemCount: Int}
        types: {TagSize: {cases: [small, regular, large]}, TagSide: {cases: [leading, trailing]}}
        styles: {automatic: {body: configuration.leading}, outlined: {body: configuration.title}}
        """,
        """
        component: Badge
        slots: {title: {options: [text]}, ↓left: {optional: true}, ↓rightIcon: {optional: true}}
        properties: {↓onPress: "(() -> Void)?", ↓numberOfLines: Int}
        types:
          BadgeSize: {cases: [small, ↓medium, large]}
          BadgeEdge: {cases: [↓start, ↓end]}
        styles: {automatic: {body: configuration.left}, ↓bordered: {body: configuration.title}}
        """,
      ],
    ],
    check: .library { subject, options in
      let instead = Dictionary(options.words, uniquingKeysWith: { _, last in last })
      let unwanted = subject.subjects.flatMap { unwantedWords(in: $0, instead: instead) }
      let reported = Set(unwanted.map { Spot($0) })
      let wanted = Set(instead.values)
      let siblings = subject.subjects.map(\.spec.casesByType)
      let rare =
        ([countings(in: subject)] + Synonyms.all.map { uses(of: $0, in: subject, siblings) })
        .flatMap { rareWords(in: $0, wanted: wanted) }
      var seen = reported
      return unwanted + rare.filter { seen.insert(Spot($0)).inserted }
    })
}

/// The place of a finding.
private struct Spot: Hashable {
  let source: ObjectIdentifier
  let start: Int

  init(_ finding: Finding) {
    source = ObjectIdentifier(finding.place.source)
    start = finding.place.span.start
  }
}

/// The names with words that the project replaces by others.
private func unwantedWords(in subject: Subject, instead: [String: String]) -> [Finding] {
  if instead.isEmpty { return [] }
  return subject.currentNames.compactMap { declared in
    guard let index = declared.words.firstIndex(where: { instead[$0] != nil }),
      let word = instead[declared.words[index]]
    else { return nil }
    var words = declared.words
    words[index] = word
    let name = memberName(words)
    let isType = declared.kind == .component || declared.kind == .type
    // If the name is taken, the two words make a distinction.
    guard subject.canBeNamed(isType ? upperCamelCase(name) : name) else { return nil }
    return Finding(
      declared.name.place,
      "the project uses '\(word)' instead of '\(declared.words[index])' in "
        + "'\(declared.name.text)'; rename it to '\(isType ? upperCamelCase(name) : name)'")
  }
}

/// A name, and the synonym that it contains.
private struct Use {
  let word: String
  let name: SwiftName
  let component: String
}

/// Where the specs of a library use which of some synonyms, except synonyms that occur together in one spec.
///
/// - Parameter siblings: The cases of each spec's enums, by the type.
private func uses(
  of synonyms: Synonyms, in subject: LibrarySubject, _ siblings: [[String: Set<String>]]
) -> [Use] {
  distinct(
    zip(subject.subjects, siblings).map { subject, siblings in
      subject.currentNames.compactMap { declared in
        synonyms.word(in: declared, siblings: siblings).map {
          Use(word: $0, name: declared.name, component: subject.title)
        }
      }
    })
}

/// Where counts are named with 'count', and where with 'numberOf'.
private func countings(in subject: LibrarySubject) -> [Use] {
  distinct(
    subject.subjects.map { subject in
      subject.currentNames.compactMap { declared in
        guard let type = declared.type, type.unwrapped.text == "Int" else { return nil }
        let words = declared.words
        let word =
          words.starts(with: ["number", "of"])
          ? "numberOf" : words.count > 1 && words.last == "count" ? "count" : nil
        return word.map { Use(word: $0, name: declared.name, component: subject.title) }
      }
    })
}

/// All uses, except those of words that one spec distinguishes.
private func distinct(_ uses: [[Use]]) -> [Use] {
  var distinguished: Set<String> = []
  for uses in uses {
    let words = Set(uses.map(\.word))
    if words.count > 1 { distinguished.formUnion(words) }
  }
  return uses.flatMap(\.self).filter { !distinguished.contains($0.word) }
}

/// The names with a synonym that fewer components use than another one.
///
/// - Parameter wanted: The words that the project prefers.
private func rareWords(in uses: [Use], wanted: Set<String>) -> [Finding] {
  var words: [String] = []
  var components: [String: Set<String>] = [:]
  for use in uses {
    if components[use.word] == nil { words.append(use.word) }
    components[use.word, default: []].insert(use.component)
  }
  func count(_ word: String) -> Int { components[word]?.count ?? 0 }
  guard let most = words.max(by: { count($0) < count($1) }),
    let first = uses.first(where: { $0.word == most })
  else { return [] }
  return uses.filter { count($0.word) < count(most) && !wanted.contains($0.word) }.map {
    let number = count(most)
    return Finding(
      $0.name.place,
      "\(number) component\(number == 1 ? "" : "s") of the library use\(number == 1 ? "s" : "") "
        + "'\(most)' where this one uses '\($0.word)'; use one word",
      notes: [Note("'\(first.name.text)' is here, for example", at: first.name.place)])
  }
}
