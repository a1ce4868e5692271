/// A file as it is to be in the emitted tree, but for the header that says where it is from.
package struct EmittedFile: Sendable {
  /// The folders that files of a project can go to.
  package enum Root: Sendable {
    /// That of the library: the package, or the folder in its target.
    case library

    /// The folder in a target of tests.
    case tests
  }

  /// Which output folder it is in.
  package let root: Root

  /// The path below the output folder, with `/` between its parts.
  package let path: String

  /// The path of the spec that it comes from, below the project's folder; `dscompile.yaml` for
  /// what belongs to no component.
  package let origin: String

  /// The text below the header, in UTF-8, with a line feed at its end.
  package let body: [UInt8]

  /// What the lines of the body are from, sorted by line; empty where nobody asked.
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
