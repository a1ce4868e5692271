import Diagnostics

let accessibilityTopic = Topic(
  "Accessibility",
  [
    Explanation(
      .accessibilityAvailability, "An accessibility feature needs a newer platform.",
      "The feature does not exist on the oldest platform of the library. Raise 'platforms', or "
        + "describe it in another way.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {traits: [isToggle]}
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {traits: [isButton]}
        """),
    Explanation(
      .accessibilityBranch, "A required text may be missing.",
      "A branch of a text, and the name of an action, cannot be a slot or a value that may be nil.",
      bad: """
        component: Card
        slots: {title: }
        properties: {isOn: Bool}
        accessibility: {label: {when: isOn, then: title, else: {text: Off}}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {isOn: Bool}
        accessibility: {label: {when: isOn, then: {text: On}, else: {text: Off}}}
        """),
    Explanation(
      .accessibilitySlot, "A slot is used where only a text is possible.",
      "A slot is a view, and only a label can be one.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {hint: title}
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {hint: {text: Opens the card}}
        """),
    Explanation(
      .accessibilityType, "A value cannot be read out.",
      "A text, a string or a number can be read; for anything else write an expression. 'perform' "
        + "of an action is a call, not the name of a closure.",
      bad: """
        component: Card
        slots: {title: }
        properties: {action: () -> Void}
        accessibility: {hint: action}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {name: String}
        accessibility: {hint: name}
        """),
    Explanation(
      .conditionType, "A condition is not a Bool.",
      "'when', and the condition of a trait, take a Boolean: a property, or a comparison.",
      bad: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        accessibility: {traits: {isSelected: count}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        accessibility: {traits: {isSelected: count > 0}}
        """),
    Explanation(
      .duplicateTrait, "A trait is listed twice.",
      "Join its conditions with '||'.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {traits: [isButton, isButton]}
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {traits: [isButton]}
        """),
    Explanation(
      .headingInBody, "A slot of a component without styles is a heading.",
      "Without styles the body shows the slot. Make it a heading there.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {heading: {title: h2}}
        body: VStack { title }
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {heading: {title: h2}}
        """),
    Explanation(
      .identifierInBody, "A slot of a component without styles has an identifier.",
      "Without styles the body shows the slot. Set the identifier there.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {identifiers: {title: card.title}}
        body: VStack { title }
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {identifiers: {title: card.title}}
        """),
    Explanation(
      .textForm, "An accessibility text has the wrong form.",
      "It is '{text: …}', or '{when: …, then: …, else: …}'.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {hint: {}}
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {hint: {text: Opens the card}}
        """),
    Explanation(
      .textInterpolation, "A localized text has an interpolation.",
      "The text is the key of its translations. Write Swift to include values.",
      bad: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        accessibility: {value: {text: '\\(count) cards'}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        accessibility: {value: count}
        """),
    Explanation(
      .textLines, "An accessibility text has several lines.",
      "Join the lines, for example with '>-'.",
      bad: """
        component: Card
        slots: {title: }
        accessibility:
          hint:
            text: |-
              Opens
              the card
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {hint: {text: Opens the card}}
        """),
    Explanation(
      .textWithoutElse, "A text has no 'else'.",
      "A branch of a text, and the name of an action, always need a text: write 'else'.",
      bad: """
        component: Card
        slots: {title: }
        properties: {isOn: Bool, isOff: Bool, name: String}
        accessibility: {value: {when: isOn, then: name, else: {when: isOff, then: {text: Off}}}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {isOn: Bool, name: String}
        accessibility: {value: {when: isOn, then: name, else: {text: Off}}}
        """),
  ])
