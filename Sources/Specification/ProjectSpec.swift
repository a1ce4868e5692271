import Diagnostics
import SwiftFragments

/// The content of `dscompile.yaml`.
package struct ProjectSpec: Sendable {
  package let source: SourceText

  /// The name of the emitted module and package.
  package var library: SwiftName?

  /// Folders and files with specs, relative to the project's folder; `components` if empty.
  package var specs: [Located<String>] = []

  /// Patterns of files and folders that are not specs.
  package var exclude: [Located<String>] = []

  /// The folder with overrides of templates, relative to the project's folder.
  package var templates: Located<String>?

  /// The destination of the emitted files; a package in `Generated` if absent.
  package var output: OutputSpec?

  /// How the declarations of a component are divided into files.
  package var files: Located<FileLayout>?

  /// Files and folders with hand-written Swift of the same target, relative to the project's folder.
  package var sources: [Located<String>] = []

  package var platforms: [PlatformSpec] = []

  /// The language mode of the emitted package: 5 or 6.
  package var swift: Located<Int>?
  package var access: Located<AccessLevel>?

  /// The prefix of the names of all public types.
  package var prefix: SwiftName?

  /// The type in which all others are nested.
  package var namespace: SwiftName?

  /// The argument type for the localized half of the option `text`.
  package var text: Located<LocalizedTextType>?

  /// The argument type for its other half.
  package var string: Located<StringType>?

  package var styling: StylingSpec?

  /// The frameworks that the library is emitted for; only SwiftUI if empty.
  package var targets: [Located<TargetName>] = []

  /// The settings of UIKit components.
  package var uiKit: UIKitSpec?

  /// Ways to fill slots that all components share.
  package var resolvers: [ResolverSpec] = []

  /// The default of all components.
  package var initializers: ProjectInitializersSpec?

  /// Whether imports that declarations for clients need are written with the access level of the library.
  package var publicImports: Located<Bool>?

  /// Modules that every component file imports.
  package var imports: [SwiftName] = []

  /// The groups of components, in their order; those of the specs in alphabetical order if empty.
  package var groups: [Located<String>] = []

  /// The location and settings of the design tokens; none if absent.
  package var tokens: TokensSpec?

  /// The packages that the emitted one depends on.
  package var dependencies: [DependencySpec] = []

  /// How many cases previews have.
  package var previews: Located<PreviewExtent>?

  /// Whether there is a package of snapshot tests.
  package var snapshots: Located<Bool>?

  /// The tests that run without a device.
  package var tests: TestsSpec?

  /// Whether environment entries use SwiftUI's `@Entry`; otherwise their keys are written out.
  package var entryMacro: Located<Bool>?

  /// Whether there is a documentation catalog, which is the default.
  package var docc: Located<Bool>?

  /// The settings of lint rules.
  package var lint: LintSpec?

  /// The settings of verification.
  package var verify: VerifySpec?

  /// What the team adds to the catalog.
  package var catalog: CatalogSpec?

  /// The version of the tool that is required to compile the project.
  package var dscompile: Located<String>?

  package init(source: SourceText) {
    self.source = source
  }
}

/// The value of `output`.
package enum OutputSpec: Sendable {
  /// The folder of a separate package.
  case package(Located<String>)

  /// Folders in existing targets.
  case target(TargetOutputSpec)
}

/// An output into existing targets; paths are relative to the project's folder.
package struct TargetOutputSpec: Sendable {
  /// The folder in the library's target.
  package var sources: Located<String>?

  /// The folder in a target of tests; without it there are no snapshot tests.
  package var tests: Located<String>?

  /// Whether there is a documentation catalog.
  package var docc: Located<Bool>?

  package init() {}
}

extension ProjectSpec {
  /// The output into existing targets, if the project has one.
  package var targetOutput: TargetOutputSpec? {
    if case .target(let target) = output { target } else { nil }
  }
}

/// How the declarations of a component are divided into files.
package enum FileLayout: String, CaseIterable, Sendable {
  case separate, compact
}

/// An entry of `platforms`.
package struct PlatformSpec: Sendable {
  /// Its name in Swift Package Manager and `@available`: `iOS`.
  package var name: Located<Platform>

  /// The minimum version of the library: `16.0`.
  package var version: Located<PlatformVersion>?

  package init(name: Located<Platform>) {
    self.name = name
  }
}

/// A platform that SwiftUI supports.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// A version of a platform.
package struct PlatformVersion: Comparable, Hashable, Sendable {
  package let major: Int
  package let minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version as written: `16.0`.
  package var text: String { "\(major).\(minor)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// The access level of emitted declarations.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `public`, `package`, `internal`
}
