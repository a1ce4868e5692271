import DesignModel
import FileBuilding
import SampleValues
import SwiftFragments
import SwiftRendering

/// What an app writes for a preview.
package struct PreviewCall: Sendable {
  /// The declarations of the state in the view around it that its bindings need.
  package var state: [String] = []

  /// An expression, with the modifiers that it needs.
  package let text: String
}

extension PreviewText {
  /// The Swift with which an app shows what a preview shows; nil if that is more than one view.
  func call(of preview: PreviewCase) -> PreviewCall? {
    var example = Example(component.examples, isFull: true, isOfApp: true)
    example.omittedModifiers = Set(variedMembers.map(\.name))
    switch preview.content {
    case .own(let index): return PreviewCall(text: component.previews[index].body.text)
    case .required:
      example.isFull = false
      return call(example)
    case .everything: return whole([])
    case .slot(let slot):
      example.isFull = false
      example.slot = slot
      return call(example)
    case .filled(let slot, let choice): example.fillings = [slot: choice]
    case .customViews: example.hasCustomViews = true
    case .emptyViews: example.hasEmptyViews = true
    case .longTexts: example.hasLongTexts = true
    case .emptyTexts: example.hasEmptyTexts = true
    case .manyItems: example.hasManyItems = true
    case .inList, .cascade: return nil
    case .rightToLeft:
      return whole([environment("layoutDirection", .implicit("rightToLeft"))])
    case .largestText: return whole([MemberCall("dynamicTypeSize", .implicit("accessibility5"))])
    case .variant(let style, let values): return call(style, values)
    }
    return call(example)
  }

  /// The component with all members.
  private func whole(_ modifiers: [MemberCall]) -> PreviewCall? {
    var example = Example(component.examples, isFull: true, isOfApp: true)
    example.omittedModifiers = Set(variedMembers.map(\.name))
    return call(example, modifiers)
  }

  /// The component with all members in a style, with the values of axes that are not the first.
  private func call(_ style: String?, _ values: [Int]) -> PreviewCall? {
    var example = Example(component.examples, isFull: true, isOfApp: true)
    example.omittedModifiers = Set(variedMembers.map(\.name))
    var modifiers: [MemberCall] = []
    if let style {
      guard let styled = styled(style) else { return nil }
      modifiers.append(styled)
    }
    for (axis, index) in zip(axes, values) where index > 0 {
      let value = Expression.swift(axis.values[index].text)
      switch axis.subject {
      case .property: example.values[axis.name] = value
      case .modifier:
        example.values[axis.name] = value
        example.omittedModifiers.remove(axis.name)
      case .environment(let entry):
        guard let function = component.environment[entry].function else { continue }
        modifiers.append(MemberCall(escapedMember(function), value))
      case .disabled: modifiers.append(MemberCall("disabled", value))
      // People choose these, and an app's theme is set once.
      case .colorScheme, .theme, .contrast: break
      }
    }
    return call(example, modifiers)
  }

  private func call(_ example: Example, _ modifiers: [MemberCall] = []) -> PreviewCall? {
    var example = example
    // State that a component owns need not be given.
    let bound = hosted.filter { !$0.ownsState || example.values[$0.name] != nil }
    for property in bound { example.bindings[property.name] = .name("$\(property.name)") }
    guard let call = text.sample(example) else { return nil }
    return PreviewCall(
      state: bound.map { property in
        let type = property.type.substituting { name in
          component.generics.first { $0.name == name }?.sampleType
        }
        return VariableDeclaration(
          "@State private var", escapedIdentifier(property.name), type: type.text,
          value: example.values[property.name] ?? hostDefault(of: property)
            ?? text.samples.value(of: property))
      }.map { SwiftPrinter.text(of: [.variable($0)]) },
      text: SwiftPrinter.text(of: call).followed(by: modifiers.map { $0.on(nil).text }))
  }
}
