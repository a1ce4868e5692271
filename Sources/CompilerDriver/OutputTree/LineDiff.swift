/// The changes of a text as a unified diff with three lines of context; empty if there are none.
///
/// - Parameters:
///   - old: The text before; nil if there is no file.
///   - new: The text after; nil if there is no file.
///   - path: The path shown in the diff.
func unifiedDiff(from old: [UInt8]?, to new: [UInt8]?, path: String) -> String {
  let before = lines(old ?? [])
  let after = lines(new ?? [])
  let edits = merge(before, after)
  guard edits.contains(where: { $0.mark != " " }) else { return "" }
  var text = "--- \(old == nil ? "/dev/null" : "a/" + path)\n"
  text += "+++ \(new == nil ? "/dev/null" : "b/" + path)\n"
  for hunk in hunks(of: edits) {
    let edits = edits[hunk]
    let oldCount = edits.count { $0.mark != "+" }
    let newCount = edits.count { $0.mark != "-" }
    // An empty range is named by the line before it.
    let oldStart = edits[hunk.lowerBound].old + (oldCount == 0 ? 0 : 1)
    let newStart = edits[hunk.lowerBound].new + (newCount == 0 ? 0 : 1)
    text += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
    for edit in edits {
      text += "\(edit.mark)\(String(decoding: edit.line, as: UTF8.self))"
      if edit.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
  }
  return text
}

/// A line of the diff.
private struct LineEdit {
  let mark: Character
  let line: ArraySlice<UInt8>

  /// The number of lines of the old and of the new text before it.
  let old: Int
  let new: Int
}

/// The lines of a text, each with its line feed if it has one.
private func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = text[...]
  while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
    lines.append(rest[...feed])
    rest = rest[(feed + 1)...]
  }
  if !rest.isEmpty { lines.append(rest) }
  return lines
}

private func merge(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [LineEdit] {
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  let lead = zip(before, after).prefix { $0 == $1 }.count
  let tail = zip(before[lead...].reversed(), after[lead...].reversed()).prefix { $0 == $1 }.count
  let old = lead..<(before.count - tail)
  let new = lead..<(after.count - tail)
  if old.isEmpty || new.isEmpty || old.count + new.count > mostCompared {
    removed = Set(old)
    inserted = Set(new)
  } else {
    for change in after[new].difference(from: before[old]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(lead + offset)
      case .insert(let offset, _, _): inserted.insert(lead + offset)
      }
    }
  }
  return merge(before, after, removed: removed, inserted: inserted)
}

/// The maximum number of lines that are compared one by one, since memory grows with the square of the
/// changes. Beyond it, all old lines are removed and all new ones inserted.
private let mostCompared = 8000

private func merge(
  _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], removed: Set<Int>,
  inserted: Set<Int>
) -> [LineEdit] {
  var edits: [LineEdit] = []
  var old = 0
  var new = 0
  while old < before.count || new < after.count {
    if removed.contains(old) {
      edits.append(LineEdit(mark: "-", line: before[old], old: old, new: new))
      old += 1
    } else if inserted.contains(new) {
      edits.append(LineEdit(mark: "+", line: after[new], old: old, new: new))
      new += 1
    } else {
      edits.append(LineEdit(mark: " ", line: before[old], old: old, new: new))
      old += 1
      new += 1
    }
  }
  return edits
}

/// The ranges of edits to show: each change with three lines of context.
private func hunks(of edits: [LineEdit]) -> [Range<Int>] {
  var hunks: [Range<Int>] = []
  for (index, edit) in edits.enumerated() where edit.mark != " " {
    let range = max(0, index - 3)..<min(edits.count, index + 4)
    if let last = hunks.last, last.upperBound >= range.lowerBound {
      hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
    } else {
      hunks.append(range)
    }
  }
  return hunks
}
