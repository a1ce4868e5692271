import Diagnostics

let initializersTopic = Topic(
  "Initializers",
  [
    Explanation(
      .ambiguousCall, "A call would have two meanings.",
      "Swift would select one initializer and never the other, or none. Different labels make the "
        + "calls differ; so does a slot that is required. The calls of modifiers that share a 'name' "
        + "are told apart alike.",
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
        + "Deprecated properties double it, and so do selections that are 'optional' and 'multiple', "
        + "and generic parameters with a 'default' that an argument may say. "
        + "Remove options, list the useful ones under 'forms', or raise the limit.",
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
      .tooManyParts, "A component has more of something than can be emitted.",
      "Of lists, of slots that modifiers fill and of generic parameters each is repeated in the emitted "
        + "code of all others. So a component has 16 lists, 64 slots with 'via: modifier' and 64 "
        + "generic parameters at most.",
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
      .defaultedClosures, "With defaults for closures, Swift could not tell them apart.",
      "A trailing closure could belong to any closure with a default. So there is one at most, "
        + "and it is the last argument.",
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
      .unknownOrder, "An order names what the component has not.",
      "'order' lists properties and slots.",
      bad: "component: Card\nslots: {title: }\ninitializers: {order: [titel]}",
      good: "component: Card\nslots: {title: }\ninitializers: {order: [title]}"),
  ])
let formsTopic = Topic(
  "Forms of initializers",
  [
    Explanation(
      .noForms, "There are to be listed initializers, and none is.",
      "The strategy 'explicit' makes those that 'forms' lists.",
      bad: "component: Card\nslots: {title: }\ninitializers: {strategy: explicit}",
      good: """
        component: Card
        slots: {title: }
        initializers: {strategy: explicit, forms: [{title: view}]}
        """),
    Explanation(
      .requiredSlotOmitted, "A form leaves out a slot that is required.",
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
      .unknownProperty, "A form names a property that the component has not.",
      "The message names what may be meant.",
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
      .formParameter, "A parameter of a form cannot be made into what is stored.",
      "A parameter stands for the property of its name. Where its type is another, 'values' says "
        + "how the property is made of it; where there is no such property, it needs a 'type'.",
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
      .formValue, "A form says the value of a slot.",
      "'values' is for properties. What a slot shows is said beside its name, by an option or a "
        + "resolver.",
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
      .formGeneric, "A form says something of a generic parameter that is not its own.",
      "A form may fix the parameters of the component by a type, and have others of its own with "
        + "'conforms'. The parameter of a slot follows from what fills it.",
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
      .formRequirement, "A requirement says nothing of a generic parameter.",
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
