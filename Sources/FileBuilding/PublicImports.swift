import DesignModel
import SwiftAPI
import SwiftFragments
import SwiftRendering
import SwiftTypes

extension [EmittedFile] {
  /// The files in the form that the library's settings require: if imports have access levels, those of modules whose
  /// types are in declarations for clients have the level of the library.
  package func withImports(of library: Library) -> Self {
    guard library.importsHaveAccess, library.access != .internal else { return self }
    return map { $0.withImports(of: library) }
  }
}

extension EmittedFile {
  fileprivate func withImports(of library: Library) -> EmittedFile {
    guard path.hasSuffix(".swift"), root == .library, path != "Package.swift",
      !path.hasPrefix("Tests/")
    else { return self }
    let text = String(decoding: body, as: UTF8.self)
    let interface = typeNamesInInterface(of: text)
    let names = interface.names.subtracting(library.typeNames).filter {
      !(knownTypes[$0]?.contains(.standard) ?? false)
    }
    if names.isEmpty, !interface.areInferred { return self }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let importsFoundation = lines.contains { $0.importedModule == "Foundation" }
    for (index, line) in lines.enumerated() {
      guard let module = line.importedModule else { continue }
      let isUsed =
        interface.areInferred && module == "SwiftUI"
        || names.contains { name in
          let isOfFoundation = moduleVisibleWithSwiftUI(declaring: name) == "Foundation"
          return switch module {
          case "Foundation": isOfFoundation
          case "SwiftUI": isKnownType(name) && !(isOfFoundation && importsFoundation)
          default: !isKnownType(name)
          }
        }
      if isUsed {
        lines[index] = line.replacing(
          "import ", with: "\(library.access.rawValue) import ", maxReplacements: 1)
      }
    }
    return EmittedFile(
      root: root, path: path, origin: origin, body: Array(lines.joined(separator: "\n").utf8),
      lineOrigins: lineOrigins)
  }
}

extension String {
  /// The module that a line imports; nil for another line.
  fileprivate var importedModule: Substring? {
    let line = drop { $0 == " " }
    return line.hasPrefix("import ") ? line.dropFirst(7) : nil
  }
}
