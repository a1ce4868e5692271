import Diagnostics

let initializersTopic = Topic(
  "Initializers",
  [
    Explanation(
      .ambiguousCall, "A call would have two meanings.",
      "Swift would select one initializer and never the other, or none. Different labels, or a "
        + "required slot, distinguish the calls. The same applies to modifiers that share a "
        + "'name'.",
      bad: """
        component: Card
        slots:
          icon: {optional: true, label: view}
          title: {optional: true, label: view}
        """,
      good: """
        component: Card
        slots:
          icon: {optional: true}
          title: {optional: true}
        """),
    Explanation(
      .tooManyInitializers, "A component has more initializers than its limit.",
      "Their number is the product of the ways to fill all slots, and each is compiled and read. "
        + "Deprecated properties double it, and so do selections that are 'optional' and "
        + "'multiple', and generic parameters with a 'default' that an argument can infer. Remove "
        + "options, list the useful ones under 'forms', or raise the limit.",
      bad: """
        component: Card
        slots: {title: {options: [text]}, actions: {optional: true}}
        initializers: {strategy: permutations, limit: 2}
        """,
      good: """
        component: Card
        slots: {title: {options: [text]}, actions: {optional: true}}
        initializers: {strategy: permutations, limit: 6}
        """),
    Explanation(
      .tooManyParts, "A component has too many parts.",
      "The emitted code grows with the square of the number of lists, of slots with 'via: "
        + "modifier' and of generic parameters. So a component has at most 16 lists, 64 slots "
        + "with 'via: modifier' and 64 generic parameters.",
      bad: """
        component: Board
        slots:
          monday: {list: true}
          tuesday: {list: true}
          wednesday: {list: true}
          thursday: {list: true}
          friday: {list: true}
          saturday: {list: true}
          sunday: {list: true}
          january: {list: true}
          february: {list: true}
          march: {list: true}
          april: {list: true}
          may: {list: true}
          june: {list: true}
          july: {list: true}
          august: {list: true}
          september: {list: true}
          october: {list: true}
        """,
      good: """
        component: Board
        slots: {days: {list: true}, months: {list: true}}
        """),
    Explanation(
      .defaultedClosures, "Swift could not distinguish closures with defaults.",
      "A trailing closure could belong to any closure with a default. So at most one closure has "
        + "a default, and it is the last argument.",
      bad: """
        component: Card
        slots: {header: {optional: true}, content: }
        initializers: {strategy: defaulted}
        """,
      good: """
        component: Card
        slots: {content: , footer: {optional: true}}
        initializers: {strategy: defaulted}
        """),
    Explanation(
      .unknownOrder, "An 'order' contains an unknown name.",
      "'order' lists properties and slots.",
      bad: "component: Card\nslots: {title: }\ninitializers: {order: [titel]}",
      good: "component: Card\nslots: {title: }\ninitializers: {order: [title]}"),
  ])
let formsTopic = Topic(
  "Forms of initializers",
  [
    Explanation(
      .noForms, "The strategy 'explicit' has no forms.",
      "The strategy 'explicit' emits only the initializers that 'forms' lists.",
      bad: "component: Card\nslots: {title: }\ninitializers: {strategy: explicit}",
      good: """
        component: Card
        slots: {title: }
        initializers: {strategy: explicit, forms: [{title: view}]}
        """),
    Explanation(
      .requiredSlotOmitted, "A form omits a required slot.",
      "A slot that may be omitted is optional, has the option 'empty', or has a default.",
      bad: """
        component: Card
        slots: {title: , actions: }
        initializers: {forms: [{title: view, actions: omitted}]}
        """,
      good: """
        component: Card
        slots: {title: , actions: {optional: true}}
        initializers: {forms: [{title: view, actions: omitted}]}
        """),
    Explanation(
      .unknownProperty, "A form has an unknown property.",
      "The message suggests a similar name.",
      bad: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        initializers: {forms: [{title: view, values: {cont: "1"}}]}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        initializers: {forms: [{title: view, values: {count: "1"}}]}
        """),
    Explanation(
      .formParameter, "A parameter of a form does not match a stored value.",
      "A parameter sets the property with its name. If its type differs, 'values' computes the "
        + "property from it; if there is no such property, it needs a 'type'.",
      bad: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        initializers: {forms: [{title: view, parameters: {count: String}}]}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        initializers:
          forms: [{title: view, parameters: {count: String}, values: {count: count.count}}]
        """),
    Explanation(
      .formValue, "A form sets the value of a slot.",
      "'values' is for properties. Write an option or a resolver next to the name of the slot.",
      bad: """
        component: Card
        slots: {title: }
        initializers: {forms: [{title: view, values: {title: Text("a")}}]}
        """,
      good: """
        component: Card
        slots: {title: }
        initializers:
          forms: [{title: {named: {type: Int, view: Text, value: 'Text("\\($0)")'}}}]
        """),
    Explanation(
      .formGeneric, "A form sets a generic parameter that it cannot set.",
      "A form can give the component's parameters a type, and declare its own with 'conforms'. "
        + "The parameter of a slot is inferred from the views.",
      bad: """
        component: Card
        slots: {title: }
        initializers: {forms: [{title: view, generics: {Title: Text}}]}
        """,
      good: """
        component: Card
        slots: {title: {options: [text]}}
        initializers: {forms: [{title: text}]}
        """),
    Explanation(
      .formRequirement, "A requirement is not about a generic parameter.",
      "'where' narrows the parameters of the form, the component and its slots.",
      bad: """
        component: Card
        slots: {title: }
        initializers: {forms: [{title: view, where: ["String: Hashable"]}]}
        """,
      good: """
        component: Card
        generics: {Value: Hashable}
        slots: {title: }
        properties: {value: Value}
        initializers: {forms: [{title: view, where: ["Value: Sendable"]}]}
        """),
  ])
