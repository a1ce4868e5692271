import Diagnostics

/// The value of `verify`.
package struct VerifySpec: Sendable {
  /// Options of the compiler with which the target of the emitted files is compiled.
  package var flags: [Located<String>] = []

  package init() {}
}
