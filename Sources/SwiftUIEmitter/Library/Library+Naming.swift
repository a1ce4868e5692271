import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The folder of the module's files in the output folder; with a slash at its end unless empty.
  var sources: String { isPackage ? "Sources/\(name)/" : "" }

  /// The name of the placeholder of initializers.
  var omitted: String { naming.omitted }

  /// Moves declarations with qualified names into the library's namespace.
  func nested(_ declarations: [Declaration]) -> [Declaration] {
    FileBuilding.nested(declarations, in: naming.namespace)
  }
}
