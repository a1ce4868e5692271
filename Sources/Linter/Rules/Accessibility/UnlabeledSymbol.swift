import Specification
import SwiftFragments

extension Rule {
  /// Symbols that are neither labeled nor hidden.
  static let unlabeledSymbol = Self(
    "unlabeled-symbol", in: .accessibility, .note,
    summary: "A body shows a symbol that is neither labeled nor hidden from VoiceOver.",
    rationale: """
      VoiceOver reads the system's name of a symbol, such as "Up Right Arrow", or nothing. `accessibilityLabel` says \
      what the symbol means here, and `accessibilityHidden(true)` hides a symbol if a text next to it already says the \
      same. A button that shows only a symbol has no other name.

      The rule looks at `Image(systemName:)` in bodies, and at the modifiers of the image and of the views around it. \
      Symbols in a `Label` are ignored, and so are symbols in constants, which may be labeled where they are used.
      """,
    good: [
      """
      component: Trend
      slots: {value: {options: [text]}}
      body: |
        Image(systemName: "arrow.up").accessibilityLabel(Text("Rising", bundle: .module))
        HStack {
          Image(systemName: "clock")
          Image(systemName: "bell")
        }
        .accessibilityHidden(true)
        Label { value } icon: { Image(systemName: "star") }
      """,
      """
      component: Trend
      slots: {value: {options: [text]}}
      accessibility: {children: ignore, label: {text: Trend}}
      body: |
        Image(systemName: "arrow.up")
        value
      """,
    ],
    bad: [
      """
      component: Trend
      slots: {value: {options: [text]}}
      properties: {onClose: () -> Void}
      body: |
        HStack {
          ↓Image(systemName: "arrow.up").bold()
          value.accessibilityHidden(true).overlay { ↓Image(systemName: "bell") }
          Button(action: onClose) { ↓Image(systemName: "xmark") }
        }
      """
    ],
    check: .spec { subject, _ in
      guard subject.component != nil, subject.spec.accessibility?.children?.value != .ignore else {
        return []
      }
      return subject.bodies.flatMap { code -> [Finding] in
        var found: [CodeExpression] = []
        code.tree.statements.findSymbols(&found)
        return found.filter { code.mayBeAPI($0.range) }.map { symbol in
          Finding(
            code.tree.place(symbol.range.lowerBound..<symbol.range.lowerBound + "Image".utf8.count),
            "VoiceOver reads the system's name of this symbol, or nothing; say what it means with "
              + "'accessibilityLabel', or write '.accessibilityHidden(true)' if a text already "
              + "says it")
        }
      }
      .sorted { $0.place.span.start < $1.place.span.start }
    })
}

extension [CodeStatement] {
  /// Finds symbols that are shown without a label. A symbol in a constant may be labeled where the constant
  /// is used.
  fileprivate func findSymbols(_ found: inout [CodeExpression]) {
    for statement in self {
      switch statement.kind {
      case .expression(let value), .return(let value?): value.findSymbols(&found)
      case .compilationConditions(let clauses):
        for clause in clauses { clause.statements.findSymbols(&found) }
      default: continue
      }
    }
  }
}

extension CodeExpression {
  fileprivate func findSymbols(_ found: inout [CodeExpression]) {
    switch kind {
    case .conditional(let conditional):
      (conditional.body + conditional.otherwise).findSymbols(&found)
    case .selection(let selection):
      for item in selection.cases { item.statements.findSymbols(&found) }
    case .postfix(let value, _): value.findSymbols(&found)
    case .call(let call):
      guard let name = call.function?.text else { return }
      if case .member(let base, _) = call.callee.kind {
        if call.speaks { return }
        base.findSymbols(&found)
      } else if name == "Image" {
        if call.argument("systemName") != nil { found.append(self) }
        return
      } else if name == "Label" {
        return
      }
      for argument in call.arguments + call.trailing {
        if case .closure(let closure) = argument.value.kind {
          closure.statements.findSymbols(&found)
        }
      }
    default: return
    }
  }
}

extension CodeCall {
  /// Whether a modifier sets the label of a view and everything in it.
  fileprivate var speaks: Bool {
    switch function?.text {
    case "accessibilityHidden", "accessibilityLabel", "accessibilityRepresentation": return true
    case "accessibilityElement":
      if case .implicitMember(let children)? = argument("children")?.kind {
        return children.text == "ignore"
      }
      return argument("children") == nil
    default: return false
    }
  }
}
