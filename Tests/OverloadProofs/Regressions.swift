import CompilerDriver
import DesignModel
import RandomSpecs
import SwiftCompilation
import SwiftTypes
import Testing

/// What random components once showed the analysis, or what is emitted, to be wrong about.
@Suite struct Regressions {
  private static let specs = [
    // A closure labelled `_` is one that comes next, unlike none.
    SampleSpec(
      "Unlabelled",
      """
      properties: {selection: (() -> Void)?, view: (() -> Void)?}
      slots: {value: {optional: true}, in: {label: _}}
      """),
    // A view on a line of its own is no modifier of what is declared on the next one.
    SampleSpec(
      "Modifiers", "slots: {lazy: , summary: , items: {list: {separator: summary, limit: 3}}}"),
    // Nothing says of which type a view would be that is nil.
    SampleSpec("NoView", "slots: {icon: {optional: true, options: [text, value]}}"),
    // A generic parameter is what any argument is, closures and keys among them.
    SampleSpec(
      "AnyValue",
      """
      generics: {Value: {}}
      properties: {value: Value}
      slots: {title: }
      """),
    // A key is no sequence.
    SampleSpec(
      "Wording",
      """
      slots: {title: }
      initializers:
        forms: [{parameters: {words: Words}, generics: {Words: {conforms: [Sequence]}}}]
      """),
    // Slots that share a generic parameter are filled alike.
    SampleSpec(
      "Sides", "slots: {start: {generic: Side}, end: {generic: Side, options: [value]}}"),
    // A disfavoured string is preferred all the same where nothing is generic.
    SampleSpec("Plain", "slots: {title: {type: SwiftUI.Text, options: [text]}}"),
    // Beside a string, nil for another text is a key's that is not there.
    SampleSpec(
      "Phrase",
      """
      slots:
        title: {options: [text]}
        subtitle: {optional: true, options: [text]}
        note: {optional: true, options: [text]}
      """),
    // Without a label, a closure is for the slot by the name of today.
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
    // Whatever is in a value, it has no generic parameter for it, and its initializers do.
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
    // A closure has to return what the function does.
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
    // Two forms may take builders alone.
    SampleSpec(
      "Builders",
      """
      properties: {number: Int}
      slots: {title: }
      initializers: {forms: [{title: view}, {title: view, parameters: {number: omitted}, values: {number: "0"}}]}
      """),
    // The only initializer would be the one that Swift makes.
    SampleSpec(
      "Memberwise",
      "slots: {in: {options: [value]}}\ninitializers: {strategy: explicit, forms: [{in: value}]}"),
    // Where nothing is stored, the initializer without arguments is the one to which others delegate.
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
    // A closure that escapes is more special than one that does not.
    SampleSpec(
      "Escaping",
      """
      slots: {start: {optional: true}, middle: {optional: true, lazy: true}, action: }
      initializers: {order: [action]}
      """),
    // Nil says nothing of a type that another argument says later.
    SampleSpec(
      "LaterSides",
      """
      slots: {start: {optional: true, options: [value], generic: Side}, end: {optional: true, generic: Side}}
      """),
    // A builder is no better for an empty closure than one that returns nothing.
    SampleSpec(
      "Emptied",
      """
      properties: {label: () async -> Void}
      slots: {value: , heading: }
      initializers:
        forms: [{slots: {heading: view}, parameters: {label: omitted}, values: {label: "{}"}}]
      """),
    // A function that returns an optional is no optional one.
    SampleSpec(
      "Values",
      """
      slots: {title: , values: {optional: true, options: [text]}}
      initializers: {strategy: defaulted}
      """),
    // Swift 5 lets the only trailing closure be one in front of a value with a default.
    SampleSpec(
      "Backward",
      """
      slots: {start: }
      properties: {view: {type: Int, default: 1}}
      initializers: {order: [start]}
      """),
    // But an optional closure is none of those.
    SampleSpec(
      "NoneBefore",
      """
      properties: {text: {deprecated: Nobody calls it., type: (() -> Void)?}, flag: {default: false, type: Bool}}
      slots: {order: {optional: true, label: _}}
      """),
    // Static properties and functions of one name.
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
    // A literal with a label is a string first of all, in methods, too.
    SampleSpec(
      "Later",
      """
      slots: {title: , note: {via: modifier, options: [text], label: {text: of}}}
      """),
    // What makes a case is no initializer, has the labels of the case, and is beside other slots' types.
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
    // A tuple is not identified by itself.
    SampleSpec("Pairs", "slots: {rows: {forEach: '(Int, Bool)'}}"),
    // What is inside of a generic type is nothing else than that, and no optional.
    SampleSpec(
      "Bound",
      """
      generics: {Value: {conforms: Hashable}}
      properties: {value: Value, selection: {type: Value, binding: true}}
      slots: {title: }
      """),
    // Not each comma separates parameters.
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
    // One or several may be selected below a view, too.
    SampleSpec(
      "Picking",
      """
      kind: modifier
      slots: {views: {list: {selection: {value: Int, tag: pick, optional: true, multiple: true}}}}
      body: content
      """),
    // What elements are, nothing says that the view modifier of them stores.
    SampleSpec(
      "Elements",
      """
      kind: modifier
      generics: {Value: {default: Int}, Other: {}}
      properties: {other: Other}
      slots: {rows: {forEach: Value}}
      body: content
      """),
    // The name that view modifiers have for what they change.
    SampleSpec("Content", "kind: value\nslots: {label: {options: [text]}}"),
    SampleSpec("Veil", "kind: modifier\nslots: {cloth: {list: true}}\nbody: content"),
  ]

  private static let calls: [String: [Call]] = [
    "Unlabelled": [
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
      // A type that is not said by nil alone is optional.
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

  /// Components with a call that means another initializer than it looks like, or several.
  private static let wrong = [
    // A closure that waits for nothing is rather one that may not wait.
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
    // Several statements are a closure that returns anything, until that is looked at.
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
    // Escaping or not, one closure without a label is not compared with one that has a label.
    (
      SampleSpec(
        "Unlike",
        """
        resolvers: {glyph: {view: Glyph, value: Glyph()}}
        slots: {optional: {options: [glyph], lazy: true, label: {view: _}}, lazy: {optional: true, label: of}}
        initializers: {strategy: explicit, forms: [{optional: view}, {optional: [view, glyph], lazy: view}]}
        """), "'Unlike { view }' could mean"
    ),
    // Swift 5 lets the only trailing closure be one in front of a value with a default.
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
  func surprisesAreRejected(index: Int) {
    let (spec, part) = Self.wrong[index]
    let messages = rejectionMessages(of: spec)
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }
}
