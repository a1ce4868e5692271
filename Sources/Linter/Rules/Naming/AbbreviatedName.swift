extension Rule {
  /// Abbreviated words in names.
  static let abbreviatedName = Self(
    "abbreviated-name", in: .naming,
    summary: "A name contains an abbreviation.",
    rationale: """
      Names are read far more often than they are written, and by people who do not know the \
      team's abbreviations. Swift writes names out, except for common abbreviations such as `id` \
      and `URL`.

      The rule knows some unambiguous abbreviations; `words` adds others with their replacements.
      """,
    options: [.words],
    good: [
      """
      component: Tag
      slots: {message: {options: [text]}}
      properties: {id: String, index: {type: Int, default: 0}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {↓msg: {options: [text]}}
      modifiers: {↓bgColor: Color?}
      types: {TagKind: {cases: [plain, ↓maxImg]}}
      """,
      RuleExample(
        stringLiteral: """
          component: ↓NavTag
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nlint: {rules: {abbreviated-name: {words: {nav: navigation}}}}"),
    ],
    check: .spec { subject, options in
      let more = Dictionary(options.words, uniquingKeysWith: { _, last in last })
      return subject.currentNames.compactMap { declared in
        let known = declared.words.compactMap { word in
          (more[word] ?? abbreviations[word]).map { (word, $0) }
        }
        guard let (word, meant) = known.first else { return nil }
        return Finding(
          declared.name.place,
          "'\(word)' in '\(declared.name.text)' is an abbreviation; write '\(meant)'")
      }
    })
}

/// Abbreviations with a single meaning in the names of a design system.
private let abbreviations = [
  "amt": "amount", "attr": "attribute", "bg": "background",
  "btn": "button", "cfg": "configuration", "clr": "color", "cnt": "count", "ctrl": "control",
  "ctx": "context", "curr": "current", "desc": "description", "dlg": "dialog", "dst": "destination",
  "fg": "foreground", "fmt": "format", "ftr": "footer", "hdr": "header", "hgt": "height",
  "idx": "index", "img": "image", "lbl": "label", "mgr": "manager", "msg": "message",
  "nbr": "number", "num": "number", "opts": "options", "params": "parameters", "pic": "picture",
  "prev": "previous", "pwd": "password", "qty": "quantity", "sel": "selected",
  "sep": "separator", "spc": "space", "sz": "size", "tmp": "temporary",
  "txt": "text", "usr": "user", "val": "value", "vw": "view", "wdt": "width",
]
