import Diagnostics
import English
import Specification
import StepCounting
import SwiftFragments

/// Checks that each platform of the library has the SwiftUI API that the Swift of a spec uses.
///
/// API of later versions is reported by the linter, because other code may check for it.
///
/// - Parameter code: What the names in its Swift refer to.
/// - Returns: The findings about the API, including errors.
func checkAvailableAPI(
  in scope: ComponentScope, _ library: LibraryAPI, _ code: ResolvedCode, _ findings: inout Findings
) -> APIFindings {
  let found = apiFindings(of: scope.spec, in: library, code)
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

/// The message about API that platforms lack.
package func unavailableAPIMessage(_ title: String, _ platforms: [Platform]) -> String {
  let names = platforms.map(\.rawValue)
  let there = platforms.map { "\($0.rawValue): unavailable" }
  return
    "'\(title)' is not available on \(listed(names)), which this library supports; write it in "
    + "'#if os(…)', or add 'availability: {\(there.joined(separator: ", "))}'"
}
