/// Something without which nothing can be compiled.
package struct SwiftCompilationError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
