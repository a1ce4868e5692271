import DesignModel
import English
import SwiftRendering

/// The arguments of an example of a component.
package struct Example: Sendable {
  /// Whether it has all possible arguments, or only the required ones.
  package var isFull: Bool

  /// The slot that is filled although it is optional, if other optional ones are not.
  package var slot: Int?

  /// How slots are filled, if not in the usual way.
  package var fillings: [Int: SlotChoice] = [:]

  /// Whether slots are filled with custom views.
  package var hasCustomViews = false
  package var hasLongTexts = false
  package var hasManyItems = false

  /// Whether texts are empty.
  package var hasEmptyTexts = false

  /// Whether slots are filled with empty views.
  package var hasEmptyViews = false

  /// The values of properties and modifiers, by their names, that are not samples.
  package var values: [String: Expression] = [:]

  /// The bindings of properties, by their names, that are not constant.
  package var bindings: [String: Expression] = [:]

  /// The texts that the spec has, by noun.
  package let texts: [String: [String]]

  /// What distinguishes an item from the others, if it is one of several.
  package var item: Item?

  /// The modifiers that are not called.
  package var omittedModifiers: Set<String> = []

  /// Whether it is in an app, where SwiftUI's names are equally visible as the library's.
  package var isOfApp: Bool

  /// An item of a list.
  package struct Item: Sendable {
    /// Its texts.
    package let title: Expression

    /// Its values of types that the caller decides.
    package let tag: Expression

    /// An item whose title is also its tag, unless another one is given.
    package init(title: Expression, tag: Expression? = nil) {
      self.title = title
      self.tag = tag ?? title
    }
  }

  /// - Parameter texts: What the spec of the component has, by the nouns of its members.
  package init(_ texts: [String: [String]] = [:], isFull: Bool = true, isOfApp: Bool = false) {
    self.texts = texts
    self.isFull = isFull
    self.isOfApp = isOfApp
  }

  /// Whether it specifies how each slot is filled.
  package var isExact: Bool { slot != nil || !fillings.isEmpty || hasCustomViews || hasEmptyViews }

  /// The titles of three views of a list.
  ///
  /// - Parameter name: The name by which they are chosen.
  package func titles(_ noun: String, like name: String) -> [Expression] {
    let texts = (texts[noun] ?? sampleTexts(for: name)).map(Expression.string)
    return hasLongTexts || hasEmptyTexts ? [title(noun)] + texts.dropFirst() : texts
  }

  /// The required arguments of each item of a list: three, or one that stands for many in a loop over `number`.
  ///
  /// - Parameter noun: The name of the list.
  package func items(_ noun: String) -> [Example] {
    func example(_ title: Expression, _ tag: Expression?) -> Example {
      var example = Example(isFull: false, isOfApp: isOfApp)
      example.item = Item(title: title, tag: tag)
      return example
    }
    let number = Expression.swift(#""Item \(number)""#)
    if hasManyItems { return [example(number, nil)] }
    return zip(titles(noun, like: noun), Example(texts).titles(noun, like: noun)).map(example)
  }

  /// A title for something.
  ///
  /// - Parameter isSymbol: Whether it is shown as a symbol, so that the spec's text is the name of one.
  package func title(_ noun: String, ofSymbol isSymbol: Bool = false) -> Expression {
    if let item { return item.title }
    if hasEmptyTexts { return .string("") }
    // A long noun is used unchanged.
    let isStretched = hasLongTexts && noun.count <= 30
    if !isStretched, let text = (isSymbol ? nil : texts[noun]?.first) ?? sampleText(for: noun) {
      return .string(text)
    }
    let text = isStretched ? "\(withArticle(noun)) too long for a single line of a screen" : noun
    return .string(capitalized(text))
  }

  /// A title for a slot.
  package func title(of slot: Slot) -> Expression {
    title(phrase(slot.name), ofSymbol: slot.showsSymbol)
  }

  /// The name of a symbol for something.
  package func symbol(_ noun: String) -> Expression { .string(texts[noun]?.first ?? "star") }
}
