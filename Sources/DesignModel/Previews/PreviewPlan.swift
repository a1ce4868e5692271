import Specification
import StepCounting
import SwiftTypes

/// The content of a component's previews.
package struct PreviewPlan: Sendable {
  /// The axes that are varied besides the style.
  package let axes: [PreviewAxis]

  /// In the order in which they are emitted.
  package let cases: [PreviewCase]
}

/// A case of a component's previews.
package struct PreviewCase: Sendable {
  package enum Content: Sendable {
    /// Only the required arguments.
    case required
    case everything

    /// The required arguments, with the optional slot of this index.
    case slot(Int)

    /// All arguments, with a slot filled in another way.
    case filled(Int, SlotChoice)

    /// All arguments, with custom views in the slots.
    case customViews

    /// All arguments, with empty views in the slots.
    case emptyViews
    case longTexts
    case emptyTexts
    case manyItems
    case inList
    case rightToLeft
    case largestText

    /// A style for all components, and another for a nested one.
    case cascade(outer: String, inner: String)

    /// A style, with examples of its required arguments, and the value of each axis by its index.
    case variant(style: String?, values: [Int])

    /// The spec's own preview with this index.
    case own(Int)
  }

  package enum Group: String, CaseIterable, Sendable {
    case content = "Contents"
    case surroundings = "Surroundings"
    case styles = "Styles"
    case variants = "Variants: each pair of values occurs in at least one"
    case own = "Examples"
  }

  package let name: String
  package let content: Content
  package let group: Group

  /// Whether a style around it applies: it sets none.
  package var isUnstyled: Bool {
    switch content {
    case .required, .everything, .slot, .filled, .customViews, .emptyViews, .longTexts, .emptyTexts,
      .manyItems, .inList, .rightToLeft, .largestText:
      true
    case .variant(let style, _): style == nil
    case .cascade, .own: false
    }
  }
}

extension Component {
  /// Whether only the library itself uses it, and no app.
  package func isInside(_ library: Library) -> Bool {
    access == .internal && library.access != .internal
  }

  /// The plan of its previews.
  ///
  /// - Parameters:
  ///   - samples: Members of emitted types, by type name.
  ///   - aliases: The targets of emitted aliases.
  package func previewPlan(
    _ extent: PreviewExtent, samples: [String: [String]], aliases: [String: TypeExpression]
  ) -> PreviewPlan {
    let styles = (look.styleFamily?.styles ?? []).filter { isPreviewed($0) }
    let axes = previewAxes(extent, samples: samples, aliases: aliases)
    // A style with the word of a value gets the suffix "Style".
    let words = axes.flatMap { $0.values.map(\.name) }
    var cases = PreviewCases(taken: standardPreviewNames.union(words))
    cases.add(contents(extent), to: .content)
    if extent == .complete {
      cases.add(
        [
          ("inList", .inList), ("rightToLeft", .rightToLeft), ("largestText", .largestText),
        ], to: .surroundings)
      // Variants get their names before styles, so that a new style does not rename any of them.
      cases.add(variants(axes), to: .variants)
    }
    for style in styles {
      let name = cases.unused(style.name)
      cases.add([(name, .variant(style: style.name, values: axes.map { _ in 0 }))], to: .styles)
      guard extent == .complete, style.name != look.styleFamily?.defaultStyle.name else { continue }
      cases.add(variants(axes, style: style.name, named: name), to: .variants)
    }
    let others = styles.filter { $0.name != look.styleFamily?.defaultStyle.name }
    if extent == .complete, let family = look.styleFamily,
      let outer = others.first(where: { $0.requiredParameters.isEmpty }) ?? others.first,
      styles.contains(where: { $0.name == family.defaultStyle.name })
    {
      cases.add(
        [("cascadingStyles", .cascade(outer: outer.name, inner: family.defaultStyle.name))],
        to: .styles)
    }
    cases.add(previews.enumerated().map { ($1.name, .own($0)) }, to: .own)
    return PreviewPlan(axes: axes, cases: cases.sorted)
  }

  /// The axes of its previews, besides its style.
  ///
  /// - Parameters:
  ///   - samples: Members of emitted types, by type name.
  ///   - aliases: The targets of emitted aliases.
  package func previewAxes(
    _ extent: PreviewExtent, samples: [String: [String]], aliases: [String: TypeExpression]
  ) -> [PreviewAxis] {
    extent == .brief ? [] : allPreviewAxes(samples: samples, aliases: aliases).shown
  }

  /// The possible axes of its previews, besides its style; if there are too many combinations, only some are
  /// used.
  package func allPreviewAxes(
    samples: [String: [String]], aliases: [String: TypeExpression]
  ) -> [PreviewAxis] {
    PreviewAxis.all(of: self, samples: samples, aliases: aliases)
  }

  /// Whether standard previews show one of its styles, if there are examples of the arguments.
  private func isPreviewed(_ style: Style) -> Bool {
    guard style.deprecation == nil, style.isWherever(self) else { return false }
    // The spec's own preview of such a style has better arguments.
    return style.requiredParameters.isEmpty || !previews.contains { $0.name == style.name }
  }

  // MARK: - Contents

  private func contents(_ extent: PreviewExtent) -> [(String, PreviewCase.Content)] {
    guard extent == .complete else {
      return [("required", .required), ("everything", .everything)]
    }
    var contents: [(String, PreviewCase.Content)] = [("everything", .everything)]
    let hasOptions =
      slots.contains { $0.choices.contains(.omitted) } || !modifiers.isEmpty
      || properties.contains { $0.defaultValue != nil }
    if hasOptions { contents.insert(("required", .required), at: 0) }
    let optional = slots.indices.filter {
      slots[$0].choices.contains(.omitted) && slots[$0].deprecation == nil
    }
    if optional.count > 1 {
      contents += optional.prefix(Self.mostSlots).map {
        ("with" + upperCamelCase(slots[$0].name), .slot($0))
      }
    }
    for (index, slot) in slots.prefix(Self.mostSlots).enumerated() where slot.deprecation == nil {
      let choices = slot.choices.filter { $0.isText }.isEmpty ? [] : [SlotChoice.systemImage]
      for choice in choices where slot.choices.contains(choice) {
        contents.append(("symbol" + upperCamelCase(slot.name), .filled(index, choice)))
      }
      for resolver in slot.resolvers.indices where slot.choices.contains(.resolver(resolver)) {
        let name = slot.resolvers[resolver].name + upperCamelCase(slot.name)
        // A resolver may be called 'symbol', too.
        let isTaken = contents.contains { $0.0 == name }
        contents.append((isTaken ? name + "Value" : name, .filled(index, .resolver(resolver))))
      }
    }
    let hasViews = slots.contains { slot in
      slot.choices.contains(.view) && !slot.isConcrete
        && slot.choices.contains { $0 != .view && $0 != .forEach && $0 != .omitted }
    }
    if hasViews { contents.append(("customViews", .customViews)) }
    let takesViews = slots.contains { $0.choices.contains(.view) && !$0.isConcrete }
    if takesViews { contents.append(("emptyViews", .emptyViews)) }
    return contents + [
      ("longTexts", .longTexts), ("emptyTexts", .emptyTexts), ("manyItems", .manyItems),
    ]
  }

  /// The maximum number of slots with their own previews.
  private static var mostSlots: Int { 32 }

  // MARK: - Variants

  /// The maximum number of values in a variant that are not the first: more would not fit in its name.
  private static var most: Int { 3 }

  /// In the default style, every pair of values of different axes; surroundings are also varied alone.
  private func variants(_ axes: [PreviewAxis]) -> [(String, PreviewCase.Content)] {
    let alone = axes.indices.filter { axes[$0].isAround }.flatMap { index in
      axes[index].values.indices.dropFirst().map { value in
        axes.indices.map { $0 == index ? value : 0 }
      }
    }
    let known = Set(alone)
    let rows = allPairs(axes.map(\.values.count), atMost: Self.most)
      .filter { $0.contains { $0 > 0 } && !known.contains($0) }
    return (alone + rows).map { row in
      (variantName(row, axes, style: ""), .variant(style: nil, values: row))
    }
  }

  /// In another style, every value of every axis, so that the variants of a style do not depend on other
  /// styles.
  private func variants(
    _ axes: [PreviewAxis], style: String, named name: String
  ) -> [(String, PreviewCase.Content)] {
    var next = axes.map { _ in 1 }
    var variants: [(String, PreviewCase.Content)] = []
    while true {
      var row = axes.map { _ in 0 }
      var others = 0
      for index in axes.indices where next[index] < axes[index].values.count && others < Self.most {
        row[index] = next[index]
        next[index] += 1
        others += 1
      }
      if others == 0 { return variants }
      variants.append(
        (variantName(row, axes, style: name), .variant(style: style, values: row)))
    }
  }

  /// `darkOutlinedSelected`
  private func variantName(_ row: [Int], _ axes: [PreviewAxis], style: String) -> String {
    let words = zip(axes, row).map { $0.values[$1].name }
    let parts = words.isEmpty ? [style] : [words[0], style] + words.dropFirst()
    let filled = parts.filter { !$0.isEmpty }
    let name = camelCase(filled)
    // If the name is too long, the first words of values are used.
    return name.count <= Self.longestName ? name : camelCase(filled.map(firstWord))
  }

  private static var longestName: Int { 60 }

  private func camelCase(_ words: [String]) -> String {
    (words.first ?? "") + words.dropFirst().map(upperCamelCase).joined()
  }

  private func firstWord(_ name: String) -> String {
    String(name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase })
  }
}

/// The names of previews that every component has, and names that are not available in their type.
let standardPreviewNames: Set<String> = [
  "allCases", "body", "cascadingStyles", "customViews", "emptyTexts", "emptyViews", "everything",
  "hash", "hashValue", "inList", "init", "largestText", "longTexts", "manyItems", "rawValue",
  "required", "rightToLeft", "self", "unstyled",
]

/// Previews with unique names.
private struct PreviewCases {
  /// Names that are not available for styles.
  private let taken: Set<String>
  private var cases: [PreviewCase] = []
  private var names: Set<String> = []

  init(taken: Set<String>) {
    self.taken = taken
  }

  private func isTaken(_ name: String) -> Bool {
    standardPreviewNames.contains(name) || names.contains(name)
  }

  /// A style's name, or one derived from it.
  func unused(_ style: String) -> String {
    var name = style
    while taken.contains(name) || isTaken(name) { name += "Style" }
    return name
  }

  mutating func add(_ new: [(String, PreviewCase.Content)], to group: PreviewCase.Group) {
    for (name, content) in new {
      var name = name
      // `isRequired` has the word of a standard preview.
      if group == .variants { while isTaken(name) { name += "Variant" } }
      countSteps()
      cases.append(PreviewCase(name: name, content: content, group: group))
      names.insert(name)
    }
  }

  var sorted: [PreviewCase] {
    PreviewCase.Group.allCases.flatMap { group in cases.filter { $0.group == group } }
  }
}

extension SlotChoice {
  /// Whether it is a text.
  fileprivate var isText: Bool { [.text, .localized, .string].contains(self) }
}

extension Style {
  /// The parameters that every use of it has an argument for.
  package var requiredParameters: [DeclaredParameter] {
    parameters.filter { $0.defaultValue == nil }
  }

  /// Whether it is available wherever its component is.
  package func isWherever(_ component: Component) -> Bool {
    let own = availability.introduced.map { "\($0.platform) \($0.version)" }
    return own == component.availability.introduced.map { "\($0.platform) \($0.version)" }
      && availability.unavailable == component.availability.unavailable
  }
}
