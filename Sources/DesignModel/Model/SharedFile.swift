import SwiftFragments

/// The declarations of a spec file for the whole library.
package struct SharedFile: Sendable {
  /// The name of the emitted file with the declarations.
  package let name: String

  package let contents: FileContents

  /// The name of the emitted file for a spec file: `SharedTypesDeclarations` for
  /// `shared-types.yaml`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let words = file.prefix { $0 != "." }.split { !$0.isLetter && !$0.isNumber }
    // Not every file system preserves the Unicode form of a name.
    return composed(words.map { upperCamelCase(String($0)) }.joined()) + "Declarations"
  }
}
