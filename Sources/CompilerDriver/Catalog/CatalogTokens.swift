import CatalogSite
import DesignTokens

extension CatalogTokenGroup {
  /// The tokens of a library by namespace.
  static func all(
    of tokens: VerifiedTokens, _ components: [CatalogComponent],
    _ contrasts: [String: [CatalogContrast]]
  ) -> [Self] {
    let (library, uses) = (tokens.library, tokens.uses)
    let names = Dictionary(
      components.map { ($0.specPath, $0.name) }, uniquingKeysWith: { first, _ in first })
    return library.namespaces.compactMap { namespace in
      let members = namespace.emittedMembers
      if members.isEmpty { return nil }
      return CatalogTokenGroup(
        title: namespace.plainName, description: namespace.description,
        tokens: members.map { member in
          var token = CatalogToken(
            name: member.spelling, path: member.token.path.description,
            description: member.token.description,
            deprecation: member.token.deprecation.map { $0.message ?? "" },
            values: member.token.distinctValues(in: tokens),
            components: (uses.files[member.token.path] ?? []).compactMap { names[$0] }.sorted(),
            tokens: (uses.tokens[member.token.path] ?? []).map(\.description))
          token.contrasts = contrasts[token.path] ?? []
          return token
        })
    }
  }
}

extension DesignToken {
  /// The values that differ, with the appearances that have them.
  fileprivate func distinctValues(
    in tokens: VerifiedTokens
  ) -> [(appearances: [String], value: CatalogToken.Value)] {
    var values: [(appearances: [String], value: CatalogToken.Value)] = []
    for (combination, part) in zip(tokens.library.system.combinations, self.values) {
      guard let part else { continue }
      let value = CatalogToken.Value(
        text: valueText(of: part), specimen: part.value.specimen(rem: tokens.rem))
      let name = tokens.library.system.contextNames(of: combination).joined(separator: " ")
      if let index = values.firstIndex(where: { $0.value == value }) {
        values[index].appearances.append(name)
      } else {
        values.append(([name], value))
      }
    }
    return values
  }
}

extension TokenValue {
  /// How it looks; nil if that is not known from the value.
  fileprivate func specimen(rem: Double) -> CatalogToken.Specimen? {
    switch self {
    case .color(let color): .color(color.hexadecimalWithAlpha)
    case .dimension(let dimension): .length(dimension.points(rem: rem))
    case .duration(let duration): .duration(duration.seconds)
    case .cubicBezier(let curve): .curve(curve.x1, curve.y1, curve.x2, curve.y2)
    case .transition(let transition):
      .curve(
        transition.timingFunction.value.x1, transition.timingFunction.value.y1,
        transition.timingFunction.value.x2, transition.timingFunction.value.y2)
    case .border(let border):
      .border(
        color: border.color.value.hexadecimal, width: border.width.value.points(rem: rem))
    case .shadow(let layers):
      .shadow(
        layers.map { layer in
          CatalogToken.Shadow(
            color: layer.color.value.hexadecimal, x: layer.offsetX.value.points(rem: rem),
            y: layer.offsetY.value.points(rem: rem), blur: layer.blur.value.points(rem: rem))
        })
    case .gradient(let stops):
      .gradient(
        stops.map {
          CatalogToken.Stop(color: $0.color.value.hexadecimal, position: $0.position.value)
        })
    case .typography(let typography):
      .font(
        CatalogToken.Font(
          family: typography.fontFamily.value.names.first ?? "",
          size: typography.fontSize.value.points(rem: rem),
          weight: typography.fontWeight.value.number,
          tracking: typography.letterSpacing.value.points(rem: rem),
          lineHeight: typography.lineHeight.value))
    case .fontFamily, .fontWeight, .number, .strokeStyle: nil
    }
  }
}
