import Diagnostics

/// An enum whose cases are the words allowed for a value.
protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
  /// The noun for one of the words: "slot option".
  static var noun: String { get }
  static var plural: String { get }

  /// The identifier of the error for any other word.
  static var unknownID: ProblemID { get }

  /// The meaning of the word, for the reference.
  var documentation: String { get }
}

extension Choice {
  static var plural: String { noun + "s" }
  static var unknownID: ProblemID { .unknownValue }

  static var description: ChoiceDescription {
    ChoiceDescription(
      noun: noun, plural: plural,
      values: allCases.map { ($0.rawValue, $0.documentation) })
  }
}

extension ValueType {
  /// One of the words of an enum.
  static func choice<Word: Choice>(_: Word.Type) -> Self where Value == Located<Word> {
    let word = ValueType<Located<String>>.word(of: Word.description, unknown: Word.unknownID)
    return ValueType(word.description) { node, decoder in
      guard let word = word.decode(node, &decoder), let value = Word(rawValue: word.value)
      else { return nil }
      return Located(value, at: word.place)
    }
  }
}
