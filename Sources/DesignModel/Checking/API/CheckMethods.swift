import Diagnostics
import Specification
import SwiftFragments

/// Checks that calls of the methods which a spec adds to every view do not mean SwiftUI's as well.
///
/// A component's own method hides SwiftUI's as long as nothing stands between, as those of 'Text' do; the linter
/// has something to say of it.
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
      "every view has a method '\(method)' of SwiftUI's, and Swift could not tell all calls of the "
        + "two apart; "
        + (spec.methodName == nil ? "name this one by 'name'" : "choose another name"))
  }
  for entry in contents.environment {
    guard let method = entry.function,
      case .certain = conflict(ofMethod: method, entry.methodParameters, own),
      let written = spec.environment.first(where: { $0.name.text == entry.name })
    else { continue }
    findings.error(
      .swiftuiMethod, at: written.methodName.place,
      "every view has a method '\(method)' of SwiftUI's that takes the same arguments, and its calls would be "
        + "ambiguous or mean this one; name this one otherwise by 'modifier: …', or give its argument a label"
    )
  }
}

extension EnvironmentSpec {
  /// Where the name of the method stands.
  fileprivate var methodName: SwiftName {
    if case .named(let name) = modifier { name } else { name }
  }
}
