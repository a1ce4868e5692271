import Foundation

/// Writes a Swift file with the texts of files.
///
///     embed-texts OUTPUT FOLDER FILE …
///
/// The paths of the files begin with that of the folder. Tables, whose names end with `.tsv`, are constants of their
/// own, which take no time when a program starts: `declarations.tsv` is `declarationsTable`.
@main enum EmbedTexts {
  static func main() throws {
    let arguments = CommandLine.arguments
    let output = arguments[1]
    let folder = arguments[2].hasSuffix("/") ? arguments[2] : arguments[2] + "/"
    let tables = arguments.dropFirst(3).filter { $0.hasSuffix(".tsv") }
    if !tables.isEmpty {
      let code = try tables.map { path in
        let file = path.split(separator: "/").last ?? ""
        let name = file.dropLast(".tsv".count)
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        return "/// The text of `\(name).tsv`.\nlet \(name)Table: StaticString =\n"
          + blockLiteral(text) + "\n"
      }
      try Data(code.joined(separator: "\n").utf8).write(to: URL(filePath: output))
      return
    }
    var code = """
      /// The texts of the templates, by their paths in the folder of templates.
      package let embeddedTemplates: [String: String] = [

      """
    for path in arguments.dropFirst(3) {
      let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      code += "  \(literal(String(path.dropFirst(folder.count)))):\n\(blockLiteral(text)),\n"
    }
    code += "]\n"
    try Data(code.utf8).write(to: URL(filePath: output))
  }

  private static func literal(_ text: String) -> String { "#\"\(text)\"#" }

  /// A literal of several lines, with as many number signs as the text needs.
  private static func blockLiteral(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
