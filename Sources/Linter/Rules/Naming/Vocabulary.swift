import Diagnostics
import SwiftFragments

extension Rule {
  /// Components that have several words for the same thing.
  static let vocabulary = Self(
    "vocabulary", in: .naming,
    summary: "Components have different words for the same thing.",
    rationale: """
      Who knows one component of a library should be able to guess the next. Where some cards have a \
      `title` and others a `heading`, nobody can.

      `words` says which words a team does not use, and what it uses instead. Without it, the rule \
      knows some words that mean the same as the name of a slot, and finds those that fewer components \
      use than another.
      """,
    options: [.words],
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
    ],
    bad: [
      [
        "component: Card\nslots: {title: {options: [text]}}",
        "component: Sheet\nslots: {title: {options: [text]}}",
        "component: Tile\nslots: {↓heading: {options: [text]}}",
      ],
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {↓mainHeading: {options: [text]}}
          """
      ).inProject("library: Kit\nlint: {rules: {vocabulary: {words: {heading: title}}}}"),
    ],
    check: .library { subject, options in
      let instead = Dictionary(options.words, uniquingKeysWith: { _, last in last })
      let unwanted = subject.subjects.flatMap { subject in
        subject.names.compactMap { declared -> Finding? in
          guard let index = declared.words.firstIndex(where: { instead[$0] != nil }),
            let word = instead[declared.words[index]]
          else { return nil }
          var words = declared.words
          words[index] = word
          return Finding(
            declared.name.place,
            "the project says '\(word)' where '\(declared.name.text)' says '\(declared.words[index])'; "
              + "call it '\(memberName(words))'")
        }
      }
      let said = Set(unwanted.map(\.place.span.start))
      let rare = synonyms.flatMap { rareWords(of: $0, in: subject) }
      return unwanted + rare.filter { !said.contains($0.place.span.start) }
    })
}

/// The slots that are named by a word of some that mean the same, where more are by another one.
private func rareWords(of synonyms: [String], in subject: LibrarySubject) -> [Finding] {
  var uses: [String: [SwiftName]] = [:]
  for subject in subject.subjects {
    for slot in subject.spec.slots where synonyms.contains(slot.name.text) {
      uses[slot.name.text, default: []].append(slot.name)
    }
  }
  let counts = synonyms.map { (word: $0, count: uses[$0]?.count ?? 0) }
  guard let usual = counts.max(by: { $0.count < $1.count }) else { return [] }
  return counts.filter { $0.count < usual.count }.flatMap { word, _ in
    (uses[word] ?? []).map { name in
      Finding(
        name.place,
        "\(usual.count) component\(usual.count == 1 ? "" : "s") of the library say '\(usual.word)' for what "
          + "this one calls '\(word)'; use one word",
        notes: uses[usual.word]?.first.map {
          [Note("'\(usual.word)' is here, for one", at: $0.place)]
        } ?? [])
    }
  }
}

/// Names of slots that mean the same.
private let synonyms = [
  ["title", "heading", "headline"],
  ["subtitle", "subheading", "subheadline"],
  ["icon", "glyph", "pictogram"],
  ["picture", "photo"],
  ["footer", "foot"],
]
