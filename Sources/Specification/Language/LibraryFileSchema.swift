import Diagnostics
import SwiftFragments
import YAMLSyntax

/// The content of a spec file without a component.
struct LibraryFileSpec: Sendable {
  var types: [TypeSpec] = []
  var environment: [EnvironmentSpec] = []
  var imports: [SwiftName] = []
  var declarations: SwiftBlock?

  /// The file in the form that all specs have.
  func spec(of source: SourceText) -> ComponentSpec {
    var spec = ComponentSpec(source: source)
    spec.isLibraryFile = true
    spec.types = types
    spec.environment = environment
    spec.imports = imports
    spec.declarations = declarations
    return spec
  }
}

extension LibraryFileSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "library file", plural: "library files", title: "Library files",
    documentation: """
      A spec file without the key `component` belongs to the whole library. It declares what \
      several components share.
      """,
    example: """
      types:
        Density: {cases: [regular, compact]}
      environment:
        density: {type: Density, default: .regular, summary: How closely things are packed.}
      """,
    fields: [
      Field(
        "imports", \.imports, .list(of: .name),
        "Modules that the emitted files import, in addition to the project's.",
        example: "imports: [Charts]"),
      Field(
        "types", \.types, .mapping(of: TypeSpec.self), "The types, by name.",
        example: "types: {Density: {cases: [regular, compact]}}"),
      Field(
        "environment", \.environment, .mapping(of: EnvironmentSpec.self),
        "The values that a whole subtree of views shares, by name.",
        example: "environment: {isDense: {type: Bool, default: false}}"),
      Field(
        "swift", \.declarations, .swiftDeclarations, "Swift declarations, emitted as written.",
        example: "swift: public let unit = 8"),
    ])

  /// Whether a document is a library file, which has no keys of components.
  static func describes(_ root: Node) -> Bool {
    guard case .mapping(let entries) = root.content else { return false }
    return !entries.isEmpty
      && entries.allSatisfy { entry in
        if case .scalar(let key) = entry.key.content {
          schema.position(of: key.text) != nil
        } else {
          false
        }
      }
  }
}
