/// The text of a file.
func write(_ tree: Tree, lineBreak: String) -> [UInt8] {
  var writer = Writer()
  if let prologue = tree.prologue {
    writer.write(prologue.trimmed, indentation: 0)
    writer.line("---")
  }
  writer.write(tree.header, indentation: 0)
  var root = tree.root
  root.below = root.below.trimmed
  writer.write(root, indentation: 0)
  let text = writer.lines.joined(separator: lineBreak)
  return Array((tree.endsVerbatim ? text : text + lineBreak).utf8)
}
