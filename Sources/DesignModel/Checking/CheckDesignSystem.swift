import Diagnostics
import Specification
import SwiftFragments

// Specs in, a checked design system out. What cannot be emitted as right Swift is an error here,
// with no off-switch. This module makes no text of files and reads none.

/// Checks the specs of a project.
///
/// - Parameters:
///   - project: What the project file says.
///   - components: The specs, in the order of their paths.
///   - handwritten: What somebody wrote for the same module, in the order of the files' paths.
///   - origin: The path of a spec as emitted files name it.
///   - map: Applies a function to every element and keeps their order; concurrently where it can.
/// - Returns: The design system, without the components that have errors, and what is to be said.
package func check(
  _ project: ProjectSpec, _ components: [ComponentSpec], handwritten: [SwiftFileOutline] = [],
  origin: @escaping @Sendable (SourceText) -> String,
  map: (Int, @Sendable (Int) -> CheckedComponent) -> [CheckedComponent] = { count, transform in
    (0..<count).map(transform)
  }
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  let naming = Naming(project)
  let components = components.map { $0.named(by: naming) }
  var index = DeclarationIndex(components, project, HandwrittenCode(handwritten))
  var projectChecker = ProjectChecker(project: project)
  let library = projectChecker.library(index)
  let names = index
  let checked = map(components.count) { position in
    let scope = ComponentScope(
      components[position], project, names, origin: origin(components[position].source))
    var findings = Findings()
    let component = checkComponent(in: scope, &findings)
    let shared = scope.spec.isLibraryFile ? checkLibraryFile(in: scope, &findings) : nil
    let missing = component.map { missingBodies(of: $0, in: scope, &findings) } ?? []
    return CheckedComponent(
      component: component, shared: shared, missingBodies: missing,
      diagnostics: findings.diagnostics)
  }
  var resolverFindings = Findings()
  let projectScope = ComponentScope(
    ComponentSpec(source: project.source), project, names, origin: "")
  checkDeclaredResolvers(project.resolvers, in: projectScope, &resolverFindings)
  // What is wrong with a resolver is found wherever it is used.
  var seen: Set<Problem> = []
  let diagnostics =
    (projectChecker.diagnostics + resolverFindings.diagnostics + index.takeDiagnostics()
    + checked.flatMap(\.diagnostics)
    + sharedMethodProblems(components, checked.map(\.component)))
    .filter { diagnostic in
      guard let place = diagnostic.place else { return true }
      return seen.insert(
        Problem(source: ObjectIdentifier(place.source), span: place.span, text: diagnostic.message)
      ).inserted
    }
  return (
    DesignSystem(
      library: library, components: checked.compactMap(\.component),
      shared: checked.compactMap(\.shared), builders: names.builders.all,
      missingBodies: checked.flatMap(\.missingBodies)), diagnostics
  )
}

/// What makes two diagnostics the same.
private struct Problem: Hashable {
  let source: ObjectIdentifier
  let span: Span
  let text: String
}

/// A component or what a library file declares, unless it has errors, and what is to be said of it.
package struct CheckedComponent: Sendable {
  let component: Component?
  let shared: SharedFile?
  let missingBodies: [MissingBody]
  let diagnostics: [Diagnostic]
}
