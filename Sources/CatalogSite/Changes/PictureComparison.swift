/// What differs between two pictures.
package struct PictureDifference: Hashable, Sendable {
  /// By how much readers must know about it.
  package enum Kind: Int, Comparable, Sendable {
    case failure, text, symbol, appearance, spoken, color, font, style

    /// What often follows from another difference.
    case size, place, other

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
  package let kind: Kind
  package let phrase: Phrase

  /// The same without the parts that it is about, which are others in other previews.
  let predicate: Phrase

  /// Where it is seen, if not in the usual appearance.
  var appearance: String?

  init(kind: Kind, phrase: Phrase, predicate: Phrase? = nil) {
    self.kind = kind
    self.phrase = phrase
    self.predicate = predicate ?? phrase
  }

  /// Whether it often follows from another difference.
  var isConsequence: Bool { kind >= .size }
}

/// The colors of the classes in pictures.
struct PictureColors {
  let appearances: [String]
  let classes: [String: [String?]]

  init(_ contents: CatalogContents) {
    appearances = contents.appearances
    classes = contents.classes
  }

  func color(_ name: String, in appearance: String) -> String? {
    guard let index = appearances.firstIndex(of: appearance), let colors = classes[name],
      colors.indices.contains(index)
    else { return nil }
    return colors[index]
  }
}

/// Compares pictures of two versions of a library.
struct PictureComparison {
  let old: PictureColors
  let new: PictureColors

  /// The differences between two pictures, the most important first.
  ///
  /// - Parameter appearances: Those in which both pictures are seen, the usual one first.
  func differences(
    from before: CatalogDrawing, to after: CatalogDrawing, in appearances: [String]
  ) -> [PictureDifference] {
    let isSame = before.markup == after.markup
    if isSame, before.frame == after.frame, old.appearances == new.appearances {
      return []
    }
    var found = Found()
    let pairs = isSame ? zip(before.parts, after.parts).map { ($0, $1) } : nil
    for (old, new) in pairs
      ?? align(before.parts[...], after.parts[...], by: PicturePart.identities[...])
    {
      compare(old, new, in: appearances, &found)
    }
    compareFrames(before, after, &found)
    var differences = found.differences
    if differences.isEmpty, !isSame, old.appearances == new.appearances {
      differences = [
        PictureDifference(kind: .other, phrase: "something is drawn in another way")
      ]
    }
    return differences
  }

  // MARK: - Alignment

  /// Pairs the parts of two pictures: first those that differ in nothing but their places, then those that are alike.
  private func align(
    _ old: ArraySlice<PicturePart>, _ new: ArraySlice<PicturePart>,
    by identities: ArraySlice<@Sendable (PicturePart) -> String>
  ) -> [(PicturePart?, PicturePart?)] {
    guard let identity = identities.first, !old.isEmpty, !new.isEmpty else {
      return old.map { ($0, nil) } + new.map { (nil, $0) }
    }
    // Memory grows with the square of the differences.
    guard old.count + new.count <= 4000 else {
      return (0..<max(old.count, new.count)).map { index in
        (old.dropFirst(index).first, new.dropFirst(index).first)
      }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.map(identity).difference(from: old.map(identity)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + old.startIndex)
      case .insert(let offset, _, _): inserted.insert(offset + new.startIndex)
      }
    }
    var pairs: [(PicturePart?, PicturePart?)] = []
    var (before, after) = (old.startIndex, new.startIndex)
    while before < old.endIndex || after < new.endIndex {
      let (oldGap, newGap) = (before, after)
      while removed.contains(before) { before += 1 }
      while inserted.contains(after) { after += 1 }
      pairs += align(old[oldGap..<before], new[newGap..<after], by: identities.dropFirst())
      guard before < old.endIndex, after < new.endIndex else { break }
      pairs.append((old[before], new[after]))
      (before, after) = (before + 1, after + 1)
    }
    return pairs
  }

  // MARK: - Comparison

  /// Sentences, each with the parts that it is about.
  private struct Found {
    private var subjects:
      [(kind: PictureDifference.Kind, predicate: Phrase, parts: [PicturePart])] =
        []

    /// Where colors differ, by their predicates, if not in the usual appearance.
    var appearances: [Phrase: String] = [:]

    mutating func add(_ kind: PictureDifference.Kind, _ predicate: Phrase, of part: PicturePart) {
      if let index = subjects.firstIndex(where: { $0.kind == kind && $0.predicate == predicate }) {
        subjects[index].parts.append(part)
      } else {
        subjects.append((kind, predicate, [part]))
      }
    }

    var whole: [PictureDifference] = []

    var differences: [PictureDifference] {
      let all =
        whole
        + subjects.map { kind, predicate, parts in
          var difference = PictureDifference(
            kind: kind, phrase: Self.subject(parts) + predicate, predicate: predicate)
          difference.appearance = appearances[predicate]
          return difference
        }
      return all.enumerated().sorted { ($0.1.kind, $0.0) < ($1.1.kind, $1.0) }.map(\.element)
    }

    private static func subject(_ parts: [PicturePart]) -> Phrase {
      guard parts.count > 1 else {
        let part = parts[0]
        return switch part.kind {
        case .text: "text \(quote: part.content)"
        case .symbol: "symbol \(code: part.content)"
        case .shape: "a shape"
        case .shadow: "a shadow"
        case .blur: "what is blurred"
        case .stop: "a color of a gradient"
        }
      }
      let kinds = Set(parts.map(\.kind))
      let noun =
        switch kinds.count == 1 ? kinds.first : nil {
        case .text: "texts"
        case .symbol: "symbols"
        case .shape: "shapes"
        case .shadow: "shadows"
        default: "elements"
        }
      return "\(String(parts.count)) \(noun)"
    }
  }

  private func compare(
    _ old: PicturePart?, _ new: PicturePart?, in appearances: [String], _ found: inout Found
  ) {
    guard let old, let new else {
      if let old { found.add(.appearance, ": no longer there", of: old) }
      if let new { found.add(.appearance, ": new", of: new) }
      return
    }
    if old.kind == .text, old.content != new.content {
      found.whole.append(
        PictureDifference(
          kind: .text, phrase: "text \(quote: old.content) is now \(quote: new.content)"))
    } else if old.kind == .symbol, old.content != new.content {
      found.whole.append(
        PictureDifference(
          kind: .symbol, phrase: "symbol \(code: old.content) is now \(code: new.content)"))
    }
    compareColors(old, new, in: appearances, &found)
    for name in Set(old.attributes.keys).union(new.attributes.keys).sorted()
    where old.attributes[name] != new.attributes[name] {
      compareAttribute(name, old, new, &found)
    }
    if old.surroundings != new.surroundings {
      found.add(
        .style,
        ": \(code: old.surroundings.described) is now \(code: new.surroundings.described)", of: new)
    }
    comparePlaces(old, new, &found)
  }

  private func compareColors(
    _ old: PicturePart, _ new: PicturePart, in appearances: [String], _ found: inout Found
  ) {
    guard old.colors != new.colors || self.old.appearances != self.new.appearances else { return }
    if old.colors.count != new.colors.count {
      found.add(.color, ": other colors", of: new)
      return
    }
    for (before, after) in zip(old.colors, new.colors) {
      var seen: [(appearance: String, old: String, new: String)] = []
      for appearance in appearances {
        guard let old = self.old.color(before, in: appearance),
          let new = self.new.color(after, in: appearance), old != new,
          !seen.contains(where: { $0.old == old && $0.new == new })
        else { continue }
        seen.append((appearance, old, new))
      }
      guard let first = seen.first else { continue }
      var phrase: Phrase = ": "
      for (index, value) in seen.prefix(3).enumerated() {
        let isUsual = index == 0 && value.appearance == appearances.first
        phrase =
          phrase
          + "\(index == 0 ? "" : "; ")\(color: value.old) is now \(color: value.new)"
          + (isUsual ? "" : " in \(value.appearance)")
      }
      found.add(.color, phrase, of: new)
      if first.appearance != appearances.first { found.appearances[phrase] = first.appearance }
    }
  }

  private func compareAttribute(
    _ name: String, _ old: PicturePart, _ new: PicturePart, _ found: inout Found
  ) {
    let (before, after) = (old.attributes[name], new.attributes[name])
    func change(_ title: String, _ usual: String, unit: String = "") -> Phrase {
      func value(_ text: String?) -> String {
        guard let text else { return usual }
        return Double(text).map { rounded($0) + unit } ?? text
      }
      return ": \(title) \(value(before)) is now \(value(after))"
    }
    switch name {
    case "font-size": found.add(.font, change("size", "standard", unit: " pt"), of: new)
    case "font-weight": found.add(.font, change("weight", "400"), of: new)
    case "font-style": found.add(.font, change("style", "upright"), of: new)
    case "font-family": found.add(.font, change("font", "standard"), of: new)
    case "letter-spacing": found.add(.font, change("tracking", "0", unit: " pt"), of: new)
    case "text-decoration": found.add(.font, change("decoration", "none"), of: new)
    case "rx", "ry":
      if name == "rx" || old.attributes["rx"] == new.attributes["rx"] {
        found.add(.style, change("corner radius", "0", unit: " pt"), of: new)
      }
    case "stroke-width":
      // That of a symbol follows from its weight.
      found.add(
        old.kind == .symbol ? .font : .style,
        old.kind == .symbol ? ": another weight" : change("width of the line", "1", unit: " pt"),
        of: new)
    case "stroke-dasharray": found.add(.style, change("dashes", "none"), of: new)
    case "stdDeviation":
      found.add(.style, ": \(before == nil ? "new" : "another") radius", of: new)
    case "dx", "dy":
      if old.kind == .shadow { found.add(.style, ": another offset", of: new) }
    case "offset": found.add(.style, ": another position", of: new)
    default: found.add(.style, ": drawn in another way", of: new)
    }
  }

  private func comparePlaces(_ old: PicturePart, _ new: PicturePart, _ found: inout Found) {
    guard let before = old.frame, let after = new.frame else {
      if old.kind == .shape, old.content != new.content {
        found.add(.style, ": another outline", of: new)
      }
      return
    }
    let isText = new.kind == .text
    if !isText,
      isDifferent(before.width, after.width) || isDifferent(before.height, after.height)
    {
      found.add(
        .size,
        ": \(rounded(before.width)) × \(rounded(before.height)) pt is now "
          + "\(rounded(after.width)) × \(rounded(after.height)) pt", of: new)
    } else if old.kind == .shape, old.content != new.content {
      found.add(.style, ": another outline", of: new)
    }
    if isText, isDifferent(before.height, after.height) {
      found.add(
        .size, ": \(after.height > before.height ? "more" : "less") height for its lines", of: new)
    }
    let (x, y) = (after.x - before.x, after.y - before.y)
    if isDifferent(x, 0) || isDifferent(y, 0) {
      let words =
        (isDifferent(x, 0) ? ["\(rounded(abs(x))) pt to the \(x < 0 ? "left" : "right")"] : [])
        + (isDifferent(y, 0) ? ["\(rounded(abs(y))) pt \(y < 0 ? "up" : "down")"] : [])
      found.add(.place, ": moved by \(words.joined(separator: " and "))", of: new)
    }
  }

  private func compareFrames(
    _ old: CatalogDrawing, _ new: CatalogDrawing, _ found: inout Found
  ) {
    func words(_ before: Double, _ after: Double, _ more: String, _ less: String) -> [String] {
      guard isDifferent(before, after) else { return [] }
      return ["\(rounded(abs(after - before))) pt \(after > before ? more : less)"]
    }
    let all =
      words(old.width, new.width, "wider", "narrower")
      + words(old.height, new.height, "taller", "shorter")
    if !all.isEmpty {
      found.whole.append(
        PictureDifference(
          kind: .size, phrase: "as a whole \(all.joined(separator: " and "))"))
    }
  }
}

private func isDifferent(_ first: Double, _ second: Double) -> Bool { abs(first - second) >= 0.05 }

extension CatalogDrawing {
  fileprivate var frame: [Double] { [x, y, width, height] }
}

extension String {
  /// What groups do to a part, for people.
  fileprivate var described: String {
    let text = split(separator: ";").joined(separator: ", ")
    return text.isEmpty ? "opacity 1" : text
  }
}

extension PicturePart {
  /// What has to be the same for two parts to be the same: from nearly everything to the kind alone.
  fileprivate static let identities: [@Sendable (PicturePart) -> String] = [
    { part in
      let attributes = part.attributes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "\(part.kind) \(part.content) \(part.size) \(part.colors) \(attributes)"
        + part.surroundings
    },
    { part in "\(part.kind) \(part.content) \(part.kind == .text ? "" : part.size)" },
    { part in "\(part.kind) \(part.attributes["class"] ?? "")" },
  ]

  private var size: String {
    frame.map { "\(rounded($0.width)) \(rounded($0.height))" } ?? ""
  }
}
