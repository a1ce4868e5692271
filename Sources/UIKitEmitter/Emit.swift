import DesignModel
import Emission
import FileBuilding
import Specification
import SwiftRendering
import TokenEmission
import UIKitRuntime

// A checked design system in, the files of its UIKit module out, as values. This module decides how the Swift
// reads; PortableViews decides how bodies are lowered.

/// The UIKit module of a library.
package struct EmittedUIKit: Sendable {
  /// How each component is implemented in it, by name.
  package let plans: [String: ViewPlan]

  /// The number of initializers of each view, in the order of the components.
  package let initializerCounts: [Int]
  package let files: [EmittedFile]

  /// The files that the SwiftUI module and the tests have for it.
  package let filesBeside: [EmittedFile]
}

/// The files of a component in a UIKit module.
package struct EmittedView: Sendable {
  let files: [EmittedFile]

  /// The files that the tests have for it.
  let snapshots: [EmittedFile]

  /// Its page in the documentation catalog; nil if there is none.
  let page: (file: EmittedFile, entry: CatalogEntry)?

  /// The number of initializers of the view.
  let initializerCount: Int

  /// What its files use of the files that components share.
  let uses: SharedUses
}

extension UIKitPlan {
  /// Emits the component at a position among those of the system.
  package func emitView(at index: Int, _ templates: Templates) -> EmittedView {
    let component = system.components[index]
    let library = system.library
    var contents: [SwiftFileContents]
    let documented: ViewText?
    switch views[index] {
    case .native(let plan):
      let text = ViewText(component, in: library, module, resolvedViews: plan.resolved)
      let native = NativeViewText(text: text, view: plan, theme: theme)
      let view = text.folder + text.baseName
      contents =
        ([native.viewFile(templates)] + others(of: text, templates)).together(in: "\(view).swift")
      contents += native.styleProtocolFiles(templates).together(in: "\(view)Style.swift")
      contents += native.styleFiles(templates).together(in: "\(view)Styles.swift")
      documented = text
    case .hosted(let plan):
      let text = ViewText(component, in: library, module, isHosted: true)
      let hosted = HostedViewText(text: text, entries: plan.entries).files(templates)
      contents = (hosted + others(of: text, templates))
        .together(in: "\(text.folder)\(text.baseName).swift")
      documented = text
    case .leftOut:
      // There is no view, but other components can use the types.
      let text = ViewText(component, in: library, module)
      contents = others(of: text, templates)
        .together(in: "\(text.folder)\(Naming.base(of: component.name)).swift")
      documented = nil
    }
    var files = swiftFiles(contents, library.files, tracing: templates.traces)
    var snapshots: [EmittedFile] = []
    if let previews = documented.flatMap({ ViewPreviews($0) }) {
      files.append(previews.file(templates))
      if library.hasSnapshots { snapshots.append(previews.snapshotsFile(templates)) }
    }
    let page = documented.flatMap { ViewPage($0) }
    return EmittedView(
      files: files, snapshots: snapshots,
      page: page.map { ($0.file(templates), $0.entry) },
      initializerCount: documented?.initializers.count ?? 0, uses: SharedUses(files, in: self))
  }

  /// The files of a component, or of a library file, for its types and environment entries.
  private func others(of text: ViewText, _ templates: Templates) -> [SwiftFileContents] {
    (module.isBesideSwiftUI
      ? text.aliasFiles(ownTypes, templates) : text.typeFiles(without: missingTypes, templates))
      + text.component.environment.compactMap { text.environmentFile($0, templates) }
  }

  /// The files of the declarations of library files.
  fileprivate func sharedFiles(_ templates: Templates) -> [EmittedFile] {
    system.shared.flatMap { shared in
      let text = ViewText(Component(shared.contents), in: system.library, module)
      var files = others(of: text, templates)
      if !module.isBesideSwiftUI {
        files += text.declarationsFile(named: shared.name, templates).map { [$0] } ?? []
      }
      return swiftFiles(
        files.together(in: "\(text.folder)\(shared.name).swift"),
        system.library.files, tracing: templates.traces)
    }
  }
}

/// Assembles the UIKit module of a library.
///
/// - Parameters:
///   - plan: How the components are implemented.
///   - views: Their files, in the order of the system.
///   - tokens: The settings of the design tokens in the library; nil if there are none.
package func emitUIKit(
  _ plan: UIKitPlan, _ views: [EmittedView], tokens settings: TokenSettings?,
  _ templates: Templates
) -> EmittedUIKit {
  let (system, module, library) = (plan.system, plan.module, plan.system.library)
  var others = plan.sharedFiles(templates) + plan.sources.files(in: library, module)
  if let tokens = plan.tokens, let settings {
    others += tokens.files(in: library, module, settings, templates)
  }
  var uses = views.reduce(into: SharedUses(others, in: plan)) { $0.formUnion($1.uses) }
  let bundles =
    uses.bundle && module.isBesideSwiftUI ? bundleFiles(of: library, module, templates) : nil
  var support = bundles.map { [$0.own] } ?? []
  if uses.placeholder {
    support.append(omittedFile(of: library, in: module.folder + "Support/", templates))
  }
  uses.formUnion(SharedUses(support, in: plan))
  let runtime =
    module.runtime == .all
    ? RuntimeFile.allCases.filter { module.isBesideSwiftUI || !$0.isForHosting }
    : uses.runtime.files
  let pages = views.compactMap(\.page)
  var files = views.flatMap(\.files)
  files += others + support
  files += runtime.map { module.file(of: $0, in: library, templates) }
  files += pages.map(\.file)
  if let page = module.landingPage(listing: pages.map(\.entry), in: library, templates) {
    files.append(page)
  }
  var beside = bundles.map { [$0.beside] } ?? []
  beside += views.flatMap(\.snapshots)
  if library.hasSnapshots, !system.components.isEmpty {
    beside.append(module.snapshotAssertionFile(in: library, templates))
  }
  return EmittedUIKit(
    plans: plan.viewsByName, initializerCounts: views.map(\.initializerCount), files: files,
    filesBeside: beside)
}

extension UIKitModule {
  /// A file of the runtime, in the module.
  fileprivate func file(
    of file: RuntimeFile, in library: Library, _ templates: Templates
  ) -> EmittedFile {
    let text = file.body(access: accessPrefix(library.access))
    let body = condition(in: library).map { wrapped(text, in: $0) } ?? text
    return EmittedFile(
      path: folder + (file.path.hasPrefix("Support/") ? "" : "Support/") + file.path,
      origin: "dscompile.yaml", body: body)
  }

  /// The condition for compiling the files; nil if there is none.
  func condition(in library: Library) -> String? {
    library.platforms.allSatisfy { $0.platform == .iOS } ? nil : "os(iOS) || os(visionOS)"
  }
}

extension Component {
  /// The declarations of a file's contents, and nothing else.
  fileprivate init(_ contents: FileContents) {
    self.init(
      interface: Constructible(name: "", plainName: "", kind: .view, access: contents.access),
      view: .none, contents: contents)
  }
}
