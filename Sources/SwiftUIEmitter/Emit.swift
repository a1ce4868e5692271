import DesignModel
import Emission
import FileBuilding
import Specification
import SwiftRendering
import SwiftUIDeclarations

// A checked design system in, the files of a SwiftUI package out, as values. This module decides how the
// emitted Swift reads; it does not check anything, and reads and writes no files.

/// The files of one component.
package func emit(
  _ component: Component, in library: Library, _ templates: Templates
) -> [EmittedFile] {
  let text = ComponentText(component, in: library)
  var files = swiftFiles(text.declarations(templates), library.files, tracing: templates.traces)
  let previews = PreviewText(text)
  if let file = previews.file(templates) {
    files.append(file)
    if library.hasSnapshots { files.append(text.snapshotsFile(of: previews.name, templates)) }
    if library.hasHeadlessTests {
      files.append(text.headlessTestsFile(of: previews.name, templates))
    }
  }
  if let page = text.catalogPage(templates) { files.append(page) }
  return files.withImports(of: library)
}

extension ComponentText {
  /// The component's declarations, without its previews.
  fileprivate func declarations(_ templates: Templates) -> [SwiftFileContents] {
    let compactPath = "\(folder)\(baseName)"
    var own = [mainFile(templates)]
    own += component.types.map { typeFile($0, templates) }
    own += component.slots.compactMap { defaultViewFile(of: $0, templates) }
    if let traits = listTraitsFile(templates) { own.append(traits) }
    if let identifiers = accessibilityIdentifiersFile(templates) { own.append(identifiers) }
    var files = own.together(in: "\(compactPath).swift")
    if let family = component.look.styleFamily {
      files += [
        styleProtocolFile(templates), styleConfigurationFile(templates), styleKeyFile(templates),
      ].together(in: "\(compactPath)Style.swift")
      files += family.styles.map { styleFile($0, templates) }
        .together(in: "\(compactPath)Styles.swift")
    }
    return files
      + component.environment.map { environmentFile($0, templates) }
      .together(in: "\(compactPath).swift")
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

/// The files for the declarations of a library file.
private func emit(
  _ shared: SharedFile, in library: Library, _ templates: Templates
) -> [EmittedFile] {
  let text = ComponentText(Component(shared.contents), in: library)
  let file = "\(shared.name).swift"
  var files = shared.contents.types.map { text.typeFile($0, templates) }
  files += shared.contents.environment.map { text.environmentFile($0, templates) }
  if let declarations = shared.contents.declarations?.tracedDeclarations {
    files.append(
      text.file(.type, file, templates, ["type": declarations], title: "Other declarations"))
  }
  return swiftFiles(
    files.together(in: text.folder + file), library.files, tracing: templates.traces)
}

/// The files that belong to no component: what components share, the package's manifest, and its README.
package func emitLibraryFiles(of system: DesignSystem, _ templates: Templates) -> [EmittedFile] {
  emitShared(of: system, templates) + system.packageFiles(templates)
}

/// The files of the SwiftUI module that components share, and those of its tests.
private func emitShared(of system: DesignSystem, _ templates: Templates) -> [EmittedFile] {
  (system.shared.flatMap { emit($0, in: system.library, templates) }
    + system.sharedSources(templates)).withImports(of: system.library)
}

/// The module of a library with its components as views of SwiftUI.
package struct SwiftUITarget: Target {
  package let name = TargetName.swiftui

  package init() {}

  package func files(
    of component: Component, in library: Library, _ templates: Templates
  ) -> [EmittedFile] { SwiftUIEmitter.emit(component, in: library, templates) }

  package func plan(_ project: TargetInput) -> TargetPlan {
    TargetPlan { emit(project, $0) }
  }

  private func emit(_ project: TargetInput, _ templates: Templates) -> EmittedTarget {
    var target = EmittedTarget(name: name)
    target.files = emitShared(of: project.system, templates)
    if let (tokens, settings) = project.tokens {
      target.files += emitTokens(tokens, settings, templates).withImports(
        of: project.system.library)
    }
    return target
  }
}
