/// The size of an emitted Swift file.
package struct EmittedFileSize: Sendable {
  /// Its name, without folders.
  package let name: String
  package let lines: Int

  /// Declarations with the keyword `public`.
  package let publicSymbols: Int

  package init(name: String, lines: Int, publicSymbols: Int) {
    self.name = name
    self.lines = lines
    self.publicSymbols = publicSymbols
  }
}
