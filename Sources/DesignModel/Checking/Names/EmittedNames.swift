import Specification
import SwiftFragments

extension Naming {
  /// The naming that a project asks for.
  package init(_ project: ProjectSpec) {
    self.init(
      library: project.library?.text ?? "", prefix: project.prefix?.text ?? "",
      namespace: project.namespace?.text)
  }
}

extension ComponentSpec {
  /// The spec with the names that its types are emitted with.
  ///
  /// A name without a capital stays, for it is an error.
  func named(by naming: Naming) -> Self {
    func full(_ name: SwiftName) -> SwiftName {
      guard name.text.first?.isUppercase == true else { return name }
      return SwiftName(text: naming.full(name.text), place: name.place)
    }
    var spec = self
    spec.component = component.map(full)
    for index in types.indices where types[index].scope?.value != .component {
      spec.types[index].name = full(types[index].name)
    }
    return spec
  }
}
