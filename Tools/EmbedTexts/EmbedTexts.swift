import Foundation

/// Writes a Swift file with the texts of files.
///
///     embed-texts OUTPUT FOLDER FILE …
///
/// The paths of the files begin with that of the folder.
@main enum EmbedTexts {
  static func main() throws {
    let arguments = CommandLine.arguments
    let output = arguments[1]
    let folder = arguments[2].hasSuffix("/") ? arguments[2] : arguments[2] + "/"
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
