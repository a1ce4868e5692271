import Specification
import SwiftFragments

/// Everything that is emitted for a spec file besides its component.
package struct FileContents: Sendable {
  /// The path of the spec, relative to the project's folder.
  package let origin: String

  /// The default access level.
  package let access: AccessLevel

  /// Modules that its files import besides the library's.
  package let imports: [String]
  package var types: [OwnedType]

  /// The environment entries that are emitted with this file.
  package let environment: [EnvironmentEntry]

  /// User-written declarations.
  package let declarations: SwiftBlock?

  /// The texts that its own Swift looks up in the library's bundle.
  package let texts: [String]

  /// Whether its own Swift looks up texts in the library's bundle, including texts whose keys depend on
  /// types.
  package let readsLibraryTexts: Bool

  package init(
    origin: String, access: AccessLevel, imports: [String] = [], types: [OwnedType] = [],
    environment: [EnvironmentEntry] = [], declarations: SwiftBlock? = nil, texts: [String] = [],
    readsLibraryTexts: Bool = false
  ) {
    self.origin = origin
    self.access = access
    self.imports = imports
    self.types = types
    self.environment = environment
    self.declarations = declarations
    self.texts = texts
    self.readsLibraryTexts = readsLibraryTexts
  }
}
