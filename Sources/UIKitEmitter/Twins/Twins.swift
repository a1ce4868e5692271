import DesignModel
import Diagnostics
import FileBuilding
import PortableViews
import SwiftFragments
import SwiftRendering

/// Hand-written Swift of the UIKit module. A declaration with the same name as one in SwiftUI is its twin, to
/// which bodies are lowered: a method of `UIView` for a modifier, a class for a view, and a method of
/// `UIButton` for a button style.
package struct UIKitSources: Sendable {
  private let outlines: [SwiftFileOutline]

  /// The paths of the files, relative to the project's folder.
  private let origins: [String]

  package init(_ files: [(origin: String, outline: SwiftFileOutline)]) {
    outlines = files.map(\.outline)
    origins = files.map(\.origin)
  }

  /// Adds the twins to the meanings of names in bodies.
  package func add(to names: inout LibraryNames) {
    let functions = outlines.flatMap(\.functions).filter { !$0.isStatic && $0.result == "Self" }
    for function in functions {
      let parameters = function.parameters.map { parameter in
        ModifierParameter(
          parameter.label == "_" ? nil : parameter.label, kind(of: parameter.type),
          isOptional: parameter.hasDefault)
      }
      switch function.type {
      case "UIView", "FluentView":
        // Its effect on a view is unknown, so it claims every place, inside and outside.
        names.modifiers[function.name] = ModifierTwin(
          function.name, parameters, place: .size, outermost: .presence)
      case "UIButton", "ContentButton":
        let style = function.name.prefix(1).uppercased() + function.name.dropFirst()
        names.buttonStyles[style] = ModifierTwin(function.name, parameters)
      default: continue
      }
    }
    for type in outlines.flatMap(\.types) where type.name.text.hasSuffix("View") {
      let name = String(type.name.text.dropLast(4))
      guard names.views[name] == nil, !name.isEmpty else { continue }
      names.views[name] = ViewTwin(
        type.name.text, methods: Set(functions.filter { $0.type == type.name.text }.map(\.name)))
    }
  }

  /// The kind to which an argument of a twin is lowered.
  private func kind(of type: String) -> ParameterKind {
    var type = type.replacing("@escaping ", with: "").replacing("@MainActor ", with: "")
    if type.hasSuffix("?") { type.removeLast() }
    return switch type {
    case "UIColor": .color
    case "TextFont", "UIFont": .font
    case "ShapeView.Shape": .shape
    case "ViewAlignment": .alignment
    case "ViewAnimation": .animation
    case "NSDirectionalEdgeInsets": .insets
    case let type where type.hasPrefix("(") && type.hasSuffix("-> Void") && type != "() -> Void":
      .binding
    case "() -> Void": .action(0)
    default: .value
    }
  }

  /// The files, in the module.
  func files(in library: Library, _ module: UIKitModule) -> [EmittedFile] {
    zip(origins, outlines).map { origin, outline in
      EmittedFile(
        copying: outline.source.utf8, from: origin, into: module.folder + "Handwritten/",
        in: module.condition(in: library))
    }
  }
}
