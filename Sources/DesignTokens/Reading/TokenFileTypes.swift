import Diagnostics
import YAMLSyntax

/// The file name extensions of the token files that a build reads.
package let tokenFileTypes: Set<String> = yamlTypes.union(["json", "tokens"])

/// The file name extensions of files that are imported, and not read by a build.
package let importedFileTypes: Set<String> = ["json5", "jsonc"]

private let yamlTypes: Set<String> = ["yaml", "yml"]

extension StringProtocol {
  /// The extension of a file's name; empty if it has none.
  package var fileType: String {
    let name = self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }
}

/// Parses a token file, whose name says whether it is YAML or JSON.
///
/// - Parameters:
///   - path: The path of the file; nil if it is that of the source.
///   - dialect: The dialect of a file that is not YAML.
package func parseTokenFile(
  _ source: SourceText, path: String? = nil, as dialect: JSONDialect = .json
) -> ParsedDocument {
  yamlTypes.contains((path ?? source.path).fileType)
    ? parseYAML(source) : parseJSON(source, as: dialect)
}
