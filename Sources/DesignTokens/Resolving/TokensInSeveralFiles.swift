import Diagnostics
import English

extension TokenFiles {
  /// Reports tokens that several files of a folder declare with different values. Only a resolver states
  /// which of them applies, and when.
  ///
  /// - Parameters:
  ///   - groups: The content of the files.
  ///   - folder: The path of the folder.
  func reportTokensInSeveralFiles(_ groups: [GroupDeclaration], in folder: String) {
    var first: [TokenPath: TokenDeclaration] = [:]
    for group in groups {
      var clashes: [(path: TokenPath, token: TokenDeclaration, earlier: TokenDeclaration)] = []
      group.visitTokens { path, token in
        if let earlier = first[path] {
          let isOtherFile = earlier.object.source !== token.object.source
          if isOtherFile, !earlier.hasSameValue(as: token) {
            clashes.append((path, token, earlier))
          }
        } else {
          first[path] = token
        }
      }
      guard let clash = clashes.first else { continue }
      let others =
        clashes.count == 1
        ? "" : ", like \(counted(clashes.count - 1, "more token")) of this file"
      report(
        .tokenStructure, clash.token.place,
        "'\(shown(clash.path.description))' has another value in "
          + "'\(shown(clash.earlier.place.source.path))'\(others), and the files of a folder have no "
          + "order; run 'dscompile tokens import \(shown(folder))', or list them in a resolver: those of "
          + "a color scheme or a theme as the contexts of a modifier, all others as sets",
        notes: [Note("the other value is here", at: clash.earlier.place)])
    }
  }
}

extension GroupDeclaration {
  /// Visits all tokens in the group and below, in file order.
  fileprivate func visitTokens(_ visit: (TokenPath, TokenDeclaration) -> Void) {
    visitTokens(below: TokenPath([]), visit)
  }

  private func visitTokens(
    below path: TokenPath, _ visit: (TokenPath, TokenDeclaration) -> Void
  ) {
    for member in members {
      let path = path.appending(member.name)
      switch member.content {
      case .token(let token): visit(path, token)
      case .group(let group): group.visitTokens(below: path, visit)
      }
    }
  }
}

extension TokenDeclaration {
  /// Whether it is written with the same value and type as another one.
  fileprivate func hasSameValue(as other: TokenDeclaration) -> Bool {
    properties.type?.value == other.properties.type?.value
      && JSONTree(value).text == JSONTree(other.value).text
  }
}
