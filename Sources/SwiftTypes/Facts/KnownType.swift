/// What is known of a type of Swift, SwiftUI or Foundation by its name.
///
/// Everything that the compiler and the linter know of single types stands in one table,
/// ``knownTypes``; a type that is not in it is one of which nothing is known.
package struct KnownType: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Emitted code needs the name: no emitted type can have it.
  package static let needed = Self(rawValue: 1 << 0)

  /// It is there without an import.
  package static let standard = Self(rawValue: 1 << 1)

  /// A type of SwiftUI that is not a view, and that apps name.
  package static let swiftUI = Self(rawValue: 1 << 2)

  /// A type of Foundation whose name is a word for what a design system has.
  package static let foundation = Self(rawValue: 1 << 3)

  /// A view of SwiftUI.
  package static let view = Self(rawValue: 1 << 4)

  /// It is `Hashable`, or is if what is in it is.
  package static let hashable = Self(rawValue: 1 << 5)

  /// It is `Sendable`, or is if what is in it is.
  package static let sendable = Self(rawValue: 1 << 6)
  package static let value: Self = [.hashable, .sendable]

  /// A value, and certainly not a view.
  package static let noView = Self(rawValue: 1 << 7)

  /// A `Text` can be made of it, or it is one; and what certainly is no text.
  package static let text = Self(rawValue: 1 << 8)
  package static let noText = Self(rawValue: 1 << 9)

  /// A number that has a style of its own to be written in.
  package static let number = Self(rawValue: 1 << 10)

  /// A usual type of raw values.
  package static let raw = Self(rawValue: 1 << 11)

  /// A usual type of raw values whose literals are integers.
  package static let integer: Self = [Self(rawValue: 1 << 12), .raw]

  /// The literals that make values of it.
  package static let booleanLiteral = Self(rawValue: 1 << 13)
  package static let integerLiteral = Self(rawValue: 1 << 14)
  package static let floatLiteral = Self(rawValue: 1 << 15)
  package static let stringLiteral = Self(rawValue: 1 << 16)

  /// The names of all types of which something is known.
  package static func names(_ known: KnownType) -> Set<String> {
    Set(knownTypes.lazy.filter { $0.value.isSuperset(of: known) }.map(\.key))
  }
}
