import SwiftFragments

/// An item in the braces of a container.
indirect enum ViewItem: Sendable {
  case view(ViewNode)

  /// Named values: the index of the statement in the body.
  case local(Int)
  case condition(ConditionNode)
  case selection(SelectionNode)
}

/// A view and its modifiers, from the inside out.
struct ViewNode: Sendable {
  var content: ViewContent
  var modifiers: [ModifierNode]
  var range: Range<Int>

  /// Its name in the body.
  var name: String?
}

/// The content of a view.
indirect enum ViewContent: Sendable {
  /// A view of the table, with its arguments by the parameters of its form.
  case built(ViewRule, [ReadArgument?])
  case text(Value)
  case color(Value)
  case slot(Value, isOptional: Bool)
  case view(Value)

  /// A caller's view with a name in the body: the element of a list.
  case element(Value)

  /// The views of a list, one after the other.
  case list(Value, separator: ViewNode?)

  /// A view of the library, or a twin.
  case library(ViewTwin, [(label: String?, value: ReadArgument)])

  /// A stack whose axis depends on a condition.
  case layout(LayoutChoice, [ViewItem])
}

/// `condition ? AnyLayout(VStackLayout(…)) : AnyLayout(HStackLayout(…))`.
struct LayoutChoice: Sendable {
  struct Stack: Sendable {
    var isVertical: Bool
    var alignment: Value?
    var spacing: Value?
  }

  var condition: Value
  var first: Stack
  var second: Stack
}

/// A modifier in one of its forms.
struct ModifierNode: Sendable {
  var rule: ModifierRule
  var arguments: [ReadArgument?]
  var range: Range<Int>
}

/// The argument for a parameter.
indirect enum ReadArgument: Sendable {
  case value(Value)
  case binding(BindingTarget)
  case action(ActionNode)
  case content([ViewItem], parameter: String?)
  case style(StyleName)

  /// Edges of a view by their names: `top`, `leading`.
  case edges(Set<String>)
}

/// A piece of Swift that has been converted for the UIKit module.
struct Value: Sendable {
  /// In one line, unless it is an `if` or a `switch`.
  var text: String

  /// Whether it can change after the view is created.
  var changes = false

  /// The names it uses that the body declares.
  var locals: Set<String> = []

  /// Whether it needs separate lines.
  var isTall = false

  /// Whether it needs parentheses before a member or an operator.
  var isCompound = false

  /// Whether it is made from the views of a list.
  var isList = false

  /// What it says of itself, of which lowering has to know.
  var traits: Traits = []

  /// What it consists of, as far as lowering takes it apart.
  var form = Form.whole

  indirect enum Form: Sendable {
    case whole

    /// `!value`.
    case negation(Value)

    /// `left == right`, or `left != right`.
    case comparison(Value, isEqual: Bool, Value)

    /// `condition ? first : second`.
    case choice(Value, Value, Value)

    /// `.roundedRectangle(radius)`.
    case roundedRectangle(Value)

    /// A baseline at a distance from an edge.
    case baseline(isFromTop: Bool, Value)
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: Int

    /// It can be `nil`.
    static let optional = Traits(rawValue: 1)

    /// It can be infinite.
    static let infinite = Traits(rawValue: 2)

    /// It is a style of lines other than their width.
    static let lineStyle = Traits(rawValue: 4)
  }
}

/// A value that a control sets.
struct BindingTarget: Sendable {
  /// The current value.
  var value: Value

  /// The member that is set, after its owner.
  var member: String

  /// The component's own name for it.
  var name: String
}

/// A style by its name: `.plain`, or `PressableButtonStyle(outline: shape)`.
struct StyleName: Sendable {
  var name: String
  var twin: ModifierTwin?
  var arguments: [ReadArgument?]
}

/// The code of an action.
struct ActionNode: Sendable {
  /// Its lines.
  var lines: [String]

  /// Whether it is one expression or assignment that begins with a member of its owner.
  var beginsWithOwner: Bool
  var usesOwner: Bool

  /// The name of its parameter.
  var parameter: String?

  /// The named values that it needs.
  var locals: Set<String>

  /// Its range in the body.
  var range = 0..<0
}

/// `if` around views.
struct ConditionNode: Sendable {
  /// A single condition without a binding.
  var isPlain: Bool

  /// All conditions as written.
  var condition: Value

  /// `let name = value`, if there is nothing else.
  var binding: (name: String, value: Value)?

  /// The names that it declares.
  var names: [String]
  var then: [ViewItem]
  var otherwise: [ViewItem]
}

/// `switch` around views.
struct SelectionNode: Sendable {
  struct Case: Sendable {
    /// `case .plain, .custom(let value)`, or `default`, in parts, some of which declare a name.
    var head: [(text: String, name: String?)]
    var names: [String]
    var items: [ViewItem]

    /// The head without the names that nothing uses.
    func head(besides unused: Set<String> = []) -> String {
      head.map { $0.name.map(unused.contains) == true ? "_" : $0.text }.joined()
    }
  }

  var subject: Value
  var cases: [Case]
}

/// A statement that declares named values.
struct LocalValues: Sendable {
  var names: [String]

  /// The part before the equals sign: `let (first, second)`.
  var head: String
  var value: Value

  /// The body's names that it uses.
  var uses: Set<String> { value.locals }
}

/// A construct that is not portable.
package struct Blocker: Sendable, Hashable {
  /// Its name.
  package var name: String

  /// UTF-8 offsets in the fragment.
  package var range: Range<Int>

  package init(_ name: String, _ range: Range<Int>) {
    self.name = name
    self.range = range
  }
}
