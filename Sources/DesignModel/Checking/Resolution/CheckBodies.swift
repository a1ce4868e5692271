import Diagnostics
import SwiftFragments
import SwiftTypes

// Declarations that only have an effect in a type, written in a body.

/// A body that a spec has the content of.
enum CodeBody {
  case component
  case style
  case preview
}

extension CodeResolver {
  /// Checks that the text of a body is its content, and not the declaration around it.
  func checkIsContent(_ block: SwiftBlock, _ findings: inout Findings) {
    let macro = "#Preview"
    if tree.statements.count == 1, block.text.hasPrefix(macro) {
      return reportDeclaration(of: macro, at: 0..<macro.utf8.count, &findings)
    }
    // Where a view follows, a declared name can be used.
    guard tree.statements.allSatisfy(\.isDeclaration),
      let name = tree.statements.lazy.compactMap(\.bodyName).first
    else { return }
    reportDeclaration(of: name.text, at: name.range, &findings)
  }

  private func reportDeclaration(
    of name: String, at range: Range<Int>, _ findings: inout Findings
  ) {
    findings.error(
      .wrongType, at: tree.place(range), "write only what is inside the braces of '\(name)'",
      isCertain: true)
  }

  /// Checks that a variable in a body has no property wrapper that SwiftUI only updates in a type.
  func checkHasNoWrapper(
    _ variable: CodeVariable, _ scope: CodeScope, _ findings: inout Findings
  ) {
    guard let body, scope.enclosingType == .none, let name = variable.names.first,
      let wrapper = variable.wrappers.first(where: { wrapper in
        let name = wrapper.name.text
        return wrappersInTypes.contains(name) && environment.isAPI(name)
          && scope.locals[name] == nil
          // A local binding can be made of closures.
          && !(name == "Binding" && !variable.attributes.isEmpty)
      })?.name
    else { return }
    let what = "'@\(wrapper.text)' does not work inside a"
    findings.error(
      .wrongType, at: tree.place(wrapper.range),
      body == .preview
        ? "\(what) preview; write '.constant(…)' for a binding, or show a view of your own, declared "
          + "under 'swift'"
        : "\(what) body; declare '\(name.text)' \(place(ofWrapped: wrapper.text, in: body))",
      isCertain: true)
  }

  /// Where a spec declares what a property wrapper stores.
  private func place(ofWrapped wrapper: String, in body: CodeBody) -> String {
    switch wrapper {
    case "Environment": "under 'environment'\(body == .style ? " of the style" : "")"
    case "Binding": "under 'properties' with 'binding: true'"
    case "State", "AccessibilityFocusState", "FocusState", "GestureState", "Namespace",
      "ScaledMetric", "StateObject", "AppStorage", "SceneStorage", "EnvironmentObject":
      "under 'state'"
        + (wrapper == "State" ? "" : " with 'wrapper: \(wrapper)'")
        + (body == .style ? ", and add it to 'configuration'" : "")
    case "ObservedObject", "Bindable": "under 'properties' with 'wrapper: \(wrapper)'"
    default: "in a view of your own under 'swift'"
    }
  }
}

/// Property wrappers that SwiftUI only updates where they are members of a view or a style.
private let wrappersInTypes: Set<String> = [
  "AccessibilityFocusState", "AppStorage", "Binding", "Environment", "EnvironmentObject",
  "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject", "FocusedValue", "GestureState",
  "Namespace", "ObservedObject", "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "State",
  "StateObject",
]

extension CodeStatement {
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .variable, .function, .type: true
    case .expression, .guard, .while, .repeat, .for, .return, .throw, .jump, .defer, .do,
      .compilationConditions, .other:
      false
    }
  }

  /// The name of the body that it declares, or of that of its type.
  fileprivate var bodyName: CodeName? {
    switch kind {
    case .variable(let variable) where !variable.accessors.isEmpty:
      variable.names.first { ["body", "previews"].contains($0.text) }
    case .function(let function):
      function.name.flatMap { ["body", "makeBody"].contains($0.text) ? $0 : nil }
    case .type(let type): type.members.lazy.compactMap(\.bodyName).first
    default: nil
    }
  }
}
