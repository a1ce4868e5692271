import Diagnostics

let accessibilityTopic = Topic(
  "Accessibility",
  [
    Explanation(
      .accessibilityAvailability, "What is said needs a newer platform.",
      "Some of it exists only on newer systems than the library runs on. Raise 'platforms', or say it in another way.",
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
      .accessibilityBranch, "Where a text is always needed, there may be none.",
      "One of several texts, and the name of an action, is neither the view of a slot nor a value that may be "
        + "nil.",
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
      .accessibilitySlot, "A slot stands where only a text can.",
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
      "A text, a string or a number can; for anything else write an expression that makes one. What an action "
        + "does is a call, and not the name of a closure.",
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
      .conditionType, "A condition is no Bool.",
      "'when', and a trait that is not always there, take a Boolean: a property, or a comparison.",
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
      .duplicateTrait, "A trait is there twice.",
      "Join its conditions by '||'.",
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
      .headingInBody, "A body places the slot that is to be a heading.",
      "Without styles the body decides what is done to a slot, so it makes it a heading, too.",
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
      .identifierInBody, "A body places the slot that is to have an identifier.",
      "Without styles the body decides what is done to a slot, so it gives it the identifier, too.",
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
      .textForm, "A text is neither a text nor a choice of texts.",
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
      .textInterpolation, "A localized text has a value in it.",
      "It is looked up as it stands. Write Swift where values are in it.",
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
      .textLines, "A text that is read out has several lines.",
      "Join them; '>-' does.",
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
      .textWithoutElse, "None of several texts may hold.",
      "The last of several texts, and the name of an action, has to be there always: write 'else'.",
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
