import DesignTokens
import Diagnostics

/// The options for listing tokens.
package struct TokensRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String
  package var format: Format

  /// Whether only unused tokens are listed.
  package var isUnusedOnly: Bool

  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  package init(folder: String = ".", format: Format = .text, isUnusedOnly: Bool = false) {
    self.folder = folder
    self.format = format
    self.isUnusedOnly = isUnusedOnly
  }
}

/// Lists the design tokens of a project with their values and uses. Nothing is written.
package func listTokens(
  _ request: TokensRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let inputs = try readInputs(&session.inputs)
    console.report(inputs.diagnostics)
    if inputs.diagnostics.hasErrors { return .findings }
    guard let library = inputs.tokens?.library else {
      console.fail(
        "the project has no design tokens; name their file in \(ProjectLocation.fileName), as in "
          + "'tokens: tokens/design.resolver.json'")
      return .failure
    }
    let uses = TokenUses(
      of: library, in: inputs.specs + inputs.handwritten, origin: inputs.origin)
    let listing = TokenListing(library, uses: uses)
    console.output(
      request.format == .text
        ? listing.text(isUnusedOnly: request.isUnusedOnly)
        : listing.json(isUnusedOnly: request.isUnusedOnly))
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}
