import Diagnostics
import Specification

extension Rule {
  /// A text of the library that is looked up in the app.
  static let textOfTheApp = Self(
    id: "text-of-the-app",
    summary: "A text under `accessibility` is a literal in Swift.",
    rationale: """
      SwiftUI looks for a literal in the strings of the app, where the library's translations are \
      not. `{text: …}` is looked up in the library, and stands in its String Catalog.
      """,
    good: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}}
      """
    ],
    bad: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: ↓'"Close"'}
      """
    ]
  ) { subject in
    let accessibility = subject.spec.accessibility
    let texts = [accessibility?.label, accessibility?.hint, accessibility?.value]
    return texts.flatMap { $0?.expressions ?? [] }.filter { $0.literal == .string }.map { literal in
      let text = literal.text.dropFirst().dropLast()
      let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
      return Finding(
        place: literal.place,
        message:
          "this text is looked up in the app, which does not have the library's translations; "
          + "write '{text: …}'",
        fixIts: isPlain && !text.isEmpty
          ? [FixIt("look it up in the library", [.init(literal.place, "{text: \(text)}")])] : [])
    }
  }
}
