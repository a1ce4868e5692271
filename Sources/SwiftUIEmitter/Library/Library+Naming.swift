import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The name of the module for SwiftUI, or of the one for UIKit if that is the only one.
  package var mainModule: String { hasSwiftUI ? name : uiKit?.name ?? name }

  /// The folder of that module's files in the output folder; with a slash at its end unless empty.
  var sources: String { isPackage ? "Sources/\(mainModule)/" : "" }

  /// The name of the placeholder of initializers.
  var omitted: String { naming.omitted }

  /// Moves declarations with qualified names into the library's namespace.
  func nested(_ declarations: [Declaration]) -> [Declaration] {
    FileBuilding.nested(declarations, in: naming.namespace)
  }
}
