import Diagnostics
import SwiftFragments

/// An entry of `previews`.
package struct PreviewSpec: Sendable {
  package var name: SwiftName
  package var summary: Documentation?
  package var body: SwiftBlock?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// How much of a component its previews show.
package enum PreviewExtent: String, CaseIterable, Sendable {
  case complete, brief
}
