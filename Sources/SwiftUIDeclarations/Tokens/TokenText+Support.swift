import DesignTokens
import Emission
import SwiftRendering
import TokenEmission

extension TokenText {
  /// The files of the token value types that are needed.
  func supportFiles(_ templates: Templates) -> [EmittedFile] {
    let types = Set(members.map(\.token.type))
    func file(
      _ kind: TemplateKind, _ name: String, _ own: [String: String] = [:]
    ) -> EmittedFile {
      let values = own.merging([
        "library": settings.library, "access": access, "nonisolated": settings.nonisolated,
        "prefix": library.prefixes.support,
      ]) { $1 }
      return EmittedFile(
        path: "\(settings.sources)Support/Tokens/\(name).swift", origin: "dscompile.yaml",
        body: templates.fill(kind, values))
    }
    var files: [EmittedFile] = []
    if hasDynamicColors {
      files.append(file(.dynamicColor, "DynamicColor"))
    }
    for namespace in library.namespaces {
      guard let example = themedColor(of: namespace) else { continue }
      let style = support(namespace.plainName + "Style")
      files.append(
        file(
          .themedColorStyle, style,
          [
            "style": style, "namespace": namespace.name, "property": namespace.property,
            "example": example.name,
          ]))
    }
    if !types.isDisjoint(with: [.typography, .fontFamily]) {
      files.append(file(.typographyStyle, support("TypographyStyle")))
    }
    if !types.isDisjoint(with: [.border, .strokeStyle]) {
      files.append(file(.borderStyle, support("BorderStyle")))
    }
    if let count = members.map(shadowCount).max(), count > 0 {
      files.append(file(.dropShadow, support("DropShadow"), ["layers": shadowCalls(count)]))
    }
    if !types.isDisjoint(with: [.cubicBezier, .transition]) {
      files.append(file(.timingCurve, support("TimingCurve")))
    }
    return files
  }

  /// The themed color that serves as the example in documentation, the one with the shortest name; nil if the
  /// namespace has none.
  private func themedColor(of namespace: TokenNamespace) -> TokenMember? {
    namespace.emittedMembers.filter { $0.isThemed && $0.token.type == .color }
      .min { $0.name.count < $1.name.count }
  }

  private func shadowCount(of member: TokenMember) -> Int {
    member.token.values.map { part in
      if case .shadow(let layers) = part?.value { layers.count } else { 0 }
    }.max() ?? 0
  }

  private func shadowCalls(_ count: Int) -> String {
    (0..<count).map { index in
      let rest = index == 0 ? "" : index == 1 ? ".dropFirst()" : ".dropFirst(\(index))"
      return "      .shadow(shadow.layers\(rest).first)"
    }.joined(separator: "\n")
  }
}
