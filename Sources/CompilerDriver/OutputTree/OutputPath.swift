/// The maximum length in bytes of the name of an emitted file or folder; file systems allow 255.
package let longestFileName = 250

/// Why a path is not allowed for an emitted file; nil if it is.
///
/// It has to stay below the output folder, and must not need escapes in JSON or in comments.
func problem(inOutputPath path: String) -> String? {
  if path.utf8.first == UInt8(ascii: "/") { return "is absolute" }
  let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    .map { Substring($0) }
  if parts.contains("..") { return "leads out of the output folder" }
  if parts.contains("") || parts.contains(".") { return "has an empty part" }
  if parts.contains(where: { $0.utf8.count > longestFileName }) {
    return "has a name of more than \(longestFileName) bytes"
  }
  if hasForbiddenScalar(path) { return "has a quote, a backslash or a control character" }
  if path == Manifest.name { return "is the manifest's own" }
  if parts.dropLast().contains(where: { $0.hasPrefix(".") }) { return "is in a hidden folder" }
  if parts.contains(where: { $0.hasPrefix(temporaryPrefix) }) { return "is a temporary one" }
  return nil
}

/// Why a spec's path is not allowed in a header; nil if it is.
func problem(inOrigin path: String) -> String? {
  if hasForbiddenScalar(path) || path.utf8.contains(UInt8(ascii: ">")) && path.contains("-->") {
    return "has a quote, a backslash, a control character or \"-->\""
  }
  return nil
}

private func hasForbiddenScalar(_ path: String) -> Bool {
  let isPlain = path.utf8.allSatisfy {
    (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
  if isPlain { return false }
  return path.unicodeScalars.contains {
    // U+0085, U+2028 and U+2029 end a line in some programs.
    $0 == "\"" || $0 == "\\" || $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
      || $0 == "\u{2028}" || $0 == "\u{2029}"
  }
}

/// Finds paths that are the same file on disks that ignore letter case or Unicode normalization.
struct PathCollisions {
  /// By lowercase path; the path of a folder ends with a slash.
  private var seen: [String: String] = [:]

  /// The folder that was added last.
  private var lastFolder: String?

  /// Adds a file and its folders.
  ///
  /// - Returns: The previously added path that one of them collides with.
  mutating func add(_ path: String) -> String? {
    if let other = seen.updateValue(path, forKey: path.lowercased()) { return other }
    var folder = parentFolder(of: path)
    if folder == lastFolder { return nil }
    lastFolder = folder
    while let current = folder {
      let marked = current + "/"
      guard let other = seen.updateValue(marked, forKey: current.lowercased()) else {
        folder = parentFolder(of: current)
        continue
      }
      // Its parent folders were added together with it.
      return isSame(other, marked) ? nil : other
    }
    return nil
  }

  /// The added file that differs from a path only in letter case or normalization.
  func variant(of path: String) -> String? {
    guard let other = seen[path.lowercased()], !isSame(other, path) else { return nil }
    return other
  }

  /// The added folder, with a slash at its end, that differs from another one only in letter case or
  /// normalization.
  func variant(ofFolder folder: String) -> String? {
    guard let other = seen[folder.lowercased()], other.utf8.last == UInt8(ascii: "/"),
      !isSame(other, folder + "/")
    else { return nil }
    return other
  }

  /// Whether two paths are identical, without Unicode equivalence.
  private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
