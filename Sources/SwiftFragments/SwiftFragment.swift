import Diagnostics
import SwiftTypes
import YAMLSyntax

/// A piece of Swift that stands in a spec, known to be whole: it can be put where it belongs
/// without touching the Swift around it.
package protocol SwiftFragment: Sendable {
  /// The Swift as it is emitted, without surrounding white space.
  var text: String { get }

  /// Where it stands in the spec.
  var place: Place { get }
}

/// A literal that code shows as a text: the first argument, without a label, of a call.
package struct LiteralText: Sendable {
  /// The name of what is called: `Text` or `accessibilityLabel`.
  package let function: String

  /// What the literal says; nil with interpolations, whose key depends on types.
  package let text: String?

  /// Whether people would read a word in it.
  package let hasLetters: Bool

  /// The argument with the label `bundle`, as it is written.
  package let bundle: String?

  /// The literal as it is written.
  package let literal: SwiftName
}

/// The name of a type, a case, a property or a function, without back-ticks.
package struct SwiftName: SwiftFragment {
  package let text: String
  package let place: Place

  package init(text: String, place: Place) {
    self.text = text
    self.place = place
  }

  /// Whether the spec has the name letter by letter, so that a fix can replace it: not where YAML reads
  /// the scalar in another way than it is written.
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

  /// What is inside of `T?` or `Optional<T>`; nil if the type is no optional.
  package var wrapped: TypeExpression? { expression.wrapped }

  /// The type, or what is inside of it if it is optional.
  package var unwrapped: TypeExpression { expression.unwrapped }

  /// Whether it is a function type that is not optional: as a parameter it wants `@escaping`.
  package var isFunction: Bool { expression.isFunction }

  /// Whether what is inside of the optional is a function type.
  package var wrapsFunction: Bool { expression.wrapped?.isFunction ?? false }
}

/// An expression, such as a default.
package struct SwiftExpression: SwiftFragment {
  package let text: String
  package let place: Place

  /// `neutral` for `.neutral`; nil if it is anything else, a call such as `.custom(1)` included.
  package let implicitMember: SwiftName?

  /// What kind of literal it is, a minus before a number included; nil if it is none of these.
  package let literal: Literal?

  /// What it is if it is something in brackets, or `nil`.
  package let form: Form

  /// Every plain identifier that is an expression of its own, in the order of the text.
  package let identifiers: [SwiftName]

  /// Where these are in the text, and where `$0` is outside of closures.
  private let references: [Located]

  /// The names that its closures declare.
  package let declaredNames: Set<String>

  /// The literals that it shows as texts.
  package let texts: [LiteralText]

  /// The calls in it, those around others first.
  package let calls: [SwiftCall]

  /// What it is made of; nil for Swift that no spec wrote.
  package let tree: CodeTree?

  /// What it uses that may be SwiftUI's.
  package let api: APIUses

  /// Whether it is `nil`.
  package var isNil: Bool { text == "nil" }

  /// Whether a name is an expression in it; `$0` is one outside of closures.
  package func refers(to name: String) -> Bool { references.contains { $0.text == name } }

  /// The text with other Swift for some of the names that are expressions in it.
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

/// Statements, such as the body of a view, or declarations, to be emitted on lines of their own: the
/// last may end with a comment. Lines keep their indentation relative to the first.
package struct SwiftBlock: SwiftFragment {
  package let text: String
  package let place: Place

  /// What follows a dot behind a plain identifier: `configuration.title` has the base
  /// `configuration` and the member `title`, projected values (`configuration.$isOn`) included
  /// with their `$`; in the order of the text.
  package let memberAccesses: [MemberAccess]

  /// Every plain identifier that is an expression of its own, in the order of the text.
  ///
  /// A name that the statements declare themselves is among them where it is used, a projected
  /// value with its `$`; `self`, `super` and a closure's `$0` are not.
  package let identifiers: [SwiftName]

  /// The declarations one by one, each with the comments before it; empty for statements.
  package let declarations: [String]

  /// The types that the declarations declare outside of any other.
  package let topLevelTypes: [SwiftName]

  /// The words that begin declarations that can stand in a type only: `init`, `case`, `subscript`.
  package let members: [SwiftName]

  /// The literals that it shows as texts.
  package let texts: [LiteralText]

  /// The calls in it, those around others first.
  package let calls: [SwiftCall]

  /// What it is made of; nil for Swift that no spec wrote.
  package let tree: CodeTree?

  /// What it uses that may be SwiftUI's.
  package let api: APIUses

  /// Whether some of it is there on some platforms or versions alone: `#available` or `#if`.
  package let isConditional: Bool

  /// What the declarations add to types by extensions.
  package let extensionMembers: [ExtensionMember]

  /// The names that the statements declare themselves, at any depth: variables, parameters of
  /// closures and functions, functions, types.
  package let declaredNames: Set<String>

  /// Whether one of the statements, outside of closures and functions, is a `return`.
  package let returns: Bool

  /// A property or function that an extension adds.
  package struct ExtensionMember: Sendable {
    /// The name of the type, without those that it is nested in.
    package let type: String
    package let name: String
  }

  package struct MemberAccess: Sendable {
    package let base: String
    package let member: SwiftName

    /// What it is used for, from the inside out, up to the closure it stands in.
    package let purposes: [Purpose]

    package init(base: String, member: SwiftName, purposes: [Purpose] = []) {
      self.base = base
      self.member = member
      self.purposes = purposes
    }
  }

  /// What a part of the code is for.
  package enum Purpose: Sendable, Equatable {
    /// It stands in an argument of a function of this name, with this label.
    case argument(function: String, label: String?)

    /// It stands in the first value of a variable of this type.
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
