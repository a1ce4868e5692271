import DesignModel
import Diagnostics
import Emission
import FileBuilding
import Specification
import SwiftRendering
import SwiftTypes
import TokenEmission
import UIKitRuntime

// A checked design system in, the files of its UIKit module out, as values. This module decides how the Swift
// reads; PortableViews decides how bodies are lowered.

/// The module of a library with its components as views of UIKit.
package struct UIKitTarget: Target {
  package let name = TargetName.uikit
  package let nameOfSources = "the hand-written files for UIKit"

  // A component with one that has no counterpart has none itself.
  package let readsOtherBodies = true

  package init() {}

  package func sources(in project: ProjectSpec) -> [Located<String>] {
    project.uiKit?.sources ?? []
  }

  package func plan(_ project: TargetInput) -> TargetPlan {
    guard let module = project.system.library.uiKit else {
      return TargetPlan { [name] _ in EmittedTarget(name: name) }
    }
    // Bodies are lowered for their problems or for the files, whichever is needed first.
    let planned = Lazily<UIKitPlan>()
    let plan: @Sendable () -> UIKitPlan = { planned.value { planUIKit(project, module) } }
    return TargetPlan(problems: checkPortability(project, module, plan)) {
      emit(project, module, plan(), $0)
    }
  }

  private func emit(
    _ project: TargetInput, _ module: UIKitModule, _ plan: UIKitPlan, _ templates: Templates
  ) -> EmittedTarget {
    var target = EmittedTarget(name: name)
    let views = project.workers.map(plan.views.count) { plan.emitView(at: $0, templates) }
    target.title = "UIKit"
    target.module = module.name
    target.initializerCounts = views.map(\.initializerCount)
    (target.files, target.filesBeside) = plan.files(
      with: views, tokens: project.tokens?.settings, templates)
    let (system, plans) = (plan.system, plan.viewsByName)
    for (component, plan) in zip(system.components, plan.views) {
      target.implementations[component.name] = Implementation(plan, of: component)
    }
    target.calls = { viewCalls(of: system, module, plans: plans) }
    target.examples = { component in
      plans[component.name].map {
        viewExamples(of: component, in: system.library, module, $0)
      } ?? [:]
    }
    return target
  }
}

/// The files of a component in a UIKit module.
struct EmittedView: Sendable {
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
  func emitView(at index: Int, _ templates: Templates) -> EmittedView {
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

extension UIKitPlan {
  /// All files of the module, and those that the SwiftUI module and the tests have for it.
  ///
  /// - Parameters:
  ///   - views: The files of the components, in the order of the system.
  ///   - settings: The settings of the design tokens in the library; nil if there are none.
  fileprivate func files(
    with views: [EmittedView], tokens settings: TokenSettings?, _ templates: Templates
  ) -> (own: [EmittedFile], beside: [EmittedFile]) {
    let library = system.library
    var others = sharedFiles(templates) + sources.files(in: library, module)
    if let tokens, let settings {
      others += tokens.files(in: library, module, settings, templates)
    }
    var uses = views.reduce(into: SharedUses(others, in: self)) { $0.formUnion($1.uses) }
    let bundles =
      uses.bundle && module.isBesideSwiftUI ? bundleFiles(of: library, module, templates) : nil
    var support = bundles.map { [$0.own] } ?? []
    if uses.placeholder {
      support.append(omittedFile(of: library, in: module.folder + "Support/", templates))
    }
    uses.formUnion(SharedUses(support, in: self))
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
    return (files, beside)
  }
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
