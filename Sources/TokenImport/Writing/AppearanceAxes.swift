import DesignTokens
import Diagnostics

/// What decides between the contexts of an axis.
enum AxisRole {
  case theme

  /// The appearance of the system: light or dark, or its contrast. Only colors follow it.
  case appearance

  /// The platform, which is known: another one is never used.
  case platform
}

/// Gives the contexts of color schemes and contrasts the names by which a project recognizes them, and each axis a
/// unique name.
struct AppearanceAxes {
  var notes: ImportNotes
  private(set) var roles: [AxisRole] = []

  init(notes: ImportNotes) { self.notes = notes }

  mutating func normalize(_ layers: inout TokenLayers) {
    var taken: Set<String> = []
    var hasScheme = false
    layers.axes.removeAll { $0.contexts.isEmpty }
    for index in layers.axes.indices where layers.axes[index].contexts.count == 1 {
      layers.base.add(layers.axes[index].contexts[0].table)
    }
    layers.axes.removeAll { $0.contexts.count == 1 }
    for index in layers.axes.indices {
      let isScheme = !hasScheme && normalize(&layers.axes[index], isAlone: layers.axes.count == 1)
      hasScheme = hasScheme || isScheme
      let isPlatform = !isScheme && choosePlatform(&layers.axes[index])
      roles.append(isScheme ? .appearance : isPlatform ? .platform : .theme)
      layers.axes[index].name = unique(simple(layers.axes[index].name), &taken)
      var names: Set<String> = []
      for context in layers.axes[index].contexts.indices {
        let name = simple(layers.axes[index].contexts[context].name)
        layers.axes[index].contexts[context].name = unique(name, &names)
      }
    }
  }

  /// Makes iOS the default among platforms.
  ///
  /// - Returns: Whether the contexts are platforms.
  private mutating func choosePlatform(_ axis: inout TokenAxisDraft) -> Bool {
    let names = axis.contexts.map { $0.name.lowercased() }
    guard let index = names.firstIndex(of: "ios"),
      names.contains(where: ["android", "web"].contains)
    else { return false }
    axis.defaultIndex = index
    if let token = axis.contexts[index].table.all.first {
      notes.add(
        "the modifier '\(shown(axis.name))'", "has platforms as its contexts; that of iOS is used",
        at: token.place)
    }
    return true
  }

  private struct Appearance: Hashable {
    let isDark: Bool
    let isHigh: Bool

    var name: String { (isDark ? "dark" : "light") + (isHigh ? "-high-contrast" : "") }
  }

  /// Renames the contexts of a color scheme. Further contexts are themes, if there is no other modifier.
  ///
  /// - Returns: Whether it is one.
  private mutating func normalize(_ axis: inout TokenAxisDraft, isAlone: Bool) -> Bool {
    var found: [(index: Int, appearance: Appearance)] = []
    for (index, context) in axis.contexts.enumerated() {
      guard let appearance = appearance(context.name, of: axis),
        !found.contains(where: { $0.appearance == appearance })
      else { continue }
      found.append((index, appearance))
    }
    guard found.count(where: { !$0.appearance.isHigh }) == 2 else { return false }
    for (index, context) in axis.contexts.enumerated()
    where !isAlone && !found.contains(where: { $0.index == index }) {
      guard let token = context.table.all.first else { continue }
      notes.add(
        "the context '\(shown(context.name))'",
        "is not an appearance of the system, and another modifier is the theme; it is left out",
        at: token.place)
    }
    axis.contexts = axis.contexts.enumerated().compactMap { index, context in
      if let appearance = found.first(where: { $0.index == index })?.appearance {
        return .init(name: appearance.name, table: context.table)
      }
      return isAlone ? .init(name: context.name, table: context.table, isTheme: true) : nil
    }
    axis.defaultIndex = axis.contexts.firstIndex { $0.name == "light" } ?? 0
    if axis.cascades { cascade(&axis) }
    return true
  }

  /// Adds the tokens in light or dark that a context of higher contrast or a further dark one does not have.
  private func cascade(_ axis: inout TokenAxisDraft) {
    for isDark in [false, true] {
      let usual = Appearance(isDark: isDark, isHigh: false).name
      let high = Appearance(isDark: isDark, isHigh: true).name
      let found = axis.contexts.first { $0.name == usual && !$0.isTheme }
      guard let found else { continue }
      for index in axis.contexts.indices {
        let context = axis.contexts[index]
        guard context.isTheme ? isDark && isDarkName(context.name) : context.name == high else {
          continue
        }
        var table = found.table
        table.add(context.table)
        axis.contexts[index].table = table
      }
    }
  }

  /// The appearance that the name of a context means; nil if it has other words.
  private func appearance(_ name: String, of axis: TokenAxisDraft) -> Appearance? {
    let words = nameWords(name)
    var isDark: Bool?
    var isHigh = false
    for word in words {
      switch word {
      case "dark", "night": isDark = true
      case "light", "day": isDark = false
      case "accessible", "ax", "contrast", "hc": isHigh = true
      case "color", "colors", "default", "high", "increased", "mode", "more", "scheme", "theme":
        continue
      default: return nil
      }
    }
    if isDark == nil, !isHigh, axis.contexts.count == 2 {
      let other = axis.contexts.first { $0.name != name }?.name ?? ""
      isDark = isDarkName(other) ? false : nil
    }
    return isDark.map { Appearance(isDark: $0, isHigh: isHigh) }
  }

  /// The letters and digits of a name.
  private func simple(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    let simple = parts.joined(separator: "-")
    return simple.isEmpty ? "mode" : simple
  }

  private func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }
}
