import Diagnostics
import SwiftFragments
import SwiftTypes

/// Whether two values are equal, ignoring places in texts.
///
/// All their properties are compared by reflection, so that added properties are included automatically.
/// Values that cannot be compared, such as closures and objects that are not equatable, count as different.
func isSameApartFromPlaces(_ first: Any, _ second: Any) -> Bool {
  let type = type(of: first)
  guard type == Swift.type(of: second) else { return false }
  if first is Place || first is Span || first is SourceText || first is any DerivedValue {
    return true
  }
  // Everything else in a fragment follows from its text; where its lines are in the file is a place, too.
  if let one = first as? any SwiftFragment, let other = second as? any SwiftFragment {
    return one.text == other.text
  }
  let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
  switch one.displayStyle {
  case .struct, .tuple, .optional, .collection:
    return hasSameChildren(one, other)
  case .enum:
    // A case without values has no children, and is identified by its name.
    if one.children.isEmpty, other.children.isEmpty { return isEqual(first, second) }
    return hasSameChildren(one, other)
  case .dictionary:
    return hasSameEntries(one, other)
  case .set, .class, .none:
    return isEqual(first, second)
  default:
    return false
  }
}

private func hasSameChildren(_ first: Mirror, _ second: Mirror) -> Bool {
  guard first.children.count == second.children.count else { return false }
  return zip(first.children, second.children).allSatisfy { one, other in
    one.label == other.label && isSameApartFromPlaces(one.value, other.value)
  }
}

private func hasSameEntries(_ first: Mirror, _ second: Mirror) -> Bool {
  guard first.children.count == second.children.count else { return false }
  var values: [AnyHashable: Any] = [:]
  for child in first.children {
    guard let (key, value) = entry(child.value) else { return false }
    values[key] = value
  }
  return second.children.allSatisfy { child in
    guard let (key, value) = entry(child.value), let other = values[key] else { return false }
    return isSameApartFromPlaces(other, value)
  }
}

/// The key and the value in an element of a dictionary.
private func entry(_ element: Any) -> (key: AnyHashable, value: Any)? {
  let parts = Array(Mirror(reflecting: element).children)
  guard parts.count == 2, let key = parts[0].value as? any Hashable else { return nil }
  return (AnyHashable(key), parts[1].value)
}

private func isEqual(_ first: Any, _ second: Any) -> Bool {
  guard let first = first as? any Hashable, let second = second as? any Hashable else {
    return false
  }
  return AnyHashable(first) == AnyHashable(second)
}
