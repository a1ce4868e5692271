/// A file as it is to be in the emitted tree, but for the header that says where it is from.
package struct EmittedFile: Sendable {
  /// The path below the output folder, with `/` between its parts.
  package let path: String

  /// The path of the spec that it comes from, below the project's folder; `dscompile.yaml` for
  /// what belongs to no component.
  package let origin: String

  /// The text below the header, in UTF-8, with a line feed at its end.
  package let body: [UInt8]

  package init(path: String, origin: String, body: [UInt8]) {
    self.path = path
    self.origin = origin
    self.body = body
  }
}
