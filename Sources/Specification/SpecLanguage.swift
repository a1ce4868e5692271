import YAMLSyntax

/// The whole language, for tools that show it: the keys of a component spec and of a project file.
package enum SpecLanguage {
  package static var component: SchemaDescription { ComponentSpec.schema.description }
  package static var libraryFile: SchemaDescription { LibraryFileSpec.schema.description }
  package static var project: SchemaDescription { ProjectSpec.schema.description }

  /// The schema of a file, judging by its keys; nil if it seems to be none of these.
  package static func schema(of root: Node) -> SchemaDescription? {
    guard case .mapping(let entries) = root.content else { return nil }
    let keys = entries.compactMap { $0.key.isScalar ? $0.key : nil }
    if keys.contains(where: { $0.isScalar("component") }) { return component }
    if LibraryFileSpec.describes(root) { return libraryFile }
    return keys.contains { $0.isScalar("library") } ? project : nil
  }
}
