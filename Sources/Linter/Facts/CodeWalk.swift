import DesignModel
import Diagnostics
import Specification
import SwiftFragments

/// A piece of Swift in a spec, as a tree and as text.
struct WrittenCode: Sendable {
  let tree: CodeTree
  private let units: [UInt8]

  /// What the names in it refer to.
  let resolved: ResolvedCode

  /// Whether it is evaluated inside a view, so that it can depend on the theme.
  let isInView: Bool

  init?(_ block: SwiftBlock, _ resolved: ResolvedCode, isInView: Bool) {
    guard let tree = block.tree else { return nil }
    self.tree = tree
    self.resolved = resolved
    units = Array(block.text.utf8)
    self.isInView = isInView
  }

  init?(_ expression: SwiftExpression, _ resolved: ResolvedCode, isInView: Bool) {
    guard let tree = expression.tree else { return nil }
    self.tree = tree
    self.resolved = resolved
    units = Array(expression.text.utf8)
    self.isInView = isInView
  }

  /// A part of it as written.
  func text(_ range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: units.indices)], as: UTF8.self)
  }

  func place(of expression: CodeExpression) -> Place { tree.place(expression.range) }

  /// A fix that replaces a part; empty if the part is written differently in the spec.
  func fix(_ range: Range<Int>, _ replacement: String) -> [FixIt] {
    let place = tree.place(range)
    guard place.source[place.span] == text(range) else { return [] }
    return [FixIt("write '\(replacement)'", [.init(place, replacement)], isSafe: false)]
  }

  /// All expressions, outer ones first.
  var expressions: [CodeExpression] {
    var found: [CodeExpression] = []
    for statement in tree.statements { statement.forEachExpression { found.append($0) } }
    return found
  }
}

extension Subject {
  /// The bodies of the component and of its styles, and the views of parts.
  var bodies: [WrittenCode] {
    let parts = (spec.configuration?.entries ?? []).map(\.view)
    return written([spec.body] + spec.styles.map(\.body) + parts, isInView: true)
  }

  /// The bodies, the values of parts and the defaults.
  var bodiesAndDefaults: [WrittenCode] {
    let values = (spec.configuration?.entries ?? []).map(\.value)
    return bodies + written(values, isInView: true) + written(defaults, isInView: false)
  }

  /// All Swift in which design tokens can be named.
  var allCode: [WrittenCode] {
    let inTypes = spec.types.flatMap { [$0.body, $0.members] } + [spec.declarations]
    let constants = spec.types.flatMap(\.constants).map(\.value)
    let changes = spec.modifiers.map(\.value) + spec.environment.map(\.value)
    let views = spec.slots.flatMap { $0.arrangement?.expressions ?? [] }
    return bodiesAndDefaults + written(inTypes, isInView: false)
      + written(constants + changes, isInView: false) + written(views, isInView: true)
  }

  /// The expressions that are evaluated before the component exists.
  private var defaults: [SwiftExpression?] {
    let declared =
      spec.properties.map(\.defaultValue) + spec.state.map(\.defaultValue)
      + spec.modifiers.flatMap { [$0.defaultValue, $0.argumentDefault] }
      + spec.environment.flatMap { [$0.defaultValue, $0.argumentDefault] }
    let parameters =
      spec.styles.flatMap(\.parameters) + spec.modifiers.flatMap(\.parameters)
      + spec.environment.flatMap(\.parameters)
    let others =
      spec.slots.map(\.defaultContent?.value) + spec.types.flatMap(\.properties).map(\.defaultValue)
    return declared + parameters.map(\.defaultValue) + others
  }

  private func written(_ blocks: [SwiftBlock?], isInView: Bool) -> [WrittenCode] {
    blocks.compactMap { $0.flatMap { WrittenCode($0, code, isInView: isInView) } }
  }

  func written(_ values: [SwiftExpression?], isInView: Bool) -> [WrittenCode] {
    values.compactMap { $0.flatMap { WrittenCode($0, code, isInView: isInView) } }
  }
}

extension CodeExpression {
  /// Its dotted name: `theme.palette.accent`; nil if it is anything else, or has more components than a
  /// token.
  var dottedName: String? {
    var names: [String] = []
    var part = self
    while names.count < 4 {
      switch part.kind {
      case .name(let name): return (names + [name.text]).reversed().joined(separator: ".")
      case .member(let base, let name):
        names.append(name.text)
        part = base
      default: return nil
      }
    }
    return nil
  }

  /// The call, if it is one.
  var call: CodeCall? { if case .call(let call) = kind { call } else { nil } }

  /// Whether it is a number literal, possibly with a minus.
  var isNumber: Bool {
    switch kind {
    case .literal(.integer, _), .literal(.float, _): true
    case .prefix("-", let value): value.isNumber
    default: false
    }
  }

  /// Its possible results: the branches of `a ? b : c`, of `if` and `switch`, without parentheses.
  var outcomes: [CodeExpression] {
    switch kind {
    case .ternary(_, let then, let otherwise): then.outcomes + otherwise.outcomes
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].value.outcomes
    case .conditional(let conditional): (conditional.body + conditional.otherwise).outcomes
    case .selection(let selection): selection.cases.flatMap(\.statements.outcomes)
    case .infix(let left, "??", let right): [left] + right.outcomes
    default: [self]
    }
  }
}

extension [CodeStatement] {
  fileprivate var outcomes: [CodeExpression] {
    flatMap { statement -> [CodeExpression] in
      if case .expression(let value) = statement.kind { value.outcomes } else { [] }
    }
  }
}

extension CodeCall {
  /// The name of the callee, without its qualifier.
  var function: CodeName? { callee.calledName }

  /// The argument with a label.
  func argument(_ label: String?) -> CodeExpression? {
    arguments.first { $0.label?.text == label }?.value
  }
}

extension CodeExpression {
  /// The start of a chain of modifiers: `Text(title)` for `Text(title).bold().padding()`.
  var chainRoot: CodeExpression {
    if case .member(let base, _)? = call?.callee.kind { return base.chainRoot }
    return self
  }
}
