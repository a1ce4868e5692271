import Diagnostics

let slotsTopic = Topic(
  "Slots",
  [
    Explanation(
      .unknownSlot, "A slot does not exist.",
      "The message suggests a similar name.",
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
      .unknownSlotOption, "A word is not a way to fill a slot.",
      "The message lists the options, including the project's resolvers. In a form, do not name a "
        + "slot that is omitted.",
      bad: "component: Card\nslots: {title: {options: [txt]}}",
      good: "component: Card\nslots: {title: {options: [text]}}"),
    Explanation(
      .duplicateOption, "A slot can be filled the same way twice.",
      "'text' includes 'localized' and 'string'. Two initializers would be the same.",
      bad: "component: Card\nslots: {title: {options: [text, string]}}",
      good: "component: Card\nslots: {title: {options: [text]}}"),
    Explanation(
      .unknownLabel, "A label is for an option that the slot lacks.",
      "A slot has a label for each way to fill it. Add the option, or remove the label.",
      bad: "component: Card\nslots: {title: {label: {text: _}}}",
      good: "component: Card\nslots: {title: {options: [text], label: {text: _}}}"),
    Explanation(
      .emptyOptional, "A slot is both optional and has the option 'empty'.",
      "An omitted slot is nil if it is optional, and an 'EmptyView' with the option 'empty'. "
        + "Choose one.",
      bad: "component: Card\nslots: {title: {optional: true, options: [empty]}}",
      good: "component: Card\nslots: {title: {optional: true}}"),
    Explanation(
      .defaultOfSlot, "A slot has a default and is also optional or empty.",
      "An omitted slot is nil, is empty, or shows its default. Choose one. A form can use the "
        + "default of a slot only if it has one.",
      bad: "component: Card\nslots: {title: {optional: true, default: Divider()}}",
      good: "component: Card\nslots: {title: {default: Divider()}}"),
    Explanation(
      .sharedGeneric,
      "Slots that share a generic parameter are neither all required nor all optional.",
      "Slots that share a parameter are filled with views of one type, so all of them are "
        + "optional or none is, and none has a default.",
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
      "A slot with a type takes only that view, so it has no generic parameter.",
      bad: "component: Card\nslots: {avatar: {type: Avatar, generic: Portrait}}",
      good: "component: Card\nslots: {avatar: {type: Avatar}}"),
    Explanation(
      .typeAndBuilder, "A slot has a type and a result builder.",
      "A slot with a type takes one view, and a result builder combines several.",
      bad: """
        component: Card
        slots: {avatar: {type: Avatar, builder: {name: AvatarBuilder, limit: 2}}}
        """,
      good: "component: Card\nslots: {avatar: {type: Avatar}}"),
    Explanation(
      .slotType, "The type of a slot is not a view.",
      "The type of a slot conforms to 'View'. Declare a value that is not a view as a property.",
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
      .optionType, "The type of a slot does not match an option.",
      "'text' makes a 'Text' and 'image' an 'Image'. A slot of another type cannot have the "
        + "option.",
      bad: "component: Card\nslots: {avatar: {type: Avatar, options: [image]}}",
      good: """
        component: Card
        slots: {avatar: {type: Image, options: [image]}}
        accessibility: {label: {text: Portrait}}
        """),
    Explanation(
      .lazySlot, "A lazy slot is used like a view.",
      "A lazy slot is a closure. Call it to create the view.",
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
      "Styles see the slot as its type, and a modifier would change the type. Set the identifier "
        + "in the styles.",
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
      .listConflict, "A list slot has a setting that lists do not support.",
      "The views of a list are handled one by one: a list cannot have one type of view, be lazy, "
        + "limit its views with a builder, or share its generic parameter.",
      bad: "component: Row\nslots: {cells: {list: true, lazy: true}}",
      good: "component: Row\nslots: {cells: {list: true}}"),
    Explanation(
      .listPart, "A part of a list's arrangement is not valid.",
      "'separator', 'empty', 'header' and 'footer' each name a slot without arguments that is not "
        + "a list, or are a view in Swift. 'overflow' can also name a slot with one argument, the "
        + "number of hidden views.",
      bad: """
        component: Row
        slots: {cells: {list: {separator: '"·"'}}}
        """,
      good: """
        component: Row
        slots: {cells: {list: {separator: 'Text(verbatim: "·")'}}}
        """),
    Explanation(
      .listLimit, "The limit of a list is missing or not valid.",
      "The limit is a number of at least 1, or the name of a property, modifier, state or "
        + "environment value that holds an 'Int' or an 'Int?'. Without a limit all views are "
        + "shown, and there is no overflow.",
      bad: "component: Row\nslots: {cells: {list: {limit: 0}}}",
      good: """
        component: Row
        slots: {cells: {list: {limit: limit}}}
        modifiers: {limit: {type: Int, default: 3}}
        """),
    Explanation(
      .listOrder, "The value of 'reversed' is not valid.",
      "'reversed' is 'true', or the name of a property, modifier, state or environment value that holds "
        + "a 'Bool'.",
      bad: "component: Row\nslots: {cells: {list: {reversed: newest}}}",
      good: """
        component: Row
        slots: {cells: {list: {reversed: isNewestFirst}}}
        modifiers: {isNewestFirst: {type: Bool, default: false}}
        """),
    Explanation(
      .listNotArranged, "A body does not show the arrangement of a list.",
      "In a body the slot's name is the collection of its views, and 'arranged' followed by the "
        + "slot's name is the arrangement with separators and the rest. A body that does not use "
        + "it would show none of that.",
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
      .repeatedSlot, "A slot cannot be filled from data.",
      "Data is stored as a 'ForEach' over a collection of one type. A slot with a fixed type, a "
        + "builder limit or a shared generic parameter cannot hold it, and a protocol or a "
        + "function cannot be the type of the elements.",
      bad: "component: Row\nslots: {cells: {forEach: true, type: Text}}",
      good: "component: Row\nslots: {cells: {forEach: true}}"),
    Explanation(
      .listOutOfReach, "A list is used where its views are not available.",
      "The views of a list are available only in the styles, or in the body of a component "
        + "without styles. Code around the styles, and values of the configuration, cannot use "
        + "them.",
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
      .itemWithoutStyles, "A list names its item, and the component has no styles.",
      "In the body of a component without styles an item is a 'SlotItem'.",
      bad: "component: Row\nslots: {cells: {list: {item: Cell}}}",
      good: "component: Row\nslots: {cells: {list: {item: Cell}}}\nstyles: {automatic: }"),
    Explanation(
      .itemName, "The configuration has another type with the name of the item.",
      "The configuration has a type for each slot, part and list item. Choose another name with "
        + "'item'.",
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
      .recursiveType, "A type contains itself.",
      "A struct that stores a value of its own type would have no finite size. Store a list, or "
        + "make the slot lazy.",
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
    Explanation(
      .endlessView, "A view always shows itself again.",
      "An app that shows the view hangs, because every view contains another one. A style shows the "
        + "component in the style below with `Card(configuration)`; a new `Card` has the same "
        + "style. A view that contains others of its kind, such as the nodes of a tree, shows "
        + "them under a condition, or in `ForEach`. The same holds for a modifier that calls its own "
        + "method, and for two components that show each other.",
      bad: """
        component: Card
        slots: {title: }
        styles:
          automatic: {body: configuration.title}
          boxed: {body: "Card { configuration.title }.border(.primary)"}
        """,
      good: """
        component: Card
        slots: {title: }
        styles:
          automatic: {body: configuration.title}
          boxed: {body: Card(configuration).border(.primary)}
        """),
  ])
let resolversTopic = Topic(
  "Resolvers",
  [
    Explanation(
      .resolver, "A resolver is incomplete.",
      "A resolver has a 'type' or 'parameters' for its arguments, a 'view' for the type of its "
        + "result, and a 'value' that creates the result.",
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
      .duplicateResolver, "A slot has two resolvers with the same name.",
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
      "A slot with 'via: modifier' has a key that only slots in initializers have.",
      "With 'via: modifier' no initializer takes the slot: forms, labels and orders cannot name "
        + "it, it is always optional, and it cannot share a generic parameter.",
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
      .omitEmpty, "An empty string cannot omit a slot.",
      "An empty string omits an optional slot as nil does. A slot that is always there has no nil, "
        + "and a slot without a string has no empty one.",
      bad: """
        component: Card
        slots: {title: {options: [text], omitEmpty: true}}
        """,
      good: """
        component: Card
        slots: {title: {optional: true, options: [text], omitEmpty: true}}
        """),
    Explanation(
      .slotArguments, "A slot with arguments is used without them.",
      "The closure of such a slot needs arguments, which a body passes. The default layout and "
        + "accessibility labels have none to pass.",
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
