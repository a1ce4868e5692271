import DesignModel
import Specification

/// Words with the same meaning in names of the same kind.
struct Synonyms: Sendable {
  /// The names to which the words apply.
  enum Scope: Sendable {
    /// Slots and values of a component, by their last word: `sectionTitle`.
    case member

    /// Slots named after a side: `leading`, `leadingIcon`.
    case side

    /// Cases for sides, if the opposite side is a case, too.
    case sideCase

    /// Cases for sizes, if there are others.
    case sizeCase

    /// Enums and structs, by the last word.
    case type

    /// Booleans, by the whole name.
    case boolean

    /// Closures for events, by the whole name.
    case event

    /// Styles, by the whole name.
    case style

    /// Everything, by any of its words.
    case spelling
  }

  let scope: Scope
  let words: [String]

  init(_ scope: Scope, _ words: String...) {
    self.scope = scope
    self.words = words
  }

  /// The word that a name contains; nil if it contains none.
  ///
  /// - Parameter siblings: The cases of each enum of its spec.
  func word(in declared: DeclaredName, siblings: [String: Set<String>]) -> String? {
    let name = declared.name.text
    switch scope {
    case .member:
      return declared.kind.isMember && !declared.isFunction ? known(declared.words.last) : nil
    case .side:
      guard declared.kind == .slot, let word = known(declared.words.first) else { return nil }
      // A start and an end without the other words may refer to time.
      let isOfTime = word == "start" || word == "end"
      return !isOfTime || viewWords.contains(declared.words.last ?? "") ? word : nil
    case .sideCase, .sizeCase:
      guard let owner = declared.owner, let all = siblings[owner], let word = known(name) else {
        return nil
      }
      let others = scope == .sideCase ? opposites(of: word) : sizeWords
      return all.subtracting(words).isDisjoint(with: others) ? nil : word
    case .type: return declared.kind == .type ? known(declared.words.last) : nil
    case .boolean: return declared.isBoolean ? known(name) : nil
    case .event: return declared.isPlainEvent ? known(name) : nil
    case .style: return declared.kind == .style ? known(name) : nil
    case .spelling: return declared.words.first(where: words.contains)
    }
  }

  private func known(_ word: String?) -> String? {
    word.flatMap { words.contains($0) ? $0 : nil }
  }

  private func opposites(of word: String) -> Set<String> {
    Set(sides.first { $0.contains(word) } ?? []).subtracting([word])
  }

  /// All synonyms.
  static let all: [Synonyms] = [
    Synonyms(.member, "title", "heading", "headline"),
    Synonyms(.member, "subtitle", "subheading", "subheadline"),
    Synonyms(.member, "icon", "glyph", "pictogram"),
    Synonyms(.member, "image", "picture", "photo"),
    Synonyms(.member, "footer", "foot"),
    Synonyms(.member, "spacing", "gap"),
    Synonyms(.member, "accessory", "adornment"),
    Synonyms(.side, "leading", "left", "start"),
    Synonyms(.side, "trailing", "right", "end"),
    Synonyms(.sideCase, "leading", "left", "start"),
    Synonyms(.sideCase, "trailing", "right", "end"),
    Synonyms(.sizeCase, "extraSmall", "xSmall", "xs", "tiny", "mini"),
    Synonyms(.sizeCase, "small", "sm", "s"),
    Synonyms(.sizeCase, "medium", "regular", "normal", "middle", "md", "m"),
    Synonyms(.sizeCase, "large", "lg", "l", "big"),
    Synonyms(.sizeCase, "extraLarge", "xLarge", "xl", "huge"),
    Synonyms(.type, "kind", "sort", "type"),
    Synonyms(.type, "role", "intent"),
    Synonyms(.boolean, "isEnabled", "enabled", "isDisabled", "disabled"),
    Synonyms(.boolean, "isSelected", "selected", "isChosen", "isPicked"),
    Synonyms(.boolean, "isPresented", "isShowing"),
    Synonyms(.boolean, "isLoading", "isBusy"),
    Synonyms(.boolean, "isRequired", "isMandatory"),
    Synonyms(.event, "onTap", "onPress", "onClick", "onSelect"),
    Synonyms(.event, "onDismiss", "onClose"),
    Synonyms(.event, "onSubmit", "onCommit"),
    Synonyms(.event, "onRetry", "onReload"),
    Synonyms(.style, "outlined", "outline", "bordered"),
    Synonyms(.style, "filled", "fill", "solid"),
    Synonyms(.style, "compact", "condensed", "dense"),
    Synonyms(.spelling, "color", "colour"),
    Synonyms(.spelling, "gray", "grey"),
    Synonyms(.spelling, "center", "centre"),
    Synonyms(.spelling, "favorite", "favourite"),
  ]
}

/// Pairs of sides.
private let sides = [["leading", "trailing"], ["left", "right"], ["start", "end"]]

/// Words for views at a side.
private let viewWords: Set<String> = [
  "accessory", "action", "actions", "button", "buttons", "content", "icon", "image", "item",
  "items",
  "label", "symbol", "view",
]

private let sizeWords: Set<String> = [
  "extraLarge", "extraSmall", "huge", "large", "lg", "medium", "mini", "regular", "small", "sm",
  "tiny",
  "xLarge", "xSmall", "xl", "xs",
]

extension DeclaredName.Kind {
  /// Whether it is a member of a component that callers provide.
  fileprivate var isMember: Bool {
    switch self {
    case .slot, .property, .modifier, .environmentEntry: true
    case .component, .slotArgument, .state, .part, .style, .parameter, .type, .enumCase, .option,
      .constant, .member, .resolver:
      false
    }
  }
}

extension DeclaredName {
  fileprivate var isFunction: Bool { type.map { $0.isFunction || $0.wrapsFunction } ?? false }

  /// Whether it is a closure without parameters.
  fileprivate var isPlainEvent: Bool {
    guard kind.isMember, let type, type.isAction else { return false }
    return type.unwrapped.function?.parameters.isEmpty ?? false
  }
}

extension ComponentSpec {
  /// The names of the cases of its enums, by enum name.
  var casesByType: [String: Set<String>] {
    func all(_ types: [TypeSpec]) -> [(String, Set<String>)] {
      types.flatMap { [($0.name.text, Set($0.cases.map(\.name.text)))] + all($0.types) }
    }
    return Dictionary(all(types), uniquingKeysWith: { first, _ in first })
  }
}
