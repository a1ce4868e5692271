import Diagnostics
import YAMLSyntax

/// A piece of Swift that stands in a spec, known to be whole: it can be put where it belongs
/// without touching the Swift around it.
package protocol SwiftFragment: Sendable {
  /// The Swift as it is emitted, without surrounding white space.
  var text: String { get }

  /// Where it stands in the spec.
  var place: Place { get }
}

/// The name of a type, a case, a property or a function, without back-ticks.
package struct SwiftName: SwiftFragment {
  package let text: String
  package let place: Place

  package init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}

/// A type.
package struct SwiftType: SwiftFragment {
  package let text: String
  package let place: Place

  /// What is inside of `T?` or `Optional<T>`; nil if the type is no optional.
  package let wrapped: String?

  /// Whether it is a function type that is not optional: as a parameter it wants `@escaping`.
  package let isFunction: Bool

  /// The identifiers of types in it, outermost first: `[CardRole: Density]` has both.
  package let typeNames: [SwiftName]

  package init(
    text: String, place: Place, wrapped: String?, isFunction: Bool, typeNames: [SwiftName]
  ) {
    self.text = text
    self.place = place
    self.wrapped = wrapped
    self.isFunction = isFunction
    self.typeNames = typeNames
  }
}

/// An expression, such as a default.
package struct SwiftExpression: SwiftFragment {
  package let text: String
  package let place: Place

  /// `neutral` for `.neutral`; nil if it is anything else, a call such as `.custom(1)` included.
  package let implicitMember: SwiftName?

  package init(text: String, place: Place, implicitMember: SwiftName?) {
    self.text = text
    self.place = place
    self.implicitMember = implicitMember
  }
}

/// Statements, such as the body of a view. Lines keep their indentation relative to the first.
package struct SwiftBlock: SwiftFragment {
  package let text: String
  package let place: Place

  /// What follows a dot behind a plain identifier: `configuration.title` has the base
  /// `configuration` and the member `title`, projected values (`configuration.$isOn`) included
  /// with their `$`; in the order of the text.
  package let memberAccesses: [MemberAccess]

  /// Every plain identifier that is an expression of its own, in the order of the text.
  package let identifiers: [SwiftName]

  package struct MemberAccess: Sendable {
    package let base: String
    package let member: SwiftName

    package init(base: String, member: SwiftName) {
      self.base = base
      self.member = member
    }
  }

  package init(
    text: String, place: Place, memberAccesses: [MemberAccess], identifiers: [SwiftName]
  ) {
    self.text = text
    self.place = place
    self.memberAccesses = memberAccesses
    self.identifiers = identifiers
  }
}
