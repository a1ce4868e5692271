import DesignModel
import English
import SwiftRendering

/// What an example of a component is given.
package struct Example: Sendable {
  /// Whether it is everything that can be given, or only what must be.
  package var isFull: Bool

  /// The slot that is filled where nothing is that need not be.
  package var slot: Int?

  /// What slots are filled with, where that is not what they usually are.
  package var fillings: [Int: SlotChoice] = [:]

  /// Whether slots are filled with views of somebody's own.
  package var hasCustomViews = false
  package var hasLongTexts = false
  package var hasManyItems = false

  /// The properties and modifiers whose values are variables of their names.
  package var variables: Set<String> = []

  /// The properties whose bindings are variables of their names.
  package var bindings: Set<String> = []

  /// The modifiers that are not called.
  package var omittedModifiers: Set<String> = []

  /// Whether it stands where SwiftUI's names are as near as the library's: in an app.
  package var isOfApp: Bool

  package init(isFull: Bool = true, isOfApp: Bool = false) {
    self.isFull = isFull
    self.isOfApp = isOfApp
  }

  /// Whether it says itself what each slot is filled with.
  package var isExact: Bool { slot != nil || !fillings.isEmpty || hasCustomViews }

  /// A title for something.
  package func title(_ noun: String) -> Expression {
    // A long noun does as it is.
    let isStretched = hasLongTexts && noun.count <= 30
    let text = isStretched ? "\(withArticle(noun)) too long for a single line of a screen" : noun
    return .string(text.prefix(1).uppercased() + text.dropFirst())
  }
}
