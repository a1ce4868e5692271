import DesignModel
import Diagnostics
import Emission
import Linter
import SwiftUIEmitter

extension VerifiedProject {
  /// The reference library: a component with one slot, which any view fills.
  ///
  /// - Parameter library: The measured library, which determines the platforms.
  static func simplest(for library: Library) -> Self {
    let platforms = library.platforms.map { "\($0.platform.rawValue): \"\($0.version.text)\"" }
    let setting =
      platforms.isEmpty ? "" : "platforms: {\(platforms.joined(separator: ", "))}\n"
    let inputs = ProjectInputs(
      SourceText(path: ProjectLocation.fileName, "library: Simplest\n\(setting)"),
      specs: [SourceText(path: "Plain.yaml", "component: Plain\nslots: {content: }\n")])
    let system = checkProject(decodeInputs(inputs), inputs).system
    let templates = Templates.parse(overrides: [:]).templates
    return Self(
      system: system,
      components: system.components.map {
        EmittedComponent(component: $0, files: emit($0, in: system.library, templates))
      }, shared: emitLibraryFiles(of: system, templates), uiKit: [], viewCalls: [],
      viewPlans: [:],
      templates: templates,
      handwritten: [],
      specs: [:], outputFolder: ".", lint: LintSettings(inputs.project))
  }
}
