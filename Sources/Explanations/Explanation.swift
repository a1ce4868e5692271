import Diagnostics

/// The meaning of a diagnostic's identifier, for users who see it for the first time.
package struct Explanation: Sendable {
  /// The problem that it explains.
  package let problem: ProblemID

  /// The identifier, as shown after messages: `unknown-key`.
  package var id: String { problem.rawValue }

  /// The problem in one line.
  package let summary: String

  /// The reason for the problem, and the remedy: a paragraph.
  package let text: String

  /// Specs that have only this problem; nil if no spec can show it.
  package let bad: Example?

  /// The same without the problem; nil if there is no bad one.
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

  /// The texts of specs, each without its final line feed.
  package var specs: [String]

  /// Whether the specs only exist because a project needs one.
  package var isAboutProject = false

  /// A hand-written Swift file of the same target.
  package var handwritten: String?

  /// Token files, in a folder `tokens`.
  package var tokenFiles: [TokenFile] = []

  /// A token file with its name.
  package struct TokenFile: Sendable, Equatable {
    package let name: String

    /// Without its final line feed.
    package let text: String
  }

  /// One spec in a project that only sets the library's name.
  package init(stringLiteral spec: String) {
    specs = [spec]
  }

  /// Several specs in such a project.
  package init(arrayLiteral specs: String...) {
    self.specs = specs
  }

  /// A project file, if the specs do not matter.
  static func project(_ text: String) -> Self {
    var example = Example("component: Card\nslots: {title: }").inProject(text)
    example.isAboutProject = true
    return example
  }

  /// The specs, in another kind of project.
  func inProject(_ text: String) -> Self {
    var example = self
    example.project = text
    return example
  }

  /// The specs, in a project whose files go into a target with a hand-written file.
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

  /// Several token files with their names.
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

/// The default project file of examples.
package let usualProject = "library: DesignKit"
