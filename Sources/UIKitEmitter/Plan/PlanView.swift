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

  func plan(_ component: Component, _ planning: inout Planning) -> ViewPlan {
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
struct Planning {
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

  mutating func obstruct(_ name: String, _ place: Place? = nil) {
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

  func text(isHosted: Bool) -> ViewText {
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

  // MARK: - Environment

  mutating func add(_ read: Style.EnvironmentRead) {
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
