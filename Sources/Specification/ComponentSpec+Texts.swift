import SwiftFragments

extension ComponentSpec {
  /// The literals that its Swift shows as texts: those of bodies, parts, values, defaults and declarations,
  /// in schema order.
  package var literalTexts: [LiteralText] {
    blocks.flatMap(\.texts) + expressions.flatMap(\.texts)
  }

  /// The statements and declarations of bodies, parts and types, except those of previews.
  package var blocks: [SwiftBlock] {
    let entries = configuration?.entries ?? []
    let blocks: [SwiftBlock?] =
      [body] + entries.map(\.view) + styles.map(\.body) + types.flatMap(\.blocks)
      + lists.map(\.selection?.select) + [declarations]
    return blocks.compactMap(\.self)
  }

  /// The expressions of views and values: those of parts, resolvers, defaults of slots, and forms.
  package var expressions: [SwiftExpression] {
    let entries = configuration?.entries ?? []
    let forms = initializers?.forms ?? []
    let details = forms.map(\.details) + [initializers?.shared].compactMap(\.self)
    let resolvers =
      resolvers
      + (slots.flatMap(\.options) + forms.flatMap(\.choices).flatMap(\.choices)).compactMap {
        if case .made(let resolver) = $0 { resolver } else { nil }
      }
    let expressions: [SwiftExpression?] =
      slots.map(\.defaultContent?.value) + slots.flatMap { $0.arrangement?.expressions ?? [] }
      + entries.map(\.value) + resolvers.map(\.value)
      + details.flatMap(\.values).map(\.value)
      + lists.flatMap(\.values).map(\.value)
    return expressions.compactMap(\.self)
  }
}

extension ComponentSpec {
  /// The settings of slots whose views are treated individually.
  private var lists: [SlotListSpec] { slots.compactMap { $0.list?.value } }
}

extension TypeSpec {
  fileprivate var blocks: [SwiftBlock?] { [body, members] + types.flatMap(\.blocks) }
}
