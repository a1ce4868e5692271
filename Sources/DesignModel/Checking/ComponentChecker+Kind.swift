import Diagnostics
import Specification

extension ComponentChecker {
  /// Checks that the spec says nothing that its kind of component cannot have.
  mutating func checkKind() {
    switch spec.kindOrView {
    case .view: checkMethodNameIsOfModifier()
    case .value: checkMethodNameIsOfModifier()
    case .modifier: if let method = spec.method { checkViewModifier(method) }
    }
  }
}
