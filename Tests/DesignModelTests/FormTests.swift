import DesignModel
import Testing

/// The effects of forms, resolvers and strategies on initializers.
struct FormTests {
  @Test func autoFallsBackOnDefaults() throws {
    let spec = """
      component: Card
      slots: {title: {options: [text]}, actions: {optional: true}}
      """
    let all = try component(spec)
    #expect(all.strategy == .permutations)
    #expect(all.initializers.count == 6)
    let few = try component(spec + "\ninitializers: {limit: 3}")
    #expect(few.strategy == .defaulted)
    #expect(
      few.initializers.map { $0.parameters.map(\.type.text) } == [
        ["() -> Title", "() -> Actions?"], ["LocalizedStringKey", "() -> Actions?"],
        ["String", "() -> Actions?"],
      ])
    expectProblems(
      spec + "\ninitializers: {limit: «2»}",
      "'Card' has 6 initializers, more than its limit of 2: 'title' ×3, 'actions' ×2; remove an "
        + "option, or set 'initializers: {limit: 6}' [too-many-initializers]")
  }

  @Test func formsDetermineAllTypes() {
    expectProblems(
      """
      component: Card
      generics: {Value: {}}
      properties: {values: "[Value]"}
      slots: {title: }
      initializers: {forms: [{parameters: {«values»: omitted}, values: {values: "[]"}}]}
      """,
      "no argument of the initializer for 'title' as a view with no 'values' determines 'Value'; "
        + "write it in the form, 'generics: {Value: …}', or give the form a parameter of that "
        + "type [generic-not-inferred]"
    )
  }

  /// Requirements of a form can pin a generic parameter, as its types do, and may mention generic parameters
  /// of the form.
  @Test func formsPinGenericParameters() throws {
    let forms = [
      "generics: {Format: {conforms: [Hashable]}, Content: Wrap<Format>}",
      "generics: {Format: {conforms: [Hashable]}}, where: Content == Wrap<Format>",
      "generics: {Format: {conforms: [Hashable]}}, where: Wrap<Format> == Content",
    ]
    for form in forms {
      let made = try component(
        """
        component: Field
        generics: {Content: Hashable}
        properties: {content: Content}
        initializers:
          forms: [{\(form), parameters: {content: omitted, format: Format}, values: {content: Wrap(format)}}]
        body: Text("")
        """)
      #expect(made.initializers.map { $0.pins.map(\.type.text) } == [["Wrap<Format>"]])
      #expect(made.initializers.map { $0.generics.map(\.name) } == [["Format"]])
    }
    expectProblems(
      """
      component: Field
      generics: {Content: {}, Other: {}, Items: {}}
      properties: {content: Content, other: Other, items: Items}
      initializers:
        forms:
          - {generics: {Content: «"[Content]"»}}
          - {generics: {Content: «Box<Other>», Other: «"[Content]"»}}
          - {parameters: {items: {label: all}}, where: «"Items == Set<Items>"»}
          - {generics: {«Element»: {conforms: []}, Items: Box<Element.ID>}, parameters: {content: {label: a}}}
          - {generics: {Element: {conforms: []}, Items: "[Element]"}, parameters: {content: {label: b}}}
      body: Text("")
      """,
      "'Content' refers to itself; write another type [form-generic]",
      "'Content' refers to itself; write another type [form-generic]",
      "'Other' refers to itself; write another type [form-generic]",
      "'Items' refers to itself; write another type [form-generic]",
      "no argument determines 'Element'; add a parameter of that type [generic-not-inferred]")
  }

  /// If every form determines a generic parameter, no property has to.
  @Test func formsDetermineGenericParameters() throws {
    let made = try component(
      """
      component: Card
      generics: {Value: Hashable}
      properties: {value: "Value?"}
      slots: {title: {options: [text]}}
      initializers:
        strategy: explicit
        forms:
          - {title: text, generics: {Value: Int}}
          - {title: view, parameters: {value: {type: Binding<Value>}}, values: {value: value.wrappedValue}}
      body: title
      """)
    #expect(made.initializers.count == 3)
  }

  /// A second argument with the same label goes to the second parameter, unless the first is optional.
  @Test func labelsMayBeEqual() throws {
    let both = "component: Card\nbody: Text(\"\")\nproperties: "
    _ = try component(both + "{a: {type: Int, label: x}, b: {type: Int, label: x}}")
    for (first, second) in [(", default: 0", ""), (", default: 0", ", default: 1")] {
      expectProblems(
        both + "{a: {type: Int, label: x\(first)}, «b»: {type: Int, label: x\(second)}}",
        "'b' has the label 'x' of 'a', which is optional, so a single argument 'x:' would always "
          + "mean 'a'; give one of them another label [ambiguous-call]")
    }
    expectProblems(
      both + "{a: {type: Int?, label: x}, «b»: {type: String?, label: x}}",
      "'b' has the label 'x' of 'a', which is optional, so a single argument 'x:' would always "
        + "mean 'a'; give one of them another label [ambiguous-call]")
  }

  /// A parameter takes the argument with its label, even if it was meant for a later one.
  @Test func labelsAreUniqueAfterDefaults() {
    expectProblems(
      """
      component: Card
      slots:
        title:
        content: {label: heading}
      initializers: {forms: [{parameters: {«heading»: Int?}}]}
      """,
      "'Card(title: { view }, heading: { view })' should select the initializer for 'title' as a "
        + "view, 'content' as a view and 'heading', which Swift would not find; give their "
        + "arguments different labels [ambiguous-call]")
  }

  @Test func oneClosureCanBeLeftOut() {
    expectProblems(
      """
      component: Card
      slots:
        header: {optional: true}
        «footer»: {optional: true}
      initializers: {strategy: defaulted}
      """,
      "the strategy 'defaulted' allows at most one optional closure, which comes last; 'header' "
        + "and 'footer' are both optional, so a trailing closure could mean either: use "
        + "'permutations', or make a slot required [defaulted-closures]")
    expectProblems(
      """
      component: Card
      slots:
        «header»: {optional: true}
        content:
      initializers: {strategy: defaulted}
      """,
      "the strategy 'defaulted' allows at most one optional closure, which comes last; 'header' "
        + "is optional, and is not the last argument: use 'permutations', or make a slot required "
        + "[defaulted-closures]")
  }

  @Test func sharedGenerics() throws {
    let row = try component(
      """
      component: Row
      slots:
        leading: {optional: true, generic: Side, options: [systemImage]}
        trailing: {optional: true, generic: Side, options: [systemImage, value]}
      """)
    #expect(
      row.initializers.map { $0.parameters.map(\.name) } == [
        ["leading", "trailing"], ["leading", "trailing"],
        ["leadingSystemName", "trailingSystemName"], [],
      ])
    expectProblems(
      """
      component: Row
      slots:
        leading: {optional: true, generic: Side}
        «trailing»: {generic: Side}
      """,
      "'trailing' shares 'Side' with 'leading', so both are present or omitted; make both "
        + "required, both optional or both 'empty' [shared-generic]")
    expectProblems(
      """
      component: Row
      slots:
        leading: {generic: Side, default: «Divider()»}
        trailing: {generic: Side}
      """,
      "a slot that shares 'Side' cannot have a default; remove 'default', or use different "
        + "parameters [shared-generic]")
  }

  @Test func defaultsOfSlots() {
    expectProblems(
      """
      component: Card
      slots:
        a: {optional: true, default: «Divider()»}
        b: {options: [«empty»], default: Divider()}
        c: {optional: true}
      initializers: {forms: [{c: «default»}, {b: default}]}
      """,
      "an optional slot is nil when it is omitted; remove 'optional' to show a default instead "
        + "[default-of-slot]",
      "a slot with a default cannot have the option 'empty'; remove 'empty' or 'default' "
        + "[default-of-slot]",
      "the slot 'c' has no default; write 'omitted' [default-of-slot]")
  }

  @Test func unknownFillings() {
    expectProblems(
      """
      component: Card
      slots:
        title: {options: [«txt», «colour», «"Text"»]}
      resolvers: {symbol: Symbol}
      initializers: {forms: [{title: «empty»}, {title: «symbl»}]}
      """,
      "unknown slot option 'txt'; did you mean 'text'? [unknown-slot-option]",
      "unknown slot option 'colour'; the slot options are 'text', 'localized', 'string', "
        + "'systemImage', 'image', 'value', 'empty', 'unlabeled' and 'symbol' [unknown-slot-option]",
      "unknown slot option 'Text'; did you mean 'text'? [unknown-slot-option]",
      "'empty' is not a way to fill a slot in a form; leave the slot out, or write 'omitted' "
        + "[unknown-slot-option]",
      "unknown form option 'symbl'; did you mean 'symbol'? [unknown-slot-option]")
  }

  @Test func problemsOfResolvers() {
    expectProblems(
      """
      component: Card
      slots: {icon: {optional: true, options: [a]}, other: {options: [{h: {type: Int, view: V, value: "V(«$0», 1)", default: «nil»}}]}}
      resolvers:
        «text»: Avatar
        «a»: {view: Icon}
        «b»: {parameters: {name: String}, value: Icon(name)}
        c: {type: Symbol, parameters: {«name»: String}}
        d: {type: Symbol, view: Icon, value: «Icon()»}
        e: {view: Icon, value: «Icon($0)»}
        f: {view: Icon, parameters: {one: text, «two»: text}, value: "Icon(one, two)"}
        g: {view: Icon, parameters: {one: {type: text, default: «'"a"'»}, «two»: Int}, value: Icon(one)}
        i: {view: Icon, parameters: {one: Int}, value: «"Icon(one, { one in one })"»}
      """.replacing("«$0»", with: "$0"),
      "the argument can be nil for an optional slot only; make the slot optional, or give another "
        + "default [resolver]",
      "a resolver cannot be named 'text', which is an option of slots; choose another name "
        + "[reserved-name]",
      "the resolver 'a' has no value; add 'value: Icon(…)' [resolver]",
      "the resolver 'b' has no type of its view; add 'view: …' [resolver]",
      "a resolver takes one argument of a 'type' or several 'parameters'; remove one of the keys "
        + "[resolver]",
      "the view does not depend on the argument; write '$0' for it, or remove 'type' [resolver]",
      "'$0' is the argument of a resolver with a 'type'; add one, or name a parameter of the "
        + "initializer [resolver]",
      "a resolver has at most one text; give 'two' the type 'LocalizedStringKey' or 'String' "
        + "[resolver]",
      "a text has no default: it is a localized key or a string; remove it, or give the parameter "
        + "one of these types [resolver]",
      "the view does not depend on 'two'; use it in 'value', or remove it [resolver]",
      "a closure in this value declares 'one', which is already a parameter; rename one of them "
        + "[resolver]"
    )
    expectProblems(
      """
      component: Card
      slots: {icon: {options: [{symbol: Symbol}]}}
      initializers: {forms: [{icon: {«symbol»: Other}}]}
      """,
      "the slot 'icon' has another resolver 'symbol'; rename one [duplicate-resolver]")
  }

  @Test func aProjectsResolverIsCheckedOnce() {
    let result = checked(
      [
        "component: A\nslots: {icon: {options: [s]}}",
        "component: B\nslots: {icon: {options: [s]}}",
      ],
      project: "library: Kit\nresolvers: {s: {view: Icon}}")
    #expect(result.diagnostics.count == 1)
  }

  @Test func problemsOfDetails() {
    expectProblems(
      """
      component: Card
      generics: {Value: {conforms: Hashable, default: «Wrong.Type»}}
      slots: {title: {options: [text]}}
      properties: {value: "Value?", count: Int}
      initializers:
        forms:
          - title: view
            parameters:
              «title»: Int
              count: {type: «String»}
              «other»: {label: x}
              «extra»: omitted
              task: {type: Int, builder: «ViewBuilder»}
            values: {«title»: Text("a"), «cont»: "1"}
            generics:
              «Title»: Text
              Value: {type: Int, conforms: [«Hashable»]}
              «Items»: {conforms: [Sequence]}
              «Value2»: Int
            where: ["«String: Hashable»"]
            labels: {count: {«view»: _}, «nothing»: _}
          - {parameters: {«count»: omitted}}
      """.replacing("«Wrong.Type»", with: "String").replacing(
        "\"«String: Hashable»\"", with: "«'String: Hashable'»"),
      "'title' is a slot, which the form lists by its name; remove it here [form-parameter]",
      "'count' is 'Int' and not 'String'; convert it under 'values': 'values: {count: …}' "
        + "[form-parameter]",
      "'other' is not a property, so the parameter needs a 'type' [form-parameter]",
      "'Card' has no property 'extra'; there are 'value' and 'count' [unknown-property]",
      "a result builder is for a closure; remove 'builder', or make the type '() -> …' "
        + "[form-parameter]",
      "the slot 'title' is filled by an option; write a resolver there: 'title: {made: {view: …, "
        + "value: …}}' [form-value]",
      "'Card' has no property 'cont'; did you mean 'count'? [unknown-property]",
      "'Card' has no generic parameter 'Title'; the generic parameter of a slot is inferred: "
        + "write a resolver with 'view: Text' [form-generic]",
      "'Value' is either 'Int' or any type that conforms; remove 'type' or 'conforms' [form-generic]",
      "no argument determines 'Items'; add a parameter of that type [generic-not-inferred]",
      "'Card' has no generic parameter 'Value2'; for a parameter of this form only, write 'Value2: "
        + "{conforms: Int}' [form-generic]",
      "this is not about a generic parameter; there are 'Items', 'Value' and 'Title' "
        + "[form-requirement]",
      "a property has one label; write it alone [unknown-label]",
      "'Card' has no slot or property 'nothing'; there are 'title', 'value' and 'count' [unknown-slot]",
      "'count' has no value without the argument; give the property a 'default', or the form a "
        + "value: 'values: {count: …}' [form-parameter]")
    expectProblems(
      """
      component: Card
      slots: {title: }
      types: {Box: {alias: "[Item]", generics: {Item: {default: «Int»}}}}
      """,
      "'default' is for generic parameters of components, and 'Item' belongs to a type; remove it "
        + "[generic-default]")
  }

  @Test func parametersOfOneNameCollide() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [image]}}
      initializers:
        forms:
          - {title: image, parameters: {«titleImageName»: Int}}
      """,
      "an initializer has two parameters 'titleImageName'; rename a property or slot of one of "
        + "them [name-collision]")
  }

  /// A generic parameter with a default is pinned to it, unless an argument determines it.
  @Test func defaultsOfGenericParameters() throws {
    let card = try component(
      """
      component: Card
      generics: {Value: {conforms: Hashable, default: String}}
      slots: {title: }
      properties: {value: "Value?"}
      """)
    #expect(card.initializers.map { $0.pins.map(\.type.text) } == [[], ["String"]])
    #expect(card.initializers.map(\.inferred) == [["Value"], []])
  }
}
