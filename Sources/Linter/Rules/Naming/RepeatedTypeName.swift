import English

extension Rule {
  /// Cases that repeat the name of their type.
  static let repeatedTypeName = Self(
    "repeated-type-name", in: .naming,
    summary: "The name of a case repeats the name of its type.",
    rationale: """
      A case is written after a dot where its type is expected: `role: .primary`. `role: \
      .primaryRole` and `role: .rolePrimary` repeat the type.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      types:
        TagRole: {cases: [primary, secondary]}
        TagSide: {cases: [leading, trailing]}
        TagProgress: {cases: [waiting, inProgress]}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      types:
        TagRole: {cases: [↓primaryRole, ↓roleSecondary]}
        TagSides: {optionSet: [↓leadingSide, trailing]}
      """
    ],
    check: .spec { subject, _ in
      subject.currentNames.compactMap { declared in
        guard declared.kind == .enumCase || declared.kind == .option, declared.words.count > 1,
          let word = declared.owner.map(nameWords)?.last
        else { return nil }
        let repetitions = [word, word.hasSuffix("s") ? String(word.dropLast()) : word]
        let rest: ArraySlice<String>
        if let last = declared.words.last, repetitions.contains(last) {
          rest = declared.words.dropLast()
        } else if let first = declared.words.first, repetitions.contains(first) {
          rest = declared.words.dropFirst()
        } else {
          return nil
        }
        guard isNameByItself(memberName(rest)) else { return nil }
        return Finding(
          declared.name.place,
          "\(withIndefiniteArticle(declared.kind.noun)) is written where its type is expected, and "
            + "'\(declared.name.text)' repeats the type; rename it to '\(memberName(rest))'")
      }
    })
}
