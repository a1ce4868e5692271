import DesignModel
import Diagnostics
import Emission
import Linter

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
    let checked = checkProject(decodeInputs(inputs), inputs)
    let templates = Templates.parse(overrides: [:]).templates
    let emitted = emitProject(
      checked, inputs, planTargets(of: checked.system, inputs), templates)
    return Self(
      system: checked.system, components: emitted.components, shared: emitted.shared,
      templates: templates,
      handwritten: [],
      specs: [:], outputFolder: ".", lint: LintSettings(inputs.project))
  }
}
