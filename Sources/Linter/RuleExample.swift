/// Specs that show a rule: a small project.
package struct RuleExample: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The texts of specs, each without the line feed at its end.
  package let specs: [String]

  /// The project file's text, if it says more than the library's name.
  package var project: String?

  /// One spec.
  package init(stringLiteral spec: String) {
    specs = [spec]
  }

  /// Several specs of a library.
  package init(arrayLiteral specs: String...) {
    self.specs = specs
  }

  /// The specs, in a project that says more.
  func inProject(_ text: String) -> Self {
    var example = self
    example.project = text
    return example
  }
}
