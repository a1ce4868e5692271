/// When text is colored.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On terminals, unless the environment decides.
  case auto

  case always, never

  /// The style of a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether people see it as it is.
  ///   - variable: Returns an environment variable; nil if it is not set or empty.
  package func style(
    isTerminal: Bool, variable: (String) -> String? = environmentVariable
  ) -> TextStyle {
    switch self {
    case .always: .colored
    case .never: .plain
    case .auto: Self.isUsual(isTerminal: isTerminal, variable) ? .colored : .plain
    }
  }

  /// What the environment asks for: https://no-color.org, https://force-color.org and
  /// https://bixense.com/clicolors, in the order of precedence.
  private static func isUsual(isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    if variable("NO_COLOR") != nil { return false }
    if let forced = variable("FORCE_COLOR") { return !["0", "false"].contains(forced) }
    if let forced = variable("CLICOLOR_FORCE"), forced != "0" { return true }
    return isTerminal && variable("CLICOLOR") != "0" && variable("TERM") != "dumb"
  }
}
