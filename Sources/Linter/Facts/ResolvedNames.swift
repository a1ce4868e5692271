import DesignModel
import DesignTokens
import Diagnostics
import SwiftFragments

extension ResolvedCode {
  /// Whether the name at a place may be of the API: not if the code, the spec or the project declares it there.
  func mayBeAPI(at place: Place) -> Bool {
    switch self[place] {
    case .api, nil: true
    case .local, .part, .token, .project: false
    }
  }
}

extension [SwiftCall] {
  /// Those that may call the API.
  func ofAPI(in code: ResolvedCode) -> Self { filter { code.mayBeAPI(at: $0.function.place) } }
}

extension WrittenCode {
  /// What a name in it, or the name with which an expression begins, refers to; nil if that is not known.
  func symbol(at range: Range<Int>) -> CodeSymbol? {
    resolved[tree.place(range.lowerBound..<range.lowerBound)]
  }

  /// Whether a name in it may be of the API.
  func mayBeAPI(_ range: Range<Int>) -> Bool {
    resolved.mayBeAPI(at: tree.place(range.lowerBound..<range.lowerBound))
  }

  /// The design token that an expression names, as `Palette.critical` or `theme.palette.accent`.
  ///
  /// - Parameter names: Tokens by their names in Swift.
  func token(_ expression: CodeExpression, _ names: [String: TokenMember]) -> TokenMember? {
    guard case .member(_, let name) = expression.kind,
      let member = expression.dottedName.flatMap({ names[$0] })
    else { return nil }
    switch symbol(at: name.range) {
    case .token: return member
    // Something else can have the name of a group or of the theme.
    case nil: return symbol(at: expression.range) == .local ? nil : member
    case .local, .part, .project, .api: return nil
    }
  }
}
