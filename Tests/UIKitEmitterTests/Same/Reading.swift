import SwiftUI
import UIKit

/// What assistive technologies read for views, in order.
@MainActor struct Reading: Equatable {
  let lines: [String]

  /// The elements of a view of SwiftUI; groups are no elements.
  init(_ host: ModelHost) {
    lines = host.allElements.map { element in
      line(
        element.label, element.value, element.hint,
        element.traits.filter { !["modal", "text field"].contains($0) },
        element.actionNames)
    }
  }

  /// The elements of a view of UIKit.
  init(_ view: UIView) { lines = readings(of: view) }
}

private func line(
  _ label: String, _ value: String?, _ hint: String?, _ traits: [String], _ actions: [String]
) -> String {
  var parts = ["\"\(label)\""]
  if let value, !value.isEmpty { parts.append("value \"\(value)\"") }
  if let hint, !hint.isEmpty { parts.append("hint \"\(hint)\"") }
  // VoiceOver says nothing for a text, and elements that UIKit combines have no such trait.
  let seen = traits.filter { $0 != "text" }
  if !seen.isEmpty { parts.append(seen.joined(separator: ", ")) }
  if !actions.isEmpty { parts.append("actions \(actions.joined(separator: ", "))") }
  return parts.joined(separator: "; ")
}

/// The elements of a view and its subviews, by UIKit's rules: a label with a text and a control are elements, and an
/// element hides those in it.
@MainActor private func readings(of view: UIView) -> [String] {
  if view.isHidden || view.alpha == 0 || view.accessibilityElementsHidden { return [] }
  if let line = element(view) { return line.isEmpty ? [] : [line] }
  if let elements = view.accessibilityElements?.compactMap({ $0 as? UIView }) {
    return elements.flatMap { readings(of: $0) }
  }
  let inner = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
  return inner.flatMap { readings(of: $0) }
}

/// The line for an element; empty if it is one that says nothing, and nil for other views.
@MainActor private func element(_ view: UIView) -> String? {
  var label = view.accessibilityLabel
  var value = view.accessibilityValue
  var traits = view.accessibilityTraits
  switch view {
  case let text as UILabel:
    label = label ?? text.text
    if label?.isEmpty ?? true { return "" }
    traits.insert(.staticText)
  case let button as UIButton:
    label = label ?? button.currentTitle
    traits.insert(.button)
  case let field as UITextField:
    let isEmpty = field.text?.isEmpty ?? true
    let text = field.text ?? ""
    let typed = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    value = value ?? (isEmpty ? field.placeholder : typed)
  case is UISwitch: break
  case is UIImageView where view.isAccessibilityElement: traits.insert(.image)
  case _ where view.isAccessibilityElement: break
  default: return nil
  }
  if let control = view as? UIControl, !control.isEnabled { traits.insert(.notEnabled) }
  return line(
    label ?? "", value, view.accessibilityHint, names(of: traits),
    (view.accessibilityCustomActions ?? []).map(\.name))
}

/// The names of traits in the order of the model of SwiftUI.
private func names(of traits: UIAccessibilityTraits) -> [String] {
  let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.header, "header"), (.selected, "selected"), (.link, "link"),
    (.searchField, "search field"), (.image, "image"), (.staticText, "text"),
    (.summaryElement, "summary"), (.updatesFrequently, "updates frequently"),
    (.toggleButton, "toggle"), (.tabBar, "tab bar"), (.adjustable, "adjustable"),
    (.notEnabled, "dimmed"),
  ]
  return names.filter { traits.contains($0.0) }.map(\.1)
}
