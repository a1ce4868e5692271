import DesignModel
import FileBuilding
import PortableViews
import Specification
import SwiftRendering
import SwiftUIEmitter
import TokenEmission
import UIKitRuntime

// A checked design system in, the files of its UIKit module out, as values. This module decides how the
// Swift reads; what bodies become is decided by PortableViews.

/// The UIKit module of a library.
package struct EmittedUIKit: Sendable {
  /// How each component comes into it, by name.
  package let plans: [String: ViewPlan]
  package let files: [EmittedFile]

  /// What the SwiftUI module has for it.
  package let filesBeside: [EmittedFile]
}

/// Emits the UIKit module of a library.
///
/// - Parameters:
///   - sources: What somebody wrote for the module.
///   - tokens: The design tokens, and how the library has them; nil if there are none.
package func emitUIKit(
  of system: DesignSystem, _ module: UIKitModule, sources: UIKitSources,
  tokens: (tokens: UIKitTokens, settings: TokenSettings)?, _ templates: Templates
) -> EmittedUIKit {
  let library = system.library
  let plans = planUIKit(of: system, module, sources: sources, tokens: tokens?.tokens)
  let theme = tokens?.tokens.theme
  var files: [EmittedFile] = []
  for component in system.components {
    let text = ViewText(component, in: library, module)
    switch plans[component.name] {
    case .native(let view):
      let text = ViewText(component, in: library, module, resolvedViews: view.resolved)
      let native = NativeViewText(text: text, view: view, theme: theme)
      files.append(native.viewFile(templates))
      files += native.styleFiles(templates)
    case .hosted(let view):
      let hosted = ViewText(component, in: library, module, isHosted: true)
      files += HostedViewText(text: hosted, entries: view.entries).files(templates)
    case .leftOut, nil: break
    }
    files += text.aliasFiles(templates)
    files += component.environment.compactMap { text.environmentFile($0, templates) }
  }
  for shared in system.shared {
    let text = ViewText(Component(shared.contents), in: library, module)
    files += text.aliasFiles(templates)
    files += shared.contents.environment.compactMap { text.environmentFile($0, templates) }
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
  return EmittedUIKit(
    plans: plans, files: files, filesBeside: bundles.map { [$0.beside] } ?? [])
}

/// How each component of a library comes into its UIKit module, by name.
///
/// What is left out is nothing that a body can name, so bodies are read once more without it.
package func planUIKit(
  of system: DesignSystem, _ module: UIKitModule, sources: UIKitSources, tokens: UIKitTokens?
) -> [String: ViewPlan] {
  var names = LibraryNames(of: system)
  tokens?.add(to: &names)
  sources.add(to: &names)
  let types = system.components.flatMap(\.types) + system.shared.flatMap(\.contents.types)
  let owners = types.flatMap(\.memberNames).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  for type in types {
    for (name, member) in type.membersOfSwiftUI {
      if owners[name] == 1 {
        names.foreignMembers[name] = member
      } else {
        names.foreignMembersOfTypes[type.name, default: [:]][name] = member
      }
    }
  }
  var plans: [String: ViewPlan] = [:]
  while true {
    let planner = ViewPlanner(system, module, names, theme: tokens?.theme)
    plans = [:]
    for component in system.components {
      plans[component.name] = planner.plan(component)
    }
    let absent = plans.filter { if case .leftOut = $0.value { true } else { false } }.keys
    let known = names.views.count
    for name in absent { names.views[name] = nil }
    if names.views.count == known { return plans }
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

  /// Where the files are compiled at all; nil for everywhere.
  func condition(in library: Library) -> String? {
    library.platforms.allSatisfy { $0.platform == .iOS } ? nil : "os(iOS) || os(visionOS)"
  }
}

extension Component {
  /// What declares the contents of a file, and nothing else.
  fileprivate init(_ contents: FileContents) {
    self.init(
      interface: Constructible(name: "", plainName: "", kind: .view, access: contents.access),
      view: .none, contents: contents)
  }
}

/// Whether an initializer in a file has a place that no caller fills.
private func usesPlaceholder(_ file: EmittedFile, _ name: String) -> Bool {
  String(decoding: file.body, as: UTF8.self).contains(": \(name) =")
}
