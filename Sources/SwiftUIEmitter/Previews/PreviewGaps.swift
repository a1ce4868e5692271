import DesignModel
import SampleValues
import SwiftUIDeclarations

/// What the previews of a component do not show, because there is no example of it or there are too many
/// values. Deprecated members and components that are not views have no gaps; neither have components whose
/// spec provides all examples.
package func previewGaps(of component: Component, in library: Library) -> [PreviewGap] {
  guard component.kind != .value, component.deprecation == nil else { return [] }
  let text = ComponentText(component, in: library)
  let previews = PreviewText(text)
  guard previews.hasExamples else {
    return component.previews.isEmpty ? [.component(missing: text.missingExample)] : []
  }
  return text.slotGaps + text.modifierGaps + text.styleGaps + previews.valueGaps
}

extension ComponentText {
  /// The values without an example if there is no example of the component.
  fileprivate var missingExample: PreviewGap.Missing {
    let example = Example(component.examples)
    for (index, property) in component.properties.enumerated() {
      let isNeeded = property.defaultValue == nil && property.wrapped == nil
      if isNeeded, property.deprecation == nil, samples.value(of: property) == nil {
        return .property(index)
      }
    }
    for (index, slot) in component.slots.enumerated()
    where !slot.choices.contains(.omitted) && content(of: index, in: example) == nil {
      return .slot(index)
    }
    return samples.uninferredGeneric.map { .generic($0) } ?? .initializer
  }

  /// The optional slots that are omitted in all previews.
  fileprivate var slotGaps: [PreviewGap] {
    let example = Example(component.examples)
    let form = sampleForm(example)
    return component.slots.enumerated().compactMap { index, slot in
      guard slot.choices.contains(.omitted), slot.deprecation == nil,
        content(of: index, in: example) == nil
          || slot.route == .modifier
            && sampleMethod(filling: index, by: form[index], in: example) == nil
      else { return nil }
      return .slot(index, type: slot.generic)
    }
  }

  /// The modifiers that are never called.
  fileprivate var modifierGaps: [PreviewGap] {
    component.modifiers.enumerated().compactMap { index, modifier in
      guard modifier.function != nil, modifier.deprecation == nil,
        sampleArguments(of: modifier, in: Example(component.examples)) == nil
      else { return nil }
      return .modifier(index, type: modifier.type.unwrapped)
    }
  }

  /// The styles without a preview.
  fileprivate var styleGaps: [PreviewGap] {
    (component.look.styleFamily?.styles ?? []).enumerated().compactMap { index, style in
      guard style.deprecation == nil else { return nil }
      guard style.isWherever(component) else { return .style(index, reason: .availability) }
      let missing = style.requiredParameters.first {
        samples.arguments(for: [$0], in: Example(component.examples)) == nil
      }
      return missing.map { .style(index, reason: .parameter($0.name)) }
    }
  }
}

extension PreviewText {
  /// The types with more values than are shown.
  fileprivate var valueGaps: [PreviewGap] {
    let shown = Set(axes.map(\.name))
    return allAxes.compactMap { axis in
      let count = shown.contains(axis.name) ? axis.values.count : 1
      return axis.count > count ? .values(of: axis.name, shown: count, count: axis.count) : nil
    }
  }
}
