import Specification
import SwiftFragments

extension Naming {
  /// The naming settings of a project.
  package init(_ project: ProjectSpec) {
    self.init(
      library: project.library?.text ?? "", prefix: project.prefix?.text ?? "",
      namespace: project.namespace?.text)
  }
}

extension ComponentSpec {
  /// The spec with the emitted names of its types.
  ///
  /// A lowercase name is unchanged, since it is an error.
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
