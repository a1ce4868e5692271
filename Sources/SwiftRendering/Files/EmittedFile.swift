/// A file in the emitted tree, without the header that states its origin.
package struct EmittedFile: Sendable {
  /// The output folders of a project.
  package enum Root: String, Sendable {
    /// The library's folder: the package, or the folder in its target.
    case library

    /// The folder in a target of tests.
    case tests
  }

  /// The output folder of the file.
  package let root: Root

  /// The path below the output folder, separated by `/`.
  package let path: String

  /// The path of its spec relative to the project's folder; `dscompile.yaml` for files that belong to no
  /// component, and the hand-written file for a copy of one.
  package let origin: String

  /// The text below the header, in UTF-8, with a line feed at its end.
  package let body: [UInt8]

  /// The origins of lines in the body, sorted by line; empty unless requested.
  package let lineOrigins: [LineOrigin]

  /// Where a hand-written file is in its copy; nil for a file that is not one.
  package let copy: Copy?

  /// The place of a copied text in the body.
  package struct Copy: Sendable {
    /// The number of lines before it.
    package let lines: Int

    /// The number of spaces before each of its lines.
    package let indentation: Int

    package init(lines: Int, indentation: Int) {
      self.lines = lines
      self.indentation = indentation
    }
  }

  package init(
    root: Root = .library, path: String, origin: String, body: [UInt8],
    lineOrigins: [LineOrigin] = [], copy: Copy? = nil
  ) {
    self.root = root
    self.path = path
    self.origin = origin
    self.body = body
    self.lineOrigins = lineOrigins
    self.copy = copy
  }
}
