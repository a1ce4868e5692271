import Specification
import SwiftFragments

/// What is emitted for a spec file beside what it describes.
package struct FileContents: Sendable {
  /// The path of the spec, below the project's folder.
  package let origin: String

  /// Who may use what says nothing else.
  package let access: AccessLevel

  /// Modules that its files import beside the library's.
  package let imports: [String]
  package var types: [OwnedType]

  /// The entries of the environment that are emitted with this file.
  package let environment: [EnvironmentEntry]

  /// Declarations of somebody's own.
  package let declarations: SwiftBlock?

  /// The texts that its own Swift looks up in the library.
  package let texts: [String]

  /// Whether its own Swift looks texts up in the library, also such whose keys depend on types.
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
