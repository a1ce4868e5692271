import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Calls that write to the console.
  static let debugOutput = Self(
    "debug-output", in: .cost,
    summary: "Code of a component writes to the console.",
    rationale: """
      A library that prints fills the console of each app that uses it, at each update of a view, and \
      cannot be silenced there. `Self._printChanges()` is for finding out why a view is updated. Log \
      with `Logger` if an app should see the message. What is in `#if DEBUG` may write.
      """,
    good: [
      """
      component: Row
      slots: {title: {options: [text]}}
      body: |
        #if DEBUG
          let _ = Self._printChanges()
        #endif
        title
      """,
      """
      component: Row
      slots: {title: {options: [text]}}
      body: title
      swift: |
        func print(_ page: Int) {}
        func show() { print(1); self.print(2) }
      """,
    ],
    bad: [
      """
      component: Row
      slots: {title: {options: [text]}}
      body: |
        let _ = ↓print("Row")
        let _ = Self.↓_printChanges()
        title.onAppear { ↓debugPrint("shown") }
      """
    ],
    check: .spec { subject, _ in
      subject.allCode.flatMap { code -> [Finding] in
        let names = code.expressions.compactMap { expression -> CodeName? in
          guard let call = expression.call, let name = call.function, call.writesToConsole,
            code.mayBeAPI(name.range)
          else { return nil }
          return name
        }
        // Nearly no code has one.
        if names.isEmpty { return [] }
        let allowed = code.tree.debugRanges
        return names.filter { name in
          !allowed.contains { $0.contains(name.range.lowerBound) }
        }.map { name in
          Finding(
            code.tree.name(name).place,
            "'\(name.text)' writes to the console of each app that shows the component; remove it")
        }
      }
    })
}

extension CodeCall {
  fileprivate var writesToConsole: Bool {
    switch callee.kind {
    case .name(let name): ["print", "debugPrint", "dump", "NSLog"].contains(name.text)
    case .member(let base, let name):
      name.text == "_printChanges" && base.dottedName == "Self"
    default: false
    }
  }
}
