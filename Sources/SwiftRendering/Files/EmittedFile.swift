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
  /// component.
  package let origin: String

  /// The text below the header, in UTF-8, with a line feed at its end.
  package let body: [UInt8]

  /// The origins of lines in the body, sorted by line; empty unless requested.
  package let lineOrigins: [LineOrigin]

  package init(
    root: Root = .library, path: String, origin: String, body: [UInt8],
    lineOrigins: [LineOrigin] = []
  ) {
    self.root = root
    self.path = path
    self.origin = origin
    self.body = body
    self.lineOrigins = lineOrigins
  }
}
