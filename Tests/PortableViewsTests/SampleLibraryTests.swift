import DesignModel
import Foundation
import PortableViews
import StyleClients
import SwiftFragments
import SwiftRendering
import TestSupport
import Testing

/// The portable share of the sample library.
struct SampleLibraryTests {
  struct Body {
    var component: Component
    var name: String
    var block: SwiftBlock
    var names: BodyNames
  }

  /// The bodies of the components, styles and parts of the samples.
  static func bodies(withTwins: Bool) throws -> [Body] {
    let system = try Project(in: repositoryRoot).system
    let tokens: [String: ModifierTwin] = [
      "typography": ModifierTwin(
        "typography", [ModifierParameter(nil, .value)], isTextAttribute: true),
      "shadow": ModifierTwin("shadow", [ModifierParameter(nil, .value)], place: .shadow),
      "border": ModifierTwin(
        "border", [ModifierParameter(nil, .value), ModifierParameter("in", .shape)],
        place: .overlay),
    ]
    let twins: [String: ModifierTwin] = [
      "hitTarget": ModifierTwin(
        "hitTarget", [ModifierParameter("alignment", .alignment, isOptional: true)], place: .size),
      "pressable": ModifierTwin(
        "pressable",
        [
          ModifierParameter(nil, .value), ModifierParameter("fill", .color, isOptional: true),
          ModifierParameter("border", .color, isOptional: true), ModifierParameter("in", .shape),
        ], place: .size, outermost: .presence),
      "interactionLook": ModifierTwin("interactionLook", [ModifierParameter("in", .shape)]),
      "largeContent": ModifierTwin("largeContent", []),
      "largeControls": ModifierTwin("largeControls", []),
      "reportsHover": ModifierTwin("reportsHover", [ModifierParameter(nil, .binding)]),
      "switchToggles": ModifierTwin("switchToggles", []),
      "textKind": ModifierTwin("textKind", [ModifierParameter(nil, .value)]),
    ]
    let buttonStyles: [String: ModifierTwin] = [
      "PressableButtonStyle": ModifierTwin(
        "pressableButtonStyle",
        [
          ModifierParameter("fill", .color, isOptional: true),
          ModifierParameter("border", .color, isOptional: true),
          ModifierParameter("outline", .shape),
        ]),
      "PressReportingButtonStyle": ModifierTwin(
        "pressReportingButtonStyle", [ModifierParameter("isPressed", .binding)]),
      "TextButtonStyle": ModifierTwin("textButtonStyle", []),
    ]
    var library = LibraryNames(
      of: system, views: withTwins ? ["DKSymbolImage": ViewTwin("DKSymbolImageView")] : [:],
      modifiers: withTwins ? tokens.merging(twins) { one, _ in one } : tokens,
      buttonStyles: withTwins ? buttonStyles : [:])
    // Tokens are not read here.
    let specs = repositoryRoot.appending(path: "components")
    for name in try FileManager.default.subpathsOfDirectory(atPath: specs.path)
    where name.hasSuffix(".yaml") {
      let spec = try String(contentsOf: specs.appending(path: name), encoding: .utf8)
      library.colors.formUnion(spec.matches(of: #/[pP]alette\.(\w+)/#).map { String($0.1) })
    }
    return system.components.filter { $0.kind == .view }.flatMap { component -> [Body] in
      var result: [Body] = []
      let own = BodyNames(of: component, in: library)
      switch component.look {
      case .styles(let family, let surroundings):
        if let surroundings {
          result.append(
            Body(component: component, name: "body", block: surroundings, names: own))
        }
        for style in family.styles {
          guard let body = style.body else { continue }
          result.append(
            Body(
              component: component, name: "style \(style.name)", block: body,
              names: BodyNames(of: style, of: component, in: library)))
        }
      case .body(let body):
        result.append(Body(component: component, name: "body", block: body, names: own))
      case .handwritten, .slots, .nothing: break
      }
      for part in component.configuration.parts {
        result.append(
          Body(component: component, name: "part \(part.name)", block: part.view, names: own))
      }
      return result
    }
  }

  @Test(arguments: [false, true]) func measure(withTwins: Bool) throws {
    let bodies = try Self.bodies(withTwins: withTwins)
    var counts: [String: Int] = [:]
    var portable = 0
    var components: [String: Bool] = [:]
    var report = ""
    for body in bodies {
      switch lowered(body.block, names: body.names) {
      case .lowered(let result):
        portable += 1
        components[body.component.name, default: true] =
          components[body.component.name] ?? true
        let statements =
          body.names.owner == .style ? result.styleStatements : result.componentStatements
        report += "== \(body.component.name) \(body.name)\n\(SwiftPrinter.text(of: statements))\n"
      case .notPortable(let blockers):
        components[body.component.name] = false
        for name in Set(blockers.map(\.name)) { counts[name, default: 0] += 1 }
        let list = blockers.map(\.name).joined(separator: ", ")
        report += "== \(body.component.name) \(body.name)\n!! \(list)\n"
      }
    }
    let native = components.values.filter(\.self).count
    print(
      "with twins: \(withTwins); bodies: \(portable) of \(bodies.count); components: \(native) of "
        + "\(components.count)")
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count)  \(name)")
    }
    #expect(portable >= (withTwins ? 131 : 78))
    #expect(native >= (withTwins ? 39 : 19))
    if let path = ProcessInfo.processInfo.environment["DSCOMPILE_LOWERED"] {
      try Data(report.utf8).write(to: URL(filePath: "\(path)-\(withTwins)"))
    }
  }
}
