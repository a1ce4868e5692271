import Specification
import SwiftTypes

/// A checked library: everything that emitters need, with names resolved and without errors.
package struct DesignSystem: Sendable {
  package let library: Library

  /// In the order of their files' paths.
  package let components: [Component]

  /// The files that do not describe a component.
  package let shared: [SharedFile]

  /// In the order of their first use.
  package let builders: [ResultBuilder]

  /// The names in the module that hide SwiftUI's.
  package let ownAPI: OwnAPI

  /// The findings about SwiftUI's API in each file, by path.
  package let apiFindings: [String: APIFindings]

  /// What the names in the Swift of each file refer to, by path.
  package let resolvedCode: [String: ResolvedCode]

  /// Bodies that are missing in hand-written files; each is an error.
  package let missingBodies: [MissingBody]

  /// The system with some of its components.
  package func with(components: [Component]) -> Self {
    Self(
      library: library, components: components, shared: shared, builders: builders, ownAPI: ownAPI,
      apiFindings: apiFindings, resolvedCode: resolvedCode, missingBodies: missingBodies)
  }
}

/// A body that the user has to write.
package struct MissingBody: Sendable {
  package let component: Component

  /// The style of the body; nil for the component's own.
  package let style: Style?

  /// A suggested file, relative to the project's folder.
  package let file: String
}

/// The settings that all components of a library share.
package struct Library: Sendable {
  /// The name of the SwiftUI module and of the package.
  package let name: String
  package let access: AccessLevel

  /// The minimum version of each platform, in the order of the project file.
  package let platforms: [(platform: Platform, version: PlatformVersion)]

  /// The language mode of the emitted package: 5 or 6.
  package let languageMode: Int

  /// Whether the files are a separate package; otherwise they go into existing targets.
  package let isPackage: Bool

  /// How the declarations of a component are divided into files.
  package let files: FileLayout

  /// Whether imports are written with an access level, where declarations for clients need them.
  package let importsHaveAccess: Bool

  /// Modules that every component file imports, besides SwiftUI.
  package let imports: [String]

  /// How types are named.
  package let naming: Naming

  /// Whether the enclosing type of all others is emitted, instead of hand-written.
  package let declaresNamespace: Bool

  /// The types of the two halves of the option `text`.
  package let text: LocalizedTextType
  package let string: StringType
  package let styling: Styling

  /// The groups of components, in their order; those of the components in alphabetical order if empty.
  package let groups: [String]

  /// The packages that the emitted one depends on.
  package let dependencies: [Dependency]

  /// How many cases previews have.
  package let previews: PreviewExtent

  /// The UIKit module; nil if there is none.
  package let uiKit: UIKitModule?

  /// Whether there is a package of snapshot tests.
  package let hasSnapshots: Bool

  /// Whether there is a package of tests that run without a device.
  package let hasHeadlessTests: Bool

  /// Whether environment keys are written out rather than declared with `@Entry`.
  package let writesEnvironmentKeysOut: Bool

  /// Whether there is an asset catalog with the colors of design tokens.
  package let hasColorAssets: Bool

  /// Whether there is a documentation catalog.
  package let hasCatalog: Bool

  /// The names of all top-level types of the module, including hand-written ones.
  ///
  /// If a SwiftUI name is among them, it refers to the module's type, unless it is qualified.
  package let typeNames: Set<String>

  /// The names of hand-written types in other types, by the name of the enclosing type.
  package let nestedTypeNames: [String: [String]]

  /// The names of declarations that can be isolated to the main actor, in a target that isolates them by default.
  package let isolatedNames: Set<String>

  /// Members of the module's types that are examples of their values, by type name.
  package let samples: [String: [String]]

  /// How values of the module's structs are created in examples, by type name.
  package var creations: [String: ValueCreation] = [:]

  /// The targets of emitted aliases.
  package let aliases: [String: TypeExpression]

  /// Whether there is a SwiftUI module.
  package var hasSwiftUI: Bool { uiKit?.isBesideSwiftUI ?? true }
}
