import SwiftTypes

/// What conditions around a piece of Swift say of the systems that it is compiled for: those of `#if`,
/// `#available` and `@available`.
package struct SystemConditions: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    /// It is compiled for the system, and runs from a version on; nil for the oldest that the library has.
    case compiled(since: IntroducedVersions.Version?)

    /// It is not compiled for the system, or never runs there.
    case never

    /// Nobody knows here.
    case unknown
  }

  /// By the order of the systems.
  private var states: [State]

  /// No condition at all.
  package static let none = Self { _ in .compiled(since: nil) }

  init(_ state: (AppleSystem) -> State) { states = AppleSystem.allCases.map(state) }

  package subscript(system: AppleSystem) -> State {
    states[AppleSystem.allCases.firstIndex(of: system)!]
  }

  /// What both say.
  func and(_ other: Self) -> Self {
    if other == .none { return self }
    return Self { system in
      switch (self[system], other[system]) {
      case (.never, _), (_, .never): .never
      case (.unknown, _), (_, .unknown): .unknown
      case (.compiled(nil), .compiled(let version)), (.compiled(let version), .compiled(nil)):
        .compiled(since: version)
      case (.compiled(let first?), .compiled(let second?)): .compiled(since: max(first, second))
      }
    }
  }

  /// Where it is known of each system whether something holds; nil for one where it is not known.
  static func known(_ holds: (AppleSystem) -> Bool?) -> Self {
    Self { system in
      switch holds(system) {
      case true?: .compiled(since: nil)
      case false?: .never
      case nil: .unknown
      }
    }
  }
}
