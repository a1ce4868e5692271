/// The names of what is emitted for the styles of a component, or of its view in the module for UIKit.
package struct StyleNames: Sendable {
  /// The name of what has the styles: `Warp.Card`, or `Warp.CardView`.
  let owner: String

  package init(of owner: String) { self.owner = owner }

  /// The protocol: `Warp.CardStyle`.
  package var `protocol`: String { owner + "Style" }

  /// What styles see: `Warp.CardStyleConfiguration`.
  package var configuration: String { owner + "StyleConfiguration" }

  /// The method that sets a style: `warpCardStyle`.
  package var modifier: String { Naming.modifier(self.protocol) }

  /// The entry of the environment with the styles around: `warpCardStyles`.
  package var entry: String { modifier + "s" }

  /// The type of the key that stores the styles: `CardStyleKey`.
  package var key: String { base + "Key" }

  /// The view that runs a style: `CardStyleHost`.
  package var host: String { base + "Host" }

  /// The type of two styles in one: `ConcatCardStyle`.
  package var concatenation: String { "Concat" + base }

  /// The style that is a closure: `ClosureCardStyle`.
  package var closure: String { "Closure" + base }

  /// The protocol's name in its declaration.
  private var base: String { Naming.base(of: self.protocol) }
}

extension Naming {
  /// The view of a component in the module for UIKit: `Warp.CardView`.
  package static func uiKitView(of component: String) -> String { component + "View" }

  /// The examples of a component, or of its view: `CardPreviews`.
  package static func previews(of name: String) -> String { base(of: name) + "Previews" }
}
