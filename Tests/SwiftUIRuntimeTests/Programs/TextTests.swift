import Foundation
import SwiftUI

@MainActor private func text(
  _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ModelText? {
  let host = ModelHost(view)
  change(&host.environment)
  func first(_ node: ModelNode) -> ModelText? {
    if case .text(let text) = node.kind { return text }
    return node.children.lazy.compactMap(first).first
  }
  return first(host.update())
}

@MainActor let textTests: [RuntimeTest] = [
  (
    "interpolated values are formatted for the locale",
    {
      expectEqual(
        text(Text("\(1234) of \("x"), \(0.5, format: .percent), 100%"))?.string,
        "1,234 of x, 50%, 100%")
      expectEqual(
        text(Text("\(1234)")) { $0.locale = Locale(identifier: "de_DE") }?.string, "1.234")
      expectEqual(text(Text(verbatim: "\(1234)"))?.string, "1234")
      expectEqual(
        text(Text(12.5, format: .number)) { $0.locale = Locale(identifier: "fr_FR") }?.string,
        "12,5")
    }
  ),
  (
    "a catalog has the texts of languages and numbers",
    {
      @MainActor func string(_ key: LocalizedStringKey, _ locale: String) -> String? {
        text(Text(key, tableName: "Runtime")) { $0.locale = Locale(identifier: locale) }?.string
      }
      expectEqual(string("Hello \("Ada")", "de_AT"), "Hallo Ada")
      expectEqual(string("Hello \("Ada")", "en_US"), "Hello Ada")
      expectEqual(string("\(1) files", "de_DE"), "1 Datei")
      expectEqual(string("\(2) files", "de_DE"), "2 Dateien")
      expectEqual(string("\("a") before \("b")", "de_DE"), "b nach a")
      expectEqual(string("Unknown", "de_DE"), "Unknown")
      var resource = LocalizedStringResource("Hello \("Ada")", table: "Runtime")
      let german = Locale(identifier: "de_AT")
      expectEqual(text(Text(resource)) { $0.locale = german }?.string, "Hallo Ada")
      resource.locale = german
      expectEqual(String(localized: resource), "Hallo Ada")
    }
  ),
  (
    "changes of a text count before those around it",
    {
      let runs = text(
        (Text("a").bold() + Text("b").font(.caption).foregroundStyle(.red)).italic().font(.title))?
        .runs
      expectEqual(runs?.map(\.font.size), [28, 12])
      expectEqual(runs?.map(\.font.weight), [700, 400])
      expectEqual(runs?.map(\.font.isItalic), [true, true])
      expectEqual(runs?.map(\.paint.description), ["#000000", "#FF3B30"])
    }
  ),
  (
    "fonts grow with the text size, fixed ones do not",
    {
      @MainActor func size(_ font: Font) -> Double? {
        text(Text("x").font(font)) { $0.dynamicTypeSize = .accessibility5 }?.runs.first?.font.size
      }
      expectEqual(size(.body), 53)
      expectEqual(size(.system(size: 20)), 20)
      expectEqual(size(.custom("Inter", size: 17)), 53)
      expectEqual(size(.custom("Inter", fixedSize: 17)), 17)
    }
  ),
  (
    "styles are levels of the style around",
    {
      @MainActor func paint(_ view: some View) -> String? {
        text(view)?.runs.first?.paint.description
      }
      expectEqual(paint(Text("x").foregroundStyle(.secondary)), "#000000 60 %")
      expectEqual(
        paint(Text("x").foregroundStyle(.secondary).foregroundStyle(.red)), "#FF3B30 60 %")
      expectEqual(
        paint(VStack { Text("x").foregroundStyle(.red) }.foregroundStyle(.blue)), "#FF3B30")
      expectEqual(paint(Text("x").foregroundStyle(.tint).tint(.green)), "#34C759")
      expectEqual(paint(Text("x").foregroundStyle(Color.blue.opacity(0.5))), "#007AFF 50 %")
    }
  ),
  (
    "a text is said as its label",
    {
      let host = ModelHost(Text("5'").accessibilityLabel(Text("5 feet")) + Text(" tall"))
      expectEqual(host.labels, ["5 feet tall"])
      expectEqual(host.texts, ["5' tall"])
    }
  ),
]
