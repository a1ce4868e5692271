import DesignModel
import Diagnostics
import Emission
import PortableViews
import Specification
import SwiftFragments
import SwiftRendering
import SwiftTypes
import SwiftUIDeclarations
import YAMLSyntax

extension Planning {
  mutating func readLook(_ own: BodyNames) {
    switch component.look {
    case .styles(let family, let surroundings):
      if let surroundings { readSurroundings(surroundings, own) }
      for style in family.styles where style.isForUIKit { readStyle(style) }
      if family.styles.contains(where: { $0.isDefault && !$0.isForUIKit }) {
        obstruct("the default style, which is left out")
      }
    case .body(let block):
      view.body =
        component.uiKit.map { NativeView.Body(making: [.verbatim($0.text)]) } ?? lowered(block, own)
    case .handwritten: obstruct("a hand-written body")
    case .slots:
      let names = component.slots.map { Statement.expression(.identifier($0.name)) }
      view.body = NativeView.Body(
        making: [.closureCall("VStackView", [Argument("spacing", "8")], [.init(names)])])
    case .nothing: obstruct("no view")
    }
  }

  /// Reads the body around the view of the style, which the component keeps.
  private mutating func readSurroundings(_ block: SwiftBlock, _ own: BodyNames) {
    guard component.uiKit == nil else {
      return obstruct("a body of UIKit around styles", block.place)
    }
    view.body = lowered(block, own)
  }

  /// Reads the views for the values that resolvers take; if one is not portable, callers pass views.
  mutating func readResolvers(_ own: BodyNames) {
    var names = own
    names.names[ResolvedSlot.argument] = .value(changes: false)
    for slot in component.slots {
      for (index, resolver) in slot.resolvers.enumerated()
      where resolver.arguments.count == 1 && resolver.textArgument == nil {
        let value = resolver.value?.text ?? "\(resolver.view)($0)"
        guard let block = SwiftBlock.statements(value.replacing("$0", with: ResolvedSlot.argument)),
          case .lowered(let body) = PortableViews.lowered(block, names: names),
          body.update.isEmpty, body.stored.isEmpty, body.setup.isEmpty
        else { continue }
        view.resolved[ResolvedSlot(name: slot.name, index: index)] = SwiftPrinter.text(
          of: body.tree)
      }
    }
  }

  /// Reads the default views of omitted slots.
  mutating func readDefaults(_ own: BodyNames) {
    for slot in component.slots {
      guard case .content(_, let value) = slot.presence else { continue }
      let result =
        slot.defaultView.map { PortableViews.lowered($0.value, names: own) }
        ?? SwiftBlock.statements(value).map { PortableViews.lowered($0, names: own) }
      guard case .lowered(let body)? = result, body.update.isEmpty, body.stored.isEmpty
      else {
        obstruct("the default of '\(slot.name)'")
        continue
      }
      view.defaults[slot.name] = body.makingStatements
    }
  }

  /// Adds the names of slots that are only used between the views of lists.
  func addSlots(to names: inout [String: NameMeaning]) {
    for slot in component.slots
    where slot.arguments.isEmpty && component.slotsBetweenViews.contains(slot.name) {
      names[slot.name] = .notPortable("'\(slot.name)' beside a list")
    }
  }

  /// Reads the configuration's members that are not views.
  mutating func readValues(_ names: BodyNames) {
    for member in component.configuration.values {
      guard let value = member.value else { continue }
      noteTheme(value.identifiers, value.place)
      switch PortableViews.lowered(value: value, of: member.type, names: names) {
      case .notPortable(let blockers):
        for blocker in blockers {
          obstruct(blocker.name, value.tree?.place(blocker.range) ?? value.place)
        }
      case let lowered: view.values[member.name] = lowered
      }
    }
  }

  mutating func readArrangements(_ own: BodyNames) {
    for (slot, arrangement) in component.arrangedLists {
      for part in ArrangedPart.allCases {
        switch part.part(of: arrangement) {
        case .swift(let given): read(given, as: part, of: slot, own)
        case .slot(let name) where !part.isShownOnce:
          let count = Expression.name(SlotArrangement.hiddenCount)
          let argument =
            component.look.styleFamily == nil
            ? Argument(count) : Argument(SlotArrangement.hiddenCount, count)
          view.arrangements[slot.name, default: [:]][part] = [
            .expression(
              part == .overflow
                ? .call(.identifier(name), [argument])
                : made(component.slots.first { $0.name == name }))
          ]
        case .slot, nil: continue
        }
      }
    }
  }

  /// The views of a slot that are made for each place.
  func made(_ slot: Slot?) -> Expression {
    guard let slot else { return .array([]) }
    let make = NativeViewText(
      text: ViewText(component, in: planner.library, planner.module), view: view,
      theme: planner.theme
    ).maker(of: slot)
    return slot.presence == .optional
      ? Expression.optional(.name(make)).called().or(.array([])) : .call(.name(make), [])
  }

  /// Reads Swift for views between or around those of a list.
  mutating func read(
    _ given: SwiftExpression, as part: ArrangedPart, of slot: Slot, _ own: BodyNames
  ) {
    var names = own
    var setup: [Statement] = []
    noteMissingTypes(given.identifiers)
    let words = Set(given.identifiers.map(\.text))
    for slot in component.slots
    where slot.arguments.isEmpty && words.contains(slot.name)
      && component.slotsBetweenViews.contains(slot.name)
    {
      names.names[slot.name] = .slot(isOptional: false)
      setup.append(.let(slot.name, .closureCall("Slot", [], .init(made(slot)))))
    }
    if part == .overflow { names.names[SlotArrangement.hiddenCount] = .value(changes: false) }
    if words.contains("theme") { view.readsTheme = planner.theme != nil }
    switch PortableViews.lowered(given, names: names, isRecreated: !part.isShownOnce) {
    case .lowered(let body):
      guard body.update.isEmpty, body.stored.isEmpty else {
        return obstruct("the \(part) of '\(slot.name)', which changes")
      }
      view.arrangements[slot.name, default: [:]][part] = setup + body.setup + body.tree
    case .notPortable(let blockers):
      for blocker in blockers { obstruct("\(blocker.name) in the \(part) of '\(slot.name)'") }
    }
  }

  /// Checks that declarations stored with the configuration are only used there.
  mutating func checkDeclarations() {
    guard let code = component.declarations, component.look.styleFamily != nil else { return }
    let statements = [view.body, view.spoken].compactMap(\.self).flatMap { $0.making + $0.update }
    let words = plainWords(of: SwiftPrinter.text(of: statements))
    for name in code.members where words.contains(Substring(name.text)) {
      obstruct("'\(name.text)' around styles")
    }
  }

  /// Reads hand-written Swift of the spec.
  mutating func readDeclarations(_ own: BodyNames) {
    guard let code = component.declarations else { return }
    noteMissingTypes(code.identifiers)
    let text = ViewText(component, in: planner.library, planner.module)
    // The values of a component with styles are stored in their configuration.
    let types = [
      component.name: text.hasStyles ? text.configuration : text.name,
      component.name + "StyleConfiguration": text.configuration,
    ]
    switch loweredDeclarations(code, names: own, types: types) {
    case .lowered(let text, _): view.declarations = text
    case .notPortable(let blockers): add(blockers, code)
    }
  }

  private mutating func readStyle(_ style: Style) {
    for read in style.environment { add(read) }
    if let block = style.uiKit {
      view.styles[style.name] = [.verbatim(block.text)]
    } else {
      guard let block = style.body else {
        guard !style.isHandwritten else { return obstruct("a hand-written style") }
        let slots = component.slots.map {
          Statement.expression(Expression.name("configuration").member($0.name))
        }
        view.styles[style.name] = [
          .closureCall("VStackView", [Argument("spacing", "8")], [.init(slots)])
        ]
        return
      }
      var names = BodyNames(of: style, of: component, in: planner.names)
      names.lookUps = lookUps
      addSlots(to: &names.configuration)
      // A style writes a member of the configuration, which notifies the component.
      for (name, meaning) in names.configuration {
        if case .binding = meaning { names.configuration[name] = .binding() }
      }
      noteTheme(block)
      switch PortableViews.lowered(block, names: names) {
      case .lowered(let body):
        checkUse(of: body, block)
        view.styles[style.name] = body.styleStatements
        note(body.omissions, block)
      case .notPortable(let blockers): add(blockers, block)
      }
    }
  }

  mutating func lowered(_ block: SwiftBlock, _ names: BodyNames) -> NativeView.Body? {
    noteTheme(block)
    switch PortableViews.lowered(block, names: names) {
    case .lowered(let body):
      note(body.omissions, block)
      return NativeView.Body(
        stored: body.stored, making: body.makingStatements, update: body.update,
        keptTexts: body.keptTexts, adjustment: body.adjustment,
        styleAnimations: body.styleAnimations)
    case .notPortable(let blockers):
      add(blockers, block)
      return nil
    }
  }

  /// Finds parts of a lowered body that only a component's own body can have.
  private mutating func checkUse(of body: LoweredBody, _ block: SwiftBlock) {
    if body.adjustment != nil { obstruct("accessibilityAdjustableAction", block.place) }
    if !body.styleAnimations.isEmpty { obstruct("an animation of the style", block.place) }
  }

  mutating func add(_ blockers: [Blocker], _ block: SwiftBlock) {
    for blocker in blockers { obstruct(blocker.name, block.tree?.place(blocker.range)) }
  }

  private mutating func note(_ omissions: [Blocker], _ block: SwiftBlock) {
    view.omissions += omissions.map {
      Obstacle(name: $0.name, place: block.tree?.place($0.range))
    }
  }

  private mutating func noteTheme(_ block: SwiftBlock) { noteTheme(block.identifiers, block.place) }

  private mutating func noteTheme(_ identifiers: [SwiftName], _ place: Place) {
    noteMissingTypes(identifiers)
    guard identifiers.contains(where: { $0.text == "theme" }) else { return }
    if planner.theme == nil { return obstruct("theme", place) }
    view.readsTheme = true
  }

  /// Finds uses of types of specs that the module lacks.
  private mutating func noteMissingTypes(_ identifiers: [SwiftName]) {
    let words = Set(identifiers.map(\.text))
    for type in planner.missingTypes where !type.isView && type.isUsed(by: component, words) {
      let use = identifiers.first { $0.text == type.name }
      obstruct("the type '\(type.name)'", use?.place)
    }
  }
}
