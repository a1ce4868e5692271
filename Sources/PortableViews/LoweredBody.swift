import SwiftFragments
import SwiftRendering

/// A body, lowered to the UIKit runtime.
package struct LoweredBody: Sendable {
  /// A property that a component stores for its body.
  package struct Stored: Sendable {
    package let name: String

    /// Its declaration, in one or several lines.
    package var declaration: [Statement] {
      LoweredBody.value(of: making, .target("private \(isPlain ? "let" : "lazy var") \(name)"))
    }

    /// For a property that is recreated at times, its declaration and the code that recreates it.
    package var recreated: (declaration: [Statement], recreation: [Statement]) {
      (
        LoweredBody.value(of: making, .target("private \(isPlain ? "var" : "lazy var") \(name)")),
        LoweredBody.value(of: making, .target(name))
      )
    }

    /// The expression that makes it.
    package let making: [Statement]

    /// Whether that does not depend on the component.
    let isPlain: Bool
  }

  /// The views that a component stores because its update uses them; a style declares them in `setup`.
  package var stored: [Stored] = []

  /// The statements before the tree: named values and, in a style, the views that its update uses.
  package var setup: [Statement] = []

  /// The view that contains everything, as an expression in one or several lines.
  package var tree: [Statement] = []

  /// The name of that view, if it has one.
  package var treeName: String?

  /// The statements that run now and whenever a value changes.
  package var update: [Statement] = []

  /// The bindings whose values are stored in a text field, with the field's name.
  package var keptTexts: [String: String] = [:]

  /// The code that runs when assistive technologies adjust a component: `accessibilityIncrement()` and
  /// `accessibilityDecrement()` call a method with the parameter, an `AdjustmentDirection`.
  package struct Adjustment: Sendable {
    package let parameter: String
    package let statements: [Statement]
  }

  package var adjustment: Adjustment?

  /// The animations of a component's body around the view of its style, with the values whose changes they
  /// animate, from the inside out: style changes are made in `animate(_:value:changes:)`.
  package var styleAnimations: [(animation: String, value: String)] = []

  /// Constructs that the lowered body omits because they only animate changes.
  package var omissions: [Blocker] = []

  /// The statements of `makeView(configuration:)` of a style.
  package var styleStatements: [Statement] {
    var statements = setup
    if update.isEmpty {
      guard !setup.isEmpty else { return tree }
      return setup + (treeName.map { [.return(.name($0))] } ?? Self.value(of: tree, .returned))
    }
    let name = treeName ?? "view"
    if treeName == nil { statements += Self.value(of: tree, .constant("view")) }
    statements.append(
      .closureCall("configuration.onChange", [], [.init(parameters: ["configuration"], update)]))
    statements.append(.return(.name(name)))
    return statements
  }

  /// What becomes of the value of an expression in several lines.
  enum Destination {
    case returned

    /// A constant with a name.
    case constant(String)

    /// What stands before the equals sign: `private let label`, or `label`.
    case target(String)

    /// The Swift before the expression.
    fileprivate var prefix: String {
      switch self {
      case .returned: "return "
      case .constant(let name): "let \(name) = "
      case .target(let target): target + " = "
      }
    }
  }

  /// An expression as statements that do something with its value.
  static func value(of expression: [Statement], _ destination: Destination) -> [Statement] {
    guard let first = expression.first else { return [] }
    return [value(of: first, destination)] + expression.dropFirst()
  }

  private static func value(of statement: Statement, _ destination: Destination) -> Statement {
    switch statement {
    case .expression(let value, let layout):
      switch destination {
      case .returned: .return(value, layout)
      case .constant(let name): .let(name, value, layout)
      case .target: .expression(.swift(destination.prefix + value.text), layout)
      }
    case .closureCall(let callee, let arguments, let closures, let layout):
      .closureCall(.swift(destination.prefix + callee.text), arguments, closures, layout)
    case .compact(let inner): .compact(value(of: inner, destination))
    case .chain(let head, let members): .chain(value(of: head, destination), members)
    case .verbatim(let text): .verbatim(destination.prefix + text)
    case .let, .var, .assignment, .return, .if, .switch, .requirement, .accessor, .comment,
      .indented, .part, .traced:
      statement
    }
  }
}

/// The result of lowering a body.
package enum LoweringResult: Sendable {
  case lowered(LoweredBody)

  /// Constructs that are not portable, in source order.
  case notPortable([Blocker])
}

/// Lowers a body of a spec.
///
/// - Parameters:
///   - block: The Swift.
///   - names: The meanings of the names in it.
///   - isRecreated: Whether the view is recreated wherever it is needed, so that current values are read and
///     nothing is updated.
package func lowered(
  _ block: SwiftBlock, names: BodyNames, isRecreated: Bool = false
) -> LoweringResult {
  guard let tree = block.tree else { return .notPortable([Blocker("Swift", 0..<0)]) }
  return lowered(tree.statements, text: block.text, names: names, isRecreated: isRecreated)
}

/// Lowers an expression that is a view or several, like a body that consists of it.
package func lowered(
  _ expression: SwiftExpression, names: BodyNames, isRecreated: Bool = false
) -> LoweringResult {
  guard let tree = expression.tree else { return .notPortable([Blocker("Swift", 0..<0)]) }
  return lowered(tree.statements, text: expression.text, names: names, isRecreated: isRecreated)
}

/// Whether a view stands for the views of a slot, which may be several or none.
private func isSlot(_ view: BuiltView, _ names: BodyNames) -> Bool {
  guard view.sort == .slot else { return false }
  let member = view.head.replacingPrefix("configuration.", with: "")
  switch member == view.head ? names.names[member] : names.configuration[member] {
  case .view: return false
  case .value, .binding, .focus, .action, .slot, .slotFunction, .list, .text, .trait, .notPortable,
    nil:
    return true
  }
}

func lowered(
  _ statements: [CodeStatement], text: String, names: BodyNames, isRecreated: Bool = false
) -> LoweringResult {
  var reader = BodyReader(text: text, names: names)
  let read = reader.items(statements)
  let locals = reader.finishLocals()
  var builder = ViewBuilder(names: names, shared: reader.shared)
  let items = builder.items(read, Inherited())
  let root: BuiltView
  let views = items.filter { if case .local = $0 { false } else { true } }
  if views.count == 1, case .view(let only) = views[0], !isSlot(only, names) {
    root = only
  } else {
    root = builder.stack(
      isVertical: true, alignment: nil, spacing: nil, views, hint: "content")
  }
  var body = BodyLowering(
    names: names, locals: locals, read: reader.namesInValues, isRecreated: isRecreated)
  let result = body.body(root)
  var blockers = reader.blockers + builder.blockers + body.blockers
  guard blockers.isEmpty else {
    var seen: Set<Blocker> = []
    blockers = blockers.filter { seen.insert($0).inserted }
    return .notPortable(
      blockers.sorted {
        ($0.range.lowerBound, $0.range.upperBound, $0.name)
          < ($1.range.lowerBound, $1.range.upperBound, $1.name)
      })
  }
  var lowered = result
  lowered.omissions = reader.omissions
  return .lowered(lowered)
}
