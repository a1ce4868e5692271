import DesignModel
import FileBuilding
import SwiftRendering

extension Library {
  /// The name of the module for SwiftUI, or of the one for UIKit if that is the only one.
  package var mainModule: String { hasSwiftUI ? name : uiKit?.name ?? name }

  /// The folder of that module's files in the output folder; with a slash at its end unless empty.
  package var sources: String { isPackage ? "Sources/\(mainModule)/" : "" }

  /// The name of the placeholder of initializers.
  package var omitted: String { naming.omitted }

  /// Moves declarations with qualified names into the library's namespace.
  package func nested(_ declarations: [Declaration]) -> [Declaration] {
    FileBuilding.nested(declarations, in: naming.namespace)
  }

  /// The origin of files that belong to no component.
  package static let origin = "dscompile.yaml"

  /// The access modifier with a trailing space; empty for internal.
  package var accessPrefix: String { access == .internal ? "" : access.rawValue + " " }

  /// The folder of the documentation catalog.
  package var catalog: String { sources + "\(name).docc/" }

  /// The folder of the package of snapshot tests, which is separate so that users of the library do not build
  /// the dependencies of its tests.
  package static let snapshots = "Tests/Snapshots/"

  /// The folder of the tests in their output folder.
  package var snapshotTests: String { isPackage ? "\(Self.snapshots)Tests/\(name)Snapshots/" : "" }

  /// The folder of the package of tests that run without a device, which is separate because only these tests need
  /// what they import.
  package static let headless = "Tests/Headless/"

  /// The folder of these tests in their output folder.
  package var headlessTests: String { "\(Self.headless)Tests/\(name)Tests/" }

  /// A hand-written file among these tests, which is empty on systems without what runs them.
  ///
  /// - Parameter origin: Its path, relative to the project's folder.
  package func handwrittenTest(_ text: [UInt8], from origin: String) -> EmittedFile {
    EmittedFile(
      copying: text, from: origin, into: headlessTests + "Handwritten/",
      in: "canImport(ViewTesting)")
  }

  /// The output folder that tests are in.
  package var testsRoot: EmittedFile.Root { isPackage ? .library : .tests }
}
