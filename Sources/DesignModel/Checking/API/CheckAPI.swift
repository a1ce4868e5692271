import Diagnostics
import English
import Specification
import StepCounting
import SwiftFragments

/// Checks that each platform of the library has what the Swift of a spec uses of SwiftUI.
///
/// What comes since a later version is for the linter to say, since other code may ask for that.
///
/// - Returns: What there is to say of the API, errors included.
func checkAvailableAPI(
  in scope: ComponentScope, _ library: LibraryAPI, _ findings: inout Findings
) -> APIFindings {
  let found = apiFindings(of: scope.spec, in: library)
  guard library.own.isComplete,
    scope.spec.imports.allSatisfy({ modulesWithKnownAPI.contains($0.text) })
  else { return found }
  for lack in found.lacks {
    countSteps()
    guard case .unavailable(let platforms) = lack.reason else { continue }
    findings.error(
      .unavailableApi, at: lack.name.place, unavailableAPIMessage(lack.title, platforms))
  }
  return found
}

/// What is said of something that platforms do not have.
package func unavailableAPIMessage(_ title: String, _ platforms: [Platform]) -> String {
  let names = platforms.map(\.rawValue)
  let there = platforms.map { "\($0.rawValue): unavailable" }
  return
    "'\(title)' is not available on \(listed(names)), which this library supports; write it in "
    + "'#if os(…)', or add 'availability: {\(there.joined(separator: ", "))}'"
}
