import Testing

struct NameProblemTests {
  @Test func namesHaveThePrefixInSwift() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties: {role: {type: «CardRole», default: .calm}}
      types: {CardRole: {cases: [calm, loud]}}
      styles: {automatic: , framed: {body: "«Card»(configuration).border(.red)"}}
      """,
      "there is no type 'CardRole'; did you mean 'DKCardRole'? [unknown-type]",
      "'Card' cannot be found here; did you mean 'DKCard'? [unknown-name]",
      project: "library: Kit\nprefix: DK")
  }

  /// A type with the library's prefix is none of Apple's, unless a framework has the same prefix.
  @Test func typesWithThePrefix() {
    expectProblems(
      """
      component: Card
      types: {CardSpacing: {constants: {small: {type: CGFloat, value: 2}}}}
      slots: {title: }
      body: "«HSStack» { title }.padding(«DKCardSpacng».small).padding(«KDCardSpacing».small)"
      """,
      "'HSStack' cannot be found here; did you mean 'HStack'? [unknown-name]",
      "'DKCardSpacng' cannot be found here; did you mean 'DKCardSpacing'? [unknown-name]",
      "'KDCardSpacing' cannot be found here; did you mean 'DKCardSpacing'? [unknown-name]",
      project: "library: Kit\nprefix: DK")
    expectProblems(
      """
      component: Card
      types: {Colors: {constants: {ink: {type: Color, value: .black}}}}
      slots: {title: }
      swift: |
        #if os(iOS)
        let ink = UIColor.label
        #endif
      body: title.foregroundStyle(UIColors.ink)
      """, project: "library: Kit\nprefix: UI")
  }

  /// Specs name SwiftUI's types, whatever the module has.
  @Test func typesOfAModuleForUIKitAlone() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      styles: {automatic: {body: configuration.opened}, outlined: {body: configuration.title}}
      swift: |
        extension DKCardStyleConfiguration {
          @MainActor public var opened: some View { title.padding(DKOutlinedCardStyle.gap) }
        }
        extension DKOutlinedCardStyle { static let gap: CGFloat = 2 }
      """, project: "library: Kit\nprefix: DK\ntargets: [uikit]")
  }

  @Test func valuesOfTheEnvironmentAreDeclared() {
    expectProblems(
      "component: Card\nslots: {title: }\nbody: 'if «colorScheme» == .dark { title }'",
      "'colorScheme' is a value of the environment, which has to be declared; write "
        + "'environment: {colorScheme: }' in the component [name-not-in-scope]")
    expectProblems(
      "component: Card\nslots: {title: }\nenvironment: {colorScheme: }\n"
        + "body: 'if colorScheme == .dark { title }'")
  }

  @Test func aComponentDoesNotContainItself() {
    expectProblems(
      """
      component: ScrollView
      slots: {content: }
      body: "«ScrollView» { content }"
      """,
      "'ScrollView' always shows another 'ScrollView', without end; show it under a condition, or "
        + "show its parts; for the view of SwiftUI, write 'SwiftUI.ScrollView' [endless-view]")
    expectProblems(
      """
      component: ScrollView
      slots: {content: }
      properties: {depth: Int}
      body: |
        if depth > 0 { ScrollView(depth: depth - 1) { content } } else { content }
        «ScrollView»(.horizontal) { content }
      """,
      "no initializer of 'ScrollView' can be called without 'depth:'; add it; for the view of SwiftUI, "
        + "write 'SwiftUI.ScrollView' [missing-argument]")
    expectProblems(
      """
      component: ScrollView
      slots: {content: }
      styles:
        automatic: {body: "SwiftUI.ScrollView { configuration.content }"}
        framed: {body: "ScrollView(configuration).border(.red)"}
      """)
  }

  @Test func parametersOfStylesAreNotInTheConfiguration() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      styles:
        automatic:
          parameters: {radius: {type: CGFloat, default: 2}}
          body: "configuration.title.cornerRadius(configuration.«radius»)"
      """,
      "'radius' is a parameter of the style, not of its configuration; write 'radius' "
        + "[unknown-configuration-member]")
  }

  @Test func typesBeginWithCapitals() {
    expectProblems(
      "component: «card»\nslots: {title: {generic: «heading»}}\ntypes: {«role»: {cases: [a]}}",
      "the name of a component begins with a capital letter: 'Card' [type-name]",
      "the name of a generic parameter begins with a capital letter: 'Heading' [type-name]",
      "the name of a type begins with a capital letter: 'Role' [type-name]")
  }

  @Test func membersBeginWithSmallLetters() {
    expectProblems(
      """
      component: Card
      slots: {«Title»: }
      properties: {«IsOn»: Bool}
      modifiers: {«URL»: String?}
      state: {«Open»: Bool?}
      types: {Role: {cases: [«Main»]}}
      styles: {automatic: , «Outlined»: {parameters: {«Width»: Int}}}
      """,
      "the name of a slot begins with a lowercase letter: 'title' [member-name]",
      "the name of a property begins with a lowercase letter: 'isOn' [member-name]",
      "the name of a modifier begins with a lowercase letter: 'url' [member-name]",
      "the name of a state begins with a lowercase letter: 'open' [member-name]",
      "the name of a case begins with a lowercase letter: 'main' [member-name]",
      "the name of a style begins with a lowercase letter: 'outlined' [member-name]",
      "the name of a parameter begins with a lowercase letter: 'width' [member-name]")
  }

  @Test func someNamesHaveAMeaning() {
    expectProblems(
      """
      component: Card
      slots: {«body»: }
      state: {«Body»: Int?}
      styles: {automatic: {parameters: {«configuration»: {type: Int, default: 1}}}}
      """,
      "a slot cannot be named 'body', which has a meaning in every component; choose another name "
        + "[reserved-name]",
      "a state cannot be named 'Body', which has a meaning in every component; choose another "
        + "name [reserved-name]",
      "a parameter cannot be named 'configuration', which has a meaning in every component; "
        + "choose another name [reserved-name]")
    expectProblems(
      "component: «View»\nslots: {title: }",
      "the component 'View' cannot be named 'View', because emitted code needs that name; choose "
        + "another [reserved-type-name]")
    expectProblems(
      "component: Card\nslots: {title: }\ntypes: {«String»: {cases: [a]}}",
      "the type 'String' cannot be named 'String', because emitted code needs that name; choose "
        + "another [reserved-type-name]")
  }

  @Test func membersHaveNamesOfTheirOwn() {
    expectProblems(
      """
      component: Card
      properties: {title: Int}
      slots: {«title»: , icon: {options: [systemImage]}}
      modifiers: {«iconSystemName»: String?}
      """,
      "the slot 'title' has the name of a property; rename one of them [name-collision]",
      "the modifier 'iconSystemName' has the name of the parameter that the option 'systemImage' "
        + "of the slot 'icon' adds; rename one of them [name-collision]")
    expectProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: {parameters: {scheme: Int?}, environment: [«scheme»]}}
      """,
      "the style 'automatic' already has 'scheme'; rename one of them [name-collision]")
    expectProblems(
      """
      component: Card
      slots: {title: }
      environment: {«cardStyle»: Int?}
      styles: {automatic: }
      """,
      "'cardStyle' is the environment entry of a component's styles; choose another name "
        + "[name-collision]")
  }

  @Test func genericParametersHaveNamesOfTheirOwn() {
    expectProblems(
      "component: Card\nslots: {title: , heading: {generic: «Title»}}",
      "the slots 'title' and 'heading' would share the generic parameter 'Title'; write 'generic' "
        + "on one of them, or on both to share it [generic-collision]")
    expectProblems(
      "component: Card\nslots: {title: {generic: «Card»}}",
      "the generic parameter 'Card' would hide the component 'Card' in the body; choose another "
        + "name [generic-collision]")
    expectProblems(
      "component: Card\nslots: {title: {generic: «ViewBuilder»}}",
      "the generic parameter 'ViewBuilder' would hide the type 'ViewBuilder' that emitted code needs; "
        + "choose another name, such as 'ViewBuilderContent' [generic-collision]")
    // The name of a view is allowed; code that means the view qualifies it.
    expectProblems(
      """
      component: Card
      slots: {icon: {generic: Label, options: [symbol]}, action: {generic: Button}}
      resolvers: {symbol: {type: String, view: "«Label»<Text, Image>", value: "«Label»($0, systemImage: $0)"}}
      body: |
        VStack {
          «Label»("Title", systemImage: "star")
          SwiftUI.Button("Title") {}
          action
        }
      """,
      "'Label' is the generic parameter of the slot 'icon' here; write 'SwiftUI.Label' for the view of "
        + "SwiftUI [generic-collision]",
      "'Label' is the generic parameter of the slot 'icon' here; write 'SwiftUI.Label' for the view of "
        + "SwiftUI [generic-collision]",
      "'Label' is the generic parameter of the slot 'icon' here; write 'SwiftUI.Label' for the view of "
        + "SwiftUI [generic-collision]")
  }

  /// Someone who writes an underscore does not want SwiftUI's name without it.
  @Test func namesAfterUnderscores() {
    expectProblems(
      of: ["component: «_TextField»\nslots: {title: }"],
      "the name of a component begins with a capital letter, and 'TextField' is a type of Swift "
        + "or SwiftUI; add another word, as in 'AppTextField' [type-name]")
    expectProblems(
      of: ["component: «_Card»\nslots: {title: }"],
      "the name of a component begins with a capital letter: 'Card' [type-name]")
  }

  @Test func typesHaveNamesOfTheirOwn() {
    expectProblems(
      of: [
        "component: Card\nslots: {title: }\ntypes: {Role: {cases: [a]}}",
        "component: «Card»\nslots: {title: }\ntypes: {Role: {cases: [a]}}\nstyles: {automatic: }",
      ],
      "the component 'Card' is declared twice; rename one, or remove it [duplicate-type]")
    expectProblems(
      of: [
        "component: Card\nslots: {title: }\ntypes: {Role: {cases: [a]}}",
        "component: Row\nslots: {title: }\ntypes: {««role»»: {cases: [a]}}",
      ],
      "the type 'role' differs from the type 'Role' only in letter case, which some file systems "
        + "ignore; rename one of them [duplicate-type]",
      "the name of a type begins with a capital letter: 'Role' [type-name]")
    expectProblems(
      "component: Card\nslots: {title: }\nstyles: {automatic: , «default»: }",
      "the style 'default' of 'Card' has the name 'DefaultCardStyle', which the style 'automatic' "
        + "of 'Card' already has; rename one of them [duplicate-type]")
  }
}
