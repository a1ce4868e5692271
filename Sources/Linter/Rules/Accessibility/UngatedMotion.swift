import Specification
import SwiftFragments

extension Rule {
  /// Motion that ignores Reduce Motion.
  static let ungatedMotion = Self(
    "ungated-motion", in: .accessibility, .note,
    summary: "Something moves even if the user has turned on Reduce Motion.",
    rationale: """
      The system setting Reduce Motion is `accessibilityReduceMotion` in the environment; SwiftUI leaves it to the app \
      to respect it. Read it under `environment`, and if it is set, pass `nil` as the animation, or `.opacity` as the \
      transition.

      The rule looks at `animation`, `withAnimation`, transitions that move, and `numericText`, in each body that does \
      not read the setting. An animation that only changes colors or opacity can stay: suppress the rule with a \
      comment that says so.
      """,
    good: [
      """
      component: Drawer
      slots: {title: {options: [text]}}
      properties: {isOpen: {type: Bool, binding: true}}
      environment: {isMotionReduced: {keyPath: accessibilityReduceMotion}}
      body: |
        VStack {
          if isOpen { title.transition(isMotionReduced ? .opacity : .slide) }
        }
        .animation(isMotionReduced ? nil : .default, value: isOpen)
      """,
      """
      component: Drawer
      slots: {title: {options: [text]}}
      properties: {isOpen: {type: Bool, binding: true}}
      body: |
        if isOpen { title.transition(.opacity) }
      """,
    ],
    bad: [
      """
      component: Drawer
      slots: {title: {options: [text]}}
      properties: {isOpen: {type: Bool, binding: true}}
      body: |
        VStack {
          if isOpen { title.↓transition(.move(edge: .top)) }
        }
        .↓animation(.default, value: isOpen)
      """,
      """
      component: Counter
      slots: {title: {options: [text]}}
      properties: {count: {type: Int, binding: true}}
      environment: {isMotionReduced: {keyPath: accessibilityReduceMotion}}
      body: |
        style.animation(isMotionReduced ? nil : .default, value: count)
      styles:
        automatic:
          body: |
            configuration.title.↓contentTransition(.numericText())
            Button("+") { ↓withAnimation { configuration.count += 1 } }
      """,
    ],
    check: .spec { subject, _ in
      subject.spec.motionReaders.flatMap { block, names -> [Finding] in
        guard block.tree?.mentions("accessibilityReduceMotion") != true,
          !block.identifiers.contains(where: { names.contains($0.text) }),
          let code = WrittenCode(block, subject.code, isInView: true)
        else { return [] }
        return code.expressions.compactMap { expression -> Finding? in
          guard let call = expression.call, let function = call.function, call.moves,
            code.mayBeAPI(function.range)
          else { return nil }
          return Finding(
            code.tree.name(function).place,
            "this moves even if the user has turned on Reduce Motion; read "
              + "'accessibilityReduceMotion' under 'environment', and write "
              + (function.text.hasSuffix("ransition")
                ? "'.opacity' if it is set" : "'nil' if it is set"))
        }
      }
      .sorted { $0.place.span.start < $1.place.span.start }
    })
}

extension ComponentSpec {
  /// The Swift that runs in views, each with the names with which it can read Reduce Motion.
  fileprivate var motionReaders: [(SwiftBlock, Set<String>)] {
    let own = Set(environment.filter { ($0.keyPath ?? $0.name).text == setting }.map(\.name.text))
    let parts = [body, declarations] + (configuration?.entries.map(\.view) ?? [])
    let looks = styles.map { style in
      (
        style.body,
        Set(style.environment.filter { ($0.keyPath ?? $0.name).text == setting }.map(\.name.text))
      )
    }
    return (parts.map { ($0, own) } + looks).compactMap { block, names in
      block.map { ($0, names.union(own)) }
    }
  }
}

private let setting = "accessibilityReduceMotion"

extension CodeCall {
  /// Whether it animates regardless of Reduce Motion.
  fileprivate var moves: Bool {
    guard let name = function?.text else { return false }
    switch (name, callee.kind) {
    case ("withAnimation", .name): return !(argument(nil).map(\.isNil) ?? false)
    case ("animation", .member):
      return argument("value") != nil && !(argument(nil).map(\.isNil) ?? true)
    case ("transition", .member), ("contentTransition", .member):
      var parts: [CodeExpression] = []
      func collect(_ part: CodeExpression) { parts.append(part) }
      argument(nil)?.forEach(collect)
      return parts.contains(where: \.isMovingTransition)
    default: return false
    }
  }
}

extension CodeExpression {
  fileprivate var isNil: Bool { if case .nil = kind { true } else { false } }

  fileprivate var isMovingTransition: Bool {
    switch kind {
    case .implicitMember(let member), .member(_, let member):
      movingTransitions.contains(member.text)
    default: false
    }
  }
}

private let movingTransitions: Set<String> = [
  "move", "numericText", "offset", "push", "scale", "slide",
]
