import Diagnostics
import SwiftFragments
import SwiftTypes

// Names of design tokens.

extension CodeResolver {
  /// Reports a member that the type of a token group lacks, or lacks in this position.
  ///
  /// - Parameter isStatic: Whether it follows the type, rather than a theme's value of it.
  func reportMissingToken(
    _ name: CodeName, in namespace: TokenDeclarations.Namespace, isStatic: Bool,
    _ findings: inout Findings
  ) {
    let place = tree.place(name.range)
    let note = { (member: TokenDeclarations.Member) in
      [Note("the token is here", at: member.place)]
    }
    if let member = namespace.member(named: name.text) {
      guard member.lacking.isEmpty else {
        findings.error(
          .noSuchMember, at: place,
          "'\(name.text)' has no value in \(list(member.lacking)), so nothing can use it; give it one there",
          notes: note(member))
        return
      }
      let remedy =
        isStatic
        ? isDefault
          ? "a default cannot depend on it; make the property optional, and write '?? \(themed(name.text, namespace))' "
            + "in the body"
          : "write '\(themed(name.text, namespace))'"
        : "write '\(namespace.name).\(name.text)'"
      findings.error(
        .noSuchMember, at: place,
        isStatic
          ? "'\(name.text)' depends on the theme; \(remedy)"
          : "'\(name.text)' is the same in every theme; \(remedy)", notes: note(member))
      return
    }
    let usable = namespace.usable
    // The intended member may be of the other kind, which the message then states.
    let same = usable.filter { $0.isThemed != isStatic }.map(\.name)
    guard
      let near = nearest(name.text, among: same)
        ?? nearest(name.text, among: usable.map(\.name)),
      let member = namespace.member(named: near)
    else {
      findings.error(
        .noSuchMember, at: place,
        "'\(namespace.name)' has no token '\(name.text)'"
          + (usable.isEmpty ? "" : "; its tokens are \(list(usable.map(\.name)))"))
      return
    }
    findings.error(
      .noSuchMember, at: place,
      "'\(namespace.name)' has no token '\(name.text)'; did you mean '\(near)'?",
      notes: note(member),
      fixIts: tree.name(name).guess(near))
  }

  private func themed(_ name: String, _ namespace: TokenDeclarations.Namespace) -> String {
    "\(TokenDeclarations.theme).\(namespace.property).\(name)"
  }
}
