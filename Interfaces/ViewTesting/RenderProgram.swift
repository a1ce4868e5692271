import Foundation
@_spi(Model) import SwiftUI

// What the program of `dscompile render` and `inspect` does: it shows previews, and writes what they came to.

/// The previews and styles of a component.
@_spi(Program) @MainActor public struct RenderedComponent {
  /// As the command names it.
  let name: String
  let previews: [String: @MainActor () -> AnyView]
  let styles: [String: @MainActor (AnyView) -> AnyView]

  public init<Previews: View & CaseIterable & RawRepresentable & Sendable>(
    _ name: String, previews: Previews.Type, styles: [String: @MainActor (AnyView) -> AnyView]
  ) where Previews.RawValue == String {
    self.name = name
    self.previews = Dictionary(
      Previews.allCases.map { preview in (preview.rawValue, { AnyView(preview) }) },
      uniquingKeysWith: { first, _ in first })
    self.styles = styles
  }
}

/// What a preview came to, as JSON.
struct Result: Encodable {
  struct Element: Encodable {
    var line: String
    var label: String
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: [String]
    var headingLevel: Int?
    var actions: [String]
    var isGroup: Bool
    var children: [Element]
  }
  var preview: String
  var outline: String
  var layout: String
  var elements: [Element]
  var unmodeled: [String]
}

extension Result.Element {
  @MainActor init(_ element: ModelElement) {
    self.init(
      line: element.line, label: element.label, value: element.value, hint: element.hint,
      identifier: element.identifier, traits: element.traits, headingLevel: element.headingLevel,
      actions: element.actionNames, isGroup: element.isContainer,
      children: element.children.map(Self.init))
  }
}

/// Shows previews and appends a line for each to a file. A preview that traps ends the program.
///
/// The arguments are the file, the name of a component, options of the environment, `--`, and the names of previews.
@_spi(Program) @MainActor public func showPreviews(
  of components: [RenderedComponent], themes: [String: @MainActor (AnyView) -> AnyView]
) {
  var arguments = CommandLine.arguments.dropFirst()
  func next() -> String { arguments.popFirst() ?? "" }
  guard let file = FileHandle(forWritingAtPath: next()) else {
    fatalError("the results cannot be written")
  }
  let name = next()
  if name == "--inspect" { return inspect(next(), components, themes, to: file) }
  if name == "--draw" {
    let usual = next()
    return draw(next(), components, themes.filter { $0.key != usual }, to: file)
  }
  // A component can be for other platforms only.
  guard let component = components.first(where: { $0.name == name }) else { return }
  var environment = EnvironmentValues()
  var changes: [@MainActor (AnyView) -> AnyView] = []
  options: while let option = arguments.popFirst() {
    switch option {
    case "--style": if let style = component.styles[next()] { changes.append(style) }
    case "--theme": if let theme = themes[next()] { changes.append(theme) }
    case "--dark": environment.colorScheme = .dark
    case "--increased-contrast": environment._colorSchemeContrast = .increased
    case "--long-texts": environment.modelHasLongTexts = true
    case "--right-to-left": environment.layoutDirection = .rightToLeft
    case "--locale": environment.locale = Locale(identifier: next())
    case "--text-size":
      let size = next()
      environment.dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == size } ?? .large
    default: break options
    }
  }
  for name in arguments {
    guard let preview = component.previews[name] else { continue }
    let host = ModelHost(changes.reduce(preview()) { view, change in change(view) })
    host.environment = environment
    host.update()
    let elements = host.elements.map(Result.Element.init)
    let result = Result(
      preview: name, outline: host.node.outline, layout: host.node.layoutOutline,
      elements: elements,
      unmodeled: host.unmodeled.sorted())
    file.write(line: result)
  }
}

/// The previews that a file lists, with a line for each: the component, a tab, and the preview.
///
/// - Parameter list: The path of the file.
/// - Returns: Their names, each with a function that makes it; nil if there is none, because it is for other platforms.
@MainActor func previews(
  in list: String, _ components: [RenderedComponent]
) -> [(component: String, preview: String, view: (@MainActor () -> AnyView)?)] {
  let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
  let named = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  return text.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: "\t").map(String.init)
    guard parts.count == 2 else { return nil }
    return (parts[0], parts[1], named[parts[0]]?.previews[parts[1]])
  }
}

extension FileHandle {
  /// Appends a result as a line of JSON.
  func write(line result: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(result) else { return }
    write(line + Data("\n".utf8))
  }
}

// MARK: - Findings

/// What people cannot read, reach or make out in a preview, as JSON.
private struct InspectionResult: Encodable {
  struct Finding: Encodable {
    var rule: String
    var subject: String
    var message: String
    var condition: String
    var x, y, width, height: Double
    var types: [String]
    var textSize: String?
    var hasLongTexts: Bool
    var isRightToLeft: Bool
    var isDark: Bool
    var hasIncreasedContrast: Bool
    var theme: String?
  }
  var component: String
  var preview: String
  var findings: [Finding]
}

extension InspectionResult.Finding {
  init(_ finding: ModelFinding) {
    let (frame, condition) = (finding.frame, finding.condition)
    self.init(
      rule: finding.rule.rawValue, subject: finding.subject, message: finding.message,
      condition: condition.description,
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
      types: finding.types, textSize: condition.textSize.map { "\($0)" },
      hasLongTexts: condition.hasLongTexts, isRightToLeft: condition.isRightToLeft,
      isDark: condition.isDark, hasIncreasedContrast: condition.hasIncreasedContrast,
      theme: condition.theme)
  }
}

/// Inspects previews, and appends a line for each to a file.
///
/// - Parameter list: The path of a file with a line for each preview: the component, a tab, and the preview.
@MainActor private func inspect(
  _ list: String, _ components: [RenderedComponent],
  _ themes: [String: @MainActor (AnyView) -> AnyView], to file: FileHandle
) {
  let themes = themes.sorted { $0.key < $1.key }.map { (name: $0.key, change: $0.value) }
  for (component, preview, view) in previews(in: list, components) {
    let findings = view.map { modelFindings(in: $0(), themes: themes) } ?? []
    file.write(
      line: InspectionResult(
        component: component, preview: preview, findings: findings.map { .init($0) }))
  }
}
