import SwiftFragments

/// What stands in the braces of a container.
indirect enum ViewItem: Sendable {
  case view(ViewNode)

  /// Values with names: the number of the statement among those of the body.
  case local(Int)
  case condition(ConditionNode)
  case selection(SelectionNode)
}

/// A view and what is called on it, from inside to outside.
struct ViewNode: Sendable {
  var content: ViewContent
  var modifiers: [ModifierNode]
  var range: Range<Int>

  /// What the body calls it.
  var name: String?
}

/// What a view shows.
indirect enum ViewContent: Sendable {
  /// A view of the table, with its arguments by the parameters of its form.
  case built(ViewRule, [ReadArgument?])
  case text(Value)
  case color(Value)
  case slot(Value, isOptional: Bool)
  case view(Value)

  /// A view of a caller's that has a name in the body: the element of a list.
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

/// What was read for a parameter.
indirect enum ReadArgument: Sendable {
  case value(Value)
  case binding(BindingTarget)
  case action(ActionNode)
  case content([ViewItem], parameter: String?)
  case style(StyleName)
}

/// A piece of Swift that has been made Swift of the UIKit module.
struct Value: Sendable {
  /// In one line, unless it is an `if` or a `switch`.
  var text: String

  /// Whether it can change after the view was made.
  var changes = false

  /// The names that it uses and the body declares.
  var locals: Set<String> = []

  /// Whether it has lines of its own.
  var isTall = false

  /// Whether it needs parentheses before a member or an operator.
  var isCompound = false

  /// Whether it is made of the views of a list.
  var isList = false
}

/// A value that a control sets.
struct BindingTarget: Sendable {
  /// The value as it is read.
  var value: Value

  /// What is set, behind what has it.
  var member: String

  /// The component's own name of it.
  var name: String
}

/// A style by its name: `.plain`, or `PressableButtonStyle(outline: shape)`.
struct StyleName: Sendable {
  var name: String
  var twin: ModifierTwin?
  var arguments: [ReadArgument?]
}

/// What is done when something happens.
struct ActionNode: Sendable {
  /// Its lines.
  var lines: [String]

  /// Whether it is one expression or assignment that begins with a member of what it is about.
  var beginsWithOwner: Bool
  var usesOwner: Bool

  /// The name of what it is given.
  var parameter: String?

  /// The values with names that it needs.
  var locals: Set<String>

  /// Where the body has it.
  var range = 0..<0
}

/// `if` around views.
struct ConditionNode: Sendable {
  /// A single condition that is no binding.
  var isPlain: Bool

  /// All conditions as they are written.
  var condition: Value

  /// `let name = value`, if that is all.
  var binding: (name: String, value: Value)?

  /// The names that it declares.
  var names: [String]
  var then: [ViewItem]
  var otherwise: [ViewItem]
}

/// `switch` around views.
struct SelectionNode: Sendable {
  struct Case: Sendable {
    /// `case .plain, .custom(let value)`, or `default`.
    var head: String
    var names: [String]
    var items: [ViewItem]
  }

  var subject: Value
  var cases: [Case]
}

/// A statement that gives values names.
struct LocalValues: Sendable {
  var names: [String]

  /// What stands before the equals sign: `let (first, second)`.
  var head: String
  var value: Value

  /// Which of the body's names it uses.
  var uses: Set<String> { value.locals }
}

/// Something that is not portable.
package struct Blocker: Sendable, Hashable {
  /// What it is called.
  package var name: String

  /// UTF-8 offsets in the fragment.
  package var range: Range<Int>

  package init(_ name: String, _ range: Range<Int>) {
    self.name = name
    self.range = range
  }
}
