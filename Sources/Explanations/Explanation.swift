import Diagnostics

/// What an identifier of a diagnostic means, for those who meet it the first time.
package struct Explanation: Sendable {
  /// The problem that it explains.
  package let problem: ProblemID

  /// The identifier, as it stands after messages: `unknown-key`.
  package var id: String { problem.rawValue }

  /// What is wrong, in one line.
  package let summary: String

  /// Why that cannot be, and what to do: a paragraph.
  package let text: String

  /// Specs that have this problem and no other; nil where no spec can show it.
  package let bad: Example?

  /// The same without the problem; nil where there is no bad one.
  package let good: Example?

  init(
    _ problem: ProblemID, _ summary: String, _ text: String, bad: Example? = nil,
    good: Example? = nil
  ) {
    self.problem = problem
    self.summary = summary
    self.text = text
    self.bad = bad
    self.good = good
  }
}

/// A small project: its project file, and specs.
package struct Example: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The project file's text.
  package var project = usualProject

  /// The texts of specs, each without the line feed at its end.
  package var specs: [String]

  /// Whether the specs are only there because a project needs one.
  package var isAboutProject = false

  /// What somebody wrote for the same target: a file of Swift.
  package var handwritten: String?

  /// Token files, in a folder `tokens`.
  package var tokenFiles: [TokenFile] = []

  /// A token file by its name.
  package struct TokenFile: Sendable, Equatable {
    package let name: String

    /// Without the line feed at its end.
    package let text: String
  }

  /// One spec in a project that says nothing but the library's name.
  package init(stringLiteral spec: String) {
    specs = [spec]
  }

  /// Several specs in such a project.
  package init(arrayLiteral specs: String...) {
    self.specs = specs
  }

  /// A project file with nothing to say about specs.
  static func project(_ text: String) -> Self {
    var example = Example("component: Card\nslots: {title: }").inProject(text)
    example.isAboutProject = true
    return example
  }

  /// The specs, in a project of another kind.
  func inProject(_ text: String) -> Self {
    var example = self
    example.project = text
    return example
  }

  /// The specs, in a project whose files go into a target with a file that somebody wrote.
  func beside(_ swift: String) -> Self {
    var example = inProject(
      """
      library: DesignKit
      output: {sources: Sources/DesignKit/Generated}
      sources: Sources/DesignKit
      """)
    example.handwritten = swift
    return example
  }

  /// One token file in YAML.
  static func tokens(_ text: String) -> Self { tokenFiles(["tokens.yaml": text]) }

  /// Several token files by their names.
  static func tokenFiles(_ files: KeyValuePairs<String, String>) -> Self {
    var example = Example("component: Card\nslots: {title: }").inProject(usualProject)
    example.isAboutProject = true
    example.tokenFiles = files.map { TokenFile(name: $0, text: $1) }
    return example
  }

  private init(_ spec: String) {
    specs = [spec]
  }
}

/// The project file that examples have unless they say so.
package let usualProject = "library: DesignKit"
