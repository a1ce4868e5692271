import SwiftFragments
import SwiftTypes

// What is wrong with a call whatever it calls.

extension CodeChecker {
  /// Checks that no argument is a type, and that none of SwiftUI's API is given a label twice.
  func checkForm(of call: CodeCall) {
    for argument in call.arguments { checkIsNoType(argument.value) }
    var seen: Set<String> = []
    for label in call.arguments.compactMap(\.label) where !seen.insert(label.text).inserted {
      guard let name = call.calleeName, locals[name.text] == nil, !isProjectName(name.text) else {
        return
      }
      let signatures = apiSignatures(named: name.text)
      let isTakenOnce = signatures.allSatisfy { signature in
        signature.parameters.count { $0.label == label.text } < 2
      }
      guard !signatures.isEmpty, isTakenOnce, !memberNames.contains(name.text) else { return }
      findings.error(
        .unknownArgument, at: tree.place(label.range),
        "'\(name.text)' takes '\(label.text)' once; this call has it twice")
    }
  }

  /// Checks that the name of a type does not stand for a value.
  func checkIsNoType(_ expression: CodeExpression) {
    guard case .name(let name) = expression.kind, name.text.first?.isUppercase == true,
      locals[name.text] == nil, context.names[name.text] == nil,
      !scope.mayHandwrite(name.text),
      name.text == "Self" || isKnownType(name.text)
        || scope.declarations.code.types[name.text] != nil
        || scope.declarations.code.components[name.text] != nil
    else { return }
    findings.error(
      .wrongType, at: tree.place(name.range),
      "'\(name.text)' is a type and no value; write '\(name.text)(…)' for a value of it, or "
        + "'\(name.text).self'")
  }
}

extension CodeCall {
  /// The last name of what is called; nil if it is no name.
  fileprivate var calleeName: CodeName? {
    switch callee.kind {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}
