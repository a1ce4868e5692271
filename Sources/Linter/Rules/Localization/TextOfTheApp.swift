import Diagnostics
import Specification

extension Rule {
  /// Texts of the library that are looked up in the app's bundle.
  static let textOfTheApp = Self(
    "text-of-the-app", in: .localization,
    summary: "A text of the library is looked up in the app.",
    rationale: """
      SwiftUI looks up a literal in the app, which does not contain the library's translations. \
      `{text: …}` under `accessibility`, and `Text("…", bundle: .module)` elsewhere, are looked \
      up in the library and listed in its String Catalog. Write `Text(verbatim: "…")` for text \
      that needs no translation, such as a number sign.

      An `internal` library in an existing target is part of the app, and is ignored.
      """,
    fix: .safe,
    good: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}}
      """,
      #"""
      component: Notice
      slots: {title: {options: [text]}}
      styles:
        automatic:
          body: |
            configuration.title
            Button(role: .cancel) {} label: { Text("Close", bundle: .module) }
            Text(verbatim: "#")
            Text("\(1) × \(2)")
      """#,
      RuleExample(
        stringLiteral: """
          component: Notice
          slots: {icon: {options: [systemImage]}}
          body: |
            icon
            Text("Notice")
          """
      ).inProject("library: App\naccess: internal\noutput: {sources: App/Generated}"),
    ],
    bad: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: ↓'"Close"'}
      """,
      #"""
      component: Notice
      slots: {title: {options: [text], default: {type: Text, value: 'Text(↓"Notice")'}}}
      styles:
        automatic:
          body: |
            configuration.title
              .accessibilityLabel(↓"Important")
            Button(↓"Close") {}
            Text(↓"\(2) pages")
      """#,
    ],
    check: .spec { subject, _ in
      let library = subject.library.library
      if !library.isPackage, library.access == .internal { return [] }
      let literals = subject.spec.literalTexts.filter {
        $0.bundle == nil && $0.hasLetters && localizing.contains($0.function)
      }.sorted { $0.literal.place.span.start < $1.literal.place.span.start }
      let inSwift = literals.map { text in
        let place = text.literal.place
        let isText = text.function == "Text"
        let localized = "Text(\(text.literal.text), bundle: .module)"
        let remedy =
          if isText {
            "add 'bundle: .module'"
          } else if text.function.first?.isUppercase == true {
            "use '\(localized)' as its label"
          } else {
            "pass '\(localized)'"
          }
        return finding(
          at: place, remedy: remedy,
          replacement: isText && text.literal.isWritten
            ? "\(text.literal.text), bundle: .module" : nil)
      }
      let accessibility = subject.spec.accessibility
      let texts = [accessibility?.label, accessibility?.hint, accessibility?.value]
      let literalsReadOut = texts.flatMap { $0?.expressions ?? [] }.filter { $0.literal == .string }
      let readOut = literalsReadOut.map { literal in
        let text = literal.text.dropFirst().dropLast()
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
        return finding(
          at: literal.place, remedy: "write '{text: …}'",
          replacement: isPlain && !text.isEmpty ? "{text: \(text)}" : nil)
      }
      return inSwift + readOut
    })
}

private func finding(at place: Place, remedy: String, replacement: String?) -> Finding {
  Finding(
    place,
    "this text is looked up in the app, which does not have the library's translations; \(remedy)",
    fixIts: replacement.map { [FixIt("look it up in the library", [.init(place, $0)])] } ?? [])
}

/// Functions whose first argument is a localized key.
private let localizing: Set<String> = [
  "accessibilityHint", "accessibilityLabel", "accessibilityValue", "badge", "Button", "ColorPicker",
  "ContentUnavailableView", "DatePicker", "DisclosureGroup", "Gauge", "GroupBox", "help", "Label",
  "LabeledContent", "Link", "Menu", "navigationTitle", "NavigationLink", "Picker", "ProgressView",
  "Section", "SecureField", "ShareLink", "Stepper", "Text", "TextField", "Toggle",
]
