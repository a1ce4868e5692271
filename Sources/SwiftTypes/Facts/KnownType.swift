/// Properties of a type of Swift, SwiftUI or Foundation, by its name.
///
/// All properties of specific types are in one table, ``knownTypes``; nothing is known about other types.
package struct KnownType: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Emitted code needs the name, so that no emitted type can have it.
  package static let needed = Self(rawValue: 1 << 0)

  /// It is available without an import.
  package static let standard = Self(rawValue: 1 << 1)

  /// A view of SwiftUI.
  package static let view = Self(rawValue: 1 << 2)

  /// It is `Hashable`, possibly depending on its arguments.
  package static let hashable = Self(rawValue: 1 << 3)

  /// It is `Sendable`, possibly depending on its arguments.
  package static let sendable = Self(rawValue: 1 << 4)
  package static let value: Self = [.hashable, .sendable]

  /// A value, and certainly not a view.
  package static let noView = Self(rawValue: 1 << 5)

  /// It is `Text` or can be converted to it; the next one is certainly not a text.
  package static let text = Self(rawValue: 1 << 6)
  package static let noText = Self(rawValue: 1 << 7)

  /// A number with its own format style.
  package static let number = Self(rawValue: 1 << 8)

  /// A common type of raw values.
  package static let raw = Self(rawValue: 1 << 9)

  /// A common type of raw values with integer literals.
  package static let integer: Self = [Self(rawValue: 1 << 10), .raw]

  /// The literals that it can be initialized from.
  package static let booleanLiteral = Self(rawValue: 1 << 11)
  package static let integerLiteral = Self(rawValue: 1 << 12)
  package static let floatLiteral = Self(rawValue: 1 << 13)
  package static let stringLiteral = Self(rawValue: 1 << 14)

  /// The names of all types with a property.
  package static func names(_ known: KnownType) -> Set<String> {
    Set(knownTypes.lazy.filter { $0.value.isSuperset(of: known) }.map(\.key))
  }
}
