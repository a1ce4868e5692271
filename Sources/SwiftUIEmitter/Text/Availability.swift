import DesignModel
import Specification

extension ComponentText {
  /// The attribute of what is deprecated.
  func attributes(_ deprecation: Deprecation?) -> [String] {
    guard let deprecation else { return [] }
    let message = deprecation.message.map { "message: \(stringLiteral($0))" }
    let renamed = deprecation.renamed.map { "renamed: \(stringLiteral($0))" }
    let arguments = ["*", "deprecated"] + [message, renamed].compactMap { $0 }
    return ["@available(\(arguments.joined(separator: ", ")))"]
  }

  /// An access modifier with a blank behind it; nothing for internal.
  func prefix(_ access: AccessLevel) -> String {
    access == .internal ? "" : access.rawValue + " "
  }
}
