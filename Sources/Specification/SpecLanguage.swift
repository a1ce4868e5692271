/// The whole language, for whatever shows it: the keys of a component spec and of a project file.
package enum SpecLanguage {
  package static var component: SchemaDescription { ComponentSpec.schema.description }
  package static var libraryFile: SchemaDescription { LibraryFileSpec.schema.description }
  package static var project: SchemaDescription { ProjectSpec.schema.description }
}
