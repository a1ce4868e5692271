import Diagnostics
import Specification
import SwiftFragments

/// Checks a spec, construct by construct.
///
/// - Returns: The component; nil if the spec does not describe one, or has errors that the Swift compiler cannot
///   refute. What it declares for its callers is also returned if only its Swift has errors.
func checkComponent(
  in scope: ComponentScope, _ findings: inout Findings
) -> (component: Component?, callable: CallableComponent?) {
  let spec = scope.spec
  guard let name = spec.component else { return (nil, nil) }
  checkPartCounts(in: scope, &findings)
  guard !findings.hasErrors else { return (nil, nil) }
  checkTypeName(name, "component", &findings)
  checkComponentKind(in: scope, &findings)
  checkMemberNames(in: scope, &findings)
  checkComponentAccess(in: scope, &findings)
  checkGroup(in: scope, &findings)
  let generics = checkComponentGenerics(in: scope, &findings)
  let properties = spec.properties.compactMap { checkProperty($0, in: scope, &findings) }
  let modifiers = spec.modifiers.compactMap { checkModifier($0, in: scope, &findings) }
  let state = spec.state.compactMap { checkStateValue($0, in: scope, &findings) }
  let environment = checkEnvironment(in: scope, &findings)
  let oldModifiers = checkOldModifiers(of: modifiers, in: scope, &findings)
  checkModifierMethods(
    properties.compactMap(\.modifier) + modifiers + oldModifiers, in: scope, &findings)
  let slots = checkSlots(of: name.text, in: scope, &findings)
  checkSlotMethodNames(of: name.text, in: scope, &findings)
  let types =
    checkOwnedTypes(of: name.text, in: scope, &findings)
    + modifiers.compactMap {
      scope.structure(for: $0, conformances: scope.conformancesToCompare)
    } + environment.compactMap { scope.structure(for: $0) }
  checkTypeUses(in: scope, &findings)
  let look = checkLook(of: name.text, in: scope, &findings)
  let configuration = checkConfiguration(in: scope, &findings)
  let deprecation = checkComponentDeprecation(in: scope, &findings)
  let availability = checkComponentAvailability(in: scope, &findings)
  let (conformances, comparison) = checkComponentConformances(in: scope, &findings)
  checkValueConformances(of: name.text, in: scope, &findings)
  checkOwnDeclarations(in: scope, &findings)
  let accessibility = checkAccessibility(of: slots, in: scope, &findings)
  let areDeclarationsSound = !findings.hasErrors
  checkCode(in: scope, &findings)
  checkHiddenViews(in: scope, &findings)
  let previews = spec.previews.compactMap { checkPreview($0, in: scope, &findings) }
  let examples = checkExamples(
    slots: slots, properties: properties, modifiers: modifiers, in: scope, &findings)
  let count = findings.diagnostics.count
  checkDeclaredResolvers(spec.resolvers, in: scope, &findings)
  let (initializers, strategy) = checkInitializers(
    of: name.text, properties: properties, slots: slots, generics: generics, in: scope, &findings)
  let slotMethods = checkSlotMethods(of: slots, generics: generics, in: scope, &findings)
  var interface = Constructible(
    name: name.text, plainName: scope.declarations.naming.plain(name.text),
    kind: spec.kindOrView, method: spec.method, access: scope.access, generics: generics,
    properties: properties, slots: slots, initializers: initializers, slotMethods: slotMethods,
    strategy: strategy)
  interface.hidesInitializers = scope.hidesInitializers
  let callable =
    areDeclarationsSound && findings.diagnostics.count == count
    ? CallableComponent(interface: interface, hasStyles: look.styleFamily != nil) : nil
  guard !findings.hasCertainErrors else { return (nil, callable) }
  let component = Component(
    interface: interface,
    view: ComponentView(
      look: look, configuration: configuration, modifiers: modifiers,
      oldModifiers: oldModifiers, state: state, environmentReads: scope.environmentReads,
      accessibility: accessibility, previews: previews,
      surroundings: scope.declarations.variations?.surroundings(of: name.text) ?? .init(),
      conformances: conformances, comparison: comparison, uiKit: spec.uiKit),
    contents: scope.contents(types: types, environment: environment),
    summary: spec.summary?.value, discussion: spec.discussion?.value,
    group: spec.group?.value, deprecation: deprecation, availability: availability,
    examples: examples)
  if findings.hasErrors { return (component, callable) }
  checkPreviewNames(of: component, in: scope, &findings)
  return (findings.hasErrors ? nil : component, callable)
}

extension ComponentScope {
  /// Everything that is emitted with the file, regardless of its kind.
  func contents(types: [OwnedType], environment: [EnvironmentEntry]) -> FileContents {
    FileContents(
      origin: origin, access: access, imports: spec.imports.map(\.text), types: types,
      environment: environment, declarations: spec.declarations,
      texts: libraryTexts.compactMap(\.text),
      readsLibraryTexts: !libraryTexts.isEmpty)
  }

  /// The environment values that the component's own Swift reads.
  fileprivate var environmentReads: [Style.EnvironmentRead] {
    let reads = Set((ownCode + configurationReads.map(\.name)).map(\.text))
      .union(spec.namesInExtensions)
    return spec.environment.filter {
      reads.contains($0.name.text) || spec.handwrittenBody != nil
    }.map { .init(name: $0.name.text, keyPath: ($0.keyPath ?? $0.name).text) }
  }
}
