/// The options for writing a catalog.
package struct CatalogRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The folder for the site, relative to where the command runs.
  package var output: String

  /// The version to compare with; nil for none.
  package var earlier: ChangesRequest.Earlier?

  package init(
    folder: String = ".", output: String = "Catalog", earlier: ChangesRequest.Earlier? = nil
  ) {
    self.earlier = earlier
    self.folder = folder
    self.output = output
  }
}
