import DesignKit
import SwiftUI

/// What the previews of a component show, and what VoiceOver reads for them, as text for reviewers.
///
/// It has the previews that differ in one of the two from those before. Colors do not count, and previews of missing,
/// long, many or single contents and of themes are left out.
@MainActor struct ShownPreviews {
  private(set) var text = ""
  private var arrangements: Set<String> = []
  private var readings: Set<String> = []

  init(_ previews: [CataloguedPreview]) {
    let shown = previews.filter { !isLeftOut($0.name) }
    for preview in shown.isEmpty ? previews : shown { add(preview) }
  }

  private mutating func add(_ preview: CataloguedPreview) {
    let host = ModelHost(preview.view())
    let outline = host.update().outline
    let reading = host.accessibilityTree
    let isNewArrangement = arrangements.insert(withoutColors(outline)).inserted
    let isNewReading = readings.insert(reading).inserted
    guard isNewArrangement || isNewReading else { return }
    text += text.isEmpty ? "" : "\n"
    text += "# \(preview.name)\n"
    if isNewArrangement { text += "shown:\n" + indented(outline) }
    if isNewReading { text += "read:\n" + indented(reading) }
  }

  private func indented(_ text: String) -> String {
    text.isEmpty
      ? "  nothing\n" : text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private func withoutColors(_ outline: String) -> String {
    outline.replacing(#/#[0-9A-F]{6}( \d+ %)?/#, with: "")
  }
}

/// Whether a preview is of a theme, of a single content, or of missing, long or many contents.
private func isLeftOut(_ name: String) -> Bool {
  let contents = [
    "customViews", "emptyViews", "longTexts", "emptyTexts", "manyItems", "inList", "rightToLeft",
    "largestText", "cascadingStyles",
  ]
  let themes = ["dark", "orchard", "increasedContrast"]
  let isOfOneContent = name.hasPrefix("with") && !name.hasPrefix("without")
  return isOfOneContent || contents.contains(name) || themes.contains { name.hasPrefix($0) }
}
