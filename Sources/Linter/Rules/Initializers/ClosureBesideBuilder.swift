import DesignModel
import Specification
import SwiftFragments

extension Rule {
  /// Event closures next to view builders.
  static let closureBesideBuilder = Self(
    "closure-beside-builder", in: .initializers, .note,
    summary: "An initializer takes an event closure next to a view builder.",
    rationale: """
      In `Card(onClose: { close() }) { Text("Inbox") }`, and worse in `Card { close() } content: \
      { … }`, actions and views look the same. SwiftUI's event handlers are modifiers: `Card { \
      Text("Inbox") }.onClose { close() }`. The `action` of a control stays an argument, as in \
      `Button`, and methods of views take both, as `sheet` does.
      """,
    good: [
      """
      component: Card
      slots: {content: }
      modifiers: {onClose: "(() -> Void)?"}
      """,
      """
      component: Tile
      slots: {label: {options: [text]}}
      properties: {action: () -> Void}
      initializers: {order: trailingViewBuilders}
      """,
      """
      component: Field
      slots: {title: {options: [string]}}
      properties: {onClear: "(() -> Void)?"}
      initializers: {forms: [{title: string}]}
      """,
    ],
    bad: [
      """
      component: Card
      slots: {content: }
      properties: {↓onClose: "(() -> Void)?"}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component, component.kind == .view else { return [] }
      return subject.spec.properties.compactMap { property in
        guard let type = property.type, subject.library.isEvent(type), property.deprecated == nil,
          property.builder == nil, nameWords(property.name.text).first == "on",
          let index = component.properties.firstIndex(where: { $0.name == property.name.text }),
          component.initializers.contains(where: { $0.takesViews(besideProperty: index) })
        else { return nil }
        return Finding(
          property.name.place,
          "initializers take '\(property.name.text)' next to view builders, which look the same "
            + "in calls; make it one of the 'modifiers'")
      }
    })
}

extension Initializer {
  /// Whether it takes a view builder, and a closure for a property.
  fileprivate func takesViews(besideProperty index: Int) -> Bool {
    parameters.contains { $0.role == .property(PropertyID(index)) }
      && parameters.contains { if case .builder = $0.role { $0.isClosure } else { false } }
  }
}

extension LibraryFacts {
  /// Whether a type is a closure for an event, or an alias of one.
  fileprivate func isEvent(_ type: SwiftType) -> Bool {
    if type.isAction { return true }
    guard let alias = self.type(type)?.alias, alias.text != type.text else { return false }
    return isEvent(alias)
  }
}
