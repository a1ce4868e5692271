import DesignModel
import Diagnostics
import Specification

extension Rule {
  /// Members that no preview shows.
  static let missingPreview = Self(
    "missing-preview", in: .cost, .note,
    summary: "Previews and snapshots do not show something, because there is no example of it.",
    rationale: """
      Previews and snapshot tests need an example of every value. There is none for a generic \
      type or a type that the library does not declare; then the component, or a modifier, slot \
      or style of it, has no preview. The last values of a large enum have none either. Add an \
      entry to `previews` that uses what is missing; a constant of the type is an example as well.
      """,
    good: [
      """
      component: Choice
      generics: {Value: Identifiable}
      slots: {title: {options: [text]}}
      properties: {value: Value}
      previews:
        number: {body: 'Choice(value: Item.one, title: "One")'}
      """,
      """
      component: Notice
      slots: {title: {options: [text]}}
      modifiers: {period: "DateInterval?", size: "NoticeSize?"}
      types: {NoticeSize: {properties: {width: Int}, constants: {small: '.init(width: 1)'}}}
      styles:
        automatic: {body: "configuration.title.bold(configuration.period != nil)"}
        framed:
          parameters: {insets: EdgeInsets}
          body: "configuration.title.padding(insets).bold(configuration.size != nil)"
      previews:
        framed:
          body: |
            Notice(title: "One").period(DateInterval())
              .noticeStyle(.framed(insets: EdgeInsets()))
      """,
    ],
    bad: [
      """
      component: Choice
      generics: {Value: Identifiable}
      slots: {title: {options: [text]}}
      properties: {↓value: Value}
      """,
      """
      component: Notice
      slots: {title: {options: [text]}, ↓map: {optional: true, type: Map}}
      modifiers: {↓margins: "EdgeInsets?"}
      styles:
        automatic: {body: "configuration.title.padding(configuration.margins ?? EdgeInsets())"}
        ↓framed:
          parameters: {insets: EdgeInsets}
          body: "configuration.title.padding(insets); configuration.map"
      """,
      """
      component: Mark
      properties: {↓kind: MarkKind}
      types: {MarkKind: {cases: [a, b, c, d, e, f, g, h, i], default: a}}
      body: 'Text(verbatim: "\\(kind)")'
      """,
    ],
    check: .spec { subject, _ in
      guard let component = subject.component, let name = subject.spec.component else { return [] }
      let shown = subject.spec.previewedNames
      return subject.library.previewGaps(component).compactMap { gap in
        let place: Place?
        let message: String
        let remedy: String
        switch gap {
        case .component(let missing):
          (place, message) = subject.finding(missing, of: component)
          remedy = "add one under 'previews'"
        case .modifier(let index, let type):
          let modifier = component.modifiers[index]
          if shown.contains(modifier.function ?? modifier.name) { return nil }
          place = subject.spec.modifiers.first { $0.name.text == modifier.name }?.name.place
          message = "no preview calls '\(modifier.name)', because there is no example of '\(type)'"
          remedy = "call it in an entry of 'previews'"
        case .slot(let index, let type):
          let slot = component.slots[index].name
          if shown.contains(slot) { return nil }
          place = subject.spec.withOldSlotNames.slots[index].name.place
          message = "no preview fills '\(slot)', because there is no example of '\(type)'"
          remedy = "fill it in an entry of 'previews'"
        case .style(let index, let reason):
          let style = subject.spec.styles[index].name
          if shown.contains(style.text) { return nil }
          place = style.place
          message = "no preview shows the style '\(style.text)', because \(reason.text)"
          remedy = "show it in an entry of 'previews'"
        case .values(let member, let count, let all):
          if shown.contains(member) { return nil }
          place = subject.names.first { $0.name.text == member }?.name.place
          message = "previews show \(count) of the \(all) values of '\(member)'"
          remedy = "show the others in an entry of 'previews'"
        }
        return Finding(place ?? name.place, "\(message); \(remedy)")
      }
    })
}

extension Subject {
  /// A finding at the declaration of what previews do not show.
  fileprivate func finding(
    _ missing: PreviewGap.Missing, of component: Component
  ) -> (Place?, String) {
    let head =
      "'\(component.plainName)' has no previews and no snapshots, because there is no example of "
    switch missing {
    case .property(let index):
      let property = component.properties[index]
      let spec = spec.properties.first { $0.name.text == property.name }
      return (spec?.name.place, head + "'\(property.name)'")
    case .slot(let index):
      return (
        spec.withOldSlotNames.slots[index].name.place,
        head + "a view for '\(component.slots[index].name)'"
      )
    case .generic(let name):
      return (spec.generics.first { $0.name.text == name }?.name.place, head + "'\(name)'")
    case .initializer: return (nil, head + "what its initializers take")
    }
  }
}

extension PreviewGap.Reason {
  fileprivate var text: String {
    switch self {
    case .parameter(let name):
      "its parameter '\(name)' has no default, and there is no example of its type"
    case .availability: "it is not available everywhere that its component is"
    }
  }
}

extension ComponentSpec {
  /// All names in its own previews, whatever they refer to.
  fileprivate var previewedNames: Set<String> {
    Set(
      previews.compactMap(\.body).flatMap { body in
        body.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      })
  }
}
