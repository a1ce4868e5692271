/// The file in which Finder stores the view settings of a folder.
let finderFile = ".DS_Store"

/// Appends a path to a folder; an absolute path is returned unchanged.
package func joined(_ folder: String, _ path: String) -> String {
  if path.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return path }
  return folder.utf8.last == UInt8(ascii: "/") ? folder + path : folder + "/" + path
}

/// The path of the folder that contains an item; nil for the root and for a bare name.
package func parentFolder(of path: String) -> String? {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
  let isInRoot = slash == path.startIndex
  if isInRoot, path.utf8.count == 1 { return nil }
  return isInRoot ? "/" : String(path[..<slash])
}

/// The part of a path after its last slash.
package func lastName(of path: String) -> Substring {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
  return path[path.utf8.index(after: slash)...]
}

/// The path without empty components, `.` and `..`, without consulting the file system.
package func normalized(_ path: String) -> String {
  let isAbsolute = path.utf8.first == UInt8(ascii: "/")
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(part)
    } else if let last = parts.last, last != ".." {
      parts.removeLast()
    } else if !isAbsolute {
      parts.append(part)
    }
  }
  let text = parts.joined(separator: "/")
  return isAbsolute ? "/" + text : text.isEmpty ? "." : text
}

/// The rest of a path below a folder, both normalized and absolute; nil if it is not below it.
package func path(_ path: String, below folder: String) -> String? {
  if path == folder { return "." }
  let prefix = folder == "/" ? folder : folder + "/"
  guard path.hasPrefix(prefix) else { return nil }
  return String(path.dropFirst(prefix.count))
}

/// The relative path from a folder to a path, both normalized and absolute.
package func relative(_ path: String, to folder: String) -> String {
  let parts = path.split(separator: "/")
  let from = folder.split(separator: "/")
  let shared = zip(parts, from).prefix { $0 == $1 }.count
  let up = Array(repeating: Substring(".."), count: from.count - shared)
  return (up + parts[shared...]).joined(separator: "/")
}
