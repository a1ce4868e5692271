import Diagnostics
import SwiftTypes
import YAMLSyntax

/// A complete piece of Swift in a spec: it can be inserted into Swift code without affecting the code around
/// it.
package protocol SwiftFragment: Sendable {
  /// The emitted Swift, without surrounding white space.
  var text: String { get }

  /// Its place in the spec.
  var place: Place { get }
}

/// A literal that code shows as a text: the first, unlabeled argument of a call.
package struct LiteralText: Sendable {
  /// The name of the callee: `Text` or `accessibilityLabel`.
  package let function: String

  /// The value of the literal; nil if it has interpolations, whose key depends on types.
  package let text: String?

  /// Whether it contains a readable word.
  package let hasLetters: Bool

  /// The argument labeled `bundle`, as written.
  package let bundle: String?

  /// The literal as written.
  package let literal: SwiftName
}

/// The name of a type, a case, a property or a function, without backticks.
package struct SwiftName: SwiftFragment {
  package let text: String
  package let place: Place

  package init(text: String, place: Place) {
    self.text = text
    self.place = place
  }

  /// Whether the spec contains the name literally, so that a fix can replace it; not if YAML escapes change
  /// the scalar.
  package var isWritten: Bool { place.source[place.span] == text }

  /// The name without the `$` of a projected value.
  package var withoutDollar: String { text.first == "$" ? String(text.dropFirst()) : text }
}

/// A type.
package struct SwiftType: SwiftFragment {
  package let expression: TypeExpression
  package let place: Place

  /// The identifiers of types in it, outermost first: `[CardRole: Density]` has both.
  package let typeNames: [SwiftName]

  package init(expression: TypeExpression, place: Place, typeNames: [SwiftName]) {
    self.expression = expression
    self.place = place
    self.typeNames = typeNames
  }

  package var text: String { expression.text }

  /// The wrapped type of `T?` or `Optional<T>`; nil if the type is not optional.
  package var wrapped: TypeExpression? { expression.wrapped }

  /// The type, or the wrapped type if it is optional.
  package var unwrapped: TypeExpression { expression.unwrapped }

  /// Whether it is a non-optional function type, which needs `@escaping` as a parameter.
  package var isFunction: Bool { expression.isFunction }

  /// Whether the wrapped type is a function type.
  package var wrapsFunction: Bool { expression.wrapped?.isFunction ?? false }
}

/// An expression, such as a default.
package struct SwiftExpression: SwiftFragment {
  package let text: String
  package let place: Place

  /// `neutral` for `.neutral`; nil if it is anything else, including a call such as `.custom(1)`.
  package let implicitMember: SwiftName?

  /// The kind of literal, including a number with a minus; nil if it is not a literal.
  package let literal: Literal?

  /// The form of an expression in brackets, or of `nil`.
  package let form: Form

  /// Every plain identifier that is an expression, in source order.
  package let identifiers: [SwiftName]

  /// Their places in the text, and those of `$0` outside of closures.
  private let references: [Located]

  /// The names that its closures declare.
  package let declaredNames: Set<String>

  /// The literals that it shows as texts.
  package let texts: [LiteralText]

  /// The calls in it, outer ones first.
  package let calls: [SwiftCall]

  /// Its syntax tree; nil for generated Swift.
  package let tree: CodeTree?

  /// Its possible uses of SwiftUI API.
  package let api: APIUses

  /// `false` for `.constant(false)` and `Binding.constant(false)`; nil for anything else.
  package var constantOfBinding: String? {
    guard let tree, tree.statements.count == 1,
      case .expression(let whole) = tree.statements[0].kind,
      case .call(let call) = whole.kind, call.trailing.isEmpty, call.arguments.count == 1,
      call.arguments[0].label == nil
    else { return nil }
    switch call.callee.kind {
    case .implicitMember(let name) where name.text == "constant": break
    case .member(let base, let name) where name.text == "constant":
      guard case .name(let type) = base.kind, type.text == "Binding" else { return nil }
    default: return nil
    }
    let units = Array(text.utf8)
    let range = call.arguments[0].value.range
    guard range.upperBound <= units.count else { return nil }
    return String(decoding: units[range], as: UTF8.self)
  }

  /// Whether it is `nil`.
  package var isNil: Bool { text == "nil" }

  /// Whether a name is an expression in it; `$0` counts only outside of closures.
  package func refers(to name: String) -> Bool { references.contains { $0.text == name } }

  /// The text with replacements for some of the names that are expressions in it.
  package func replacing(_ replacements: [String: String]) -> String {
    var units = Array(text.utf8)
    for reference in references.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      guard let replacement = replacements[reference.text] else { continue }
      units.replaceSubrange(reference.range, with: replacement.utf8)
    }
    return String(decoding: units, as: UTF8.self)
  }

  package enum Literal: Sendable {
    /// Without interpolations.
    case string
    case integer, float, boolean
  }

  package enum Form: Sendable {
    /// `nil`.
    case nothing

    /// `[1, 2]` or `[]`.
    case list

    /// `["one": 1]` or `[:]`.
    case dictionary

    /// `{ … }`.
    case closure
    case other
  }

  package init(
    text: String, place: Place, implicitMember: SwiftName?, literal: Literal? = nil,
    identifiers: [SwiftName] = []
  ) {
    self.init(
      text: text, place: place, implicitMember: implicitMember, literal: literal, form: .other,
      identifiers: identifiers, references: [], declaredNames: [], texts: [], calls: [], api: .none,
      tree: nil)
  }

  init(
    text: String, place: Place, implicitMember: SwiftName?, literal: Literal?, form: Form,
    identifiers: [SwiftName], references: [Located], declaredNames: Set<String>,
    texts: [LiteralText], calls: [SwiftCall], api: APIUses, tree: CodeTree?
  ) {
    self.text = text
    self.place = place
    self.implicitMember = implicitMember
    self.literal = literal
    self.form = form
    self.identifiers = identifiers
    self.references = references
    self.declaredNames = declaredNames
    self.texts = texts
    self.calls = calls
    self.api = api
    self.tree = tree
  }
}

/// A requirement of generic parameters, such as `Value: Comparable` or `Items.Element == Item`.
package struct SwiftRequirement: SwiftFragment {
  package let requirement: TypeRequirement
  package let place: Place

  /// The identifiers of types in it, those of the subject first.
  package let typeNames: [SwiftName]

  package var text: String { requirement.text }
}

/// Statements, such as the body of a view, or declarations, to be emitted on separate lines: the last may end
/// with a comment. Lines keep their indentation relative to the first.
package struct SwiftBlock: SwiftFragment {
  package let text: String
  package let place: Place

  /// The members after a dot that follows a plain identifier: `configuration.title` has the base
  /// `configuration` and the member `title`. Projected values (`configuration.$isOn`) are included with their
  /// `$`. In source order.
  package let memberAccesses: [MemberAccess]

  /// Every plain identifier that is an expression, in source order.
  ///
  /// Uses of names that the statements declare are included, and so are projected values with their `$`;
  /// `self`, `super` and a closure's `$0` are not included.
  package let identifiers: [SwiftName]

  /// The separate declarations, each with the comments before it; empty for statements.
  package let declarations: [String]

  /// The top-level types among the declarations.
  package let topLevelTypes: [SwiftName]

  /// The keywords of declarations that are only allowed in a type: `init`, `case`, `subscript`.
  package let members: [SwiftName]

  /// The literals that it shows as texts.
  package let texts: [LiteralText]

  /// The calls in it, outer ones first.
  package let calls: [SwiftCall]

  /// Its syntax tree; nil for generated Swift.
  package let tree: CodeTree?

  /// Its possible uses of SwiftUI API.
  package let api: APIUses

  /// Whether parts of it depend on the platform or its version: `#available` or `#if`.
  package let isConditional: Bool

  /// The members that the declarations add to types in extensions.
  package let extensionMembers: [ExtensionMember]

  /// The names that the statements declare, at any depth: variables, parameters of closures and functions,
  /// functions, types.
  package let declaredNames: Set<String>

  /// Whether one of the statements, outside of closures and functions, is a `return`.
  package let returns: Bool

  /// A property or function that an extension adds.
  package struct ExtensionMember: Sendable {
    /// The name of the type, without enclosing types.
    package let type: String
    package let name: String
  }

  package struct MemberAccess: Sendable {
    package let base: String
    package let member: SwiftName

    /// Its uses, from the inside out, up to the enclosing closure.
    package let purposes: [Purpose]

    package init(base: String, member: SwiftName, purposes: [Purpose] = []) {
      self.base = base
      self.member = member
      self.purposes = purposes
    }
  }

  /// The use of a part of the code.
  package enum Purpose: Sendable, Equatable {
    /// In an argument of a function of this name, with this label.
    case argument(function: String, label: String?)

    /// In the initial value of a variable of this type.
    case value(type: String)
  }

  package init(
    text: String, place: Place, memberAccesses: [MemberAccess], identifiers: [SwiftName],
    declaredNames: Set<String> = [], returns: Bool = false, declarations: [String] = [],
    topLevelTypes: [SwiftName] = [],
    members: [SwiftName] = [], extensionMembers: [ExtensionMember] = [], texts: [LiteralText] = [],
    calls: [SwiftCall] = [], api: APIUses = .none, tree: CodeTree? = nil,
    isConditional: Bool = false
  ) {
    self.text = text
    self.place = place
    self.memberAccesses = memberAccesses
    self.identifiers = identifiers
    self.declaredNames = declaredNames
    self.returns = returns
    self.declarations = declarations
    self.topLevelTypes = topLevelTypes
    self.members = members
    self.extensionMembers = extensionMembers
    self.texts = texts
    self.calls = calls
    self.api = api
    self.tree = tree
    self.isConditional = isConditional
  }
}
