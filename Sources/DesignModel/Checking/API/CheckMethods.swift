import Diagnostics
import Specification
import SwiftFragments

/// Checks that calls of methods which a spec adds to every view are not ambiguous with SwiftUI's.
///
/// A component's own method hides SwiftUI's, like the methods of 'Text' do, if it is called directly on the
/// component; the linter reports that.
func checkMethodsAreNotSwiftUI(
  _ component: Component?, _ contents: FileContents, of spec: ComponentSpec, _ own: OwnAPI,
  _ findings: inout Findings
) {
  if let component, let method = component.method, let place = spec.methodPlace,
    component.initializers.contains(where: {
      if case .none = conflict(ofMethod: method, $0.methodParameters, own) { false } else { true }
    })
  {
    findings.error(
      .swiftuiMethod, at: place,
      "SwiftUI has a method '\(method)', and some calls would be ambiguous; "
        + (spec.methodName == nil ? "name this one with 'name'" : "choose another name"))
  }
  for entry in contents.environment {
    guard let method = entry.function,
      case .certain = conflict(ofMethod: method, entry.methodParameters, own),
      let written = spec.environment.first(where: { $0.name.text == entry.name })
    else { continue }
    findings.error(
      .swiftuiMethod, at: written.methodName.place,
      "SwiftUI has a method '\(method)' with the same arguments, so calls would be ambiguous or "
        + "mean this one; rename this one with 'modifier: …', or give its argument a label"
    )
  }
}

extension EnvironmentSpec {
  /// The name of the method with its place.
  fileprivate var methodName: SwiftName {
    if case .named(let name) = modifier { name } else { name }
  }
}
