import Diagnostics
import Specification
import StepCounting
import SwiftFragments

/// Checks that the access level of the component does not exceed that of its library.
func checkComponentAccess(in scope: ComponentScope, _ findings: inout Findings) {
  let library = scope.project.access?.value ?? .public
  guard let own = scope.spec.access, own.value.openness > library.openness else { return }
  findings.error(
    .access, at: own.place,
    "a component cannot be \(own.value.rawValue) where the library is \(library.rawValue); "
      + "remove 'access'")
}

func checkTypeAccess(of type: TypeSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> AccessLevel
{
  guard let own = type.access else { return scope.access }
  if own.value.openness > scope.access.openness {
    findings.error(
      .access, at: own.place,
      "'\(type.name.text)' cannot be \(own.value.rawValue) where the component is "
        + "\(scope.access.rawValue); remove 'access'")
  }
  return own.value
}

extension ComponentScope {
  /// The access level of the component.
  var access: AccessLevel { spec.access?.value ?? project.access?.value ?? .public }
}

extension AccessLevel {
  /// Larger for wider access.
  var openness: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
