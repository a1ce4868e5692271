import SwiftFragments

/// A use of a name that follows no dot, with the members that follow it.
struct NameUse {
  let name: CodeName

  /// The members after it, up to the first call, subscript, `?` or `!`: `title`, `count` for
  /// `configuration.title.count`.
  var members: [CodeName] = []

  /// Whether the last member is called, or the name if there are none.
  var isCalled = false

  var access = NameAccess.read

  /// The name that is declared: `isOn` for `$isOn`.
  var declared: String { isProjected ? String(name.text.dropFirst()) : name.text }

  /// Whether the projected value of a property wrapper is used.
  var isProjected: Bool { name.text.hasPrefix("$") }
}

/// How a value is accessed.
enum NameAccess {
  case read

  /// It is on the left side of `=`, `+=` and the like.
  case assigned

  /// It follows `&`.
  case inOut

  /// It is unwrapped: by `if let`, `guard let`, `?`, `!` or `??`.
  case unwrapped

  var isWrite: Bool { self == .assigned || self == .inOut }
}
