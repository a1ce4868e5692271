import DesignModel
import FileBuilding
import PortableViews
import Specification
import SwiftRendering
import SwiftUIEmitter
import TokenEmission
import UIKitRuntime

// A checked design system in, the files of its UIKit module out, as values. This module decides how the Swift
// reads; PortableViews decides how bodies are lowered.

/// The UIKit module of a library.
package struct EmittedUIKit: Sendable {
  /// How each component is implemented in it, by name.
  package let plans: [String: ViewPlan]
  package let files: [EmittedFile]

  /// The files that the SwiftUI module and the tests have for it.
  package let filesBeside: [EmittedFile]
}

/// Emits the UIKit module of a library.
///
/// - Parameters:
///   - sources: The hand-written files of the module.
///   - tokens: The design tokens and their settings in the library; nil if there are none.
package func emitUIKit(
  of system: DesignSystem, _ module: UIKitModule, sources: UIKitSources,
  tokens: (tokens: UIKitTokens, settings: TokenSettings)?, _ templates: Templates
) -> EmittedUIKit {
  let library = system.library
  let (plans, ownTypes) = plannedUIKit(
    of: system, module, sources: sources, tokens: tokens?.tokens)
  let theme = tokens?.tokens.theme
  var files: [EmittedFile] = []
  var snapshots: [EmittedFile] = []
  var pages: [ViewPage] = []
  func addDocumentation(of text: ViewText) {
    if let page = ViewPage(text) { pages.append(page) }
    guard let previews = ViewPreviews(text) else { return }
    files.append(previews.file(templates))
    if library.hasSnapshots { snapshots.append(previews.snapshotsFile(templates)) }
  }
  func addFiles(_ contents: [SwiftFileContents]) {
    files += swiftFiles(contents, library.files, tracing: templates.traces)
  }
  for component in system.components {
    let text = ViewText(component, in: library, module)
    let others =
      text.aliasFiles(ownTypes, templates)
      + component.environment.compactMap { text.environmentFile($0, templates) }
    let view = text.folder + text.baseName
    switch plans[component.name] {
    case .native(let plan):
      let text = ViewText(component, in: library, module, resolvedViews: plan.resolved)
      let native = NativeViewText(text: text, view: plan, theme: theme)
      addFiles(
        ([native.viewFile(templates)] + others).together(in: "\(view).swift")
          + native.styleProtocolFiles(templates).together(in: "\(view)Style.swift")
          + native.styleFiles(templates).together(in: "\(view)Styles.swift"))
      addDocumentation(of: text)
    case .hosted(let plan):
      let hosted = ViewText(component, in: library, module, isHosted: true)
      let files = HostedViewText(text: hosted, entries: plan.entries).files(templates)
      addFiles((files + others).together(in: "\(view).swift"))
      addDocumentation(of: hosted)
    case .leftOut, nil:
      // There is no view.
      addFiles(others.together(in: "\(text.folder)\(Naming.base(of: component.name)).swift"))
    }
  }
  for shared in system.shared {
    let text = ViewText(Component(shared.contents), in: library, module)
    let contents =
      text.aliasFiles(ownTypes, templates)
      + shared.contents.environment.compactMap { text.environmentFile($0, templates) }
    addFiles(contents.together(in: "\(text.folder)\(shared.name).swift"))
  }
  files += sources.files(in: library, module)
  if let tokens {
    files += tokens.tokens.files(in: library, module, tokens.settings, templates)
  }
  let bundles = bundleFiles(of: library, module, usedBy: files, templates)
  files += bundles.map { [$0.own] } ?? []
  if files.contains(where: { usesPlaceholder($0, library.naming.omitted) }) {
    files.append(omittedFile(of: library, in: module.folder + "Support/", templates))
  }
  let runtime = module.runtime == .all ? RuntimeFile.allCases : runtimeFiles(usedBy: files)
  files += runtime.map { module.file(of: $0, in: library, templates) }
  files += pages.map { $0.file(templates) }
  files += module.landingPage(listing: pages, in: library, templates).map { [$0] } ?? []
  if library.hasSnapshots, !system.components.isEmpty {
    snapshots.append(module.snapshotAssertionFile(in: library, templates))
  }
  return EmittedUIKit(
    plans: plans, files: files, filesBeside: (bundles.map { [$0.beside] } ?? []) + snapshots)
}

/// How each component of a library is implemented in its UIKit module, by name.
package func planUIKit(
  of system: DesignSystem, _ module: UIKitModule, sources: UIKitSources, tokens: UIKitTokens?
) -> [String: ViewPlan] {
  plannedUIKit(of: system, module, sources: sources, tokens: tokens).plans
}

/// The plans, and the names of the types that the module declares itself.
///
/// Bodies cannot use omitted components, so they are read once more without these. A hosted component takes
/// SwiftUI's types, so the types in its interface are those of the SwiftUI module everywhere.
private func plannedUIKit(
  of system: DesignSystem, _ module: UIKitModule, sources: UIKitSources, tokens: UIKitTokens?
) -> (plans: [String: ViewPlan], ownTypes: Set<String>) {
  var names = LibraryNames(of: system)
  tokens?.add(to: &names)
  sources.add(to: &names)
  let types = system.components.flatMap(\.types) + system.shared.flatMap(\.contents.types)
  let owners = types.flatMap(\.memberNames).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  let bare = names
  var foreign: Set<String> = []
  var absentViews: Set<String> = []
  while true {
    let ownTypes = ownTypes(among: types, without: foreign)
    names = bare
    for name in absentViews { names.views[name] = nil }
    for type in types {
      let members =
        ownTypes.contains(type.name) ? type.ownMembersOfSwiftUI : type.membersOfSwiftUI
      for (name, member) in members {
        if owners[name] == 1 {
          names.foreignMembers[name] = member
        } else {
          names.foreignMembersOfTypes[type.name, default: [:]][name] = member
        }
      }
    }
    let planner = ViewPlanner(system, module, names, theme: tokens?.theme)
    var plans: [String: ViewPlan] = [:]
    let known = (absentViews.count, foreign.count)
    for component in system.components {
      let plan = planner.plan(component)
      plans[component.name] = plan
      if case .hosted = plan { foreign.formUnion(component.words(planner.entries)) }
    }
    let absent = plans.filter { if case .leftOut = $0.value { true } else { false } }.keys
    absentViews.formUnion(absent.filter { bare.views[$0] != nil })
    if (absentViews.count, foreign.count) == known { return (plans, ownTypes) }
  }
}

extension UIKitModule {
  /// A file of the runtime, in the module.
  fileprivate func file(
    of file: RuntimeFile, in library: Library, _ templates: Templates
  ) -> EmittedFile {
    let text = file.text(access: accessPrefix(library.access))
    let body = condition(in: library).map { wrapped(Array(text.utf8), in: $0) } ?? Array(text.utf8)
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

/// Whether an initializer in a file has a placeholder parameter.
private func usesPlaceholder(_ file: EmittedFile, _ name: String) -> Bool {
  String(decoding: file.body, as: UTF8.self).contains(": \(name) =")
}
