/// The options for writing a catalog.
package struct CatalogRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The folder for the site, relative to where the command runs.
  package var output: String

  /// The version to compare with; nil for none.
  package var earlier: ChangesRequest.Earlier?

  /// The port on which the site is served to browsers on this machine, 0 for any that is free; nil to serve nothing.
  package var port: Int?

  /// Whether the site is written again whenever a file of the project is saved.
  package var isWatched: Bool

  package init(
    folder: String = ".", output: String = "Catalog", earlier: ChangesRequest.Earlier? = nil,
    port: Int? = nil, isWatched: Bool = false
  ) {
    self.earlier = earlier
    self.folder = folder
    self.output = output
    self.port = port
    self.isWatched = isWatched
  }
}
