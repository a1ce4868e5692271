import DesignModel
import DesignTokens
import Diagnostics
import Specification
import SwiftRendering
import TokenEmission

/// Something that a project is compiled to: the module of a framework, or documentation.
///
/// The driver has a list of targets, and knows nothing else about them.
package protocol Target: Sendable {
  /// Its name among the `targets` of a project file.
  var name: TargetName { get }

  /// What the files of ``sources(in:)`` are, in messages.
  var nameOfSources: String { get }

  /// Whether the files of a component depend on the bodies of others, and so change if these do.
  var readsOtherBodies: Bool { get }

  /// The hand-written files and folders of a project that belong to this target only.
  func sources(in project: ProjectSpec) -> [Located<String>]

  /// The files of a component that depend on nothing else.
  func files(
    of component: Component, in library: Library, _ templates: Templates
  ) -> [EmittedFile]

  /// Decides how a project is compiled to this target.
  func plan(_ project: TargetInput) -> TargetPlan
}

/// How a project is compiled to a target. What its problems and its files have in common is found once.
package struct TargetPlan: Sendable {
  /// What prevents the project from being compiled.
  package let problems: [Diagnostic]

  /// Emits everything but the files of components that depend on nothing else; there must be no problems.
  package let emit: @Sendable (Templates) -> EmittedTarget

  package init(
    problems: [Diagnostic] = [], emit: @escaping @Sendable (Templates) -> EmittedTarget
  ) {
    self.problems = problems
    self.emit = emit
  }
}

extension Target {
  package var nameOfSources: String { "" }
  package var readsOtherBodies: Bool { false }

  package func sources(in project: ProjectSpec) -> [Located<String>] { [] }

  package func files(
    of component: Component, in library: Library, _ templates: Templates
  ) -> [EmittedFile] { [] }
}

/// A checked project, as a target sees it.
package struct TargetInput: Sendable {
  package let system: DesignSystem

  /// The design tokens, and how they are emitted; nil if there are none.
  package let tokens: (library: TokenLibrary, settings: TokenSettings)?

  /// The hand-written files of the target, with their paths below the project's folder.
  package let sources: [(origin: String, text: SourceText)]

  /// The project file and the specs, with their paths below the project's folder.
  package let projectFile: SourceText
  package let specs: [(origin: String, text: SourceText)]
  package let workers: any Workers

  package init(
    system: DesignSystem, tokens: (library: TokenLibrary, settings: TokenSettings)?,
    sources: [(origin: String, text: SourceText)], projectFile: SourceText,
    specs: [(origin: String, text: SourceText)], workers: any Workers
  ) {
    self.system = system
    self.tokens = tokens
    self.sources = sources
    self.projectFile = projectFile
    self.specs = specs
    self.workers = workers
  }

  /// The first place of a spec, by its path below the project's folder.
  package func start(of origin: String) -> Place {
    Place(specs.first { $0.origin == origin }?.text ?? projectFile, Span(0, 0))
  }
}

/// Threads that work can be spread over.
package protocol Workers: Sendable {
  /// Applies a function to the numbers below a count, and keeps their order.
  func map<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result]
}
