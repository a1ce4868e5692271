/// How large an emitted file of Swift is.
package struct EmittedFileSize: Sendable {
  /// Its name, without the folders that it is in.
  package let name: String
  package let lines: Int

  /// Declarations that say `public`.
  package let publicSymbols: Int

  package init(name: String, lines: Int, publicSymbols: Int) {
    self.name = name
    self.lines = lines
    self.publicSymbols = publicSymbols
  }
}
