import Diagnostics

let slotsTopic = Topic(
  "Slots",
  [
    Explanation(
      .unknownSlot, "A slot is named that the component has not.",
      "The message names the slot that may be meant.",
      bad: """
        component: Card
        slots: {title: }
        accessibility: {identifiers: {titel: card.title}}
        """,
      good: """
        component: Card
        slots: {title: }
        accessibility: {identifiers: {title: card.title}}
        """),
    Explanation(
      .unknownSlotOption, "A word is no way to fill a slot.",
      "The message lists the options, the project's resolvers among them. In forms, a slot that "
        + "is left out is simply not named.",
      bad: "component: Card\nslots: {title: {options: [txt]}}",
      good: "component: Card\nslots: {title: {options: [text]}}"),
    Explanation(
      .duplicateOption, "A slot can be filled the same way twice.",
      "'text' is 'localized' and 'string' at once. Two initializers would be the same.",
      bad: "component: Card\nslots: {title: {options: [text, string]}}",
      good: "component: Card\nslots: {title: {options: [text]}}"),
    Explanation(
      .unknownLabel, "A label is for a form that the slot has not.",
      "A slot has a label for each way to fill it. Add the option, or remove the label.",
      bad: "component: Card\nslots: {title: {label: {text: _}}}",
      good: "component: Card\nslots: {title: {options: [text], label: {text: _}}}"),
    Explanation(
      .emptyOptional, "A slot is both optional and empty where it is omitted.",
      "An optional slot is nil where it is omitted, an empty one an 'EmptyView'. Choose one.",
      bad: "component: Card\nslots: {title: {optional: true, options: [empty]}}",
      good: "component: Card\nslots: {title: {optional: true}}"),
    Explanation(
      .defaultOfSlot, "A slot has a default beside another thing that it shows when omitted.",
      "Where a slot is omitted it is nil, empty, or shows its default, and only one of them. A "
        + "form can take the default of a slot only if there is one.",
      bad: "component: Card\nslots: {title: {optional: true, default: Divider()}}",
      good: "component: Card\nslots: {title: {default: Divider()}}"),
    Explanation(
      .sharedGeneric, "Slots with one generic parameter do not come and go together.",
      "What shares a parameter is filled with views of one type, so all of them are optional or "
        + "none is, and none has a default of its own.",
      bad: """
        component: Row
        slots:
          leading: {generic: Side, default: Divider()}
          trailing: {generic: Side}
        """,
      good: """
        component: Row
        slots:
          leading: {generic: Side}
          trailing: {generic: Side}
        """),
    Explanation(
      .typeAndGeneric, "A slot has a type and a generic parameter.",
      "A slot with a type takes that view and no other, so nothing about it is generic.",
      bad: "component: Card\nslots: {avatar: {type: Avatar, generic: Portrait}}",
      good: "component: Card\nslots: {avatar: {type: Avatar}}"),
    Explanation(
      .typeAndBuilder, "A slot has a type and a result builder.",
      "A slot with a type takes one view, and a builder makes one of several.",
      bad: """
        component: Card
        slots: {avatar: {type: Avatar, builder: {name: AvatarBuilder, limit: 2}}}
        """,
      good: "component: Card\nslots: {avatar: {type: Avatar}}"),
    Explanation(
      .slotType, "The type of a slot is no view.",
      "A slot is shown, so its type conforms to 'View'. A value that is not shown is a property.",
      bad: """
        component: Card
        slots: {count: {type: Int}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        """),
    Explanation(
      .optionType, "A slot's type is not the view that an option makes.",
      "'text' makes a 'Text' and 'image' an 'Image'. A slot of another type has no such option.",
      bad: "component: Card\nslots: {avatar: {type: Avatar, options: [image]}}",
      good: """
        component: Card
        slots: {avatar: {type: Image, options: [image]}}
        accessibility: {label: {text: Portrait}}
        """),
    Explanation(
      .lazySlot, "A lazy slot is used like a view.",
      "A lazy slot is a closure, whose view is made where it is called.",
      bad: """
        component: Card
        slots: {title: {lazy: true}}
        body: title.padding()
        """,
      good: """
        component: Card
        slots: {title: {lazy: true}}
        body: title().padding()
        """),
    Explanation(
      .concreteIdentifier, "A slot with a type has an accessibility identifier.",
      "Styles see the slot as its type, and with a modifier around it, it would be of another. Set "
        + "the identifier in the styles.",
      bad: """
        component: Card
        slots: {avatar: {type: Avatar}}
        styles: {automatic: }
        accessibility: {identifiers: {avatar: card.avatar}}
        """,
      good: """
        component: Card
        slots: {avatar: {type: Avatar}}
        styles:
          automatic:
            body: configuration.avatar.accessibilityIdentifier("card.avatar")
        """),
    Explanation(
      .listConflict, "A slot is a list and something that a list cannot be.",
      "The views of a list are treated one by one, so there can be any number of them, they are "
        + "made before they are shown, and no other slot has a collection of the same items.",
      bad: "component: Row\nslots: {cells: {list: true, lazy: true}}",
      good: "component: Row\nslots: {cells: {list: true}}"),
    Explanation(
      .listPart, "What a list is arranged with is nothing that can stand there.",
      "A separator, what stands for an empty list, a header and a footer are each a slot that needs no "
        + "arguments and is no list, or a view in Swift. What stands for the views beyond the limit may "
        + "be a slot with one argument, their number.",
      bad: """
        component: Row
        slots: {cells: {list: {separator: '"·"'}}}
        """,
      good: """
        component: Row
        slots: {cells: {list: {separator: 'Text(verbatim: "·")'}}}
        """),
    Explanation(
      .listLimit, "A list's limit is missing where it is needed, or is no number of views.",
      "The limit is a number from 1, or the name of a property, modifier, state or environment value "
        + "that holds an 'Int' or an 'Int?'. Without it all views are shown, and there is no overflow.",
      bad: "component: Row\nslots: {cells: {list: {limit: 0}}}",
      good: """
        component: Row
        slots: {cells: {list: {limit: limit}}}
        modifiers: {limit: {type: Int, default: 3}}
        """),
    Explanation(
      .listOrder, "Nothing says whether a list is reversed.",
      "'reversed' is 'true', or the name of a property, modifier, state or environment value that holds "
        + "a 'Bool'.",
      bad: "component: Row\nslots: {cells: {list: {reversed: newest}}}",
      good: """
        component: Row
        slots: {cells: {list: {reversed: isNewestFirst}}}
        modifiers: {isNewestFirst: {type: Bool, default: false}}
        """),
    Explanation(
      .listNotArranged, "A body never shows a list as the spec says that it is arranged.",
      "In a body the slot's name is the collection of its views, and 'arranged' with the slot's name "
        + "behind it is the whole, with separators and all else that the list says. A body that does "
        + "not name that would leave all of it out.",
      bad: """
        component: Row
        slots: {cells: {list: {separator: Divider()}}}
        body: HStack { cells }
        """,
      good: """
        component: Row
        slots: {cells: {list: {separator: Divider()}}}
        body: HStack { arrangedCells }
        """),
    Explanation(
      .repeatedSlot, "A slot cannot be filled from data as it is, or not from such data.",
      "What is kept of data is a 'ForEach' over a collection of one type. A slot that takes one type of "
        + "view, counts its views or shares its generic parameter cannot hold that, and a protocol or a "
        + "function is not the type of its elements.",
      bad: "component: Row\nslots: {cells: {forEach: true, type: Text}}",
      good: "component: Row\nslots: {cells: {forEach: true}}"),
    Explanation(
      .listOutOfReach, "Swift of the spec names a list where its views are not known.",
      "What shows a component is made inside of a closure that is given the views of its lists one "
        + "by one: a body without styles, and the styles. What stands around that, or is made before, "
        + "cannot know them.",
      bad: """
        component: Row
        slots: {cells: {list: true}}
        configuration: {hasMany: {type: Bool, value: cells.count > 3}}
        styles: {automatic: }
        """,
      good: """
        component: Row
        slots: {cells: {list: true}}
        styles:
          automatic:
            body: |
              HStack(spacing: configuration.cells.count > 3 ? 4 : 8) {
                configuration.cells
              }
        """),
    Explanation(
      .itemWithoutStyles, "A list says what styles call an item, and there are no styles.",
      "In the body of a component without styles an item is a 'SlotItem'.",
      bad: "component: Row\nslots: {cells: {list: {item: Cell}}}",
      good: "component: Row\nslots: {cells: {list: {item: Cell}}}\nstyles: {automatic: }"),
    Explanation(
      .itemName, "The name of an item is taken in the configuration.",
      "The configuration has a type for each slot and part, and for an item of each list. Choose "
        + "another by 'item'.",
      bad: """
        component: Row
        slots: {cells: {list: {item: Title}}, title: }
        styles: {automatic: }
        """,
      good: """
        component: Row
        slots: {cells: {list: {item: Cell}}, title: }
        styles: {automatic: }
        """),
    Explanation(
      .recursiveType, "Values of a type would hold values of the same type without an end.",
      "Swift stores structs in each other, and such a value would have no size. Hold a list, or "
        + "make a slot lazy.",
      bad: """
        component: Card
        slots: {title: }
        types: {Item: {properties: {parent: "Item?"}}}
        """,
      good: """
        component: Card
        slots: {title: }
        types: {Item: {properties: {parents: "[Item]"}}}
        """),
  ])
let resolversTopic = Topic(
  "Resolvers",
  [
    Explanation(
      .resolver, "A resolver does not say how its argument becomes a view.",
      "A resolver has a 'type' or 'parameters' that are its arguments, a 'view' that is the type "
        + "of what it makes, and a 'value' that makes it of them.",
      bad: """
        component: Card
        slots: {icon: {options: [symbol]}}
        resolvers: {symbol: {type: Symbol, view: SymbolView, value: SymbolView()}}
        """,
      good: """
        component: Card
        slots: {icon: {options: [symbol]}}
        resolvers: {symbol: {type: Symbol, view: SymbolView, value: SymbolView($0)}}
        """),
    Explanation(
      .duplicateResolver, "A slot has two resolvers of one name.",
      "A form could not say which of them it means. Rename one.",
      bad: """
        component: Card
        slots: {icon: {options: [{symbol: Symbol}]}}
        initializers: {forms: [{icon: {symbol: Other}}]}
        """,
      good: """
        component: Card
        slots: {icon: {options: [{symbol: Symbol}]}}
        initializers: {forms: [{icon: {other: Other}}]}
        """),
    Explanation(
      .viaModifier,
      "Something is said of a slot that a modifier fills, and only initializers have it.",
      "With 'via: modifier' no initializer takes the slot: forms, their labels and orders cannot name "
        + "it, it need not be filled, and it shares no generic parameter with another slot.",
      bad: """
        component: Card
        slots: {title: , footer: {via: modifier}}
        initializers: {forms: [{title: view, footer: view}]}
        """,
      good: """
        component: Card
        slots: {title: , footer: {via: modifier}}
        initializers: {forms: [{title: view}]}
        """),
    Explanation(
      .slotArguments, "A slot with arguments stands where nothing says what they are.",
      "The closure of such a slot is kept, 'lazy' or not, and makes a view for the arguments that a body "
        + "calls it with. What places slots by itself, a missing 'body' or a label, has none.",
      bad: """
        component: Switch
        slots: {thumb: {arguments: {isOn: Bool}}}
        """,
      good: """
        component: Switch
        properties: {isOn: Bool}
        slots: {thumb: {arguments: {isOn: Bool}}}
        body: thumb(isOn)
        """),
  ])
