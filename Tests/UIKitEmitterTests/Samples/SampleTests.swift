import Foundation
import UIKit

/// Writes a line immediately, so that it is visible if a later test traps.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// The visible properties of a view and its subviews.
@MainActor private func look(of view: UIView, _ indentation: String = "") -> [String] {
  var words = [String(describing: type(of: view))]
  if view.isHidden { words.append("hidden") }
  if view.alpha != 1 { words.append("alpha \(view.alpha)") }
  if let label = view as? UILabel { words.append("\"\(label.text ?? "")\" \(label.numberOfLines)") }
  if let field = view as? UITextField { words.append("\"\(field.text ?? "")\"") }
  if let button = view as? UIControl, !button.isEnabled { words.append("disabled") }
  if let color = view.backgroundColor { words.append("on \(color)") }
  if let stack = view as? UIStackView {
    words.append("\(stack.axis.rawValue) \(stack.spacing) \(stack.alignment.rawValue)")
  }
  for constraint in view.constraints where constraint.secondItem == nil {
    words.append("\(constraint.firstAttribute.rawValue)=\(constraint.constant)")
  }
  words += [view.accessibilityIdentifier, view.accessibilityLabel, view.accessibilityValue]
    .compactMap(\.self)
  // Hidden views may be in the state in which they were last visible.
  guard !view.isHidden else { return [indentation + words.prefix(2).joined(separator: " ")] }
  return [indentation + words.joined(separator: " ")]
    + contents(of: view).flatMap { look(of: $0, indentation + " ") }
}

/// The views in a view, without those of the runtime that only observe it.
@MainActor private func contents(of view: UIView) -> [UIView] {
  let inner = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
  return inner.filter { !String(describing: type(of: $0)).contains("Sensor") }
}

@MainActor private func shown(_ view: UIView, _ direction: UITraitEnvironmentLayoutDirection)
  -> UIWindow
{
  let window = UIWindow()
  window.systemTraits = UITraitCollection(layoutDirection: direction)
  window.addSubview(view.leading(to: nil).trailing(to: nil).top(to: nil))
  window.layoutIfNeeded()
  return window
}

/// The same numbers in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

@main @MainActor struct Program {
  static func main() {
    for sample in samples {
      var failures: [String] = []
      layOut(sample, &failures)
      change(sample, &failures)
      free(sample, &failures)
      adjust(sample, &failures)
      say((failures.isEmpty ? "passed " : "failed ") + sample.name)
      for failure in failures.prefix(6) { say("  " + failure) }
    }
    showScreens()
  }

  /// The screens of the documentation have one layout each.
  private static func showScreens() {
    for width in [CGFloat(320), 744] {
      for screen in screens { show(screen.name, screen.make(), at: width) }
    }
  }

  private static func show(_ name: String, _ controller: UIViewController, at width: CGFloat) {
    let window = UIWindow()
    window.rootViewController = controller
    window.layoutIfNeeded()
    guard let view = controller.view else { return say("failed the screen \(name)") }
    let solution = Solution(view, width: width, height: 2000)
    let isUnique = solution.ambiguous.allSatisfy {
      !isSeen($0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView)
    }
    if solution.conflict != 0 || !isUnique { say("failed the screen \(name) at \(width)") }
  }

  /// One solution, and no conflict, at two widths and in both directions; no duplicate constraints.
  private static func layOut(_ sample: Sample, _ failures: inout [String]) {
    for (width, direction) in [
      (CGFloat(320), UITraitEnvironmentLayoutDirection.leftToRight), (744, .leftToRight),
      (320, .rightToLeft), (744, .rightToLeft),
    ] {
      let view = sample.make()
      let window = shown(view, direction)
      let solution = Solution(window, width: width, height: 2000)
      if solution.conflict != 0 { failures.append("conflict \(solution.conflict) at \(width)") }
      // A stack does not place hidden views.
      let ambiguous = solution.ambiguous.filter {
        isSeen($0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView)
      }
      if !ambiguous.isEmpty {
        let views = ambiguous.map { "\(path(of: $0 as? UIView))" }.joined(separator: ", ")
        failures.append("several layouts at \(width): \(views)")
      }
      if solution[view].height <= 0, showsSomething(view) {
        failures.append("no height at \(width)")
      }
      let all = constraints(in: window).filter(\.isActive).map { constraint in
        [
          constraint.firstItem.map { "\(ObjectIdentifier($0))" } ?? "",
          "\(constraint.firstAttribute.rawValue)", "\(constraint.relation.rawValue)",
          constraint.secondItem.map { "\(ObjectIdentifier($0))" } ?? "",
          "\(constraint.secondAttribute.rawValue)", "\(constraint.priority.rawValue)",
          "\(constraint.constant)",
        ].joined(separator: " ")
      }
      if Set(all).count != all.count { failures.append("a constraint twice at \(width)") }
    }
  }

  /// Whether a view or one in it is shown; all views of a body can be in branches that are not.
  private static func showsSomething(_ view: UIView) -> Bool {
    guard !view.isHidden else { return false }
    let contents = contents(of: view)
    if contents.isEmpty { return !(view is UIStackView) }
    return contents.contains(where: showsSomething)
  }

  private static func isSeen(_ view: UIView?) -> Bool {
    sequence(first: view, next: { $0?.superview }).allSatisfy { $0?.isHidden != true }
  }

  /// The classes of a view and its superviews, from the inside out.
  private static func path(of view: UIView?) -> String {
    sequence(first: view, next: { $0?.superview }).prefix(4)
      .compactMap { $0.map { String(describing: type(of: $0)) } }.joined(separator: " in ")
  }

  private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
    view.constraints + view.subviews.flatMap(constraints)
  }

  /// After random changes it looks like one that was created with the last values.
  private static func change(_ sample: Sample, _ failures: inout [String]) {
    var numbers = Numbers(state: sample.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    for round in 0..<4 where !sample.settings.isEmpty {
      let view = sample.make()
      let window = shown(view, .leftToRight)
      var last: [Int: Int] = [:]
      for _ in 0..<12 {
        let setting = Int.random(in: sample.settings.indices, using: &numbers)
        let value = Int.random(in: sample.settings[setting].indices, using: &numbers)
        sample.settings[setting][value](view)
        last[setting] = value
        window.layoutIfNeeded()
      }
      let fresh = sample.make()
      for (setting, value) in last.sorted(by: { $0.key < $1.key }) {
        sample.settings[setting][value](fresh)
      }
      let other = shown(fresh, .leftToRight)
      let (one, two) = (look(of: window), look(of: other))
      guard one != two else { continue }
      let difference = zip(one, two).first { $0 != $1 }
      failures.append(
        "round \(round), \(last.sorted { $0.key < $1.key }): \(difference?.0 ?? "\(one.count) views") | \(difference?.1 ?? "\(two.count) views")"
      )
    }
  }

  /// What assistive technologies can adjust says so.
  private static func adjust(_ sample: Sample, _ failures: inout [String]) {
    let view = sample.make()
    let window = shown(view, .leftToRight)
    let before = look(of: window)
    view.accessibilityIncrement()
    window.layoutIfNeeded()
    let isAdjusted = look(of: window) != before
    if isAdjusted, !view.accessibilityTraits.contains(.adjustable) {
      failures.append("it is adjusted without the trait")
    }
  }

  /// It has no retain cycles.
  private static func free(_ sample: Sample, _ failures: inout [String]) {
    weak var view: UIView?
    do {
      let made = sample.make()
      let window = shown(made, .leftToRight)
      for values in sample.settings { values.first?(made) }
      window.layoutIfNeeded()
      view = made
      made.removeFromSuperview()
    }
    if view != nil { failures.append("it is kept alive") }
  }
}
