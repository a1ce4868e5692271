import CompilerDriver
import DesignModel
import RandomSpecs
import SwiftCompilation
import SwiftTypes
import Testing

/// Random components that revealed errors of the analysis, or of emitted code.
@Suite struct Regressions {
  private static let specs = [
    // A closure labeled `_` is followed by further ones, unlike one without a label.
    SampleSpec(
      "Unlabeled",
      """
      properties: {selection: (() -> Void)?, view: (() -> Void)?}
      slots: {value: {optional: true}, in: {label: _}}
      """),
    // A view on a separate line is not a modifier of the next declaration.
    SampleSpec(
      "Modifiers", "slots: {lazy: , summary: , items: {list: {separator: summary, limit: 3}}}"),
    // Nothing determines the type of a view that is nil.
    SampleSpec("NoView", "slots: {icon: {optional: true, options: [text, value]}}"),
    // A generic parameter accepts any argument, including closures and keys.
    SampleSpec(
      "AnyValue",
      """
      generics: {Value: {}}
      properties: {value: Value}
      slots: {title: }
      """),
    // A key is not a sequence.
    SampleSpec(
      "Wording",
      """
      slots: {title: }
      initializers:
        forms: [{parameters: {words: Words}, generics: {Words: {conforms: [Sequence]}}}]
      """),
    // Slots that share a generic parameter are filled in the same way.
    SampleSpec(
      "Sides", "slots: {start: {generic: Side}, end: {generic: Side, options: [value]}}"),
    // A disfavored string is preferred anyway if nothing is generic.
    SampleSpec("Plain", "slots: {title: {type: SwiftUI.Text, options: [text]}}"),
    // Next to a string, nil for another text goes to the key, which is missing.
    SampleSpec(
      "Phrase",
      """
      slots:
        title: {options: [text]}
        subtitle: {optional: true, options: [text]}
        note: {optional: true, options: [text]}
      """),
    // Without a label, a closure belongs to the slot with its current name.
    SampleSpec(
      "Renamed",
      """
      slots:
        heading: {options: [text]}
        title: {deprecated: {renamed: heading}}
        subtitle: {optional: true, options: [text]}
        actions: {optional: true}
        buttons: {deprecated: {renamed: actions}}
      """),
    SampleSpec(
      "RenamedItem",
      """
      kind: value
      slots:
        heading: {options: [text]}
        title: {deprecated: {renamed: heading}}
        actions: {optional: true}
      """),
    SampleSpec(
      "RenamedSheet",
      """
      kind: modifier
      slots:
        heading: {options: [text]}
        sheet: {optional: true}
        inside: {deprecated: {renamed: sheet}}
        title: {deprecated: {renamed: heading}}
      body: content
      """),
    // A value has no generic parameter for its content, but its initializers do.
    SampleSpec(
      "Item",
      """
      kind: value
      properties: {action: (() -> Void)?}
      slots:
        label: {options: [text, value], label: _}
        icon: {optional: true, options: [systemImage]}
        note: {options: [empty], lazy: true}
      """),
    SampleSpec(
      "Line",
      """
      kind: value
      generics: {Value: {conforms: Hashable, default: String}}
      properties: {value: "Value?"}
      slots: {label: {options: [text]}, detail: {optional: true}}
      initializers: {strategy: defaulted}
      """),
    // A closure has to return what the function type requires.
    SampleSpec(
      "Making",
      """
      properties: {item: Int}
      slots: {title: {options: [text]}}
      initializers:
        forms:
          - {title: text, parameters: {item: () -> Glyph}, values: {item: "0"}}
          - {title: text, parameters: {item: {type: () -> Glyph, builder: ViewBuilder}}, values: {item: "1"}, labels: {title: _}}
      """),
    // A form that pins a generic parameter takes values of that type.
    SampleSpec(
      "Pinned",
      """
      generics: {Value: {conforms: Hashable}}
      properties: {value: Value}
      slots: {title: }
      initializers: {forms: [{title: view}, {title: view, generics: {Value: Int}}]}
      """),
    // Two forms may only take builders.
    SampleSpec(
      "Builders",
      """
      properties: {number: Int}
      slots: {title: }
      initializers: {forms: [{title: view}, {title: view, parameters: {number: omitted}, values: {number: "0"}}]}
      """),
    // The only initializer would be the one that Swift synthesizes.
    SampleSpec(
      "Memberwise",
      "slots: {in: {options: [value]}}\ninitializers: {strategy: explicit, forms: [{in: value}]}"),
    // If nothing is stored, the others delegate to the initializer without arguments.
    SampleSpec(
      "Empties",
      """
      initializers:
        strategy: explicit
        forms: [{}, {parameters: {number: Int}}, {name: fancy}, {name: plain, parameters: {number: Int}}]
      body: Divider()
      """),
    SampleSpec(
      "Makers",
      "initializers: {strategy: explicit, forms: [{name: one}, {name: two}]}\nbody: Divider()"),
    // An optional closure of a resolver can be a trailing one.
    SampleSpec(
      "Optionals",
      """
      slots:
        summary: {options: [{noted: {view: Glyph, parameters: {caption: text, perform: (() -> Void)?}, value: "Glyph(caption, perform)"}}]}
        content: {options: [empty]}
        footer:
      """),
    // A closure that escapes is more specialized than one that does not.
    SampleSpec(
      "Escaping",
      """
      slots: {start: {optional: true}, middle: {optional: true, lazy: true}, action: }
      initializers: {order: [action]}
      """),
    // But not if it is a function of a type with other arguments.
    SampleSpec(
      "Named",
      """
      properties: {action: (Int) -> Void}
      slots: {image: {options: [string, empty]}, item: {options: [empty], lazy: true}}
      initializers: {forms: [{}, {slots: {item: [view, omitted]}, name: sample}]}
      """),
    // Nil does not determine a type that a later argument determines.
    SampleSpec(
      "LaterSides",
      """
      slots: {start: {optional: true, options: [value], generic: Side}, end: {optional: true, generic: Side}}
      """),
    // For an empty closure, a builder is not preferred over a closure that returns nothing.
    SampleSpec(
      "Emptied",
      """
      properties: {label: () async -> Void}
      slots: {value: , heading: }
      initializers:
        forms: [{slots: {heading: view}, parameters: {label: omitted}, values: {label: "{}"}}]
      """),
    // A function that returns an optional is not an optional function.
    SampleSpec(
      "Values",
      """
      slots: {title: , values: {optional: true, options: [text]}}
      initializers: {strategy: defaulted}
      """),
    // In Swift 5, the only trailing closure can be one before a value with a default.
    SampleSpec(
      "Backward",
      """
      slots: {start: }
      properties: {view: {type: Int, default: 1}}
      initializers: {order: [start]}
      """),
    // But an optional closure cannot.
    SampleSpec(
      "NoneBefore",
      """
      properties: {text: {deprecated: Nobody calls it., type: (() -> Void)?}, flag: {default: false, type: Bool}}
      slots: {order: {optional: true, label: _}}
      """),
    // Static properties and functions with the same name.
    SampleSpec(
      "Members",
      """
      properties: {number: {type: Int, default: 0}}
      slots: {title: {options: [string]}, icon: {optional: true}}
      initializers:
        forms:
          - {title: string, name: default}
          - {title: {made: {view: Glyph, value: Glyph()}}, icon: omitted, name: sample, parameters: {number: omitted}}
          - {title: {made2: {view: Glyph, value: Glyph()}}, icon: omitted, name: sample}
      """),
    // A labeled literal is preferably a string, in methods, too.
    SampleSpec(
      "Later",
      """
      slots: {title: , note: {via: modifier, options: [text], label: {text: of}}}
      """),
    // The factory of a case is not an initializer, has the labels of the case, and is next to the types of
    // other slots.
    SampleSpec(
      "Kinds",
      """
      types:
        KindsKind:
          cases:
            plain:
            note: {slots: {image: {optional: true, options: [text], label: {text: image}}}}
            mark: {values: {number: Int}, slots: {icon: {options: [image, localized]}}}
      properties: {kind: KindsKind}
      slots: {title: }
      """),
    // A tuple has no identity of its own.
    SampleSpec("Pairs", "slots: {rows: {forEach: '(Int, Bool)'}}"),
    // A generic argument must match exactly, and is not an optional.
    SampleSpec(
      "Bound",
      """
      generics: {Value: {conforms: Hashable}}
      properties: {value: Value, selection: {type: Value, binding: true}}
      slots: {title: }
      """),
    // Not every comma separates parameters.
    SampleSpec("Tuples", "properties: {action: '(Int, (Int, Bool)) -> Void'}\nslots: {title: }"),
    // The items of a pinned list are pinned.
    SampleSpec(
      "Choosing",
      """
      generics: {Value: {conforms: Hashable}}
      properties: {choices: {type: "[Variant<Value>]", builder: ChoicesBuilder}}
      slots: {title: }
      initializers: {forms: [{title: view}, {title: view, generics: {Value: String}}]}
      """),
    // One or several items may be selected below a view, too.
    SampleSpec(
      "Picking",
      """
      kind: modifier
      slots: {views: {list: {selection: {value: Int, tag: pick, optional: true, multiple: true}}}}
      body: content
      """),
    // Nothing determines the element type that their view modifier stores.
    SampleSpec(
      "Elements",
      """
      kind: modifier
      generics: {Value: {default: Int}, Other: {}}
      properties: {other: Other}
      slots: {rows: {forEach: Value}}
      body: content
      """),
    // The name that view modifiers use for their content.
    SampleSpec("Content", "kind: value\nslots: {label: {options: [text]}}"),
    SampleSpec("Veil", "kind: modifier\nslots: {cloth: {list: true}}\nbody: content"),
    SampleSpec(
      "Toggled",
      """
      generics: {Value: {default: Int}}
      properties: {isOn: "Value?"}
      slots: {text: {options: [empty]}, label: {optional: true}}
      """),
  ]

  private static let calls: [String: [Call]] = [
    "Toggled": [
      Call(arguments: [], trailing: [.init(label: nil, value: .closure(.action))])
    ],
    "Unlabeled": [
      Call(
        arguments: [],
        trailing: [
          .init(label: nil, value: .closure(.action)), .init(label: nil, value: .closure(.oneView)),
        ])
    ],
    "NoView": [call([("icon", .nil)])],
    "AnyValue": [
      call([("value", .key), ("title", .closure(.oneView))]),
      call([("value", .closure(.action)), ("title", .closure(.oneView))]),
      call([("value", .nil), ("title", .closure(.oneView))]),
    ],
    "Wording": [
      call([("words", .key), ("title", .closure(.oneView))]),
      call([("words", .literal), ("title", .closure(.oneView))]),
    ],
    "Sides": [
      call([("start", .closure(.oneView)), ("end", .closure(.empty))]),
      call([("start", .closure(.oneView)), ("end", .closure(.oneView))]),
      // A type that is not determined by nil alone is optional.
      call([("start", .closure(.oneView)), ("end", .nil)]),
      call([("start", .closure(.oneView)), ("end", .view)]),
    ],
    "Optionals": [
      Call(
        arguments: [.init(label: "summaryCaption", value: .literal)],
        trailing: [
          .init(label: nil, value: .closure(.action)),
          .init(label: "footer", value: .closure(.oneView)),
        ])
    ],
    "Escaping": [
      Call(
        arguments: [.init(label: "action", value: .closure(.oneView))],
        trailing: [.init(label: nil, value: .closure(.oneView))])
    ],
    "Named": [nil, "sample"].map { function in
      Call(
        arguments: [
          .init(
            label: "action", value: .function(.function([.named("Int")], returning: .void)))
        ],
        trailing: [.init(label: nil, value: .closure(.oneView))], function: function)
    },
    "Emptied": [
      Call(
        arguments: [],
        trailing: [
          .init(label: nil, value: .closure(.oneView)),
          .init(label: "heading", value: .closure(.empty)),
        ])
    ],
    "Values": [call([("title", .closure(.oneView)), ("values", .nil)])],
    "Backward": [
      Call(
        arguments: [.init(label: "view", value: .typed(.named("Int")))],
        trailing: [.init(label: nil, value: .closure(.oneView))])
    ],
    "NoneBefore": [
      Call(
        arguments: [.init(label: "flag", value: .typed(.bool))],
        trailing: [.init(label: nil, value: .closure(.action))])
    ],
    "Bound": [
      call([
        ("value", .nil), ("selection", .typed(.named("Binding", .named("Value")))),
        ("title", .closure(.oneView)),
      ])
    ],
    "LaterSides": [call([("start", .nil), ("end", .closure(.oneView))])],
    "Pinned": [
      call([("value", .typed(.named("Int"))), ("title", .closure(.oneView))]),
      call([("value", .string), ("title", .closure(.oneView))]),
    ],
  ]

  private static func call(_ arguments: [(String?, Call.Value)]) -> Call {
    Call(arguments: arguments.map { .init(label: $0.0, value: $0.1) }, trailing: [])
  }

  @Test(arguments: LanguageMode.allCases)
  func analysisIsNotWrongAgain(mode: LanguageMode) async throws {
    #expect(legal(among: Self.specs).errors.map(\.message) == [])
    let batch = Batch(Self.specs, calls: Self.calls)
    #expect(batch.subjects.count == Self.specs.count)
    let found = try await disagreements(in: batch, mode: mode)
    #expect(found.map(\.description) == [])
  }

  /// Components with a misresolved or ambiguous call.
  private static let wrong = [
    // A synchronous closure prefers a parameter that is not `async`.
    (
      SampleSpec(
        "Waiting",
        """
        properties: {item: () async -> Void}
        slots: {isOn: {optional: true, label: heading}}
        initializers:
          forms:
            - {parameters: {heading: {type: () -> Glyph}}}
            - {parameters: {item: () -> Void}, values: {item: "{}"}}
        """), "'Waiting(item: { action() }, heading: { glyph })' would mean"
    ),
    // A closure with several statements may return anything, until it is checked.
    (
      SampleSpec(
        "Statements",
        """
        types:
          StatementsKind:
            cases:
              made: {slots: {mark: {options: [{glyph: {view: Glyph, parameters: {make: () -> Glyph}, value: Glyph(make())}}]}}}
        """), "{ view; view }"
    ),
    // Escaping or not, a single unlabeled closure is not compared with a labeled one.
    (
      SampleSpec(
        "Unlike",
        """
        resolvers: {glyph: {view: Glyph, value: Glyph()}}
        slots: {optional: {options: [glyph], lazy: true, label: {view: _}}, lazy: {optional: true, label: of}}
        initializers: {strategy: explicit, forms: [{optional: view}, {optional: [view, glyph], lazy: view}]}
        """), "'Unlike { view }' could mean"
    ),
    // A declaration that is not generic is more specialized, but a closure that escapes is the subtype of the other.
    (
      SampleSpec(
        "Erased",
        """
        kind: value
        properties: {action: () -> Void}
        slots: {view: {options: [empty], lazy: true, label: _}, note: {type: SwiftUI.Text, optional: true, label: _}}
        """), "'Erased(action: { action() }, { text })' could mean"
    ),
    // In Swift 5, the only trailing closure can be one before a value with a default.
    (
      SampleSpec(
        "Before",
        """
        properties: {number: {type: Int, default: 1}}
        slots: {start: {default: Glyph()}, icon: {optional: true}}
        initializers: {order: [start]}
        """), "in the language mode of Swift 5"
    ),
  ]

  @Test(arguments: wrong.indices)
  func misresolvedCallsAreRejected(index: Int) {
    let (spec, part) = Self.wrong[index]
    let messages = rejectionMessages(of: spec)
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }
}
