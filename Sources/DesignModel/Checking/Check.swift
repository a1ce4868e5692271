import Diagnostics
import Specification

// Specs in, a checked design system out. What cannot be emitted as right Swift is an error here,
// with no off-switch. This module makes no text of files and reads none.

/// Checks the specs of a project.
///
/// - Parameters:
///   - project: What the project file says.
///   - components: The specs, in the order of their paths.
///   - origin: The path of a spec as emitted files name it.
///   - map: Applies a function to every element and keeps their order; concurrently where it can.
/// - Returns: The design system, without the components that have errors, and what is to be said.
package func check(
  _ project: ProjectSpec, _ components: [ComponentSpec],
  origin: @escaping @Sendable (SourceText) -> String,
  map: (Int, @Sendable (Int) -> CheckedComponent) -> [CheckedComponent] = { count, transform in
    (0..<count).map(transform)
  }
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  var index = DeclarationIndex(components, access: project.access?.value ?? .public)
  let library = library(project, index)
  let names = index
  let checked = map(components.count) { position in
    var checker = ComponentChecker(
      spec: components[position], project: project, index: names,
      origin: origin(components[position].source))
    let component = checker.check()
    return CheckedComponent(component: component, diagnostics: checker.diagnostics)
  }
  let diagnostics = index.takeDiagnostics() + checked.flatMap(\.diagnostics)
  return (
    DesignSystem(library: library, components: checked.compactMap(\.component)), diagnostics
  )
}

/// A component, unless it has errors, and what is to be said of it.
package struct CheckedComponent: Sendable {
  let component: Component?
  let diagnostics: [Diagnostic]
}

private func library(_ project: ProjectSpec, _ index: DeclarationIndex) -> Library {
  Library(
    name: project.library?.text ?? "",
    access: project.access?.value ?? .public,
    platforms: platforms(project),
    languageMode: project.swift?.value ?? 6,
    imports: project.imports.map(\.text),
    writesEnvironmentKeysOut: project.entryMacro?.value == false,
    typeNames: Set(index.types.keys), samples: index.typeIndex.samples,
    aliases: index.typeIndex.aliases)
}

/// The platforms of a project; where it names none, the oldest that emitted code is made for.
func platforms(_ project: ProjectSpec) -> [(Platform, PlatformVersion)] {
  let platforms = project.platforms.compactMap { platform in
    platform.version.map { (platform.name.value, $0.value) }
  }
  return platforms.isEmpty
    ? [(.iOS, PlatformVersion(major: 16)), (.macOS, PlatformVersion(major: 13))] : platforms
}
