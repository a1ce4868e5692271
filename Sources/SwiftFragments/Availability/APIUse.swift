import SwiftTypes

/// A use of something that may be SwiftUI's: a type, a method, a member.
package struct APIUse: Sendable {
  /// The name, without what stands before its dot.
  package let name: SwiftName
  package let kind: Kind

  /// The labels of its call; nil if it is not called.
  package let call: CallShape?

  /// What the conditions around it say.
  package let conditions: SystemConditions

  init(name: SwiftName, kind: Kind, call: CallShape?, conditions: SystemConditions) {
    self.name = name
    self.kind = kind
    self.call = call
    self.conditions = conditions
  }

  /// A use that is under no condition.
  package init(_ name: SwiftName, _ kind: Kind) {
    self.init(name: name, kind: kind, call: nil, conditions: .none)
  }

  package enum Kind: Sendable, Equatable {
    /// A type: `Slider`, `Slider(value: $value)`.
    case type

    /// A member of a type that is named: `Color.mint` is one of `Color`.
    case staticMember(of: String)

    /// A member after a dot without anything before it, which is an argument: `.glass` in
    /// `buttonStyle(.glass)`.
    case implicitMember(of: Parameter)

    /// A member of a value.
    case member(of: Root)

    /// A function that is called without anything before it, in an extension of a type.
    case ownMember(of: String)

    /// A value of the environment that a key path names.
    case environmentValue
  }

  /// What a chain of dots and calls begins with.
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

    /// `_` for none; of the arguments without labels that follow the first of several, that of the first.
    package let label: String
  }
}

/// What Swift uses that may be SwiftUI's, and what it declares itself.
package struct APIUses: Sendable {
  package let uses: [APIUse]

  /// The types that it extends, and its generic parameters, whose names mean something else.
  package let ownTypes: Set<String>

  package static let none = Self(uses: [], ownTypes: [])

  package init(uses: [APIUse], ownTypes: Set<String>) {
    self.uses = uses
    self.ownTypes = ownTypes
  }

  /// One use that is under no condition.
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

/// What is known of uses in a fragment.
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
