import Testing

@Suite struct ValueProblemTests {
  @Test func booleans() {
    expectProblems(
      """
      component: Card
      slots:
        a: {optional: «yes»}
        b: {optional: «True»}
        c: {optional: «"true"»}
        d: {optional: «1»}
        e: {optional: «[true]»}
      """,
      "expected true or false, found 'yes'; write 'true' [wrong-value]",
      "expected true or false, found 'True'; write 'true' [wrong-value]",
      "expected true or false, found a value in quotes; remove the quotes [wrong-value]",
      "expected true or false, found '1' [wrong-value]",
      "expected true or false, found a list, as in 'optional: true' [wrong-kind]")
  }

  @Test func numbers() {
    expectProblems(
      """
      component: Card
      initializers: {limit: «0»}
      """, "expected a whole number from 1 to 512, found '0' [wrong-value]")
    expectProblems(
      """
      component: Card
      initializers: {limit: «"64"»}
      """,
      "expected a whole number from 1 to 512, found a value in quotes; remove the quotes "
        + "[wrong-value]")
    for text in ["064", "-1", "1.0", "99999999999999999999", "many", "0x10"] {
      expectProblems(
        "component: Card\ninitializers: {limit: «\(text)»}",
        "expected a whole number from 1 to 512, found '\(text)' [wrong-value]")
    }
  }

  @Test func kinds() {
    expectProblems(
      """
      component: Card
      slots: «[title]»
      styles: «none»
      summary: «[A, card]»
      accessibility: «true»
      types:
        Role: {cases: «neutral»}
        Density: «[a, b]»
      """,
      "expected a mapping from names to slots, found a list, as in 'slots: {title: {options:"
        + " [text]}, actions: {optional: true}}' [wrong-kind]",
      "expected a mapping from names to styles, found 'none', as in 'styles: {automatic: {},"
        + " outlined: {environment: [colorScheme]}}' [wrong-kind]",
      "expected text, found a list; if it is text, quote it [wrong-kind]",
      "expected a mapping with the keys of accessibility, found 'true', as in"
        + " 'accessibility: {children: combine}' [wrong-kind]",
      "expected a list of names or a mapping from names to cases, found 'neutral', as in 'cases:"
        + " [neutral, critical]' [wrong-kind]",
      "expected a mapping with the keys of types, found a list; write '{cases: [a, b]}' "
        + "[wrong-kind]")
  }

  @Test func textsInsteadOfViews() {
    expectProblems(
      """
      component: Row
      slots: {rows: {list: {empty: «"Nothing here, can't be"», footer: «no more»}}}
      """,
      "expected a view in Swift, found a text; write 'Text(\"Nothing here, can''t be\")' [bare-text]",
      "expected a view in Swift, found a text; write 'Text(\"no more\")' [bare-text]")
    #expect(
      fixed("component: Row\nslots: {rows: {list: {empty: Nothing here}}}")
        == "component: Row\nslots: {rows: {list: {empty: 'Text(\"Nothing here\")'}}}")
  }

  @Test func items() {
    expectProblems(
      """
      component: Card
      slots:
        title: {options: «text»}
        icon:
          options:
            - {text: «_»}
            -«»
        actions: «text»
      styles:
        automatic: {environment: [«{a: b}»]}
      """,
      "expected a list of slot options or mappings, found 'text', as in 'options: [text, systemImage]'"
        + " [wrong-kind]",
      "'_' is not a type here; write the name of a type [swift-syntax]",
      "expected a slot option, found nothing, as in 'options: [text, systemImage]' [wrong-kind]",
      "expected a mapping with the keys of slots, found 'text'; write '{options: [text]}' [wrong-kind]",
      "expected a name, found a mapping, as in 'environment: {scheme: colorScheme}' [wrong-kind]")
  }

  @Test func words() {
    expectProblems(
      """
      component: Card
      slots:
        title: {options: [text], label: {text: «1», systemImage:«» }}
      initializers: {order: «trailing»}
      accessibility: {children: «combined»}
      """,
      "this is not a Swift name: a name has letters, digits and '_', and does not begin with a "
        + "digit [swift-syntax]",
      "expected an argument label, found nothing, as in 'label: {text: _, systemImage:"
        + " systemImage}' [wrong-kind]",
      "unknown order 'trailing'; the orders are 'declaration' and 'trailingViewBuilders'"
        + " [unknown-value]",
      "unknown way to treat children 'combined'; did you mean 'combine'? [unknown-value]")
  }

  @Test func controlCharacters() {
    expectProblems(
      #"""
      component: Card
      summary: «"a\0b"»
      accessibility: {identifiers: {title: «"a\x1Bb"», icon: «"a\u202Eb"»}}
      """#,
      "this contains the invisible control character U+0000; remove it [control-character]",
      "this contains the invisible control character U+001B; remove it [control-character]",
      "this contains the invisible control character U+202E; remove it [control-character]")
  }

  @Test func fixes() {
    let card = """
      component: Card
      slots:
        a: {optional: on, options: text}
        b: {optional: 'false', options: [text]}
      properties:
        point: {type: (Int, Int), default: (0, 1)}
        items: [Int]
      initializers: {limit: "64"}
      """
    #expect(
      fixed(card) == """
        component: Card
        slots:
          a: {optional: true, options: [text]}
          b: {optional: false, options: [text]}
        properties:
          point: {type: '(Int, Int)', default: '(0, 1)'}
          items: '[Int]'
        initializers: {limit: 64}
        """)
  }
}
