import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  /// An example of the spec's own.
  mutating func preview(_ spec: PreviewSpec) -> Preview? {
    checkMemberName(spec.name, "preview", reserved: [])
    if self.spec.deprecated != nil {
      error(
        "deprecated-preview", at: spec.name.place,
        "a deprecated component has no previews, for whoever shows it is warned; remove "
          + "'\(spec.name.text)'")
    }
    return spec.body.map {
      Preview(name: spec.name.text, summary: spec.summary?.value, body: $0)
    }
  }

  /// Checks that no example has the name of one that the component has anyway.
  mutating func checkPreviewNames(of component: Component) {
    guard !spec.previews.isEmpty else { return }
    let plan = component.previewPlan(
      .complete, samples: index.samples, aliases: index.typeIndex.aliases)
    var taken = standardPreviewNames
    for preview in plan.cases {
      if case .own = preview.content { continue }
      taken.insert(preview.name)
    }
    for preview in spec.previews where taken.contains(preview.name.text) {
      error(
        "preview-name", at: preview.name.place,
        "the previews of '\(component.plainName)' have '\(preview.name.text)' already, beside those "
          + "of the spec; choose another name",
        notes: spec.styles.filter { $0.name.text == preview.name.text }.map {
          Note("it is this style", at: $0.name.place)
        })
    }
  }
}
