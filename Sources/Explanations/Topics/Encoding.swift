import Diagnostics

let encodingTopic = Topic(
  "The bytes of a file",
  [
    Explanation(
      .invalidUTF8, "A file is not text in UTF-8.",
      "Specs are read as UTF-8, and these bytes are none, so nobody could say which letters are "
        + "meant. Save the file as UTF-8 in your editor."),
    Explanation(
      .invalidUTF16, "A file in UTF-16 has half a character.",
      "A file that begins with the mark of UTF-16 is read as such, but one of its characters "
        + "consists of two parts, and one is missing. Save the file as UTF-8."),
    Explanation(
      .unsupportedEncoding, "A file is in an encoding that is not read.",
      "UTF-8 is read, and UTF-16 with a mark at its beginning. Save the file as UTF-8."),
    Explanation(
      .fileTooLarge, "A file is larger than any spec.",
      "A limit keeps a file that is no spec from taking all memory. Split the spec, or take the "
        + "file out of the folder of specs."),
    Explanation(
      .controlCharacter, "A text has a character that nobody can see.",
      "Characters that control terminals or turn the direction of writing could make the text "
        + "look different from what it is, in the spec and in the emitted code. Remove it.",
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
      "Some programs take U+0085, U+2028 or U+2029 for the end of a line and others do not, so a "
        + "spec with one means two things. Delete it, or use a line feed.",
      bad: "component: Card # One\u{2028}two.\nslots: {title: }",
      good: "component: Card # One two.\nslots: {title: }"),
    Explanation(
      .decomposedName, "A name is written with separate accents.",
      "The letter 'é' can be one character of Unicode, or an 'e' with an accent that follows it. "
        + "Both look the same, but Swift takes them for two names. Write the composed one.",
      bad: "component: Card\nslots: {e\u{301}tat: }",
      good: "component: Card\nslots: {\u{E9}tat: }"),
  ])
