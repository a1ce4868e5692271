import SwiftAPI
import SwiftTypes

/// The conditions around a piece of Swift regarding the systems for which it is compiled: those of `#if`,
/// `#available` and `@available`.
package struct SystemConditions: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    /// It is compiled for the system, and runs from a version on; nil for the library's minimum version.
    case compiled(since: IntroducedVersions.Version?)

    /// It is not compiled for the system, or never runs there.
    case never

    /// It is unknown.
    case unknown
  }

  /// In the order of the systems.
  private var states: [State]

  /// No condition.
  package static let none = Self { _ in .compiled(since: nil) }

  init(_ state: (AppleSystem) -> State) { states = AppleSystem.allCases.map(state) }

  package subscript(system: AppleSystem) -> State {
    states[AppleSystem.allCases.firstIndex(of: system)!]
  }

  /// The conjunction of both.
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

  /// Conditions that are known for each system, or nil where they are unknown.
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
