import DesignTokens
import SwiftFragments

extension WrittenCode {
  /// The design tokens that it mentions, as `Palette.critical`, `theme.palette.accent` or
  /// `.palette(\.accent)`, in source order.
  ///
  /// - Parameter names: Tokens by their names in Swift.
  func tokens(_ names: [String: TokenMember]) -> [(member: TokenMember, use: CodeExpression)] {
    if names.isEmpty { return [] }
    return expressions.compactMap { expression -> (member: TokenMember, use: CodeExpression)? in
      if case .call(let call) = expression.kind, let function = call.function,
        let path = call.arguments.first?.value, case .keyPath(nil, let members) = path.kind,
        let first = members.first, let token = names["theme.\(function.text).\(first.text)"]
      {
        return (token, path)
      }
      return token(expression, names).map { ($0, expression) }
    }.sorted { $0.use.range.lowerBound < $1.use.range.lowerBound }
  }
}
