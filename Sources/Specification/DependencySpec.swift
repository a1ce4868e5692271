import SwiftFragments

/// An entry of `dependencies`: a package that the emitted one needs, and a product of it.
package struct DependencySpec: Sendable {
  package var url: Located<String>?

  /// The package's folder, relative to the project's.
  package var path: Located<String>?

  /// The minimum version; the next major version is excluded.
  package var from: Located<String>?
  package var product: Located<String>?

  package init() {}
}
