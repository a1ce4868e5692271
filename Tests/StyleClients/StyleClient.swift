import DesignModel
import Foundation
import Specification
import SwiftFragments

/// Writes the file of an app with custom styles for every public component that has styles.
///
/// - Parameters:
///   - project: The folder of the library's project.
///   - folder: The folder to write to.
/// - Returns: The file; nil if there are no such components in a SwiftUI module.
/// - Throws: If a file cannot be read or written.
package func styleClient(of project: URL, in folder: URL) throws -> URL? {
  let system = try Project(in: project).system
  let styles = system.components.filter { $0.access == .public && $0.look.styleFamily != nil }
    .map { StyleClient(component: $0, library: system.library).text }
  guard system.library.hasSwiftUI, !styles.isEmpty else { return nil }
  let file = folder.appending(path: "StyleClient.swift")
  let text = (["import \(system.library.name)\nimport SwiftUI\n"] + styles).joined(separator: "\n")
  try Data(text.utf8).write(to: file)
  return file
}

/// The styles that an app writes for one component, in all ways that SwiftUI's styles are written.
private struct StyleClient {
  let component: Component
  let library: DesignModel.Library

  /// With the module's name, because SwiftUI may have a type of the same name.
  private var name: String { library.name + "." + component.name }
  private var base: String { component.name.filter { $0 != "." } }
  private var modifier: String { Naming.modifier(component.name + "Style") }

  /// A declaration with its availability and deprecation attributes.
  private func marked(_ declaration: String) -> String {
    let versions = component.availability.introduced.map { platform, version in
      "\(platform.rawValue) \(version.major).\(version.minor)"
    }
    var text = declaration
    if !versions.isEmpty { text = "@available(\(versions.joined(separator: ", ")), *)\n" + text }
    // Clients of deprecated API get warnings, unless they are deprecated themselves.
    if component.deprecation != nil { text = "@available(*, deprecated)\n" + text }
    return text
  }

  var text: String {
    let declarations = [plain, live] + framed + [uses] + (closure.map { [$0] } ?? [])
    let text = declarations.map(marked).joined(separator: "\n\n") + "\n"
    let absent = component.availability.unavailable.map { "!os(\($0.rawValue))" }
    return absent.isEmpty ? text : "#if \(absent.joined(separator: " && "))\n\(text)#endif\n"
  }

  private func makeBody(_ lines: [String]) -> [String] {
    let label = library.styling.makeBodyLabel ?? "_"
    let parameter = label == "configuration" ? label : label + " configuration"
    return ["  func makeBody(\(parameter): Configuration) -> some View {"]
      + lines.map { "    " + $0 } + ["  }"]
  }

  /// A style that uses every member of the configuration.
  private var plain: String {
    (["struct Plain\(base)Style: \(name)Style {"] + makeBody(uses(of: "configuration")) + ["}"])
      .joined(separator: "\n")
  }

  /// Statements that read every value, take every binding, and place every view.
  private func uses(of configuration: String) -> [String] {
    let hidden = component.configuration.hidden
    let properties = component.properties.filter { !hidden.contains($0.name) }
    let state = component.state.filter { !hidden.contains($0.name) }
    let values =
      properties.map(\.name)
      + component.modifiers.map(\.name).filter { !hidden.contains($0) }
      + state.map(\.name) + component.configuration.values.map(\.name)
    let bindings =
      properties.filter(\.isBinding).map(\.name)
      + state.filter { $0.wrapper.sharing != .readOnly }.map(\.name)
    let slots = component.slots.filter { !hidden.contains($0.name) }
    // Slots with arguments are methods.
    let methods = slots.filter { !$0.arguments.isEmpty }
    let views =
      slots.filter(\.arguments.isEmpty).map(\.name) + component.configuration.parts.map(\.name)
    let lists = slots.filter { $0.list != nil }
    let empty = slots.filter {
      $0.presence == .empty && !$0.isConcrete && $0.arguments.isEmpty
    }
    return
      (values + methods.map(\.name)).map { "let _ = \(configuration).\($0)" }
      + bindings.map { "let _ = \(configuration).$\($0)" }
      + lists.map {
        let items = "\(configuration).\($0.name)" + ($0.presence == .optional ? "?" : "")
        return "let _: Int? = \(items).reversed().first?.index"
      }
      + empty.map { "let _: Bool = \(configuration).\($0.name).isEmpty" }
      + (views.isEmpty
        ? ["SwiftUI.EmptyView()"]
        : views.map { "SwiftUI.Group { \(configuration).\($0) }" })
  }

  /// A style with an environment value and state, which wraps the style below it.
  private var live: String {
    ([
      "struct Live\(base)Style: \(name)Style {",
      "  @Environment(\\.colorScheme) private var colorScheme",
      "  @State private var isLarge = false",
      "",
    ]
      + makeBody([
        "\(name)(configuration)",
        "  .scaleEffect(isLarge && colorScheme == .dark ? 2 : 1)",
        "  .onTapGesture { isLarge.toggle() }",
      ]) + ["}"]).joined(separator: "\n")
  }

  /// A style with a generic parameter, and its static member.
  private var framed: [String] {
    [
      """
      struct Framed\(base)Style<Frame: ShapeStyle>: \(name)Style {
        let frame: Frame

      \(makeBody(["\(name)(configuration).border(frame)"]).joined(separator: "\n"))
      }
      """,
      """
      extension \(name)Style where Self == Framed\(base)Style<SwiftUI.Color> {
        static func framedByClient(_ color: SwiftUI.Color) -> Self { Self(frame: color) }
      }
      """,
    ]
  }

  /// Code that sets the styles on a view.
  private var uses: String {
    let composed =
      library.styling.composes
      ? "Live\(base)Style().concat(.framedByClient(.red))" : "Live\(base)Style()"
    let accessors = (component.look.styleFamily?.styles ?? []).filter {
      $0.parameters.allSatisfy { $0.defaultValue != nil } && $0.availability.isEverywhere
        && $0.deprecation == nil
    }.map { "    .\(modifier)(.\(escapedIdentifier($0.name)))" }
    return """
      @MainActor func set\(base)Styles(of view: some View, nearest: any \(name)Style) -> some View {
        view
          .\(modifier)(Plain\(base)Style())
          .\(modifier)(\(composed))
          .\(modifier)(.framedByClient(.blue))
          .environment(\\.\(modifier), nearest)
      \(accessors.joined(separator: "\n"))
      }
      """
  }

  /// A closure as a style.
  private var closure: String? {
    guard library.styling.hasClosures else { return nil }
    return """
      @MainActor func set\(base)Closure(of view: some View) -> some View {
        view.\(modifier) { configuration in
      \(uses(of: "configuration").map { "    " + $0 }.joined(separator: "\n"))
          \(name)(configuration)
        }
      }
      """
  }
}
