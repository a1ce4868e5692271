import Diagnostics
import SwiftFragments

/// What `dscompile.yaml` says.
package struct ProjectSpec: Sendable {
  package let source: SourceText

  /// The name of the emitted module and package.
  package var library: SwiftName?

  /// Folders and files with specs, relative to the project's folder; `components` if empty.
  package var specs: [Located<String>] = []

  /// The folder with overrides of templates, relative to the project's folder.
  package var templates: Located<String>?

  /// Where the emitted files go; to a package in `Generated` if absent.
  package var output: OutputSpec?

  /// Files and folders with Swift that somebody wrote for the same target, relative to the project's
  /// folder.
  package var sources: [Located<String>] = []

  package var platforms: [PlatformSpec] = []

  /// The language mode of the emitted package: 5 or 6.
  package var swift: Located<Int>?
  package var access: Located<AccessLevel>?

  /// What the names of all public types begin with.
  package var prefix: SwiftName?

  /// The type that all others nest in.
  package var namespace: SwiftName?

  /// What the localized half of the option `text` takes.
  package var text: Located<LocalizedTextType>?

  /// What its other half takes.
  package var string: Located<StringType>?

  package var styling: StylingSpec?

  /// What views the library is made of; SwiftUI's alone if empty.
  package var targets: [Located<ViewFramework>] = []

  /// How components of UIKit are made.
  package var uiKit: UIKitSpec?

  /// Ways to fill slots that all components know.
  package var resolvers: [ResolverSpec] = []

  /// The default of all components.
  package var initializers: ProjectInitializersSpec?

  /// Modules that every component file imports.
  package var imports: [SwiftName] = []

  /// Where the design tokens are, and how they are read; none if absent.
  package var tokens: TokensSpec?

  /// The packages that the emitted one needs.
  package var dependencies: [DependencySpec] = []

  /// How many cases previews have.
  package var previews: Located<PreviewExtent>?

  /// Whether there is a package of snapshot tests.
  package var snapshots: Located<Bool>?

  /// Whether environment entries use SwiftUI's `@Entry`; else their keys are written out.
  package var entryMacro: Located<Bool>?

  /// Whether there is a documentation catalog, as there is if absent.
  package var docc: Located<Bool>?

  /// What the rules of good specs say, and how strictly.
  package var lint: LintSpec?

  /// The version of the tool that may compile the project.
  package var dscompile: Located<String>?

  package init(source: SourceText) {
    self.source = source
  }
}

/// The value of `output`.
package enum OutputSpec: Sendable {
  /// The folder of a package of its own.
  case package(Located<String>)

  /// Folders in targets that exist.
  case target(TargetOutputSpec)
}

/// An output into targets that exist; paths are relative to the project's folder.
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
  /// The output into existing targets, if that is what the project has.
  package var targetOutput: TargetOutputSpec? {
    if case .target(let target) = output { target } else { nil }
  }
}

/// An entry of `platforms`.
package struct PlatformSpec: Sendable {
  /// As Swift Package Manager and `@available` name it: `iOS`.
  package var name: Located<Platform>

  /// The oldest version the library runs on: `16.0`.
  package var version: Located<PlatformVersion>?

  package init(name: Located<Platform>) {
    self.name = name
  }
}

/// A platform SwiftUI exists on.
package enum Platform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// A version of a platform.
package struct PlatformVersion: Comparable, Sendable {
  package let major: Int
  package let minor: Int

  package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version as it is written: `16.0`.
  package var text: String { "\(major).\(minor)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

/// Who may use what is emitted.
package enum AccessLevel: String, CaseIterable, Sendable {
  case `public`, `package`, `internal`
}
