/// A pattern of paths: `*` matches any part of a name, `**` any folders, `?` one letter.
///
/// A pattern that matches a folder matches everything in it.
package struct PathPattern: Sendable {
  private let parts: [[Character]]

  package init(_ text: String) {
    parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0) }
  }

  /// Whether it matches a path, or a folder that contains it.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map { Array($0) }[...])
  }

  private static func matches(
    _ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      return matches(parts.dropFirst(), names)
        || !names.isEmpty && matches(parts, names.dropFirst())
    }
    guard let name = names.first else { return false }
    return matches(part[...], name[...]) && matches(parts.dropFirst(), names.dropFirst())
  }

  private static func matches(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), name)
        || !name.isEmpty && matches(pattern, name.dropFirst())
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matches(pattern.dropFirst(), name.dropFirst())
  }
}
