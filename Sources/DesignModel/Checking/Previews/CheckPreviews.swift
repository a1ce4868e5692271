import Diagnostics
import Specification
import SwiftFragments

/// An example from the spec.
func checkPreview(_ spec: PreviewSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> Preview?
{
  checkMemberName(spec.name, "preview", reserved: [], &findings)
  if scope.spec.deprecated != nil {
    findings.error(
      .deprecatedPreview, at: spec.name.place,
      "a deprecated component has no previews, because using it causes a warning; remove "
        + "'\(spec.name.text)'")
  }
  return spec.body.map {
    Preview(name: spec.name.text, summary: spec.summary?.value, body: $0)
  }
}

/// Checks that no example has the name of a standard one.
func checkPreviewNames(
  of component: Component, in scope: ComponentScope, _ findings: inout Findings
) {
  guard !scope.spec.previews.isEmpty else { return }
  let plan = component.previewPlan(
    .complete, samples: scope.declarations.samples, aliases: scope.declarations.typeIndex.aliases)
  var taken = standardPreviewNames
  for preview in plan.cases {
    if case .own = preview.content { continue }
    taken.insert(preview.name)
  }
  for preview in scope.spec.previews where taken.contains(preview.name.text) {
    findings.error(
      .previewName, at: preview.name.place,
      "the previews of '\(component.plainName)' already have '\(preview.name.text)', as a standard "
        + "preview; choose another name",
      notes: scope.spec.styles.filter { $0.name.text == preview.name.text }.map {
        Note("it is this style", at: $0.name.place)
      })
  }
}
