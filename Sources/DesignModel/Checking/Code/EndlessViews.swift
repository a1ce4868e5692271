import Diagnostics
import Graphs
import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Views that always show themselves again, directly or through others, so that the app hangs when it shows one.

/// A view of the project, or a method of one of its modifiers, that Swift in a spec shows whenever it is shown
/// itself.
struct ShownPart: Sendable {
  /// The name of the type, or of the method after a dot.
  let name: String
  let place: Place
}

/// What shows other views.
struct ShowingPart: Sendable {
  enum Kind: Sendable {
    /// A component, or a view under `types`.
    case view

    /// A style other than the default one, with its name.
    case style(String)
    case modifier
  }

  let kind: Kind

  /// The name of the type, or of the method after a dot.
  let name: String

  let parts: [ShownPart]

  /// Whether its Swift calls a method that may set the style of a component.
  let maySetStyles: Bool

  /// The method that sets the style of the component; nil if it has no styles.
  let styleMethod: String?
}

extension ComponentScope {
  /// The views that the Swift of the spec shows without a condition.
  var showingParts: [ShowingPart] {
    var found: [ShowingPart] = []
    func add(_ kind: ShowingPart.Kind, _ name: String, _ blocks: [SwiftBlock?], _ style: String?) {
      let blocks = blocks.compactMap(\.self)
      let parts = blocks.flatMap(shownParts)
      if parts.isEmpty { return }
      found.append(
        ShowingPart(
          kind: kind, name: name, parts: parts,
          maySetStyles: blocks.contains(where: maySetStyles), styleMethod: style))
    }
    if let component = spec.component?.text {
      switch spec.kindOrView {
      case .view:
        let method = spec.styles.isEmpty ? nil : StyleNames(of: component).modifier
        add(
          .view, component,
          [spec.body, spec.styles.first { $0.name.text == defaultStyleName }?.body], method)
        for style in spec.styles where style.name.text != defaultStyleName {
          add(.style(style.name.text), component, [style.body], method)
        }
      case .modifier:
        if let method = spec.method, swiftUIMethods(named: method).isEmpty, declaresAllNames,
          declarations.functions(named: method).isEmpty, !mayHandwrite(method),
          declarations.code.componentModifiers[method] == nil,
          !declarations.code.memberNames.contains(method)
        {
          add(.modifier, "." + method, [spec.body], nil)
        }
      case .value: break
      }
    }
    for type in spec.types where type.scope?.value != .component {
      add(.view, type.name.text, [type.body], nil)
    }
    return found
  }

  private func shownParts(of block: SwiftBlock) -> [ShownPart] {
    guard let tree = block.tree else { return [] }
    var shown = UnconditionalViews(
      hidesSwiftUI: { [declarations] in
        declarations.types[$0] != nil || declarations.handwritten.visibleType($0) != nil
      }, isSwiftUIMethod: isSwiftUIMethod)
    shown.add(tree.statements)
    let local = block.declaredNames.union(spec.declarations?.declaredNames ?? [])
    return shown.names.compactMap { name in
      countSteps()
      let isMethod = name.text.hasPrefix(".")
      guard
        isMethod
          || declarations.types[name.text] != nil && !local.contains(name.text)
            && generic(named: name.text) == nil && slotsByGeneric[name.text] == nil
            && !spec.slots.contains(where: { slotTypeName(of: $0) == name.text })
      else { return nil }
      return ShownPart(name: name.text, place: tree.place(name.range))
    }
  }

  /// Whether a block calls a method that may set the style of a component.
  private func maySetStyles(_ block: SwiftBlock) -> Bool {
    block.calls.contains { $0.isMember && !isSwiftUIMethod($0.function.text) }
  }

  /// Whether a name after a dot is a method with which SwiftUI shows the view, without setting a style of the
  /// library.
  private func isSwiftUIMethod(_ name: String) -> Bool {
    !openMethods.contains(name) && !swiftUIViewMethods(named: name).isEmpty
      && declarations.functions(named: name).isEmpty
  }
}

/// SwiftUI's methods with which the view may not be shown, or have another style.
private let openMethods: Set<String> = [
  "environment", "keyframeAnimator", "modifier", "phaseAnimator", "transformEnvironment",
]

/// The initializers and methods in a view builder whose result is always shown.
private struct UnconditionalViews {
  private(set) var names: [(text: String, range: Range<Int>)] = []

  /// Whether the module has a type of a name, which hides SwiftUI's.
  let hidesSwiftUI: (String) -> Bool

  /// Whether a name after a dot is a method of SwiftUI's that shows the view.
  let isSwiftUIMethod: (String) -> Bool

  init(
    hidesSwiftUI: @escaping (String) -> Bool, isSwiftUIMethod: @escaping (String) -> Bool
  ) {
    self.hidesSwiftUI = hidesSwiftUI
    self.isSwiftUIMethod = isSwiftUIMethod
  }

  mutating func add(_ statements: [CodeStatement]) {
    for statement in statements {
      switch statement.kind {
      case .expression(let value):
        add(value)
        // What follows may not be reached.
        switch value.kind {
        case .conditional, .selection: return
        default: break
        }
      case .return(let value):
        if let value { add(value) }
        return
      case .variable, .function, .type: break
      case .guard, .while, .repeat, .for, .throw, .jump, .defer, .do, .compilationConditions,
        .other:
        return
      }
    }
  }

  private mutating func add(_ value: CodeExpression) {
    switch value.kind {
    case .call(let call): add(call)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      add(elements[0].value)
    default: break
    }
  }

  private mutating func add(_ call: CodeCall) {
    switch call.callee.kind {
    case .name(let name):
      if containers.contains(name.text), !hidesSwiftUI(name.text) { addContent(of: call) }
      if !call.mayPassConfiguration { names.append((name.text, name.range)) }
    case .member(let base, let member):
      if let path = call.callee.typePath {
        if !call.mayPassConfiguration {
          names.append((path, call.callee.range))
        }
        return
      }
      // Another method may show its view under a condition.
      if isSwiftUIMethod(member.text) {
        add(base)
        if surroundingModifiers.contains(member.text) { addContent(of: call) }
      }
      names.append(("." + member.text, member.range))
    default: break
    }
  }

  /// Adds the views in the closures of a container.
  private mutating func addContent(of call: CodeCall) {
    for argument in call.arguments + call.trailing {
      if case .closure(let closure) = argument.value.kind {
        if closure.parameters.isEmpty { add(closure.statements) }
      } else if argument.label == nil {
        add(argument.value)
      }
    }
  }
}

extension CodeExpression {
  /// The qualified name of a type: `Warp.Card`.
  fileprivate var typePath: String? {
    switch kind {
    case .name(let name): name.text.first?.isUppercase == true ? name.text : nil
    case .member(let base, let member):
      member.text.first?.isUppercase == true
        ? base.typePath.map { "\($0).\(member.text)" } : nil
    default: nil
    }
  }
}

/// SwiftUI's views that always show the views in their closures.
private let containers: Set<String> = [
  "AnyView", "GeometryReader", "Group", "HStack", "ScrollView", "VStack", "ZStack",
]

/// SwiftUI's modifiers that always show the views in their closures.
private let surroundingModifiers: Set<String> = ["background", "mask", "overlay"]

// MARK: - The project

/// Reports views that always show themselves again.
func endlessViewProblems(in files: [CheckedFile], among all: [CheckedFile]) -> [Diagnostic] {
  let parts = all.flatMap(\.showing)
  if parts.isEmpty { return [] }
  // Several modifiers can share a method.
  let methods = Dictionary(
    all.compactMap(\.viewMethod).map { ($0, 1) }, uniquingKeysWith: +)
  var views: [String: ShowingPart] = [:]
  for part in parts {
    switch part.kind {
    case .view: views[part.name] = part
    case .modifier where methods[String(part.name.dropFirst())] == 1: views[part.name] = part
    case .modifier, .style: break
    }
  }
  let styled = Set(parts.filter { $0.styleMethod != nil }.map(\.name))
  /// The views that show each other whenever they are shown, of those for which a condition holds.
  func graph(of isCertain: (ShowingPart) -> Bool, without omitted: Set<String>) -> Circles {
    Circles(
      views.filter { isCertain($0.value) }.mapValues { part in
        part.parts.map(\.name).filter { views[$0] != nil && !omitted.contains($0) }
      })
  }
  // With another style, a component may show something else.
  let withoutStyles = graph(of: { $0.styleMethod == nil }, without: styled)
  let withDefaultStyles = graph(of: { !$0.maySetStyles }, without: [])
  func isEndless(_ part: ShowingPart, _ shown: ShownPart) -> Bool {
    !styled.contains(part.name) && !styled.contains(shown.name)
      && withoutStyles.join(shown.name, part.name)
      || !part.maySetStyles && withDefaultStyles.join(shown.name, part.name)
  }
  return files.flatMap(\.showing).flatMap { part -> [Diagnostic] in
    part.parts.compactMap { shown in
      countSteps()
      switch part.kind {
      case .view, .modifier:
        guard views[part.name] != nil, views[shown.name] != nil, isEndless(part, shown)
        else { return nil }
      case .style: guard shown.name == part.name, !part.maySetStyles else { return nil }
      }
      return Diagnostic(.endlessView, at: shown.place, part.message(showing: shown.name))
        .mentioningHiddenView(shown.name, at: shown.place)
    }
  }
}

extension ShowingPart {
  fileprivate func message(showing other: String) -> String {
    let name = String(name.drop { $0 == "." })
    if other == self.name {
      switch kind {
      case .style(let style):
        return
          "the style '\(style)' shows another '\(name)' with the same style, without end; write "
          + "'\(name)(configuration)' for the style below, or set another style with "
          + "'\(styleMethod ?? "")'"
      case .view where styleMethod != nil:
        return "'\(name)' shows another '\(name)' with the same style, without end; write "
          + "'\(name)(configuration)' for the style below, or set another style with "
          + "'\(styleMethod ?? "")'"
      case .view:
        return
          "'\(name)' always shows another '\(name)', without end; show it under a condition, or "
          + "show its parts"
      case .modifier:
        return "the method '\(name)' always calls itself, without end; remove the call, or put it "
          + "under a condition"
      }
    }
    let shown = String(other.drop { $0 == "." })
    return
      "'\(name)' always shows '\(shown)', which always shows '\(name)' again, without end; put "
      + "one of the two under a condition"
  }
}
