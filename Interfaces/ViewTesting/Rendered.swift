import Foundation
@_spi(Model) import SwiftUI

/// A view that is shown without a device: it is evaluated, keeps its state, and gets events.
///
/// Nothing is drawn. What people see is an outline, and what they hear are elements in the order in which a screen
/// reader reads them.
@MainActor public final class Rendered {
  let host: ModelHost

  /// Shows a view.
  ///
  /// - Parameter change: Changes the environment as people set up their devices: `$0.dynamicTypeSize = .accessibility5`.
  public init(_ view: some View, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    host = ModelHost(view)
    change(&host.environment)
    host.update()
  }

  /// The environment around the view. A view that is already shown sees a change.
  public var environment: EnvironmentValues {
    get { host.environment }
    set {
      host.environment = newValue
      host.update()
    }
  }

  // MARK: What is seen

  /// Content, arrangement, fonts and colors, one below the other. What is not modeled is named at the end.
  public var outline: String {
    let outline = host.update().outline
    return ((outline.isEmpty ? [] : [outline]) + unmodeledLines(unmodeled)).joined(separator: "\n")
  }

  /// The texts that are seen, in order.
  public var texts: [String] { texts(in: host.update()) }

  /// The modifiers that have no effect here although they change what is seen or said, by their names.
  public var unmodeled: [String] {
    host.update()
    return host.unmodeled.sorted()
  }

  private func texts(in node: ModelNode) -> [String] {
    switch node.kind {
    case .text(let text): [text.string]
    case .representation: texts(in: node.children[0])
    default: node.children.flatMap(texts)
    }
  }

  private func unmodeledLines(_ names: [String]) -> [String] { names.map { "not modeled: \($0)" } }

  // MARK: What is said

  /// What a screen reader says, a line for each element: label, value, traits, hint, actions. Elements in a group are
  /// indented. What is not modeled is named at the end.
  public var spoken: [String] {
    host.elements.flatMap(\.lines)
      + unmodeledLines(unmodeled.filter { $0.hasPrefix("accessibility") })
  }

  /// The elements that a screen reader stops at, in its order. While a sheet or an alert is presented, these are its
  /// elements.
  public var elements: [Element] { host.allElements.map(Element.init) }

  /// The first element with a label.
  public func find(label: String) -> Element? { elements.first { $0.label == label } }

  /// The first element with an identifier.
  public func find(identifier: String) -> Element? {
    elements.first { $0.identifier == identifier }
  }

  /// The elements with a trait, such as `button`.
  public func all(trait: String) -> [Element] { elements.filter { $0.traits.contains(trait) } }

  // MARK: Events

  /// Lets the tasks of the view run until they end.
  public func settle() async { await host.settle() }

  /// Dismisses what was presented last, as a swipe does.
  public func dismiss() { host.dismiss() }

  /// The addresses that links and `openURL` opened, if the environment does not handle them.
  public var openedURLs: [URL] { host.openedURLs }
}

/// An element as a screen reader sees it. After an event, find it again: it is as it was before.
@MainActor public struct Element {
  private let element: ModelElement

  init(_ element: ModelElement) { self.element = element }

  public var label: String { element.label }
  public var value: String? { element.value }
  public var hint: String? { element.hint }
  public var identifier: String? { element.identifier }

  /// The names of its traits, such as `button`, `header` and `selected`.
  public var traits: [String] { element.traits }

  /// The names of the actions besides activation.
  public var actions: [String] { element.actionNames }
  public var isEnabled: Bool { element.isEnabled }
  public var isSelected: Bool { element.isSelected }

  /// Whether it has the focus of the keyboard.
  public var isFocused: Bool { element.isFocused }

  /// The line of ``Rendered/spoken``.
  public var spoken: String { element.line }

  /// Taps it, or activates it with a screen reader. A disabled element does nothing.
  public func tap() { element.activate() }

  /// Touches it for long.
  public func longPress() { element.longPress() }

  /// Adjusts its value, as a swipe up in a screen reader does.
  public func increment() { element.increment() }
  public func decrement() { element.decrement() }

  /// Performs one of its ``actions``.
  ///
  /// - Returns: Whether there is one with the name.
  @discardableResult public func perform(_ action: String) -> Bool { element.performAction(action) }

  /// Replaces the text of a field.
  public func type(_ text: String) { element.type(text) }

  /// Ends the input of a field.
  public func submit() { element.submit() }

  /// Drags it onto another element, whose innermost view that accepts what is dragged gets it.
  ///
  /// - Returns: Whether a view accepted it. What `onDrag` and `onDrop` exchange is not modeled.
  @discardableResult public func drag(onto other: Element) -> Bool {
    element.drag(onto: other.element)
  }

  /// Moves the focus of the keyboard to it, or away from it.
  public func focus(_ isFocused: Bool = true) { element.focus(isFocused) }

  /// Presses a key while it has the focus.
  ///
  /// - Returns: Whether a view handled it.
  @discardableResult public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [])
    -> Bool
  {
    element.press(key, modifiers)
  }
}
