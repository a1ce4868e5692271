import DesignModel
import SampleValues
import SwiftUIDeclarations

/// What previews show of a part of a component.
package struct PreviewedPart: Sendable {
  package enum Subject: Hashable, Sendable {
    case slot(Int)
    case property(Int)
    case modifier(Int)
    case environment(Int)
    case style(String)
  }
  package let subject: Subject

  /// A way of filling a slot, or a value of another part.
  package enum Way: Hashable, Sendable {
    case choice(SlotChoice)

    /// A value in Swift.
    case value(String)

    /// Some value of a type without a list of values.
    case example

    /// Values that are not listed.
    case more(Int)
  }
  package var shown: [Way] = []
  package var missing: [Way] = []

  init(_ subject: Subject) { self.subject = subject }
}

/// What the previews of a component show of each of its parts; nil if it has none.
///
/// Deprecated parts are left out: previews do not advertise them. A spec's own previews count where they mention a part.
package func previewedParts(of component: Component, in library: Library) -> [PreviewedPart]? {
  let text = ComponentText(component, in: library)
  let previews = PreviewText(text)
  guard let cases = previews.cases?.map(\.preview), !cases.isEmpty else { return nil }
  let own = component.previews.map(\.body.text)
  return text.previewedSlots(cases) + previews.previewedMembers(own)
    + text.previewedStyles(cases, own)
}

extension ComponentText {
  fileprivate func previewedSlots(_ cases: [PreviewCase]) -> [PreviewedPart] {
    var forms: [[SlotChoice]] = []
    for preview in cases {
      var example = Example(isFull: true)
      switch preview.content {
      case .required: example.isFull = false
      case .slot(let slot): (example.isFull, example.slot) = (false, slot)
      case .filled(let slot, let choice): example.fillings = [slot: choice]
      case .customViews: example.hasCustomViews = true
      case .emptyViews: example.hasEmptyViews = true
      case .everything: break
      // They fill slots as others do.
      case .longTexts, .emptyTexts, .manyItems, .inList, .rightToLeft, .largestText, .cascade,
        .variant, .own:
        continue
      }
      let wanted = sampleForm(example)
      let used = sampleInitializer(example, wanted)?.form ?? wanted
      forms.append(
        component.slots.indices.map { index in
          component.slots[index].route == .modifier ? wanted[index] : used[index]
        })
    }
    return component.slots.enumerated().compactMap { index, slot in
      if slot.deprecation != nil { return nil }
      var part = PreviewedPart(.slot(index))
      for choice in slot.choices {
        let isShown = forms.contains { $0[index].shows(choice) }
        if isShown {
          part.shown.append(.choice(choice))
        } else {
          part.missing.append(.choice(choice))
        }
      }
      return part
    }
  }

  fileprivate func previewedStyles(_ cases: [PreviewCase], _ own: [String]) -> [PreviewedPart] {
    let family = component.look.styleFamily
    return (family?.styles ?? []).filter { $0.deprecation == nil }.map { style in
      var part = PreviewedPart(.style(style.name))
      let isShown =
        style.name == family?.defaultStyle.name
        || cases.contains { preview in
          if case .variant(style.name, _) = preview.content { true } else { false }
        } || own.contains { $0.mentions(style.name) }
      if isShown { part.shown.append(.example) } else { part.missing.append(.example) }
      return part
    }
  }
}

extension PreviewText {
  fileprivate func previewedMembers(_ own: [String]) -> [PreviewedPart] {
    let all = component.allPreviewAxes(
      samples: text.library.samples, aliases: text.library.aliases)
    func part(_ subject: PreviewedPart.Subject, _ name: String, hasExample: Bool) -> PreviewedPart {
      var part = PreviewedPart(subject)
      func isOf(_ axis: PreviewAxis) -> Bool { axis.subject.part == subject }
      if let axis = axes.first(where: isOf) {
        part.shown = axis.values.map { .value($0.text) }
        if axis.count > axis.values.count { part.missing = [.more(axis.count - axis.values.count)] }
      } else if let axis = all.first(where: isOf) {
        part.shown = axis.values.prefix(1).map { .value($0.text) }
        part.missing = axis.values.dropFirst().map { .value($0.text) }
        if axis.count > axis.values.count {
          part.missing.append(.more(axis.count - axis.values.count))
        }
      } else if hasExample || own.contains(where: { $0.mentions(name) }) {
        part.shown = [.example]
      } else {
        part.missing = [.example]
      }
      return part
    }
    let properties = component.properties.enumerated().filter { $0.1.deprecation == nil }.map {
      part(.property($0), $1.name, hasExample: text.samples.value(of: $1) != nil)
    }
    let modifiers = component.modifiers.enumerated().filter { $0.1.deprecation == nil }.map {
      part(
        .modifier($0), $1.function ?? $1.name,
        hasExample: $1.function != nil && text.sampleArguments(of: $1, in: Example()) != nil)
    }
    let environment = component.environment.enumerated().filter { $0.1.deprecation == nil }.map {
      part(.environment($0), $1.function ?? $1.name, hasExample: false)
    }
    return properties + modifiers + environment
  }
}

extension PreviewAxis.Subject {
  fileprivate var part: PreviewedPart.Subject? {
    switch self {
    case .property(let index): .property(index)
    case .modifier(let index): .modifier(index)
    case .environment(let index): .environment(index)
    case .colorScheme, .theme, .contrast, .disabled: nil
    }
  }
}

extension SlotChoice {
  /// Whether this way of filling a slot shows another one: a text stands for both of its halves.
  fileprivate func shows(_ other: SlotChoice) -> Bool {
    let texts: Set<SlotChoice> = [.text, .localized, .string]
    return self == other || texts.contains(self) && texts.contains(other)
  }
}

extension String {
  /// Whether a word occurs in the text.
  fileprivate func mentions(_ word: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(Substring(word))
  }
}
