import Diagnostics

let encodingTopic = Topic(
  "Encoding",
  [
    Explanation(
      .invalidUTF8, "A file is not text in UTF-8.",
      "Specs are read as UTF-8, and these bytes are not valid UTF-8. Save the file as UTF-8 in "
        + "your editor."),
    Explanation(
      .invalidUTF16, "A UTF-16 file has an unpaired surrogate.",
      "A file that begins with a UTF-16 byte order mark is read as UTF-16, and a surrogate in it "
        + "has no partner. Save the file as UTF-8."),
    Explanation(
      .unsupportedEncoding, "The encoding of a file is not supported.",
      "UTF-8, and UTF-16 with a byte order mark, are supported. Save the file as UTF-8."),
    Explanation(
      .fileTooLarge, "A file is too large for a spec.",
      "The limit protects against files that are not specs. Split the spec, or move the file out "
        + "of the folder of specs."),
    Explanation(
      .controlCharacter, "A text contains an invisible character.",
      "Control characters and characters that change the direction of text could make it look "
        + "different from what it is, in the spec and in the emitted code. Remove it.",
      bad: #"""
        component: Card
        summary: "A card.\x1B[2J"
        slots: {title: }
        """#,
      good: """
        component: Card
        summary: A card.
        slots: {title: }
        """),
    Explanation(
      .unicodeLineBreak, "A line ends with an invisible character that is not a line feed.",
      "Some programs treat U+0085, U+2028 or U+2029 as the end of a line and others do not, so "
        + "such a spec is ambiguous. Delete it, or use a line feed.",
      bad: "component: Card # One\u{2028}two.\nslots: {title: }",
      good: "component: Card # One two.\nslots: {title: }"),
    Explanation(
      .decomposedName, "A name is written with separate accents.",
      "The letter 'é' can be one character of Unicode, or an 'e' with an accent that follows it. "
        + "Both look the same, but are different names in Swift. Write the composed one.",
      bad: "component: Card\nslots: {e\u{301}tat: }",
      good: "component: Card\nslots: {\u{E9}tat: }"),
  ])
