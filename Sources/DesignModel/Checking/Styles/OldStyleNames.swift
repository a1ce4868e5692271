import Specification
import StepCounting

// Renamed styles: an entry that is deprecated and renamed to another style, and says nothing else about its
// look, is that style's old name.

extension ComponentSpec {
  /// The spec in which the old names of styles have the look and the parameters of their styles.
  var withOldStyleNames: Self {
    guard styles.contains(where: \.isOldName) else { return self }
    countSteps(styles.count)
    let current = Dictionary(
      styles.filter { !$0.isOldName }.map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    var spec = self
    for index in styles.indices where styles[index].isOldName {
      guard let name = styles[index].deprecated?.renamed?.value, let style = current[name] else {
        continue
      }
      spec.styles[index].content = style.content
      spec.styles[index].uiKit = style.uiKit
      spec.styles[index].parameters = style.parameters
      spec.styles[index].environment = style.environment
      if styles[index].targets.isEmpty { spec.styles[index].targets = style.targets }
    }
    return spec
  }
}

extension StyleSpec {
  /// Whether it can be an old name of another style.
  fileprivate var isOldName: Bool {
    deprecated?.renamed != nil && content == nil && uiKit == nil && parameters.isEmpty
      && environment.isEmpty
  }
}
