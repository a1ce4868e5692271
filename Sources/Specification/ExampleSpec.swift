import Diagnostics
import SwiftFragments

/// An entry of `examples`.
package struct ExampleSpec: Sendable {
  /// The name of a slot, property or modifier.
  package let name: SwiftName

  /// What it is in previews and documentation: several for a list.
  package let texts: [Located<String>]
}
