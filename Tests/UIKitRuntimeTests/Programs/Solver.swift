import UIKit

/// The positions of views according to the constraints of a tree.
///
/// Constraints are solved by priority: those with lower priority determine what those with higher priority
/// leave open. Errors at one priority are added, like the system does.
@MainActor struct Solution {
  /// The frame of each view and layout guide, from the top left of the root.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]

  /// The amount by which required constraints are violated.
  let conflict: Double

  /// The views and layout guides that have another position or size in another solution.
  private(set) var ambiguous: [AnyObject] = []

  /// Whether there is no other solution.
  var isUnique: Bool { ambiguous.isEmpty }

  subscript(view: AnyObject) -> CGRect { frames[ObjectIdentifier(view)] ?? .null }

  /// Solves the constraints of a tree.
  init(_ root: UIView, width: CGFloat? = nil, height: CGFloat? = nil) {
    var system = System()
    system.collect(root, width: width, height: height)
    let first = system.solve(order: 1)
    let second = system.solve(order: -1)
    conflict = (first.conflict * 1e6).rounded() / 1e6
    for (index, item) in system.items.enumerated() {
      let parts = index * 4..<index * 4 + 4
      if parts.contains(where: { abs(first.values[$0] - second.values[$0]) >= 0.01 }) {
        ambiguous.append(item)
      }
      let values = first.values[index * 4..<index * 4 + 4].map { ($0 * 100).rounded() / 100 }
      frames[ObjectIdentifier(item)] = CGRect(
        x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }
}

/// A sum of variables.
private struct Expression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  static func + (a: Self, b: Self) -> Self {
    Self(terms: a.terms.merging(b.terms, uniquingKeysWith: +), constant: a.constant + b.constant)
  }
  static func * (a: Self, factor: Double) -> Self {
    Self(terms: a.terms.mapValues { $0 * factor }, constant: a.constant * factor)
  }
  static func - (a: Self, b: Self) -> Self { a + b * -1 }
}

/// The constraints of a tree as linear relations.
@MainActor private struct System {
  private(set) var items: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var relations:
    [(left: Expression, relation: NSLayoutConstraint.Relation, priority: Float)] = []

  private mutating func variable(_ item: AnyObject, _ part: Int) -> Expression {
    let id = ObjectIdentifier(item)
    let index = indices[id] ?? items.count
    if index == items.count {
      indices[id] = index
      items.append(item)
    }
    return Expression(terms: [index * 4 + part: 1])
  }

  private mutating func add(
    _ left: Expression, _ relation: NSLayoutConstraint.Relation, _ right: Expression,
    _ priority: Float = 1000
  ) {
    relations.append((left - right, relation, priority))
  }

  private func number(_ value: CGFloat) -> Expression { Expression(constant: Double(value)) }

  // MARK: Reading the tree

  mutating func collect(_ root: UIView, width: CGFloat?, height: CGFloat?) {
    add(variable(root, 0), .equal, number(0))
    add(variable(root, 1), .equal, number(0))
    if let width { add(variable(root, 2), .equal, number(width)) }
    if let height { add(variable(root, 3), .equal, number(height)) }
    visit(root)
  }

  private mutating func visit(_ view: UIView) {
    for part in [2, 3] { add(variable(view, part), .greaterThanOrEqual, number(0)) }
    for constraint in view.constraints { add(constraint) }
    let size = view.intrinsicContentSize
    for (part, length, axis) in [
      (2, size.width, NSLayoutConstraint.Axis.horizontal), (3, size.height, .vertical),
    ] where length >= 0 {
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      add(variable(view, part), .lessThanOrEqual, number(length), hugging)
      add(variable(view, part), .greaterThanOrEqual, number(length), resistance)
    }
    // Guides are created on first use.
    _ = view.layoutMarginsGuide
    for guide in view.layoutGuides { place(guide, in: view) }
    if let stack = view as? UIStackView { arrange(stack) }
    for subview in view.subviews { visit(subview) }
  }

  private mutating func place(_ guide: UILayoutGuide, in view: UIView) {
    var insets = UIEdgeInsets.zero
    switch guide {
    case view.layoutMarginsGuide: insets = view.layoutMargins
    case view.safeAreaLayoutGuide: insets = view.safeAreaInsets
    case (view as? UIScrollView)?.contentLayoutGuide:
      add(variable(guide, 0), .equal, variable(view, 0))
      add(variable(guide, 1), .equal, variable(view, 1))
      return
    default: break
    }
    let horizontal = number(insets.left + insets.right)
    let vertical = number(insets.top + insets.bottom)
    add(variable(guide, 0), .equal, variable(view, 0) + number(insets.left))
    add(variable(guide, 1), .equal, variable(view, 1) + number(insets.top))
    add(variable(guide, 2), .equal, variable(view, 2) - horizontal)
    add(variable(guide, 3), .equal, variable(view, 3) - vertical)
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    let item = constraint.firstItem
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && [.leading, .trailing].contains(constraint.firstAttribute)
  }

  private mutating func value(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
  ) -> Expression {
    let (x, y) = (variable(item, 0), variable(item, 1))
    let (width, height) = (variable(item, 2), variable(item, 3))
    return switch attribute {
    case .leading: isMirrored ? x + width : x
    case .trailing: isMirrored ? x : x + width
    case .left: x
    case .right: x + width
    case .top, .firstBaseline: y
    case .bottom, .lastBaseline: y + height
    case .centerX: x + width * 0.5
    case .centerY: y + height * 0.5
    case .width: width
    case .height: height
    default: Expression()
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    let isMirrored = isMirrored(constraint)
    let left = value(first, constraint.firstAttribute, isMirrored: isMirrored)
    var right = number(isMirrored ? -constraint.constant : constraint.constant)
    if let second = constraint.secondItem {
      right =
        right
        + value(second, constraint.secondAttribute, isMirrored: isMirrored)
        * Double(constraint.multiplier)
    }
    var relation = constraint.relation
    if isMirrored, relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    add(left, relation, right, constraint.priority.rawValue)
  }

  /// The constraints with which a stack arranges its views.
  private mutating func arrange(_ stack: UIStackView) {
    let isHorizontal = stack.axis == .horizontal
    let isReversed =
      isHorizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (along, across) = isHorizontal ? (0, 1) : (1, 0)
    let area: AnyObject =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    var views = stack.arrangedSubviews.filter { !$0.isHidden }
    if isReversed { views.reverse() }
    var end = variable(area, along)
    var previous: UIView?
    for view in views {
      if let previous {
        let custom = stack.customSpacing(after: isReversed ? view : previous)
        let gap = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        end = end + number(gap)
        if stack.distribution == .fillEqually {
          add(variable(view, along + 2), .equal, variable(previous, along + 2))
        }
      }
      add(variable(view, along), .equal, end)
      end = variable(view, along) + variable(view, along + 2)
      previous = view
    }
    if !views.isEmpty {
      add(end, .equal, variable(area, along) + variable(area, along + 2))
    }
    // If it is undetermined which of the views stretches, their order decides.
    for (index, view) in stack.arrangedSubviews.filter({ !$0.isHidden }).enumerated() {
      add(variable(view, along + 2), .equal, number(0), 0.5 - Float(index) / 1000)
    }
    let start = variable(area, across)
    let length = variable(area, across + 2)
    for view in views {
      let (viewStart, viewLength) = (variable(view, across), variable(view, across + 2))
      add(viewStart, .greaterThanOrEqual, start)
      add(viewStart + viewLength, .lessThanOrEqual, start + length)
      let isTrailing = stack.alignment == .trailing || stack.alignment == .lastBaseline
      let isRight =
        isTrailing != (!isHorizontal && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      switch stack.alignment {
      case .fill:
        add(viewStart, .equal, start)
        add(viewLength, .equal, length)
      case .center: add(viewStart + viewLength * 0.5, .equal, start + length * 0.5)
      default:
        if isRight {
          add(viewStart + viewLength, .equal, start + length)
        } else {
          add(viewStart, .equal, start)
        }
      }
      add(viewLength, .equal, number(0), 25)
    }
    add(length, .equal, number(0), 51)
  }

  // MARK: Solving

  /// A solution that, where several are possible, minimizes or maximizes a sum of all variables.
  func solve(order: Double) -> (values: [Double], conflict: Double) {
    let count = items.count * 4
    var tableau = Tableau(variables: count)
    let levels = Set(relations.map(\.priority)).sorted(by: >)
    for (expression, relation, priority) in relations {
      tableau.add(
        expression.terms, relation.rawValue, -expression.constant,
        level: levels.firstIndex(of: priority) ?? 0)
    }
    let errors = tableau.solve(levels: levels.count) { index in
      // Weights that no symmetry of a layout cancels out.
      order + order * Double(index * 7919 % 101) / 101
    }
    return (tableau.values(count), levels.first == 1000 ? errors.first ?? 0 : 0)
  }
}

/// A linear program whose costs are minimized one level after the other.
private struct Tableau {
  private let variables: Int
  private var rows: [(terms: [Int: Double], value: Double, basic: Int)] = []
  private var costs: [(column: Int, level: Int)] = []
  private var columns: Int
  private var table: [[Double]] = []
  private var basis: [Int] = []

  /// Each variable is the difference of two that are not negative.
  init(variables: Int) {
    self.variables = variables
    columns = variables * 2
  }

  mutating func add(_ terms: [Int: Double], _ relation: Int, _ value: Double, level: Int) {
    var row: [Int: Double] = [:]
    for (index, factor) in terms {
      row[index * 2] = factor
      row[index * 2 + 1] = -factor
    }
    // Too low, and too high: an error if the relation forbids it, otherwise without cost.
    let low = columns
    let high = columns + 1
    columns += 2
    row[low] = 1
    row[high] = -1
    if relation >= 0 { costs.append((low, level)) }
    if relation <= 0 { costs.append((high, level)) }
    let sign: Double = value < 0 ? -1 : 1
    rows.append((row.mapValues { $0 * sign }, value * sign, value < 0 ? high : low))
  }

  /// Returns the sum of the errors of each level.
  mutating func solve(levels: Int, preference: (Int) -> Double) -> [Double] {
    table = rows.map { row -> [Double] in
      var line = [Double](repeating: 0, count: columns + 1)
      for (column, factor) in row.terms { line[column] = factor }
      line[columns] = row.value
      return line
    }
    basis = rows.map(\.basic)
    var allowed = [Bool](repeating: true, count: columns)
    var errors: [Double] = []
    for level in 0...levels {
      var cost = [Double](repeating: 0, count: columns + 1)
      if level < levels {
        for (column, ofLevel) in costs where ofLevel == level { cost[column] = 1 }
      } else {
        // A small share of all lengths and positions, so that no direction is free.
        for index in 0..<variables {
          cost[index * 2] = preference(index)
          cost[index * 2 + 1] = -preference(index)
        }
      }
      for (row, column) in basis.enumerated() where cost[column] != 0 {
        let factor = cost[column]
        for index in 0...columns { cost[index] -= factor * table[row][index] }
      }
      var isBounded = true
      while isBounded, let column = entering(cost, allowed) {
        isBounded = pivot(column, &cost)
      }
      errors.append(-cost[columns])
      for column in 0..<columns where cost[column] > 1e-7 { allowed[column] = false }
    }
    return errors
  }

  /// The first column that lowers the cost; choosing the first avoids cycles.
  private func entering(_ cost: [Double], _ allowed: [Bool]) -> Int? {
    (0..<columns).first { allowed[$0] && cost[$0] < -1e-7 }
  }

  private mutating func pivot(_ column: Int, _ cost: inout [Double]) -> Bool {
    var best: (row: Int, ratio: Double)?
    for row in table.indices where table[row][column] > 1e-9 {
      let ratio = table[row][columns] / table[row][column]
      if let found = best {
        if ratio > found.ratio + 1e-12 { continue }
        if abs(ratio - found.ratio) <= 1e-12, basis[row] > basis[found.row] { continue }
      }
      best = (row, ratio)
    }
    // Without a bound, the variables would be ambiguous; a ray is as good as another solution.
    guard let best else { return ambiguous(column) }
    let factor = table[best.row][column]
    for index in 0...columns { table[best.row][index] /= factor }
    for row in table.indices where row != best.row && table[row][column] != 0 {
      let factor = table[row][column]
      for index in 0...columns { table[row][index] -= factor * table[best.row][index] }
    }
    let costFactor = cost[column]
    for index in 0...columns { cost[index] -= costFactor * table[best.row][index] }
    basis[best.row] = column
    return true
  }

  private var ray: Int?

  private mutating func ambiguous(_ column: Int) -> Bool {
    ray = column
    return false
  }

  func values(_ count: Int) -> [Double] {
    var all = [Double](repeating: 0, count: columns)
    for (row, column) in basis.enumerated() { all[column] = table[row][columns] }
    if let ray {
      all[ray] += 1000
      for (row, column) in basis.enumerated() { all[column] -= 1000 * table[row][ray] }
    }
    return (0..<count).map { (index: Int) -> Double in all[index * 2] - all[index * 2 + 1] }
  }
}
