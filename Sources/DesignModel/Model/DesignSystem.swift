import Specification

/// A checked library: everything that emitters need, names resolved, nothing left to doubt.
package struct DesignSystem: Sendable {
  package let library: Library

  /// In the order of their files' paths.
  package let components: [Component]

  /// What files declare that describe no component.
  package let shared: [SharedFile]

  /// In the order in which they are named.
  package let builders: [ResultBuilder]
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

  /// Modules that every component file imports, besides SwiftUI.
  package let imports: [String]

  /// How types are named.
  package let naming: Naming

  /// The types of the two halves of the option `text`.
  package let text: LocalizedTextType
  package let string: StringType
  package let styling: Styling

  /// The packages that the emitted one needs.
  package let dependencies: [Dependency]

  /// How many cases previews have.
  package let previews: PreviewExtent

  /// Whether there is a package of snapshot tests.
  package let hasSnapshots: Bool

  /// Whether environment keys are written out rather than made by `@Entry`.
  package let writesEnvironmentKeysOut: Bool

  /// Whether there is a documentation catalog.
  package let hasCatalog: Bool

  /// The names of all types that are emitted at the top level of the module.
  ///
  /// A name of SwiftUI's that is among them means the emitted type there, unless it is qualified.
  package let typeNames: Set<String>

  /// Members of emitted types that are examples of their values, by the name of the type.
  package let samples: [String: [String]]

  /// What emitted aliases stand for.
  package let aliases: [String: String]
}
