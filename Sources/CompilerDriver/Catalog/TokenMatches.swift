import DesignTokens

/// Finds the tokens from which what is drawn has its values.
///
/// A drawn value is compared with the tokens that the spec of the view mentions. If two of them have it, none is named.
struct TokenMatches {
  /// A font as it is drawn.
  struct Font: Hashable {
    var family: String?
    var size: Double
    var weight: Int
    var design: String
    var isMonospaced: Bool
  }

  /// The tokens that a spec mentions, with what it uses each for.
  private var mentions: [String: [(path: TokenPath, roles: Set<TokenRole>)]] = [:]
  private let lengths: [TokenPath: Double]
  private let fonts: [TokenPath: Set<Font>]

  /// In the order of the appearances; nil where the token's value is not that of an appearance.
  private let colors: [TokenPath: [Channels?]]
  private let usedColors: [TokenPath]

  /// - Parameter appearances: As in ``DrawnSettings``.
  init?(_ project: VerifiedProject, appearances: [String]) {
    guard let tokens = project.tokens else { return nil }
    let library = tokens.library
    var lengths: [TokenPath: Double] = [:]
    var fonts: [TokenPath: Set<Font>] = [:]
    var colors: [TokenPath: [Channels?]] = [:]
    for member in library.namespaces.flatMap(\.emittedMembers) {
      let path = member.token.path
      let values = (0..<max(1, library.themes.count)).map {
        library.values(of: member, inTheme: $0)
      }
      let all = values.compactMap(\.self).flatMap(\.all).map(\.value)
      switch all.first {
      case .color:
        colors[path] = appearances.map { appearance in
          values[library.theme(of: appearance)].flatMap { $0.value(in: appearance).color }
        }
      case .dimension:
        let points = Set(all.compactMap { $0.points(rem: tokens.rem) })
        if points.count == 1 { lengths[path] = points.first }
      case .typography: fonts[path] = Set(all.compactMap { $0.font(rem: tokens.rem) })
      default: continue
      }
    }
    // What a border or a shadow refers to is drawn with it.
    var parts: [TokenPath: [TokenPath]] = [:]
    for (used, users) in tokens.uses.tokens {
      for user in users { parts[user, default: []].append(used) }
    }
    let isSimple = Set(lengths.keys).union(fonts.keys).union(colors.keys)
    for (origin, spec) in project.specs {
      var found = library.roles(in: spec.utf8)
      for path in found.keys where !isSimple.contains(path) {
        for part in parts[path] ?? [] where found[part] == nil { found[part] = [.line, .other] }
      }
      mentions[origin] = found.map { (path: $0.key, roles: $0.value) }
    }
    (self.lengths, self.fonts, self.colors) = (lengths, fonts, colors)
    usedColors = colors.keys.filter { tokens.uses.files[$0] != nil }
  }

  /// The only token that a spec uses for a length.
  func length(_ value: Double, _ role: TokenRole, in spec: String) -> String? {
    let same = (mentions[spec] ?? []).filter { mention in
      lengths[mention.path].map { abs($0 - value) < 0.01 } ?? false
    }
    let exact = same.filter { $0.roles.contains(role) }
    let candidates = exact.isEmpty ? same.filter { $0.roles.contains(.other) } : exact
    return candidates.count == 1 ? "\(candidates[0].path)" : nil
  }

  /// The only token with a color in all appearances: of those that the innermost spec uses that has one, otherwise of
  /// those that are used at all, as by a type that several specs share.
  ///
  /// - Parameter colors: In the order of the appearances; nil where nothing is drawn.
  func color(_ colors: [String?], in specs: [String]) -> String? {
    let drawn = colors.map { $0.flatMap(Channels.init) }
    func isMatch(_ path: TokenPath) -> Bool {
      self.colors[path].map { isSame(drawn, $0) } ?? false
    }
    if let found = nearest(specs, isMatch) { return found.count == 1 ? "\(found[0])" : nil }
    let found = usedColors.filter(isMatch)
    return found.count == 1 ? "\(found[0])" : nil
  }

  func font(_ font: Font, in specs: [String]) -> String? {
    let found = nearest(specs) { fonts[$0]?.contains(font) ?? false } ?? []
    return found.count == 1 ? "\(found[0])" : nil
  }

  /// The tokens that match in the innermost spec in which any does; nil if none does. A view can get colors and fonts
  /// from those around it.
  private func nearest(
    _ specs: [String], _ isMatch: (TokenPath) -> Bool
  ) -> [TokenPath]? {
    for spec in specs {
      let found = (mentions[spec] ?? []).map(\.path).filter(isMatch)
      if !found.isEmpty { return found }
    }
    return nil
  }
}

/// Whether colors are the same wherever both are known. A device rounds wide colors differently.
private func isSame(_ drawn: [Channels?], _ token: [Channels?]) -> Bool {
  var known = 0
  for (drawn, token) in zip(drawn, token) {
    guard let drawn else { continue }
    guard let token, drawn.isNear(token) else { return false }
    known += 1
  }
  return known > 0
}

/// A color in sRGB with its opacity, each part from 0 to 255.
private struct Channels {
  private let parts: SIMD4<Int16>

  init(_ color: ColorValue) {
    self.init(
      color.displayed.color.srgbBytes, alpha: UInt8((min(1, max(0, color.alpha)) * 255).rounded()))
  }

  /// Reads `#rrggbb` or `#rrggbbaa`.
  init?(_ text: String) {
    guard let bytes = bytes(ofHexadecimal: String(text.prefix(7))) else { return nil }
    self.init(bytes, alpha: UInt8(text.dropFirst(7), radix: 16) ?? 255)
  }

  /// - Parameter bytes: Red, green and blue.
  private init(_ bytes: [UInt8], alpha: UInt8) {
    parts = SIMD4(Int16(bytes[0]), Int16(bytes[1]), Int16(bytes[2]), Int16(alpha))
  }

  func isNear(_ other: Self) -> Bool {
    let difference = parts &- other.parts
    return all(difference .>= -2) && all(difference .<= 2)
  }
}

extension TokenLibrary {
  /// The position of the theme that an appearance has.
  fileprivate func theme(of appearance: String) -> Int {
    var words = appearance.split(separator: " ").map(String.init)
    if words.last == "increased" { words.removeLast() }
    words.removeLast()
    let name = words.joined(separator: " ")
    return name.isEmpty
      ? (themes.indices.contains(defaultTheme) ? defaultTheme : 0)
      : themes.firstIndex { $0.name == name } ?? 0
  }
}

extension SchemeVariants<TokenPart<TokenValue>> {
  fileprivate func value(in appearance: String) -> TokenValue {
    let words = appearance.split(separator: " ")
    let (isDark, isIncreased) = (words.contains("dark"), words.last == "increased")
    return
      (isIncreased
      ? (isDark ? darkHighContrast : lightHighContrast) : (isDark ? dark : light)).value
  }
}

extension TokenValue {
  fileprivate var color: Channels? {
    if case .color(let color) = self { Channels(color) } else { nil }
  }

  fileprivate func points(rem: Double) -> Double? {
    if case .dimension(let dimension) = self { dimension.points(rem: rem) } else { nil }
  }

  fileprivate func font(rem: Double) -> TokenMatches.Font? {
    guard case .typography(let typography) = self else { return nil }
    var font = TokenMatches.Font(
      family: nil, size: typography.fontSize.value.points(rem: rem),
      weight: typography.fontWeight.value.weight.number, design: "default", isMonospaced: false)
    switch typography.fontFamily.value.design {
    case .system: break
    case .serif: font.design = "serif"
    case .monospaced: font.design = "monospaced"
    case .rounded: font.design = "rounded"
    case .custom(let name): font.family = name
    }
    return font
  }
}

extension FontWeight {
  /// From 100 to 900.
  fileprivate var number: Int { ((Self.allCases.firstIndex(of: self) ?? 3) + 1) * 100 }
}
