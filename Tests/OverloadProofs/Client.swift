import CompilerDriver
import DesignModel
import RandomSpecs

/// The text before the calls.
let clientTypes = """
  import Proof
  import SwiftUI
  func perform() {}
  struct Picture: SwiftUI.View { var body: SwiftUI.EmptyView { SwiftUI.EmptyView() } }
  struct Stranger: Hashable, Sendable, Identifiable { var id: Self { self } }
  struct Words<Element>: Sequence, IteratorProtocol { mutating func next() -> Element? { nil } }
  """

extension ClientTypes {
  /// A client with generic parameters other than the component's.
  init(_ system: DesignSystem, _ project: SampleProject) {
    var names = [
      "Value": "Stranger", "Other": "Stranger", "Item": "Stranger", "Element": "Stranger",
      "Thing": "Stranger", "Text": "SwiftUI.Text", "Image": "SwiftUI.Image", "AnyView": "Picture",
      "SwiftUI.AnyView": "Picture",
    ]
    let types =
      SampleProject.types.map(project.full) + system.components.flatMap { $0.types.map(\.name) }
    for type in types { names[type] = "Proof." + type }
    names["Words"] = "Words<Proof.\(project.full("Token"))>"
    // The identity of elements can have any type.
    self.init(module: "Proof", names: names) { $0.hasSuffix("ID") ? "Int" : $0 }
  }
}
