/// What a change means to those who use a library.
package enum ChangeKind: String, CaseIterable, Sendable {
  /// Code that compiled no longer does.
  case source

  /// Code that is seldom written no longer compiles: a function that is passed on without a call.
  case reference

  /// Code that still compiles means something else.
  case meaning

  /// Something looks different, or is read out differently.
  case look
  case documentation

  /// Their order in reports.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
