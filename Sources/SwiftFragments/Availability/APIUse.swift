import SwiftTypes

/// A possible use of SwiftUI API: a type, a method, a member.
package struct APIUse: Sendable {
  /// The name, without its qualifier.
  package let name: SwiftName
  package let kind: Kind

  /// The labels of its call; nil if it is not called.
  package let call: CallShape?

  /// The conditions around it.
  package let conditions: SystemConditions

  init(name: SwiftName, kind: Kind, call: CallShape?, conditions: SystemConditions) {
    self.name = name
    self.kind = kind
    self.call = call
    self.conditions = conditions
  }

  /// An unconditional use.
  package init(_ name: SwiftName, _ kind: Kind) {
    self.init(name: name, kind: kind, call: nil, conditions: .none)
  }

  package enum Kind: Sendable, Equatable {
    /// A type: `Slider`, `Slider(value: $value)`.
    case type

    /// A member of a named type: `Color.mint` is one of `Color`.
    case staticMember(of: String)

    /// An implicit member, as an argument: `.glass` in `buttonStyle(.glass)`.
    case implicitMember(of: Parameter)

    /// A member of a value.
    case member(of: Root)

    /// An unqualified function call, in an extension of a type.
    case ownMember(of: String)

    /// An environment value in a key path.
    case environmentValue
  }

  /// The start of a chain of dots and calls.
  package enum Root: Sendable, Equatable {
    /// A name: `title`, `configuration`.
    case name(String)

    /// A type or an initializer.
    case type(String)

    /// A dot.
    case implicitMember
    case other
  }

  /// A parameter of a function.
  package struct Parameter: Sendable, Equatable {
    package let function: String

    /// `_` for none; for unlabeled arguments after the first of several, the label of the first.
    package let label: String
  }
}

/// Possible uses of SwiftUI API, and the code's own declarations.
package struct APIUses: Sendable {
  package let uses: [APIUse]

  /// The types that it extends, and its generic parameters, whose names do not refer to SwiftUI.
  package let ownTypes: Set<String>

  package static let none = Self(uses: [], ownTypes: [])

  package init(uses: [APIUse], ownTypes: Set<String>) {
    self.uses = uses
    self.ownTypes = ownTypes
  }

  /// A single unconditional use.
  package init(of name: SwiftName, _ kind: APIUse.Kind) {
    self.init(uses: [APIUse(name, kind)], ownTypes: [])
  }
}

/// A use, in offsets of the fragment.
struct APIUseParts: Sendable {
  var name: Located
  var kind: APIUse.Kind
  var call: CallShape?
  var conditions: SystemConditions
}

/// The uses in a fragment.
struct APIParts: Sendable {
  var uses: [APIUseParts] = []
  var ownTypes: Set<String> = []

  func placed(by places: FragmentPlaces) -> APIUses {
    APIUses(
      uses: uses.map {
        APIUse(
          name: places.name($0.name), kind: $0.kind, call: $0.call, conditions: $0.conditions)
      }, ownTypes: ownTypes)
  }
}
