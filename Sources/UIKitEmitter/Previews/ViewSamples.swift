import DesignModel
import FileBuilding
import SampleValues
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations

// Examples of a view of the UIKit module, for previews and snapshot tests.

/// The values of properties and modifiers of a view, by their indices.
struct ShownValues {
  var properties: [Int: Expression] = [:]
  var modifiers: [Int: Expression] = [:]

  /// The properties that are given even if they have defaults.
  var required: Set<Int> = []
}

extension ShownValues {
  fileprivate func requires(_ role: ViewParameter.Role) -> Bool {
    if case .property(let id) = role { required.contains(id.position) } else { false }
  }
}

extension ViewText {
  /// Examples of values, including those of the framework's types.
  private var samples: SampleValues {
    // A hosted component takes SwiftUI's types, of which a few are converted.
    let isConverted = !isHosted
    return SampleValues(component, in: library) { type, title in
      switch type.path {
      case "Text": title
      case "Image": .swift(#"UIImage(systemName: "star") ?? UIImage()"#)
      case "Color": .implicit("tintColor")
      case "Font": isConverted ? .implicit("body") : nil
      default: nil
      }
    }
  }

  /// The view created as an example; nil if there is no example of a value's type.
  ///
  /// - Parameters:
  ///   - isFull: Whether it has all possible arguments, or only the required ones.
  ///   - shown: Values that take precedence over examples.
  func sample(isFull: Bool, showing shown: ShownValues = ShownValues()) -> Statement? {
    sample(Example(component.examples, isFull: isFull), showing: shown)
  }

  /// The view created as an example, and changed by modifiers; nil if there is no such example.
  private func sample(
    _ example: Example, showing shown: ShownValues, _ modifiers: [MemberCall] = []
  ) -> Statement? {
    guard samples.uninferredGeneric == nil else { return nil }
    for initializer in initializersForSamples(example) {
      guard let view = call(of: initializer, in: example, shown) else { continue }
      var calls = modifiers
      if example.isFull {
        calls =
          component.modifiers.enumerated().compactMap {
            example.omittedModifiers.contains($1.name)
              ? nil : call(of: $1, in: example, shown.modifiers[$0])
          } + fillings(in: example) + calls
      }
      return calls.isEmpty ? view : .chain(view, calls.map { $0.on(nil) })
    }
    return nil
  }

  /// The Swift with which an app shows what a preview of the component shows; nil if there is no such call.
  ///
  /// - Parameter canBeDisabled: Whether the view has a method that disables it.
  fileprivate func call(of preview: PreviewCase, canBeDisabled: Bool) -> String? {
    let axes = component.previewAxes(
      library.previews, samples: library.samples, aliases: library.aliases)
    var example = Example(component.examples, isFull: true)
    var shown = valuesOfPreviews
    var modifiers: [MemberCall] = []
    for axis in axes {
      if case .modifier = axis.subject { example.omittedModifiers.insert(axis.name) }
    }
    switch preview.content {
    case .everything: break
    case .required: example.isFull = false
    case .slot(let slot):
      example.isFull = false
      example.slot = slot
    case .filled(let slot, let choice): example.fillings = [slot: choice]
    case .longTexts: example.hasLongTexts = true
    case .emptyTexts: example.hasEmptyTexts = true
    case .manyItems: example.hasManyItems = true
    case .variant(let style, let values):
      if let style {
        guard let style = component.look.styleFamily?.styles.first(where: { $0.name == style }),
          isHosted || style.isForUIKit, let value = sample(of: style)
        else { return nil }
        modifiers.append(MemberCall(styleModifier, value))
      }
      for (axis, index) in zip(axes, values) where index > 0 {
        let value = Expression.swift(axis.values[index].text)
        switch axis.subject {
        case .property(let position): shown.properties[position] = value
        case .modifier(let position):
          shown.modifiers[position] = value
          example.omittedModifiers.remove(axis.name)
        case .environment(let position):
          guard let function = setter(of: component.environment[position]) else {
            return nil
          }
          modifiers.append(MemberCall(escapedMember(function), value))
        case .disabled:
          guard canBeDisabled else { return nil }
          modifiers.append(MemberCall("disabled", value))
        // People choose these, and an app's theme is set once.
        case .colorScheme, .theme, .contrast: break
        }
      }
    case .customViews, .emptyViews, .inList, .rightToLeft, .largestText, .cascade, .own: return nil
    }
    return sample(example, showing: shown, modifiers).map { SwiftPrinter.text(of: [$0]) }
  }

  /// The values that previews of the component for SwiftUI show, and that its views show as well.
  var valuesOfPreviews: ShownValues {
    let axes = component.previewAxes(
      library.previews, samples: library.samples, aliases: library.aliases)
    var shown = ShownValues()
    for axis in axes {
      let value = Expression.swift(axis.values[0].text)
      switch axis.subject {
      case .property(let index): shown.properties[index] = value
      case .modifier(let index): shown.modifiers[index] = value
      case .colorScheme, .theme, .contrast, .environment, .disabled: break
      }
    }
    // Callers of SwiftUI pass bindings to state that they have.
    for (index, property) in component.properties.enumerated()
    where property.isBinding && !property.ownsState {
      shown.required.insert(index)
    }
    return shown
  }

  /// The initializers without a name, the best for an example first.
  private func initializersForSamples(_ example: Example) -> [ViewInitializer] {
    let isFull = example.isFull
    // A parameter with a default is not given in the shortest call.
    func filled(_ initializer: ViewInitializer) -> Int {
      isFull
        ? initializer.fillings.count { $0 != nil }
        : initializer.parameters.count { $0.defaultValue == nil && $0.role.slot != nil }
    }
    func views(_ initializer: ViewInitializer) -> Int {
      initializer.parameters.count(where: \.takesViews)
    }
    // Requirements may exclude the example of a generic parameter.
    let candidates = initializers.filter {
      $0.model.details.name == nil && $0.requirements.isEmpty && $0.fills(example)
    }
    let sorted = candidates.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      let count = (filled(one), filled(other))
      if count.0 != count.1, example.slot == nil {
        return isFull ? count.0 > count.1 : count.0 < count.1
      }
      return (views(one), count.0, left.offset) < (views(other), count.1, right.offset)
    }
    return sorted.map(\.element)
  }

  private func call(
    of initializer: ViewInitializer, in example: Example, _ shown: ShownValues
  ) -> Statement? {
    var given: [(parameter: ViewParameter, value: [Expression])] = []
    for parameter in initializer.parameters where parameter.role != .placeholder {
      if parameter.defaultValue != nil, !example.isFull, !shown.requires(parameter.role),
        example.slot == nil || parameter.role.slot?.position != example.slot
      {
        continue
      }
      if let value = values(for: parameter, in: example, shown) {
        given.append((parameter, value))
      } else if parameter.defaultValue == nil {
        return nil
      }
    }
    let trailing = given.reversed().prefix { $0.parameter.isClosureOfContent }.count
    let arguments = given.dropLast(trailing).map { parameter, values -> Argument in
      let value =
        parameter.isClosureOfContent ? Expression.closure(.init([], values.first)) : values[0]
      return Argument(parameter.label, value)
    }
    let closures = given.suffix(trailing).enumerated().map { index, pair in
      TrailingClosure(
        label: index == 0 ? nil : pair.parameter.label,
        parameters: unusedParameters(of: pair.parameter), pair.value.map { .expression($0) })
    }
    return .closureCall(.name(name), arguments, closures)
  }

  /// The parameters of a closure for a slot.
  private func unusedParameters(of parameter: ViewParameter) -> [String] {
    guard case .slot(let id, .views) = parameter.role else { return [] }
    return component.slots[id].arguments.map { _ in "_" }
  }

  /// An argument, or the views or items in a closure; nil if there is no example.
  private func values(
    for parameter: ViewParameter, in example: Example, _ shown: ShownValues
  ) -> [Expression]? {
    switch parameter.role {
    case .slot(let id, .views):
      return views(
        in: component.slots[id], titled: example.title(of: component.slots[id]), of: example)
    case .property(let id) where parameter.isClosureOfContent:
      // The items of a hosted component are SwiftUI's.
      let samples = isHosted ? ComponentText(component, in: library).samples : samples
      return samples.items(of: component.properties[id], in: example)
    case .property, .slot, .added, .placeholder:
      return value(for: parameter, in: example, shown).map { [$0] }
    }
  }

  private func value(
    for parameter: ViewParameter, in example: Example, _ shown: ShownValues
  ) -> Expression? {
    switch parameter.role {
    case .placeholder: return nil
    case .added:
      guard
        let added = component.initializers.lazy.flatMap(\.parameters)
          .first(where: { $0.role == .added && $0.name == parameter.name })
      else { return nil }
      return samples.value(added.type, named: added.name, in: example, other: nil)
    case .property(let id):
      let property = component.properties[id]
      if example.isFull || property.isBinding, let value = shown.properties[id.position] {
        return value
      }
      return property.selection.flatMap { samples.value(of: $0) }
        ?? samples.selectedItem(of: property)
        ?? samples.value(property.type.unwrapped, named: property.name, in: example, other: nil)
    case .slot(let id, let filling):
      let slot = component.slots[id]
      let title = example.title(of: slot)
      switch filling {
      case .text: return title
      case .symbol, .image: return slot.showsSymbol ? example.symbol(slot.noun) : .string("star")
      case .value: return nil
      case .resolved(let index):
        let argument = slot.resolvers[index].arguments.first
        return argument.flatMap {
          samples.value($0.type.unwrapped, named: slot.name, in: example, other: nil)
        }
      case .views: return nil
      }
    }
  }

  /// The views in a slot: three in a list, each with the values that the list reads.
  private func views(
    in slot: Slot, titled title: Expression, of example: Example
  ) -> [Expression] {
    let isAction = slot.noun.hasSuffix("actions") || slot.noun.hasSuffix("action")
    func view(_ title: Expression) -> Expression {
      isAction
        ? .call(
          "UIButton",
          [
            Argument("configuration", Expression.implicit("bordered").called()),
            Argument(
              "primaryAction",
              .closureCall("UIAction", [Argument("title", title)], .init(["_"], nil))),
          ])
        : .call("UILabel", [Argument(title)])
    }
    guard slot.list != nil else { return [view(title)] }
    let titles = example.titles(slot.noun, like: slot.list?.selection == nil ? slot.noun : "")
    return titles.enumerated().map { position, title in
      view(title).calling(samples.calls(in: slot, at: position, of: example))
    }
  }

  /// The calls of the methods that fill slots.
  private func fillings(in example: Example) -> [MemberCall] {
    if isHosted { return [] }
    return component.slots.enumerated().compactMap { index, slot in
      guard slot.list == nil, component.slotMethods.contains(where: { $0.slot == SlotID(index) })
      else { return nil }
      let name = escapedMember(slot.name)
      let title = example.title(of: slot)
      if slot.takesText, slot.arguments.isEmpty { return MemberCall(name, title) }
      let views = views(in: slot, titled: title, of: example)
      return MemberCall(name, closure: .init(slot.arguments.map { _ in "_" }, views.first))
    }
  }

  /// The call of a modifier; nil if there is no example of a value's type.
  private func call(
    of modifier: Modifier, in example: Example, _ shown: Expression?
  ) -> MemberCall? {
    guard let function = modifier.function, modifier.deprecation == nil else { return nil }
    return samples.arguments(of: modifier, in: example).map { arguments in
      let name = escapedMember(function)
      if arguments.count == 1, let shown {
        return MemberCall(name, [Argument(arguments[0].label, shown)])
      }
      if arguments.count == 1, arguments[0].label == nil,
        case .closure(let closure) = arguments[0].value
      {
        return MemberCall(name, closure: closure)
      }
      return MemberCall(name, arguments)
    }
  }

  /// The style as an argument; nil if there is no example of a parameter's type.
  func sample(of style: Style) -> Expression? {
    samples.arguments(for: style.parameters, in: Example(component.examples)).map { arguments in
      let name = Expression.implicit(escapedMember(style.name))
      return arguments.isEmpty ? name : name.called(arguments)
    }
  }
}

/// The Swift with which an app shows in UIKit what the previews of a component show, by the names of the previews.
///
/// - Parameter plan: How the component is implemented.
func viewExamples(
  of component: Component, in library: Library, _ module: UIKitModule, _ plan: ViewPlan
) -> [String: String] {
  if component.isInside(library) { return [:] }
  let (text, canBeDisabled): (ViewText, Bool)
  switch plan {
  case .native(let view):
    text = ViewText(component, in: library, module, resolvedViews: view.resolved)
    canBeDisabled = view.readsEnabled
  case .hosted:
    text = ViewText(component, in: library, module, isHosted: true)
    canBeDisabled = false
  case .leftOut: return [:]
  }
  let previews = component.previewPlan(
    library.previews, samples: library.samples, aliases: library.aliases)
  return previews.cases.reduce(into: [:]) { calls, preview in
    calls[preview.name] = text.call(of: preview, canBeDisabled: canBeDisabled)
  }
}

extension ViewInitializer {
  /// Whether it fills slots as an example says.
  fileprivate func fills(_ example: Example) -> Bool {
    if let slot = example.slot, fillings[slot] == nil { return false }
    return example.fillings.allSatisfy { slot, choice in
      switch (choice, fillings[slot]) {
      case (.text, .text?), (.localized, .text?), (.string, .text?), (.systemImage, .symbol?),
        (.image, .image?), (.value, .value?), (.view, .views?), (.omitted, nil):
        true
      case (.resolver(let index), .resolved(let other)?): index == other
      default: false
      }
    }
  }
}
