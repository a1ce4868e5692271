import DesignModel
import English
import FileBuilding
import Prose
import SampleValues
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension ComponentText {
  /// Examples of values, including those of SwiftUI's types.
  package var samples: SampleValues {
    let (names, library) = (names, library)
    return SampleValues(component, in: library) { type, title in
      if case .component(let value) = library.creations[type.fullName ?? ""] {
        // A value that contains a value of its type without end is never created.
        var others = library
        others.creations[value.name] = nil
        return ComponentText(value, in: others).sampleItem(titled: title)
      }
      return switch type.path {
      case "Text": names.text(title)
      case "Image": names.call("Image", [Argument("systemName", .string("star"))])
      case "Color": .implicit("accentColor")
      default: nil
      }
    }
  }

  /// The component created as an example.
  ///
  /// - Returns: nil if there is no example of a value's type, or no initializer for the example's arguments.
  package func sample(_ example: Example) -> [Statement]? {
    let form = sampleForm(example)
    let methods = form.indices.map { sampleMethod(filling: $0, by: form[$0], in: example) }
    guard samples.uninferredGeneric == nil, let initializer = sampleInitializer(example, form),
      let call = sampleCall(of: initializer, in: example),
      example.fillings.keys.allSatisfy({
        component.slots[$0].route == .initializers || methods[$0] != nil
      })
    else { return nil }
    let fillings = methods.compactMap(\.self)
    /// The component followed by calls of its methods; a modifier has none.
    func called(_ methods: [MemberCall]) -> [Statement] {
      methods.isEmpty ? call : call.map { .chain($0, methods.map { $0.on(nil) }) }
    }
    guard example.isFull else { return called(fillings) }
    let modifiers = component.modifiers.compactMap { modifier -> MemberCall? in
      guard let function = modifier.function, modifier.deprecation == nil,
        !example.omittedModifiers.contains(modifier.name)
      else { return nil }
      return sampleArguments(of: modifier, in: example).map { arguments in
        let name = escapedMember(function)
        // A closure that is the only argument reads better as an unlabeled trailing closure.
        if modifier.takesFunction, arguments.count == 1,
          case .closure(let closure) = arguments[0].value
        {
          return MemberCall(name, closure: closure)
        }
        return MemberCall(name, arguments)
      }
    }
    return called(modifiers + fillings)
  }

  /// The call of a method that fills a slot; nil if there is none, or no example of its argument.
  package func sampleMethod(filling index: Int, by choice: SlotChoice, in example: Example)
    -> MemberCall?
  {
    guard component.slots[index].route == .modifier else { return nil }
    let method = component.slotMethods.first {
      $0.slot == SlotID(index) && $0.choice == choice && !$0.initializer.isDisfavored
    }
    guard let method else { return nil }
    var arguments: [Argument] = []
    let name = escapedMember(component.slots[index].name)
    for parameter in method.initializer.parameters where parameter.defaultValue == nil {
      if case .builder = parameter.role {
        return content(of: index, in: example).map {
          MemberCall(name, closure: .init(component.slots[index].closureParameters(), $0))
        }
      }
      guard let value = sampleArgument(for: parameter, in: method.initializer.form, of: example)
      else {
        return nil
      }
      arguments.append(Argument(parameter.label, value))
    }
    return MemberCall(name, arguments)
  }

  /// An example of a view, and the call of a modifier's method on it.
  private func modified(
    by method: String, _ arguments: [Argument], _ closures: [TrailingClosure], in example: Example
  ) -> [Statement] {
    let view = names.text(.string("Orders"))
    let name = escapedMember(method)
    let call = Statement.closureCall(.implicit(name), arguments, closures)
    if presents, !example.isOfApp {
      // What is presented needs about the room of a screen; a gallery, which scrolls, has no height.
      let room = MemberCall(
        "frame", [Argument("maxWidth", .implicit("infinity")), Argument("minHeight", "600")])
      return [.expression(view), .indented([.expression(room.on(nil)), call])]
    }
    let line = MemberCall(name, arguments).on(view)
    if closures.isEmpty, line.text.count <= 60 { return [.expression(line)] }
    return [.expression(view), .indented([call])]
  }

  /// Whether it shows something over the view that it modifies.
  private var presents: Bool {
    component.properties.contains { $0.isBinding && isTrueInExamples($0.name) }
  }

  /// A call of an initializer; nil if there is no example of a value's type.
  func sampleCall(of initializer: Initializer, in example: Example) -> [Statement]? {
    // There are no examples of data whose elements have their own identity.
    if component.slots.indices.contains(where: { initializer.identity(of: SlotID($0)) == .own }) {
      return nil
    }
    func isGiven(_ parameter: Parameter) -> Bool {
      if parameter.defaultValue == nil { return true }
      if case .builder(let slot) = parameter.role {
        return isShown(slot.position, in: example)
      }
      guard case .property(let index) = parameter.role else { return false }
      let name = component.properties[index].name
      let isOwn = example.isFull && example.texts[words(name)] != nil
      return isOwn || example.values[name] != nil || example.bindings[name] != nil
    }
    let trailing = firstTrailingClosure(of: initializer, given: isGiven)
    var arguments: [Argument] = []
    var closures: [TrailingClosure] = []
    for (index, parameter) in initializer.parameters.enumerated()
    where isGiven(parameter) {
      let isTrailing = trailing.map { index >= $0 } ?? false
      if isTrailing, case .builder(let slot) = parameter.role {
        guard let views = contents(of: slot.position, in: example) else { return nil }
        closures.append(
          .init(
            label: closures.isEmpty ? nil : parameter.label,
            parameters: component.slots[slot].arguments.map { escapedIdentifier($0.name) },
            views.map(\.statement)))
        continue
      }
      if case .property(let index) = parameter.role, parameter.isBuilder {
        let items = samples.items(of: component.properties[index], in: example)
        if isTrailing {
          closures.append(
            .init(
              label: closures.isEmpty ? nil : parameter.label, items.map(\.statement)))
        } else {
          // A loop between other arguments is hard to read.
          if example.hasManyItems, items.contains(where: \.isLoop) { return nil }
          arguments.append(Argument(parameter.label, .closure(.init([], items.first))))
        }
        continue
      }
      if isTrailing, case .repeated(let slot, .row) = parameter.role {
        guard let view = repeatedContent(of: slot.position, in: example) else { return nil }
        closures.append(
          .init(
            label: closures.isEmpty ? nil : parameter.label,
            parameters: view.unusedParameters, [.expression(view)]))
        continue
      }
      guard let value = sampleArgument(for: parameter, in: initializer.form, of: example) else {
        return nil
      }
      if isTrailing, parameter.isClosure {
        let count =
          (library.aliases[parameter.type.text] ?? parameter.type).unwrapped.function?.parameters
          .count
          ?? 0
        closures.append(
          .init(
            label: closures.isEmpty ? nil : parameter.label,
            parameters: Array(repeating: "_", count: count), []))
      } else {
        arguments.append(Argument(parameter.label, value))
      }
    }
    if let method = component.method {
      return modified(by: method, arguments, closures, in: example)
    }
    let name = example.isOfApp ? nameInApps : self.name
    if let member = initializer.details.name, initializer.parameters.isEmpty {
      return [.expression(Expression.name(name).member(member))]
    }
    let callee = initializer.details.name.map { Expression.name(name).member($0) } ?? .name(name)
    return [.closureCall(callee, arguments, closures)]
  }

  /// The index of the parameter for the first trailing closure of a call; nil if the call has none.
  private func firstTrailingClosure(
    of initializer: Initializer, given isGiven: (Parameter) -> Bool
  ) -> Int? {
    let given = initializer.parameters.indices.filter { isGiven(initializer.parameters[$0]) }
    // A closure in parentheses next to a trailing one is hard to read.
    let closures = given.drop { !initializer.parameters[$0].isClosure }
    guard closures.allSatisfy({ initializer.parameters[$0].isClosure }),
      let first = initializer.firstTrailingClosure, let position = given.firstIndex(of: first),
      unlabeledClosures.areReached(initializer, giving: given, trailingFrom: position)
    else { return nil }
    return first
  }

  /// The name in an app, which imports SwiftUI too and has to qualify ambiguous names.
  var nameInApps: String { viewNames.contains(name) ? "\(library.name).\(name)" : name }

  /// An example of a value, which is one of several items; nil if there is no example of a required argument.
  fileprivate func sampleItem(titled title: Expression) -> Expression? {
    var example = Example(isFull: false)
    example.item = .init(title: title)
    guard let call = sample(example), call.count == 1 else { return nil }
    return switch call[0] {
    case .expression(let value, _): value
    case .closureCall(let callee, let arguments, let closures, _) where closures.isEmpty:
      .call(callee, arguments)
    default: nil
    }
  }

  /// The arguments of a modifier; nil if there is no example of a value's type.
  package func sampleArguments(of modifier: Modifier, in example: Example) -> [Argument]? {
    if let value = example.values[modifier.name] {
      guard case .value(_, let label?, _) = modifier.argument else { return [Argument(value)] }
      return [Argument(label, value)]
    }
    return samples.arguments(of: modifier, in: example)
  }

  /// Whether an example fills an optional slot.
  private func isShown(_ slot: Int, in example: Example) -> Bool {
    (example.isFull || example.slot == slot) && component.slots[slot].deprecation == nil
      && content(of: slot, in: example) != nil
  }

  /// How slots are filled: with values if possible.
  package func sampleForm(_ example: Example) -> [SlotChoice] {
    component.slots.enumerated().map { index, slot -> SlotChoice in
      if !isShown(index, in: example), slot.choices.contains(.omitted) { return .omitted }
      if let filling = example.fillings[index] { return filling }
      let usual: [SlotChoice] = [.text, .localized, .string, .systemImage, .view]
      let prefersViews = example.hasCustomViews || example.hasEmptyViews
      return (prefersViews ? [.view] + usual : usual).first { slot.choices.contains($0) }
        ?? .view
    }
  }

  /// The initializer for a way of filling slots, except those that modifiers fill.
  package func sampleInitializer(_ example: Example, _ form: [SlotChoice]) -> Initializer? {
    let form = zip(component.slots, form).map { $0.route == .modifier ? .omitted : $1 }
    let candidates = component.initializers.filter {
      !$0.isDisfavored && $0.details.name == nil && $0.details.deprecation == nil
        && $0.details.availability == nil && !$0.isForOldCallers(of: component)
    }
    if let exact = candidates.first(where: { $0.form == form }) { return exact }
    if example.isExact { return nil }
    return example.isFull
      ? candidates.max { $0.parameters.count < $1.parameters.count }
      : candidates.min { $0.parameters.count < $1.parameters.count }
  }

  /// The content of a slot's closure; nil if there is no example of its type.
  private func contents(of slot: Int, in example: Example) -> [Expression]? {
    if component.slots[slot].list == nil { return content(of: slot, in: example).map { [$0] } }
    if example.hasManyItems { return loopedContent(of: slot, in: example).map { [$0] } }
    let most = component.slots[slot].content?.count.upperBound
    let titles = titles(in: slot, of: example)
    return titles.prefix(most ?? titles.count).enumerated().compactMap { position, title in
      content(of: slot, titled: title, in: example).map {
        $0.calling(samples.calls(in: component.slots[slot], at: position, of: example))
      }
    }
  }

  /// The views in a list as one expression; nil if there is no example of their type.
  private func loopedContent(of slot: Int, in example: Example) -> Expression? {
    let titles = titles(in: slot, of: example)
    let loop =
      samples.loop(in: component.slots[slot], titled: titles, of: example)
      ?? (example.hasManyItems
        ? SampleLoop(data: .manyNumbers, title: .numberedItem, calls: [])
        : SampleLoop(data: .array(titles), title: "$0", calls: []))
    return content(of: slot, titled: loop.title, in: example).map {
      let view = $0.calling(loop.calls)
      return .closureCall(
        .name(names.swiftUI("ForEach")), [Argument(loop.data), Argument("id", .keyPath("self"))],
        .init(view.unusedParameters, view))
    }
  }

  /// The titles of the views in a list, as literals.
  private func titles(in slot: Int, of example: Example) -> [Expression] {
    let slot = component.slots[slot]
    // Lists with selections have titles that are also the tags.
    return example.titles(slot.noun, like: slot.list?.selection == nil ? slot.noun : "")
  }

  /// The content of a slot; nil if there is no example of its type.
  package func content(of slot: Int, in example: Example) -> Expression? {
    content(of: slot, titled: example.title(of: component.slots[slot]), in: example)
  }

  private func content(
    of slot: Int, titled title: Expression, in example: Example
  ) -> Expression? {
    let noun = component.slots[slot].noun
    if component.slots[slot].isConcrete {
      let type = component.slots[slot].generic
      guard let name = type.nameInSwiftUI, names.swiftUI(name) == type.text else { return nil }
      let callee = Expression.type(type)
      return switch name {
      case "Text": callee.called(title)
      case "Image": callee.called("systemName", symbol(of: slot, in: example))
      case "Divider", "EmptyView", "Spacer": .call(callee, [])
      default: nil
      }
    }
    if example.hasEmptyViews { return names.call("EmptyView") }
    // Slots that share a generic parameter have the same type.
    let generic = component.slots[slot].generic
    let isAlone = component.slots.count { $0.generic == generic } == 1
    switch isAlone ? SampleShape(for: noun) : nil {
    case .symbol(let name):
      // The spec's texts of a list, or of a slot that also takes texts, are no names of symbols.
      let isSymbol = component.slots[slot].showsSymbol && component.slots[slot].list == nil
      let own = (isSymbol ? example.texts[noun]?.first : nil) ?? name
      let image = names.call("Image", [Argument("systemName", .string(own))])
      // Each item of a list needs a label of its own.
      return component.slots[slot].list == nil
        ? image : image.dot("accessibilityLabel").called([Argument(title)])
    case .line: return names.call("Divider", [])
    case nil: break
    }
    if example.hasCustomViews {
      // A text does not need a second icon.
      let hasIcon = component.slots.contains { slot in
        if case .symbol = SampleShape(for: slot.noun) { true } else { false }
      }
      if hasIcon { return names.text(title).dot("italic").called() }
      return names.call(
        "Label", [Argument(title), Argument("systemImage", .string("star"))])
    }
    guard noun.hasSuffix("actions") || noun.hasSuffix("action") else { return names.text(title) }
    let isNamed = component.slots[slot].list != nil || example.texts[noun] != nil
    let label = isNamed ? title : example.title("action")
    return .closureCall(.name(names.swiftUI("Button")), [Argument(label)], .init([], nil))
  }

  private func sampleArgument(
    for parameter: Parameter, in form: [SlotChoice], of example: Example
  ) -> Expression? {
    switch parameter.role {
    case .property(let index):
      let property = component.properties[index]
      if !parameter.isChanged(from: property),
        let value = (property.isBinding ? example.bindings : example.values)[property.name]
      {
        return value
      }
      let value =
        property.selection.flatMap(samples.value(of:))
        ?? samples.value(
          parameter.isChanged(from: property) ? parameter.type : property.type.unwrapped,
          named: property.name, in: example, other: nil)
      return value.map {
        parameter.type.unwrapped.lastName == "Binding"
          ? Expression.implicit("constant").called($0) : $0
      }
    case .added:
      return samples.value(parameter.type, named: parameter.name, in: example, other: nil)
    case .resolved(let slot, let argument):
      guard case .resolver(let index) = form[slot] else { return nil }
      let resolved = component.slots[slot].resolvers[index].arguments[argument]
      if resolved.isText { return example.title(of: component.slots[slot]) }
      return samples.value(resolved.type, named: parameter.name, in: example, other: nil)
    case .localizedText(let slot), .string(let slot):
      return example.title(of: component.slots[slot])
    case .systemImage(let slot), .image(let slot): return symbol(of: slot.position, in: example)
    case .value(let slot): return content(of: slot.position, in: example)
    case .builder(let slot):
      let views =
        component.slots[slot].list == nil
        ? content(of: slot.position, in: example)
        : loopedContent(of: slot.position, in: example)
      return views.map { .closure(.init(component.slots[slot].closureParameters(), $0)) }
    case .repeated(let slot, let argument):
      return switch argument {
      // There are no examples of user-defined types.
      case .data where component.slots[slot].repetition?.isOfAnyType != true: nil
      case .data: .array(titles(in: slot.position, of: example))
      case .id: .keyPath("self")
      case .row:
        repeatedContent(of: slot.position, in: example).map {
          .closure(.init($0.unusedParameters, $0))
        }
      }
    case .placeholder: return nil
    }
  }

  /// The name of a symbol in a slot; an example of a slot that also takes texts is a text.
  private func symbol(of slot: Int, in example: Example) -> Expression {
    let slot = component.slots[slot]
    return slot.showsSymbol ? example.symbol(slot.noun) : .string("star")
  }

  /// The view for an element of data in a slot; nil if there is no example.
  private func repeatedContent(of slot: Int, in example: Example) -> Expression? {
    guard component.slots[slot].repetition?.isOfAnyType == true else { return nil }
    return content(of: slot, titled: "$0", in: example)
  }

}

extension Expression {
  /// The parameters of a closure that takes one value, if this expression does not use it.
  fileprivate var unusedParameters: [String] { text.contains("$0") ? [] : ["_"] }
}

extension Parameter {
  /// Whether a form takes a type other than the property's.
  fileprivate func isChanged(from property: Property) -> Bool {
    type != property.type && type != property.parameterType
  }
}

extension TypeExpression {
  /// The name of a SwiftUI view, qualified or not; nil if it has generic arguments.
  fileprivate var nameInSwiftUI: String? {
    if case .member(let name) = form, parts.count == 1, parts[0].plainName == "SwiftUI" {
      return name
    }
    return path
  }
}
