/// How old calls can keep compiling although a declaration changes.
package enum Remedy: CaseIterable, Sendable {
  case leaveOldName, giveDefault

  package var text: String {
    switch self {
    case .leaveOldName:
      "to keep old calls, leave the old name in the spec and deprecate it, as in 'title: "
        + "{deprecated: {renamed: heading, since: \"2.0\"}}' for a slot"
    case .giveDefault: "to keep calls without a new property, give it a 'default'"
    }
  }
}
