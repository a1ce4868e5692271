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

/// Decides how components are implemented in the UIKit module.
struct ViewPlanner: Sendable {
  let library: Library
  let module: UIKitModule
  let names: LibraryNames

  /// The environment entries, by name.
  let entries: [String: EnvironmentEntry]

  /// The theme of the library's design tokens; nil without themes.
  let theme: ThemeName?

  /// The types of specs that the module lacks.
  let missingTypes: Set<MissingType>

  init(
    _ system: DesignSystem, _ module: UIKitModule, _ names: LibraryNames, theme: ThemeName?,
    missingTypes: Set<MissingType>
  ) {
    library = system.library
    self.module = module
    self.names = names
    self.theme = theme
    self.missingTypes = missingTypes
    let all =
      system.components.flatMap(\.environment) + system.shared.flatMap(\.contents.environment)
    entries = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// How a component is implemented in the module.
  func plan(_ component: Component) -> PlannedView {
    var planning = Planning(self, component)
    let plan = plan(component, &planning)
    return PlannedView(plan: plan, lookUps: planning.lookUps)
  }

  private func plan(_ component: Component, _ planning: inout Planning) -> ViewPlan {
    switch component.kind {
    case .modifier: return .leftOut([Obstacle(name: "a modifier of SwiftUI's views", place: nil)])
    case .value: return .leftOut([Obstacle(name: "a value that other components show", place: nil)])
    case .view: break
    }
    let isInternal = component.access == .internal
    if isInternal, module.isBesideSwiftUI, !component.types.isEmpty {
      return .leftOut([Obstacle(name: "types that only the SwiftUI module sees", place: nil)])
    }
    planning.readAll()
    if let absolute = planning.absolute { return .leftOut([absolute]) }
    if planning.obstacles.isEmpty { return .native(planning.view) }
    var seen: Set<Obstacle> = []
    let obstacles = planning.obstacles.filter { seen.insert($0).inserted }
    if !module.hostsComponents { return .leftOut(obstacles) }
    // An internal component can only be shown inside its own module.
    if isInternal { return .leftOut([obstacles[0]]) }
    if let presentation = obstacles.first(where: { presentations.contains($0.name) }) {
      return .leftOut([presentation])
    }
    return .hosted(HostedView(obstacles: obstacles, entries: planning.entriesRead))
  }
}

/// A component's implementation in the UIKit module, and what it depends on.
package struct PlannedView: Sendable {
  let plan: ViewPlan

  /// The names of the library on which it depends.
  let lookUps: NameLookUps
}

/// The theme of the library's design tokens in the UIKit module.
package struct ThemeName: Sendable {
  /// The type: `DKTheme`.
  package let type: String

  /// The default theme, as an expression.
  package let initial: String

  package init(type: String, initial: String) {
    self.type = type
    self.initial = initial
  }
}

/// Presentations, for which a UIKit view needs a view controller.
private let presentations: Set<String> = [
  "sheet", "alert", "popover", "fullScreenCover", "confirmationDialog", "navigationDestination",
  "NavigationStack", "NavigationLink", "NavigationSplitView",
]

/// The reading of one component.
private struct Planning {
  let planner: ViewPlanner
  let component: Component
  var view = NativeView()
  var obstacles: [Obstacle] = []

  /// The reason for omitting the component from the module.
  var absolute: Obstacle?

  /// The names of the library that bodies look up.
  let lookUps = NameLookUps()

  init(_ planner: ViewPlanner, _ component: Component) {
    self.planner = planner
    self.component = component
  }

  mutating func readAll() {
    checkInterface()
    if absolute != nil { return }
    checkParts()
    var own = BodyNames(of: component, in: planner.names)
    own.lookUps = lookUps
    addSlots(to: &own.names)
    var inner = own
    for (name, other) in text(isHosted: false).namesInView { own.rename(name, to: other) }
    if component.look.styleFamily == nil {
      own.filledLater = Set(component.slotMethods.map { component.slots[$0.slot].name })
      inner = own
    } else {
      // The members of a configuration notify callers of changes.
      for (name, meaning) in inner.names {
        switch meaning {
        case .binding: inner.names[name] = .binding()
        // A configuration is not a view: it has the trait as a member.
        case .trait(let trait):
          inner.names[name] = .trait(EnvironmentTrait(name, members: trait.members))
        default: continue
        }
      }
      inner.viewPrefix = "view?."
      own.reserved = ["content", "isInner", "styleBox"]
    }
    readDeclarations(component.look.styleFamily == nil ? own : inner)
    readLook(own)
    readArrangements(inner)
    for part in component.configuration.parts {
      if let block = part.uiKit {
        view.parts[part.name] = NativeView.Body(making: [.verbatim(block.text)])
      } else if let body = lowered(part.view, inner) {
        if body.adjustment != nil || !body.styleAnimations.isEmpty {
          obstruct("accessibilityAdjustableAction", part.view.place)
        }
        inner.reserved.formUnion(body.stored.map(\.name))
        view.parts[part.name] = body
      }
    }
    readValues(inner)
    readDefaults(own)
    readResolvers(own)
    own.reserved.formUnion((view.body?.stored ?? []).map(\.name))
    readSpokenTexts(own)
    checkDeclarations()
    for read in component.environmentReads { add(read) }
  }

  private mutating func obstruct(_ name: String, _ place: Place? = nil) {
    obstacles.append(Obstacle(name: name, place: place))
  }

  // MARK: - The public interface

  /// Finds parts of the interface that only a hosted component can have, or none.
  private mutating func checkInterface() {
    func exclude(_ name: String) { absolute = absolute ?? Obstacle(name: name, place: nil) }
    let hosted = text(isHosted: true)
    if !component.generics.isEmpty { obstruct("generic parameters") }
    if !planner.module.isBesideSwiftUI {
      let words = component.words(planner.entries)
      let missing = planner.missingTypes.filter { type in
        type.isUsed(by: component, words)
          || component.types.contains { MissingType($0, of: component.name) == type }
      }.map(\.name)
      let types = valueTypesOfSwiftUI.intersection(component.wordsOfValueTypes).union(missing)
      for type in types.sorted() { obstruct("the type '\(type)'") }
    }
    for property in component.properties {
      if let wrapper = property.wrapper { obstruct("@\(wrapper.rawValue)") }
      let isLost =
        property.type.inUIKit == nil || property.builder != nil
        || property.firstValue.map { uiKitDefault($0, of: property.type) == nil } ?? false
      if isLost { obstruct("the type of '\(property.name)'") }
    }
    for modifier in component.copyModifiers {
      if modifier.type.inUIKit == nil { obstruct("the type of '\(modifier.name)'") }
      if let value = modifier.defaultValue, uiKitDefault(value, of: modifier.type) == nil {
        exclude("the default of '\(modifier.name)'")
      }
      // The struct that stores the arguments is the SwiftUI module's.
      if case .several(let parameters, _) = modifier.argument,
        parameters.contains(where: { $0.type.inUIKit?.text != $0.type.text })
      {
        exclude("the parameters of '\(modifier.name)'")
      }
    }
    for slot in component.slots {
      if let list = slot.list, list.hasOwnItems { obstruct("the items of '\(slot.name)'") }
      for trait in slot.list?.traits ?? []
      where hosted.defaultValue(trait.defaultValue, of: trait.type) == nil {
        exclude("the default of '\(trait.name)'")
      }
      if slot.isErased { exclude("the type of '\(slot.name)'") }
      if slot.isOfOneType { obstruct("the type of '\(slot.name)'") }
      if slot.arguments.contains(where: { $0.type.inUIKit == nil }) {
        exclude("the arguments of '\(slot.name)'")
      }
    }
    // A hosted component has at least the initializers of a native one.
    if !text(isHosted: false).hasInitializers {
      obstruct("how it is made")
      if !hosted.hasInitializers { exclude("how it is made") }
    }
  }

  private func text(isHosted: Bool) -> ViewText {
    ViewText(component, in: planner.library, planner.module, isHosted: isHosted)
  }

  /// Finds parts of the interface that only SwiftUI can show.
  private mutating func checkParts() {
    for state in component.state {
      if state.type.inUIKit == nil { obstruct("the type of '\(state.name)'") }
      switch state.wrapper {
      case .appStorage, .sceneStorage, .environmentObject, .environment:
        obstruct("@\(state.wrapper.rawValue)")
      case .state, .focusState, .accessibilityFocusState, .gestureState, .stateObject,
        .scaledMetric, .namespace:
        break
      }
      if state.initialValue != nil { obstruct("the initial value of '\(state.name)'") }
    }
    // Hand-written UIKit and hand-written members name these themselves.
    let clashing = component.namesOfHandwrittenView.filter(viewMembers.contains)
    for name in clashing { obstruct("'\(name)', which every view of UIKit has") }
    for value in component.configuration.values {
      if value.type.inUIKit == nil { obstruct("the type of '\(value.name)'") }
    }
  }

  /// The library's environment entries that a hosted component reads.
  var entriesRead: [EnvironmentEntry] {
    let styles = component.look.styleFamily?.styles ?? []
    let keys = (component.environmentReads + styles.flatMap(\.environment)).map(\.keyPath)
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }.compactMap { planner.entries[$0] }
      .filter { $0.type.inUIKit?.text == $0.type.text && $0.defaultValue != nil }
  }

  // MARK: - Bodies

  private mutating func readLook(_ own: BodyNames) {
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
  private mutating func readResolvers(_ own: BodyNames) {
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
  private mutating func readDefaults(_ own: BodyNames) {
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
  private func addSlots(to names: inout [String: NameMeaning]) {
    for slot in component.slots
    where slot.arguments.isEmpty && component.slotsBetweenViews.contains(slot.name) {
      names[slot.name] = .notPortable("'\(slot.name)' beside a list")
    }
  }

  /// Reads the configuration's members that are not views.
  private mutating func readValues(_ names: BodyNames) {
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

  private mutating func readArrangements(_ own: BodyNames) {
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
  private func made(_ slot: Slot?) -> Expression {
    guard let slot else { return .array([]) }
    let make = NativeViewText(
      text: ViewText(component, in: planner.library, planner.module), view: view,
      theme: planner.theme
    ).maker(of: slot)
    return slot.presence == .optional
      ? Expression.optional(.name(make)).called().or(.array([])) : .call(.name(make), [])
  }

  /// Reads Swift for views between or around those of a list.
  private mutating func read(
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
  private mutating func checkDeclarations() {
    guard let code = component.declarations, component.look.styleFamily != nil else { return }
    let statements = [view.body, view.spoken].compactMap(\.self).flatMap { $0.making + $0.update }
    let words = plainWords(of: SwiftPrinter.text(of: statements))
    for name in code.members where words.contains(Substring(name.text)) {
      obstruct("'\(name.text)' around styles")
    }
  }

  /// Reads hand-written Swift of the spec.
  private mutating func readDeclarations(_ own: BodyNames) {
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

  private mutating func lowered(_ block: SwiftBlock, _ names: BodyNames) -> NativeView.Body? {
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

  private mutating func add(_ blockers: [Blocker], _ block: SwiftBlock) {
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

  // MARK: - Environment

  private mutating func add(_ read: Style.EnvironmentRead) {
    if read.keyPath == "theme", planner.theme != nil {
      view.readsTheme = true
      return
    }
    // Every view of UIKit has 'open(_:)'.
    if read.keyPath == "openURL" { return }
    guard !view.environment.contains(where: { $0.name == read.name }) else { return }
    if let system = systemValues[read.keyPath] {
      view.environment.append(
        EnvironmentValue(name: read.name, type: system.type, source: .system(swift: system.swift)))
    } else if read.keyPath == "controlSize" {
      view.environment.append(
        EnvironmentValue(name: read.name, type: "ControlSize", source: .controlSize))
    } else if read.keyPath == "isEnabled" {
      view.environment.append(
        EnvironmentValue(name: read.name, type: "Bool", source: .isEnabled))
    } else if let entry = planner.entries[read.keyPath], let type = entry.type.inUIKit,
      entry.defaultValue.map({ uiKitDefault($0, of: entry.type) != nil }) ?? true
    {
      view.environment.append(
        EnvironmentValue(name: read.name, type: type.text, source: .entry(entry)))
    } else {
      obstruct(read.keyPath)
    }
  }

  // MARK: - Accessibility

  /// Reads the accessibility modifiers of the component.
  private mutating func readSpokenTexts(_ own: BodyNames) {
    var modifiers = ComponentText(component, in: planner.library).spokenModifiers
    for (index, modifier) in modifiers.enumerated().reversed() {
      guard case .closureCall(let name, _, let closures, _) = modifier,
        name.text == ".accessibilityActions"
      else { continue }
      modifiers.remove(at: index)
      readActions(closures, own)
    }
    guard !modifiers.isEmpty else { return }
    var names = own
    names.names[spokenView] = .view(isOptional: false)
    let text = SwiftPrinter.text(of: [.expression(.name(spokenView)), .indented(modifiers)])
    guard let block = SwiftBlock.statements(text) else { return obstruct("accessibility") }
    switch PortableViews.lowered(block, names: names) {
    case .lowered(let body):
      // The view is the component itself, whatever its name.
      let names = [spokenView] + (body.treeName.map { [$0] } ?? [])
      guard body.stored.allSatisfy({ names.contains($0.name) }) else {
        return obstruct("accessibility")
      }
      view.spoken = NativeView.Body(
        making: ofSelf(
          body.setup + (body.treeName == nil ? body.tree : body.stored.flatMap(\.making)), names),
        update: ofSelf(body.update, names))
    case .notPortable(let blockers):
      for blocker in blockers { obstruct("\(blocker.name) in 'accessibility'") }
    }
  }
}

extension Planning {
  /// Reads the accessibility actions, for which UIKit queries the view.
  private mutating func readActions(_ closures: [TrailingClosure], _ own: BodyNames) {
    let text = SwiftPrinter.text(of: [.closureCall("actions", [], closures)])
    guard let block = SwiftBlock.statements(text) else { return obstruct("accessibilityActions") }
    switch loweredActions(block, names: own) {
    case .actions(let actions): view.actions = actions
    case .notPortable(let blockers):
      for blocker in blockers { obstruct("\(blocker.name) in an action of 'accessibility'") }
    }
  }
}

/// The name of the component's view in accessibility modifiers.
private let spokenView = "spokenView"

/// Statements on the component's view itself; a statement that only names it is removed.
///
/// - Parameter names: The view's names in them.
private func ofSelf(_ statements: [Statement], _ names: [String]) -> [Statement] {
  // They are in a method of a class, which a condition can contain.
  var text = SwiftPrinter.text(of: statements, margin: 3)
  for name in names { text = replacing(name, with: "self", in: text) }
  // A modifier of any other view that is not made here applies to a view around it.
  text = text.replacing(/ZStackView \{ self \}\s*/, with: "self")
  let isName = text.trimmingWhitespace() == "self"
  return text.isEmpty || isName ? [] : [.verbatim(text)]
}

extension String {
  fileprivate func trimmingWhitespace() -> Substring {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.drop { $0.isWhitespace }
  }
}

extension Component {
  /// The members of the view that its hand-written Swift declares or uses by their names.
  fileprivate var namesOfHandwrittenView: [String] {
    let hasStyles = look.styleFamily != nil
    let isHandwritten = uiKit != nil || configuration.parts.contains { $0.uiKit != nil }
    let values = properties.map(\.name) + modifiers.map(\.name)
    let inner =
      slots.map(\.name) + state.map(\.name) + configuration.values.map(\.name)
      + configuration.parts.map(\.name)
    // With styles, the others are members of the configuration.
    return (isHandwritten ? values + (hasStyles ? [] : inner) : [])
      + (hasStyles ? [] : declarations?.members.map(\.text) ?? [])
  }
}

/// SwiftUI environment values that a UIKit view reads from its traits or from the system.
private let systemValues: [String: (type: String, swift: String)] = {
  let types = [
    "colorScheme": "UIUserInterfaceStyle", "colorSchemeContrast": "UIAccessibilityContrast",
    "dynamicTypeSize": "UIContentSizeCategory", "horizontalSizeClass": "UIUserInterfaceSizeClass",
    "verticalSizeClass": "UIUserInterfaceSizeClass",
    "layoutDirection": "UIUserInterfaceLayoutDirection", "displayScale": "CGFloat",
    "legibilityWeight": "UILegibilityWeight", "locale": "Locale", "calendar": "Calendar",
  ]
  return Dictionary(
    uniqueKeysWithValues: EnvironmentTrait.all.map { key, trait in
      (key, (type: types[key] ?? "Bool", swift: trait.swift))
    })
}()
