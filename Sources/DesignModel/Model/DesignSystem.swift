import Specification
import SwiftTypes

/// A checked library: everything that emitters need, names resolved, nothing left to doubt.
package struct DesignSystem: Sendable {
  package let library: Library

  /// In the order of their files' paths.
  package let components: [Component]

  /// What files declare that describe no component.
  package let shared: [SharedFile]

  /// In the order in which they are named.
  package let builders: [ResultBuilder]

  /// The names in the module that mean something else than SwiftUI's.
  package let ownAPI: OwnAPI

  /// What there is to say of SwiftUI's API in each file, by its path.
  package let apiFindings: [String: APIFindings]

  /// Bodies that are to be in files that somebody wrote, and are in none; each is an error.
  package let missingBodies: [MissingBody]
}

/// A body that somebody has to write.
package struct MissingBody: Sendable {
  package let component: Component

  /// The style whose body it is; nil for the component's own.
  package let style: Style?

  /// The file that it could be in, from the project's folder.
  package let file: String
}

/// What all components of a library share.
package struct Library: Sendable {
  /// The name of the module and of the package.
  package let name: String
  package let access: AccessLevel

  /// The oldest version of each platform it runs on, in the order of the project file.
  package let platforms: [(platform: Platform, version: PlatformVersion)]

  /// The language mode of the emitted package: 5 or 6.
  package let languageMode: Int

  /// Whether the files are a package of their own; else they go into targets that exist.
  package let isPackage: Bool

  /// Modules that every component file imports, besides SwiftUI.
  package let imports: [String]

  /// How types are named.
  package let naming: Naming

  /// Whether the type that all others nest in is emitted, and not written by hand.
  package let declaresNamespace: Bool

  /// The types of the two halves of the option `text`.
  package let text: LocalizedTextType
  package let string: StringType
  package let styling: Styling

  /// The packages that the emitted one needs.
  package let dependencies: [Dependency]

  /// How many cases previews have.
  package let previews: PreviewExtent

  /// The UIKit module; nil if there is none.
  package let uiKit: UIKitModule?

  /// Whether there is a package of snapshot tests.
  package let hasSnapshots: Bool

  /// Whether environment keys are written out rather than made by `@Entry`.
  package let writesEnvironmentKeysOut: Bool

  /// Whether there is an asset catalog with the colors of design tokens.
  package let hasColorAssets: Bool

  /// Whether there is a documentation catalog.
  package let hasCatalog: Bool

  /// The names of all types at the top level of the module, those written by hand included.
  ///
  /// A name of SwiftUI's that is among them means the module's type there, unless it is qualified.
  package let typeNames: Set<String>

  /// Members of the module's types that are examples of their values, by the name of the type.
  package let samples: [String: [String]]

  /// What emitted aliases stand for.
  package let aliases: [String: TypeExpression]
}
