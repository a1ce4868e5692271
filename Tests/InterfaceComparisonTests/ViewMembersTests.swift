import Foundation
import InterfaceComparison
import PortableViews
import TestSupport
import Testing

/// The names of members that every view of UIKit has, which are read from the interface module.
struct ViewMembersTests {
  /// The properties of Foundation's `NSObject`, which the interface modules do not declare.
  private static let ofFoundation = [
    "classForCoder", "classForKeyedArchiver", "debugDescription", "description", "hash",
    "hashValue",
  ]

  @Test func theTableHasAllPropertiesOfTheInterfaces() throws {
    let classes: Set = ["NSObject", "UIResponder", "UIView"]
    let declared = try ["CoreGraphics", "Accessibility", "UIKit"].flatMap { module in
      let folder = repositoryRoot.appending(path: "Interfaces/\(module)")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .flatMap { file in
          try declarations(
            in: String(contentsOf: folder.appending(path: file), encoding: .utf8), file: file)
        }
    }
    let names = declared.filter { declaration in
      declaration.kind == .property && classes.contains(declaration.path)
        && !declaration.isForTheModel
        && !["class", "static"].contains { declaration.text.contains("\($0) var ") }
    }.map(\.name)
    let lines = Set(names + Self.ofFoundation).sorted().map { "  \"\($0)\"," }
    let text = """
      /// The instance properties of `UIView`, `UIResponder` and `NSObject`, with their former names.
      ///
      /// Generated from the interface modules by `ViewMembersTests`.
      package let viewMembers: Set<String> = [
      \(lines.joined(separator: "\n"))
      ]

      """
    let path = "Sources/PortableViews/Tables/ViewMembers.swift"
    #expect(try Recording.difference(of: text, from: path) == nil)
  }
}

extension Declaration {
  /// Whether only tests use it.
  fileprivate var isForTheModel: Bool { text.contains("@_spi(Model)") || name == "associations" }
}
