import Diagnostics
import Specification
import SwiftFragments

// Specs in, a checked design system out. Everything that cannot be emitted as correct Swift is an error here
// and cannot be disabled. This module neither creates the text of files nor reads files.

/// Checks the specs of a project.
///
/// - Parameters:
///   - project: The content of the project file.
///   - components: The specs, in the order of their paths.
///   - handwritten: The hand-written files of the same module, in the order of their paths.
///   - tokens: The declarations of the project's design tokens; nil if it has none.
///   - origin: Returns the path of a spec as emitted files name it.
///   - map: Applies a function to every element and keeps their order; concurrently if possible.
/// - Returns: The design system, without the components that have errors, and the diagnostics.
package func checkDesignSystem(
  _ project: ProjectSpec, _ components: [ComponentSpec], handwritten: [SwiftFileOutline] = [],
  tokens: TokenDeclarations? = nil, origin: @escaping @Sendable (SourceText) -> String,
  map: (Int, @Sendable (Int) -> CheckedFile) -> [CheckedFile] = { count, transform in
    (0..<count).map(transform)
  }
) -> (system: DesignSystem, diagnostics: [Diagnostic]) {
  let (system, diagnostics, _, _) = checkDesignSystemAndRemember(
    project, components, handwritten: handwritten, tokens: tokens, origin: origin, map: map)
  return (system, diagnostics)
}

/// Checks the specs of a project, and keeps the results that a check of the same project with other bodies
/// can reuse.
///
/// - Returns: What ``checkDesignSystem`` returns; the design system with the components that have errors, if the Swift
///   compiler can refute all errors; and the state for checking again, nil if there are problems.
package func checkDesignSystemAndRemember(
  _ project: ProjectSpec, _ components: [ComponentSpec], handwritten: [SwiftFileOutline],
  tokens: TokenDeclarations?, origin: @escaping @Sendable (SourceText) -> String,
  map: (Int, @Sendable (Int) -> CheckedFile) -> [CheckedFile]
) -> (
  system: DesignSystem, diagnostics: [Diagnostic], doubtful: DesignSystem?, memory: CheckMemory?
) {
  let settings = NameSettings(project)
  let components = components.map { $0.prepared(settings, tokens) }
  let declared = components.map { FileDeclarations($0, settings) }
  let written = HandwrittenCode(handwritten)
  let (declarations, conflicts) = mergeDeclarations(
    declared, settings, written,
    tokens: tokens, variations: tokens.map { TokenVariations($0, components) },
    sources: project.sources.first?.place)
  let own = OwnAPI(project, components, declarations, handwritten, tokens)
  let api = LibraryAPI(own, of: project)
  var findings = Findings()
  let library = checkProject(
    project, declarations,
    isolated: namesOfIsolated(among: declarations.typeIndex, components, written), &findings)
  checkDeclaredResolvers(
    project.resolvers,
    in: ComponentScope(ComponentSpec(source: project.source), project, declarations, origin: ""),
    &findings)
  let checked = map(components.count) { position in
    checkFile(
      in: ComponentScope(
        components[position], project, declarations, origin: origin(components[position].source)),
      api)
  }
  var diagnostics = findings.diagnostics + conflicts.map(\.diagnostic)
  diagnostics += checked.flatMap(\.diagnostics)
  diagnostics += sharedMethodProblems(components, checked.map(\.component))
  diagnostics += componentCallProblems(in: checked, calling: checked)
  diagnostics += endlessViewProblems(in: checked, among: checked)
  let memory = CheckMemory(
    components: components, declared: declared, declarations: declarations, api: api,
    library: library, checked: checked, origins: components.map { origin($0.source) })
  let isDoubtful =
    diagnostics.hasErrors && diagnostics.allSatisfy { $0.severity != .error || $0.isOfSwift }
  return (
    memory.system, withoutRepetitions(diagnostics), isDoubtful ? memory.doubtfulSystem : nil,
    diagnostics.isEmpty ? memory : nil
  )
}

extension ComponentSpec {
  /// The spec as it is checked, independently of other specs.
  func prepared(_ settings: NameSettings, _ tokens: TokenDeclarations?) -> Self {
    let spec = named(by: settings.naming).withOldSlotNames.withOldModifierNames
      .withOldStyleNames
    return tokens?.hasThemes == true ? spec.withThemeReads : spec
  }
}

/// A component or the declarations of a library file, unless it has errors, with its diagnostics.
package struct CheckedFile: Sendable {
  let component: Component?

  /// The component if it has errors, and the Swift compiler can refute all of them.
  let doubtful: Component?
  let shared: SharedFile?
  let missingBodies: [MissingBody]
  let api: APIFindings

  /// What the names in its Swift refer to.
  let code: ResolvedCode

  /// What the component declares for its callers; nil if its declarations have errors.
  let callable: CallableComponent?

  /// The calls of components in its Swift.
  let calls: [ComponentCall]

  /// The views that its Swift always shows.
  let showing: [ShowingPart]

  /// The `View` method of a modifier.
  let viewMethod: String?
  let diagnostics: [Diagnostic]
}

/// Checks one spec, independently of others.
func checkFile(in scope: ComponentScope, _ api: LibraryAPI) -> CheckedFile {
  var findings = Findings()
  var (component, callable) = checkComponent(in: scope, &findings)
  let shared = scope.spec.isLibraryFile ? checkLibraryFile(in: scope, &findings) : nil
  if scope.spec.isLibraryFile { checkCode(in: scope, &findings) }
  let code = ResolvedCode(findings.symbols)
  let found = checkAvailableAPI(in: scope, api, code, &findings)
  // With errors in its Swift, a component is emitted only to see whether the compiler refutes them.
  let doubtful = findings.hasCertainErrors ? nil : component
  if findings.hasErrors { component = nil }
  if let contents = component?.contents ?? shared?.contents {
    checkMethodsAreNotSwiftUI(component, contents, of: scope.spec, api.own, &findings)
    if findings.hasErrors { component = nil }
  }
  let missing = component.map { missingBodies(of: $0, in: scope, &findings) } ?? []
  return CheckedFile(
    component: component, doubtful: component == nil ? doubtful : nil, shared: shared,
    missingBodies: missing, api: found, code: code,
    callable: callable, calls: findings.calls, showing: scope.showingParts,
    viewMethod: scope.spec.method, diagnostics: findings.diagnostics)
}

/// Distinct diagnostics, since a problem of a resolver is found at each of its uses.
private func withoutRepetitions(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  struct Problem: Hashable {
    let source: ObjectIdentifier
    let span: Span
    let text: String
  }
  var seen: Set<Problem> = []
  return diagnostics.filter { diagnostic in
    guard let place = diagnostic.place else { return true }
    return seen.insert(
      Problem(source: ObjectIdentifier(place.source), span: place.span, text: diagnostic.message)
    ).inserted
  }
}
