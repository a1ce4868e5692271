import DesignModel
import Emission
import FileBuilding
import Prose
import Specification
import SwiftFragments
import SwiftRendering
import SwiftUIDeclarations

extension DesignSystem {
  /// The files of the package that are not sources of the SwiftUI module.
  func packageFiles(_ templates: Templates) -> [EmittedFile] {
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

  /// The files of the SwiftUI module that components share, and those of its tests.
  func sharedSources(_ templates: Templates) -> [EmittedFile] {
    var files: [EmittedFile] = []
    if let page = landingPage {
      files.append(file(.landingPage, page.path, templates, page.values))
    }
    let support = library.sources + "Support/"
    if components.contains(where: \.hasPlaceholders) {
      files.append(omittedFile(of: library, in: support, templates))
    }
    if components.contains(where: { $0.look.styleFamily != nil }) {
      files.append(file(.styleStack, support + "StyleStack.swift", templates, [:]))
    }
    files += BindingOrOwn.allCases.filter(isUsed).map { wrapper in
      file(
        wrapper.template, support + "\(wrapper.rawValue).swift", templates,
        ["imports": "import SwiftUI"])
    }
    files += slotItemFiles(in: support, templates)
    files += builders.map { builder in
      let imports = Set(["SwiftUI"] + library.imports + builder.imports).sorted()
      let declaration = library.nested([ResultBuilderText(builder, in: library).declaration])
      return file(
        .resultBuilder, support + "\(Naming.base(of: builder.name)).swift", templates,
        [
          "imports": imports.map { "import \($0)" }.joined(separator: "\n"),
          "builder": SwiftPrinter.text(of: declaration),
        ])
    }
    if components.contains(where: { PreviewText(ComponentText($0, in: library)).hasGallery }) {
      files.append(
        file(
          .previewGallery, support + "Previews/PreviewGallery.swift", templates,
          [
            "attributes": availabilityAttributes(library.previewAvailability())
              .map(\.text).joined(separator: "\n")
          ]))
    }
    if library.hasSnapshots, !components.isEmpty {
      files.append(
        file(
          .snapshotAssertion, library.snapshotTests + "AssertPreviews.swift", templates, [:],
          root: library.testsRoot))
    }
    return files
  }

  private func isUsed(_ wrapper: BindingOrOwn) -> Bool {
    components.contains { component in
      component.state.contains { $0.sharedWrapper == wrapper }
        || wrapper == .bindingOrState && component.properties.contains(where: \.ownsState)
    }
  }

  func file(
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
        : component.name + "View"
      return "- `\(name)`" + (summary ?? "")
    }.joined(separator: "\n")
  }
}

/// The folder of the resources in that of the target.
private let resources = "Resources"

extension Component {
  fileprivate var hasPlaceholders: Bool {
    initializers.contains { $0.parameters.contains(where: \.isPlaceholder) }
  }
}

extension BindingOrOwn {
  /// The template of its file.
  fileprivate var template: TemplateKind {
    switch self {
    case .bindingOrState: .bindingOrState
    case .bindingOrFocusState: .bindingOrFocusState
    case .bindingOrAccessibilityFocusState: .bindingOrAccessibilityFocusState
    }
  }
}
