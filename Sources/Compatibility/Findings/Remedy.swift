/// How old calls can keep compiling, or their meaning, although a spec changes.
package enum Remedy: Hashable, Comparable, Sendable {
  case leaveOldName(SpecNames.Kind)
  case giveDefault

  /// A new slot takes the closure that another one had.
  case declare(slot: String, after: String)

  /// A slot's generic parameter has another name.
  case keepGeneric(String)

  /// Without a full stop.
  package var text: String {
    switch self {
    case .leaveOldName(.slot):
      "to keep old calls, leave the old name in the spec and deprecate it, as in 'title: "
        + "{deprecated: {renamed: heading, since: \"2.0\"}}' for a slot"
    case .leaveOldName(.modifier):
      "to keep old calls, leave the old name in the spec and deprecate it, as in 'elevation: "
        + "{deprecated: {renamed: depth, since: \"2.0\"}}' for a modifier"
    case .leaveOldName(.style):
      "to keep old calls, leave the old name in the spec and deprecate it, as in 'outlined: "
        + "{deprecated: {renamed: bordered, since: \"2.0\"}}' for a style"
    case .leaveOldName(.type):
      "to keep old code, leave the old name in the spec as an alias, as in 'CardRole: {alias: CardKind, "
        + "deprecated: {renamed: CardKind, since: \"2.0\"}}'"
    case .leaveOldName(.other), .leaveOldName(.component):
      "to keep old calls, leave the old name in the spec and deprecate it, as in 'size: {type: Int, "
        + "default: 1, deprecated: {renamed: width, since: \"2.0\"}}'"
    case .giveDefault: "to keep calls without a new property, give it a 'default'"
    case .declare(let slot, let other):
      "declare '\(slot)' after '\(other)', and calls keep their meaning"
    case .keepGeneric(let name): "'generic: \(name)' in the slot keeps the name"
    }
  }
}
