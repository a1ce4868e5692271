import SwiftFragments

/// Converts SwiftUI views to UIKit views, with each modifier in its place.
struct ViewBuilder {
  let owner: BodyNames.Owner
  let names: BodyNames
  var blockers: [Blocker] = []

  /// The names whose views occur in several branches.
  let shared: Set<String>

  /// The text attributes of these views, by name.
  var attributesOfShared: [String: [String]] = [:]

  /// The number of text fields so far.
  var fields = 0

  init(names: BodyNames, shared: Set<String> = []) {
    self.names = names
    self.shared = shared
    owner = names.owner
  }

  // MARK: - Items

  mutating func items(_ items: [ViewItem], _ inherited: Inherited) -> [BuiltItem] {
    items.flatMap { item -> [BuiltItem] in
      switch item {
      case .view(let node): return self.views(node, inherited)
      case .local(let number): return [.local(number)]
      case .condition(let node):
        return [
          .condition(
            node, then: self.items(node.then, inherited),
            otherwise: self.items(node.otherwise, inherited))
        ]
      case .selection(let node):
        return [.selection(node, node.cases.map { self.items($0.items, inherited) })]
      }
    }
  }

  /// The views of a node; several for a group without modifiers.
  mutating func views(_ node: ViewNode, _ inherited: Inherited) -> [BuiltItem] {
    if case .list(let data, let separator) = node.content {
      var element = node
      element.content = .element(Value(text: "item", locals: ["item"]))
      var each = ForEachViews(
        data: data, isList: true, parameter: "item",
        content: [.view(view(element, inherited))])
      each.separator = separator.map { view($0, Inherited()) }
      return [.forEach(each)]
    }
    if case .built(let rule, let arguments) = node.content {
      switch rule.kind {
      case .empty: return []
      case .group where node.modifiers.allSatisfy(\.isInherited):
        return items(content(arguments[0]), self.inherited(by: node.modifiers[...], inherited))
      case .forEach where node.modifiers.allSatisfy(\.isInherited):
        return [
          forEach(arguments, node, self.inherited(by: node.modifiers[...], inherited))
        ]
      default: break
      }
    }
    return [.view(view(node, inherited))]
  }

  mutating func forEach(
    _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltItem {
    guard case .value(let data)? = arguments[0],
      case .content(let inner, let parameter)? = arguments[2]
    else {
      blockers.append(Blocker("ForEach", node.range))
      return .forEach(
        ForEachViews(data: Value(text: ""), isList: false, parameter: nil, content: []))
    }
    let isList: Bool
    let name = data.text.replacingPrefix("configuration.", with: "")
    let meaning =
      name == data.text ? names.names[name] : names.configuration[name]
    if case .list? = meaning { isList = true } else { isList = data.isList }
    return .forEach(
      ForEachViews(
        data: data, isList: isList, parameter: parameter, content: items(inner, inherited)))
  }

  func content(_ argument: ReadArgument?) -> [ViewItem] {
    if case .content(let items, _)? = argument { items } else { [] }
  }

  func value(_ argument: ReadArgument?) -> Value? {
    if case .value(let value)? = argument { value } else { nil }
  }

  func edges(_ argument: ReadArgument?) -> Set<String> {
    if case .edges(let edges)? = argument { edges } else { [] }
  }

  func binding(_ argument: ReadArgument?) -> BindingTarget? {
    if case .binding(let target)? = argument { target } else { nil }
  }

  func action(_ argument: ReadArgument?) -> ActionNode? {
    if case .action(let action)? = argument { action } else { nil }
  }

  /// The values inherited below some modifiers, of which the innermost takes precedence.
  func inherited(
    by modifiers: ArraySlice<ModifierNode>, _ outer: Inherited
  ) -> Inherited {
    var result = outer
    for modifier in modifiers.reversed() {
      func style() -> StyleName? {
        if case .style(let name)? = modifier.arguments.first { name } else { nil }
      }
      switch modifier.rule.effect {
      case .text(let name): result.set(name, arguments(modifier))
      case .buttonStyle: result.buttonStyle = style()
      case .toggleStyle: result.toggleStyle = style()
      case .progressStyle: result.progressStyle = style()
      case .fieldStyle: result.fieldStyle = style()
      case .labelStyle: result.labelStyle = style()
      case .focused: result.focus = binding(modifier.arguments[0])
      case .submit: result.submit = action(modifier.arguments[0])
      case .field(let name):
        result.field.removeAll { $0.name == name }
        result.field.append(BuiltCall(name, arguments(modifier)))
      default: break
      }
    }
    return result
  }

  func arguments(_ modifier: ModifierNode) -> [BuiltArgument] {
    zip(modifier.rule.parameters, modifier.arguments).compactMap { parameter, argument in
      // A twin takes a function that sets the binding's value.
      if case .binding(let target)? = argument {
        return BuiltArgument(parameter.label, setter(target))
      }
      return value(argument).map { BuiltArgument(parameter.label, $0) }
    }
  }

  // MARK: - Greedy views

  /// A view that contains a greedy view is greedy itself.
  mutating func greed(of view: inout BuiltView) {
    guard let content = view.content else { return }
    view.becomeGreedy(with: content)
    guard case .stack(let isVertical) = view.sort else { return }
    for inner in Self.views(in: content) {
      guard let greed = inner.greedAcross else { continue }
      if !isVertical || view.greedAcross.map({ $0.text != greed.text }) ?? false {
        blockers.append(Blocker("frame without a length", inner.range))
      }
      view.greedAcross = greed
    }
  }

  /// The views in braces, in all branches.
  static func views(in items: [BuiltItem]) -> [BuiltView] {
    items.flatMap { item -> [BuiltView] in
      switch item {
      case .view(let view): [view]
      case .local: []
      case .condition(_, let then, let otherwise): views(in: then) + views(in: otherwise)
      case .selection(_, let cases): cases.flatMap { views(in: $0) }
      case .forEach(let each): views(in: each.content)
      }
    }
  }
}

extension ModifierNode {
  /// Whether it only affects the views below, and not the view itself.
  var isInherited: Bool {
    switch rule.effect {
    case .text, .buttonStyle, .toggleStyle, .progressStyle, .fieldStyle, .labelStyle, .submit,
      .field, .nothing, .way:
      true
    default: false
    }
  }
}

extension String {
  /// `cardView` for `CardView`, `symbolImage` for `DKSymbolImage`.
  var asVariable: String {
    let capitals = prefix { $0.isUppercase }.count
    let short = capitals > 1 ? String(dropFirst(capitals - 1)) : self
    return short.prefix(1).lowercased() + short.dropFirst()
  }

  /// A name for a picture: `checkmark` for `"checkmark.circle"`.
  var symbolName: String {
    guard hasPrefix("\"") else { return "symbol" }
    let word = dropFirst().prefix { $0.isLetter }
    return word.isEmpty ? "symbol" : String(word)
  }

  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
