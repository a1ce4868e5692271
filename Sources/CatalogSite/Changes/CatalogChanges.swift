/// What is different in a library since an earlier version.
package struct CatalogChanges: Sendable {
  /// How the earlier version is named, and its commit, if it is one.
  package var since: String
  package var commit: String?

  /// Why nothing, or no picture, can be compared; nil if all is.
  package var obstacle: String?

  /// What has changed for callers in the library as a whole.
  package var library: [CallerChange] = []

  /// Those that were added, removed or changed; what readers must know first.
  package var components: [ComponentChange] = []
  package var tokens: [TokenChange] = []

  /// The components whose specs changed, and nothing that is drawn or called.
  package var otherSpecs: [String] = []

  /// What helps callers.
  package var remedies: [String] = []

  package init(since: String, commit: String?) {
    self.since = since
    self.commit = commit
  }

  func change(of component: String) -> ComponentChange? {
    components.first { $0.name == component && $0.state != .removed }
  }

  var isEmpty: Bool { library.isEmpty && components.isEmpty && tokens.isEmpty }

  var breakingCount: Int {
    (library + components.flatMap(\.callers)).count(where: \.isBreaking)
  }
}

/// A change of declarations that clients see.
package struct CallerChange: Hashable, Sendable {
  package var phrase: Phrase
  package var isBreaking: Bool

  package init(phrase: Phrase, isBreaking: Bool) {
    self.phrase = phrase
    self.isBreaking = isBreaking
  }
}

/// A component that is not as it was.
package struct ComponentChange: Sendable {
  package enum State: Sendable {
    case added, removed, changed
  }
  package var name: String
  package var state: State
  package var specPath: String
  package var callers: [CallerChange] = []
  package var pictures: [PictureChange] = []

  /// The titles of previews that only one version has.
  package var addedPreviews: [String] = []
  package var removedPreviews: [String] = []

  /// The names of changed tokens that it uses.
  package var tokens: [String] = []

  package init(name: String, state: State, specPath: String) {
    self.name = name
    self.state = state
    self.specPath = specPath
  }

  var isBreaking: Bool { callers.contains(where: \.isBreaking) }

  /// The number of previews that look different, or are read in another way.
  var pictureCount: Int { pictures.reduce(0) { $0 + $1.previews.count } }

  /// What stands first: what breaks callers, then what looks different.
  fileprivate var rank: [Int] {
    let kind = pictures.flatMap(\.differences).map(\.kind.rawValue).min() ?? 99
    return [
      isBreaking ? 0 : 1, state == .removed ? 0 : state == .changed ? 1 : 2,
      pictures.isEmpty ? 1 : 0, kind, -pictureCount,
    ]
  }

  static func isBefore(_ left: Self, _ right: Self) -> Bool {
    if left.rank != right.rank { return left.rank.lexicographicallyPrecedes(right.rank) }
    return left.name < right.name
  }
}

/// A difference between pictures, in all previews that have it.
package struct PictureChange: Sendable {
  /// The titles of the previews; the picture is of the first.
  package var previews: [String]
  package var differences: [PictureDifference]

  /// In which arrangement and appearance the picture is, and the other arrangements in which the preview differs,
  /// if it does not differ in the usual one.
  package var arrangement: String
  package var appearance: String
  package var otherArrangements: [String] = []

  /// nil for none.
  var before: FixedPicture?
  var after: FixedPicture?
}

/// A token whose values are not what they were.
package struct TokenChange: Sendable {
  package enum State: Sendable {
    case added, removed, changed
  }

  /// A value before and after; nil if there is none.
  package struct Value: Hashable, Sendable {
    var appearances: [String]
    var old: CatalogToken.Value?
    var new: CatalogToken.Value?
  }
  package var name: String
  package var path: String
  package var state: State
  package var values: [Value]

  /// The name in Swift before, if it is another.
  package var oldName: String?

  /// The components that use it.
  package var components: [String]
}

/// A picture in one appearance, whatever the reader chooses: its colors are in its elements.
struct FixedPicture: Hashable, Sendable {
  var frame: [Double]
  var markup: String
  var isDark: Bool
  var symbols: [String]

  init(
    _ drawing: CatalogDrawing, _ colors: PictureColors, in appearance: String, symbols: [String]
  ) {
    frame = [drawing.x, drawing.y, drawing.width, drawing.height]
    isDark = appearance.split(separator: " ").contains("dark")
    self.symbols = symbols
    var markup = ""
    var rest = drawing.markup[...].utf8
    // The names of classes are ASCII.
    let start = Array("class=\"".utf8)
    while let range = rest.firstRange(of: start),
      let end = rest[range.upperBound...].firstIndex(of: UInt8(ascii: "\""))
    {
      let words = Substring(rest[range.upperBound..<end]).split(separator: " ")
      markup += String(Substring(rest[..<range.lowerBound]))
      let color = words.count == 2 ? colors.color(String(words[1]), in: appearance) : nil
      switch (words.first, color) {
      case ("f", let color?): markup += "fill=\"\(color)\" color=\"\(color)\""
      case ("s", let color?): markup += "fill=\"none\" stroke=\"\(color)\""
      case ("g", let color?): markup += "stop-color=\"\(color)\""
      case ("d", let color?): markup += "flood-color=\"\(color)\""
      default: markup += String(Substring(rest[range.lowerBound...end]))
      }
      rest = rest[rest.index(after: end)...]
    }
    self.markup = markup + String(Substring(rest))
  }

  /// The image.
  ///
  /// - Parameter prefix: A name that is unique on the page.
  func svg(_ prefix: String, labelled title: String) -> HTML {
    let drawing = CatalogDrawing(
      arrangement: "", appearances: [], x: frame[0], y: frame[1], width: frame[2],
      height: frame[3], markup: markup)
    return .element(
      "div", ["class": isDark ? "stage fixed dark" : "stage fixed"],
      .markup(drawing.svg(prefix, labelled: title)))
  }
}
