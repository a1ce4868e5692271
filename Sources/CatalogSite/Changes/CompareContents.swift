extension CatalogChanges {
  /// Adds what differs between two versions of a library.
  ///
  /// - Parameters:
  ///   - redrawn: The names of the components whose pictures may differ: those of others are the same.
  ///   - callers: What has changed for callers, by the path of the spec.
  package mutating func compare(
    _ old: CatalogContents, to new: CatalogContents, redrawn: Set<String>,
    callers: [String: [CallerChange]]
  ) {
    tokens = TokenChange.all(from: old.tokens, to: new.tokens)
    let changedTokens = tokens.filter { $0.state != .added }
    let before = Dictionary(old.components.map { ($0.name, $0) }) { first, _ in first }
    let after = Set(new.components.map(\.name))
    let comparison = ContentsComparison(old, new)
    var all: [ComponentChange] = []
    for component in new.components {
      let earlier = before[component.name]
      var change = ComponentChange(
        name: component.name, state: earlier == nil ? .added : .changed,
        specPath: component.specPath)
      change.callers = callers[component.specPath] ?? []
      if let earlier {
        if earlier.specPath != component.specPath {
          change.callers += callers[earlier.specPath] ?? []
        }
        change.tokens = changedTokens.filter { $0.components.contains(component.name) }.map(\.name)
        if redrawn.contains(component.name) {
          change.pictures = comparison.pictures(of: earlier, component)
          change.addedPreviews = titles(of: component, notIn: earlier)
          change.removedPreviews = titles(of: earlier, notIn: component)
        }
        if change.callers.isEmpty, change.pictures.isEmpty, change.addedPreviews.isEmpty,
          change.removedPreviews.isEmpty
        {
          if earlier.spec != component.spec { otherSpecs.append(component.name) }
          continue
        }
      } else if let picture = comparison.only(component, comparison.new, isNew: true) {
        change.pictures = [picture]
      }
      all.append(change)
    }
    for component in old.components where !after.contains(component.name) {
      var change = ComponentChange(
        name: component.name, state: .removed, specPath: component.specPath)
      change.callers = callers[component.specPath] ?? []
      if let picture = comparison.only(component, comparison.old, isNew: false) {
        change.pictures = [picture]
      }
      all.append(change)
    }
    components = all.sorted(by: ComponentChange.isBefore)
  }

  private func titles(of component: CatalogComponent, notIn other: CatalogComponent) -> [String] {
    let known = Set(other.previews.map(\.name))
    return component.previews.filter { !known.contains($0.name) }.map(\.title)
  }
}

/// Compares the pictures of components.
private struct ContentsComparison {
  let old: PictureColors
  let new: PictureColors
  private let arrangements: [String]

  /// The appearances of both versions, the usual one first.
  private let appearances: [String]
  private let comparison: PictureComparison

  init(_ old: CatalogContents, _ new: CatalogContents) {
    self.old = PictureColors(old)
    self.new = PictureColors(new)
    arrangements = new.arrangements
    appearances = new.appearances.filter(old.appearances.contains)
    comparison = PictureComparison(old: self.old, new: self.new)
  }

  /// The picture that stands for a component that only one version has.
  func only(
    _ component: CatalogComponent, _ colors: PictureColors, isNew: Bool
  ) -> PictureChange? {
    guard let preview = component.usualPreview, let drawing = preview.drawings.first,
      let appearance = drawing.appearances.first
    else { return nil }
    var change = PictureChange(
      previews: [preview.title], differences: [], arrangement: drawing.arrangement,
      appearance: appearance)
    let picture = FixedPicture(drawing, colors, in: appearance, symbols: preview.symbols)
    if isNew { change.after = picture } else { change.before = picture }
    return change
  }

  /// The differences of the pictures of a component, each with all previews that have it.
  func pictures(of old: CatalogComponent, _ new: CatalogComponent) -> [PictureChange] {
    let known = Dictionary(old.previews.map { ($0.name, $0) }) { first, _ in first }
    // The preview that stands for the component is the most telling one.
    let previews =
      new.previews.filter { $0.name == new.usual } + new.previews.filter { $0.name != new.usual }
    let observed = previews.compactMap { preview in
      known[preview.name].flatMap { observe($0, preview) }
    }
    // The previews that have a difference.
    var holders: [Key: [Int]] = [:]
    for (index, preview) in observed.enumerated() {
      for key in preview.keys { holders[key, default: []].append(index) }
    }
    var shown: Set<Int> = []
    var seen: Set<[Int]> = []
    var changes: [PictureChange] = []
    for preview in observed {
      for key in preview.keys {
        // Differences that the same previews have are one entry.
        guard let indices = holders[key], seen.insert(indices).inserted else { continue }
        let first = observed[indices[0]]
        var differences = first.differences.filter { holders[first.key(of: $0)] == indices }
        let appearances = Set(differences.map(\.appearance))
        let appearance =
          appearances.count == 1 ? differences[0].appearance : nil
        if shown.insert(indices[0]).inserted {
          differences += first.differences.filter { $0.isConsequence && !differences.contains($0) }
        }
        changes.append(
          change(
            first, differences, in: indices.map { observed[$0].new.title },
            appearance ?? self.appearances.first ?? ""))
      }
    }
    return changes.enumerated().sorted { left, right in
      (left.element.rank, -left.element.previews.count, left.offset)
        < (right.element.rank, -right.element.previews.count, right.offset)
    }.map(\.element)
  }

  /// What previews have to have in common to be one entry.
  private struct Key: Hashable {
    let kind: PictureDifference.Kind
    let predicate: Phrase
    let arrangement: String
  }

  /// The differences of a preview: in the usual arrangement, or else in others.
  private struct Observed {
    let old: CatalogPreview
    let new: CatalogPreview

    /// The most important first.
    var differences: [PictureDifference] = []
    var arrangement: String
    var otherArrangements: [String] = []

    func key(of difference: PictureDifference) -> Key {
      Key(kind: difference.kind, predicate: difference.predicate, arrangement: arrangement)
    }

    /// Those that previews are grouped by: what follows from others is not counted.
    var keys: [Key] {
      let telling = differences.filter { !$0.isConsequence }
      return (telling.isEmpty ? Array(differences.prefix(1)) : telling).map(key)
    }
  }

  /// - Returns: Nil if nothing differs.
  private func observe(_ old: CatalogPreview, _ new: CatalogPreview) -> Observed? {
    var observed = Observed(old: old, new: new, arrangement: arrangements.first ?? "")
    if old.failure != nil || new.failure != nil {
      if old.failure == new.failure { return nil }
      observed.differences = [
        PictureDifference(
          kind: .failure,
          phrase: new.failure.map { "can no longer be drawn: \($0)" } ?? "can be drawn now")
      ]
      return observed
    }
    let spoken = spokenDifferences(old, new)
    for arrangement in arrangements {
      let isUsual = arrangement == arrangements.first
      let all = differences(from: old, to: new, in: arrangement) + (isUsual ? spoken : [])
      if all.isEmpty { continue }
      if observed.differences.isEmpty {
        observed.differences = all.enumerated()
          .sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }.map(\.element)
        observed.arrangement = arrangement
        if isUsual { break }
      } else {
        observed.otherArrangements.append(arrangement)
      }
    }
    return observed.differences.isEmpty ? nil : observed
  }

  private func change(
    _ observed: Observed, _ differences: [PictureDifference], in previews: [String],
    _ appearance: String
  ) -> PictureChange {
    var change = PictureChange(
      previews: previews, differences: differences, arrangement: observed.arrangement,
      appearance: appearance, otherArrangements: observed.otherArrangements)
    func picture(_ preview: CatalogPreview, _ colors: PictureColors) -> FixedPicture? {
      preview.drawing(in: change.arrangement, appearance).map {
        FixedPicture($0, colors, in: appearance, symbols: preview.symbols)
      }
    }
    change.before = picture(observed.old, old)
    change.after = picture(observed.new, new)
    // What is only read in another way looks the same.
    if change.before == change.after { change.before = nil }
    return change
  }

  /// The differences in an arrangement.
  private func differences(
    from old: CatalogPreview, to new: CatalogPreview, in arrangement: String
  ) -> [PictureDifference] {
    var rest = appearances
    while let appearance = rest.first {
      guard let before = old.drawing(in: arrangement, appearance),
        let after = new.drawing(in: arrangement, appearance)
      else {
        rest.removeFirst()
        continue
      }
      let shared = rest.filter {
        before.appearances.contains($0) && after.appearances.contains($0)
      }
      var found = comparison.differences(from: before, to: after, in: shared)
      if !found.isEmpty {
        if appearance != appearances.first {
          for index in found.indices where found[index].appearance == nil {
            found[index].appearance = appearance
          }
        }
        return found
      }
      rest.removeAll(where: shared.contains)
    }
    return []
  }

  private func spokenDifferences(
    _ old: CatalogPreview, _ new: CatalogPreview
  ) -> [PictureDifference] {
    let (before, after) = (old.elements.flatMap(\.lines), new.elements.flatMap(\.lines))
    if before == after { return [] }
    var removed: [String] = []
    var inserted: [String] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(_, let line, _): removed.append(line)
      case .insert(_, let line, _): inserted.append(line)
      }
    }
    removed.reverse()
    var phrases = zip(removed, inserted).map { old, new -> Phrase in
      "VoiceOver reads \(quote: new) instead of \(quote: old)"
    }
    phrases += removed.dropFirst(inserted.count).map { "VoiceOver no longer reads \(quote: $0)" }
    phrases += inserted.dropFirst(removed.count).map { "VoiceOver also reads \(quote: $0)" }
    return phrases.map { PictureDifference(kind: .spoken, phrase: $0) }
  }
}

extension PictureChange {
  fileprivate var rank: Int { differences.map(\.kind.rawValue).min() ?? 99 }
}

extension CatalogPreview {
  fileprivate func drawing(in arrangement: String, _ appearance: String) -> CatalogDrawing? {
    drawings.first { $0.arrangement == arrangement && $0.appearances.contains(appearance) }
  }
}

extension CatalogElement {
  /// What is read of it and of what is in it, a line for each.
  fileprivate var lines: [String] {
    let words = [label, value ?? ""] + traits + [hint ?? ""] + actions.map { "action: \($0)" }
    let line = words.filter { !$0.isEmpty }.joined(separator: ", ")
    return (line.isEmpty ? [] : [line]) + children.flatMap(\.lines)
  }
}

extension TokenChange {
  /// The changes of tokens, in the order of the new ones; removed ones come last.
  static func all(from old: [CatalogTokenGroup], to new: [CatalogTokenGroup]) -> [Self] {
    let (old, new) = (old.flatMap(\.tokens), new.flatMap(\.tokens))
    let known = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
    let kept = Set(new.map(\.path))
    return new.compactMap { token -> Self? in
      guard let before = known[token.path] else {
        return Self(token, .added, token.values.map { .init(appearances: $0, old: nil, new: $1) })
      }
      let values = values(from: before, to: token)
      if values.isEmpty, before.name == token.name { return nil }
      var change = Self(token, .changed, values)
      if before.name != token.name { change.oldName = before.name }
      return change
    }
      + old.filter { !kept.contains($0.path) }.map { token in
        Self(
          token, .removed, token.values.map { .init(appearances: $0, old: $1, new: nil) })
      }
  }

  private init(_ token: CatalogToken, _ state: State, _ values: [Value]) {
    self.init(
      name: token.name, path: token.path, state: state, values: values,
      components: token.components)
  }

  /// The values that differ, with the appearances of both versions that have them.
  private static func values(from old: CatalogToken, to new: CatalogToken) -> [Value] {
    var before: [String: CatalogToken.Value] = [:]
    for (appearances, value) in old.values { for name in appearances { before[name] = value } }
    var values: [Value] = []
    for (appearances, value) in new.values {
      for appearance in appearances {
        guard let earlier = before[appearance], earlier != value else { continue }
        if let index = values.firstIndex(where: { $0.old == earlier && $0.new == value }) {
          values[index].appearances.append(appearance)
        } else {
          values.append(Value(appearances: [appearance], old: earlier, new: value))
        }
      }
    }
    // A value for all appearances is not repeated for each.
    if values.count == 1, values[0].appearances.count == before.count { values[0].appearances = [] }
    return values
  }
}
