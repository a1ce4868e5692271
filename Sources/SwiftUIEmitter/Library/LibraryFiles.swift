import DesignModel
import Emission
import FileBuilding
import SwiftRendering
import SwiftUIDeclarations

extension DesignSystem {
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
}

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
