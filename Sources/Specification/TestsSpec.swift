import Diagnostics

/// The value of `tests`.
package struct TestsSpec: Sendable {
  /// Whether there is a package of tests that run without a device.
  package var headless: Located<Bool>?

  /// Hand-written tests in this package: files, or folders.
  package var sources: [Located<String>] = []

  package init() {}
}
