import DesignModel
import Emission
import FileBuilding
import SwiftRendering

extension ComponentText {
  /// The file of the declaration that callers name.
  package func mainFile(_ templates: Templates) -> SwiftFileContents {
    switch component.kind {
    case .view, .value: componentFile(templates)
    case .modifier: viewModifierFile(templates)
    }
  }

  /// A file of the component, or a part of one in the compact layout.
  ///
  /// - Parameters:
  ///   - path: The path below the component's folder, or below `folder`.
  ///   - title: Its name in a mark of a file with several parts; nil for the file's own.
  ///   - sections: The values for the template, by name.
  ///   - folder: A folder other than the component's.
  ///   - imports: Whether it needs modules other than the standard library.
  ///   - marks: The attributes of each top-level declaration.
  ///   - origin: The part of the spec that the file is from; nil for all of it.
  ///   - ignored: The swift-format rules that the file violates: if no member is private, Swift could
  ///     synthesize the same initializer, but without its documentation.
  package func file(
    _ kind: TemplateKind, _ path: String, _ templates: Templates,
    _ sections: [String: [Declaration]], title: String? = nil, folder: String? = nil,
    imports: Bool = true, marks: Marks = Marks(), from origin: Origin? = nil,
    ignoring ignored: [String] = []
  ) -> SwiftFileContents {
    SwiftFileContents(
      path: (folder ?? self.folder) + path, title: title, origin: component.origin,
      template: templates[kind], sections: sections,
      values: ["library": library.name, "access": access, "name": name],
      imports: imports ? self.imports : [], namespace: library.naming.namespace, marks: marks,
      part: origin, ignoredRules: ignored, outside: "swift")
  }

  /// The imports of every file of the component.
  private var imports: [String] {
    Set(["SwiftUI"] + library.imports + component.imports).sorted()
  }
}
