import DesignModel
import FileBuilding
import Specification
import SwiftFragments
import SwiftRendering

extension DesignSystem {
  /// Whether a component treats the views of a slot individually.
  package var hasLists: Bool { components.contains { !$0.lists.isEmpty } }

  /// The files of the package that are not sources of a module.
  package func packageFiles(_ templates: Templates) -> [EmittedFile] {
    var files = [file(.swiftFormat, ".swift-format", templates, [:])]
    if library.isPackage {
      files += [
        file(.package, "Package.swift", templates, packageValues),
        file(
          .readme, "README.md", templates,
          ["components": componentList, "framework": library.hasSwiftUI ? "SwiftUI" : "UIKit"]),
      ]
    }
    if library.hasSnapshots, !components.isEmpty {
      if library.isPackage {
        var values = packageValues.filter { ["platforms", "languageMode"].contains($0.key) }
        values["module"] = library.mainModule
        values["uiKitTests"] =
          library.hasSwiftUI ? library.uiKit.map(snapshotTarget) ?? "" : ""
        files.append(
          file(.snapshotPackage, Library.snapshots + "Package.swift", templates, values))
      } else {
        files.append(file(.swiftFormat, ".swift-format", templates, [:], root: .tests))
      }
    }
    if library.hasHeadlessTests {
      let values = packageValues.filter { ["platforms", "languageMode"].contains($0.key) }
      files.append(file(.headlessPackage, Library.headless + "Package.swift", templates, values))
    }
    if hasLocalizedTexts {
      files.append(
        file(
          .strings, "\(library.sources)\(resources)/Localizable.xcstrings", templates,
          ["strings": stringCatalogEntries(localizedTexts)]))
    }
    if library.declaresNamespace, let namespace = library.naming.namespace {
      files.append(
        file(
          .namespace, library.sources + "Support/\(namespace).swift", templates,
          ["namespace": namespace]))
    }
    return files
  }

  /// A file that belongs to no component.
  package func file(
    _ kind: TemplateKind, _ path: String, _ templates: Templates, _ own: [String: String],
    root: EmittedFile.Root = .library
  ) -> EmittedFile {
    let values = own.merging(["library": library.name, "access": library.accessPrefix]) { $1 }
    return EmittedFile(
      root: root, path: path, origin: Library.origin, body: templates.fill(kind, values))
  }

  private var packageValues: [String: String] {
    let platforms = library.platforms.map { platform, version in
      ".\(platform.rawValue)(\"\(version.major).\(version.minor)\")"
    }
    return [
      // Types that are `nonisolated` as a whole need 6.1.
      "tools": hasLists ? "6.1" : "6.0",
      "platforms": platforms.joined(separator: ", "), "languageMode": "v\(library.languageMode)",
      "products": products,
      "localization": !hasLocalizedTexts ? "" : "  defaultLocalization: \"en\",",
      "dependencies": dependencies, "targets": targets,
    ]
  }

  /// The modules of the package, on separate lines if there are several.
  private var products: String {
    func product(_ name: String) -> String {
      ".library(name: \(stringLiteral(name)), targets: [\(stringLiteral(name))])"
    }
    guard library.hasSwiftUI, let module = library.uiKit else {
      return "[\(product(library.mainModule))]"
    }
    return "[\n    \(product(library.name)),\n    \(product(module.name)),\n  ]"
  }

  private var localizedTexts: [LocalizedText] {
    components.flatMap(\.localizedTexts)
      + shared.flatMap { $0.contents.localizedTexts(comment: "A text of the library.") }
  }

  /// Whether the library has a String Catalog. Without resources a package has no `Bundle.module`.
  private var hasLocalizedTexts: Bool {
    !localizedTexts.isEmpty || components.contains(where: \.contents.readsLibraryTexts)
      || shared.contains(where: \.contents.readsLibraryTexts)
  }

  /// The distinct packages, on separate lines.
  private var dependencies: String {
    var seen: Set<Dependency.Source> = []
    let packages = library.dependencies.filter { seen.insert($0.source).inserted }.map {
      switch $0.source {
      case .url(let url, let from):
        "    .package(url: \(stringLiteral(url)), from: \(stringLiteral(from)))"
      case .path(let path): "    .package(path: \(stringLiteral(path)))"
      }
    }
    return packages.isEmpty
      ? "" : (["  dependencies: ["] + elements(packages) + ["  ],"]).joined(separator: "\n")
  }

  private var targets: String {
    let name = "name: \(stringLiteral(library.mainModule))"
    let second = library.hasSwiftUI ? library.uiKit : nil
    let hasResources = hasLocalizedTexts || library.hasColorAssets
    let process = hasResources ? "resources: [.process(\"\(resources)\")]" : nil
    if library.dependencies.isEmpty {
      let own = ".target(\([name, process].compactMap(\.self).joined(separator: ", ")))"
      return second.map { "[\n    \(own),\n    \(target(of: $0)),\n  ]" } ?? "[\(own)]"
    }
    let products = library.dependencies.map {
      "        .product(name: \(stringLiteral($0.product)), package: \(stringLiteral($0.name)))"
    }
    let head = ["[", "    .target(", "      \(name),", "      dependencies: ["]
    var tail = process.map { ["      ],", "      \($0))"] } ?? ["      ])"]
    if let module = second {
      tail[tail.count - 1] += ","
      tail.append("    \(target(of: module)),")
    }
    return (head + elements(products) + tail + ["  ]"]).joined(separator: "\n")
  }

  /// The target of the UIKit module, which shares types with the library's own.
  private func target(of module: UIKitModule) -> String {
    ".target(name: \(stringLiteral(module.name)), dependencies: [\(stringLiteral(library.name))])"
  }

  /// The target of the snapshot tests of the UIKit module, after that of the library's own.
  private func snapshotTarget(of module: UIKitModule) -> String {
    """
    ,
        .testTarget(
          name: "\(module.name)Snapshots",
          dependencies: [
            .product(name: "\(module.name)", package: "\(library.name)"),
            .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
          ]),
    """
  }

  /// The lines of a list, each followed by a comma if there are several.
  private func elements(_ lines: [String]) -> [String] {
    lines.count == 1 ? lines : lines.map { $0 + "," }
  }

  private var componentList: String {
    if components.isEmpty { return "There are none." }
    return components.map { component in
      let summary = component.summary.map {
        " — " + $0.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      let name =
        library.hasSwiftUI
        ? component.method.map { ".\(escapedMember($0))" } ?? component.name
        : Naming.uiKitView(of: component.name)
      return "- `\(name)`" + (summary ?? "")
    }.joined(separator: "\n")
  }
}

/// The folder of the resources in that of the target.
private let resources = "Resources"
