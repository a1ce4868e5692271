import CatalogSite
import DesignModel
import Diagnostics
import Emission
import English
import SwiftFragments
import SwiftRendering
import SwiftUIEmitter

extension CatalogContents {
  /// What a project's catalog shows.
  ///
  /// - Parameters:
  ///   - sources: Finds where drawn values come from; nil to leave out measures and contrast.
  ///   - findings: By the path of a spec below the project's folder.
  ///   - known: What was made last, and then what this is made of.
  init(
    of project: VerifiedProject, _ components: [ShownComponent], _ previews: [DrawnPreview],
    _ settings: DrawnSettings, _ sources: DrawnSources?, findings: [String: [Diagnostic]],
    jobs: Int, since known: inout KnownComponents
  ) {
    let drawn = Dictionary(
      previews.map { ("\($0.component).\($0.preview)", $0) },
      uniquingKeysWith: { first, _ in first })
    let shown = Dictionary(
      components.map { ($0.component.name, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = project.components.sorted { $0.component.plainName < $1.component.plainName }
    let emitted = project.system.library.grouped(sorted) { $0.component.group }.flatMap(\.members)
    let earlier = known
    let measures = Dictionary(
      previews.filter { earlier.entry(of: $0.component) == nil }.map {
        ("\($0.component).\($0.preview)", sources?.measures($0.measures) ?? [])
      }, uniquingKeysWith: { first, _ in first })
    var all = concurrentMap(emitted, jobs: jobs) { emitted in
      let component = emitted.component
      if let entry = earlier.entry(of: component.plainName) { return entry }
      var entry = CatalogComponent(component, shown[component.name], drawn, measures, project)
      entry.coverage = CatalogCoverage.all(of: component, in: project.system.library)
      entry.uiKit = project.second?.implementations[component.name].map(CatalogUIKit.init)
      entry.declarations = CatalogDeclaration.all(in: emitted.files)
      entry.sources = CatalogSource.all(of: emitted, in: project)
      return entry
    }
    known.remember(all)
    let names = Dictionary(
      all.map { ($0.swiftName, $0.name) }, uniquingKeysWith: { first, _ in first })
    for index in all.indices {
      all[index].findings = (findings[emitted[index].component.origin] ?? []).map(
        CatalogFinding.init)
      all[index].uses = words(in: Array(all[index].spec.utf8)).compactMap {
        names[String(decoding: $0, as: UTF8.self)]
      }.filter { $0 != all[index].name }.sorted()
    }
    for index in all.indices {
      all[index].users = all.filter { $0.uses.contains(all[index].name) }.map(\.name)
    }
    self.init(
      library: project.system.library.name, components: all,
      arrangements: settings.arrangements, appearances: settings.appearances,
      classes: previews.reduce(into: [:]) { classes, preview in
        classes.merge(preview.classes) { first, _ in first }
      })
    defaultTheme = project.defaultTheme
    let contrasts =
      known.contrasts ?? sources.map { sources in
        // Programs that work at the same time return previews in another order.
        let ordered = components.flatMap(\.namedPreviews).compactMap {
          drawn["\($0.component).\($0.preview)"]
        }
        return sources.contrasts(ordered, appearances: settings.appearances)
      } ?? [:]
    known.contrasts = contrasts
    tokens = project.tokens.map { CatalogTokenGroup.all(of: $0, all, contrasts) } ?? []
  }
}

extension CatalogComponent {
  fileprivate init(
    _ component: Component, _ shown: ShownComponent?, _ drawn: [String: DrawnPreview],
    _ measures: [String: [CatalogMeasure]], _ project: VerifiedProject
  ) {
    self.init(name: component.plainName, swiftName: component.name)
    group = component.group
    summary = component.summary
    discussion = component.discussion
    deprecation = component.deprecation.map { $0.message ?? $0.renamed.map { "Use \($0)." } ?? "" }
    specPath = component.origin
    spec = project.specs[component.origin].map { String(decoding: $0.utf8, as: UTF8.self) } ?? ""
    parts = CatalogPart.all(of: component)
    guard let listing = shown?.previews, let shown else { return }
    usual = shown.usual
    let choices = PlaygroundAxes(listing, of: component)
    let others = project.second?.examples(component) ?? [:]
    axes = choices.axes
    previews = listing.details.map { detail in
      var preview = CatalogPreview(
        name: detail.name, title: readable(detail.name), group: detail.group.title)
      preview.values = choices.values(of: detail)
      preview.calls =
        [
          detail.call.map { call in
            let state = call.state.map { $0 + "\n" }.joined()
            return CatalogCall(
              framework: "SwiftUI", text: state + (state.isEmpty ? "" : "\n") + call.text)
          },
          others[detail.name].map {
            CatalogCall(framework: project.second?.title ?? "", text: $0)
          },
        ].compactMap(\.self)
      if let drawn = drawn["\(shown.name).\(detail.name)"] {
        preview.drawings = drawn.drawings
        preview.elements = drawn.elements
        preview.symbols = drawn.symbols
        preview.unmodeled = drawn.unmodeled
        preview.measures = measures["\(shown.name).\(detail.name)"] ?? []
        preview.failure = drawn.failure?.message
      }
      return preview
    }
  }
}

extension CatalogSource {
  /// The files of a component, with the lines of its spec that they come from.
  fileprivate static func all(
    of emitted: EmittedComponent, in project: VerifiedProject
  ) -> [CatalogSource] {
    let origin = emitted.component.origin
    guard let spec = project.specs[origin].map({ SpecDocument($0) }) else { return [] }
    let files = emitted.files + (project.second?.files ?? []).filter { $0.origin == origin }
    return files.filter { $0.isCompiled && $0.root == .library }.map { file in
      let lines = String(decoding: file.rendered().text, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let header = HeaderStyle(path: file.path)
      return CatalogSource(
        path: file.path,
        lines: lines.dropLast().enumerated().map { number, line in
          let part = header?.bodyLine(of: number).map { SpecPart(ofLine: $0, of: file, in: spec) }
          // What follows from the name follows from the whole spec.
          let isWhole = part.map { $0.keys.isEmpty || $0.keys == ["component"] } ?? true
          return (String(line), isWhole ? nil : part?.place.start.line)
        })
    }
  }
}

extension PreviewCase.Group {
  fileprivate var title: String {
    switch self {
    case .content: "Contents"
    case .surroundings: "Surroundings"
    case .styles: "Styles"
    case .variants: "Variants"
    case .own: "Examples"
    }
  }
}

/// What can be chosen in a playground, from what previews vary.
private struct PlaygroundAxes {
  let axes: [CatalogAxis]

  /// The names of previews that differ in their content, the usual one first.
  private let contents: [String]
  private let styles: [String]

  /// The positions of the listing's axes that are chosen: people choose the others for all pictures.
  private let shown: [Int]

  /// The position on each of these axes of what is shown without an argument.
  private let defaults: [Int]

  init(_ listing: PreviewListing, of component: Component) {
    let contents = listing.details.filter { $0.group == .content }.map(\.name)
    let styles = listing.styles.map(\.name)
    let shown = listing.axes.indices.filter { index in
      switch listing.axes[index].subject {
      case .colorScheme, .theme, .contrast: false
      case .property, .modifier, .environment, .disabled: true
      }
    }
    let usual = contents.firstIndex(of: "everything")
    let sorted = usual.map { [contents[$0]] + contents.filter { $0 != "everything" } } ?? contents
    (self.contents, self.styles, self.shown) = (sorted, styles, shown)
    defaults = shown.map { index in
      let axis = listing.axes[index]
      guard case .property(let property) = axis.subject,
        let value = component.properties[property].defaultValue
      else { return 0 }
      return axis.values.firstIndex(of: value) ?? 0
    }
    axes =
      [CatalogAxis(title: "Content", values: sorted.map(readable))]
      + (styles.count > 1 ? [CatalogAxis(title: "Style", values: styles.map(readable))] : [])
      + shown.map { index in
        let axis = listing.axes[index]
        return CatalogAxis(
          title: readable(axis.name), values: axis.values.map { readable(plain($0)) })
      }
  }

  /// The position on each axis; nil for a preview that sets up a device, or shows several views.
  func values(of detail: PreviewListing.Detail) -> [Int]? {
    let style = styles.count > 1 ? [0] : []
    let usual =
      switch detail.content {
      case .required, .slot: defaults
      case .everything, .filled, .customViews, .emptyViews, .longTexts, .emptyTexts, .manyItems,
        .inList, .rightToLeft, .largestText, .cascade, .variant, .own:
        shown.map { _ in 0 }
      }
    if let index = contents.firstIndex(of: detail.name) { return [index] + style + usual }
    guard case .variant(let name, let values) = detail.content else { return nil }
    let others = values.indices.filter { !shown.contains($0) }
    // A picture of the dark is a choice of the reader's.
    if others.contains(where: { values[$0] != 0 }) { return nil }
    let chosen = name.flatMap { styles.firstIndex(of: $0) } ?? 0
    return [0] + (styles.count > 1 ? [chosen] : []) + shown.map { values.isEmpty ? 0 : values[$0] }
  }
}

/// A value in Swift as it is read: `.critical` without its dot.
func plain(_ value: String) -> String {
  switch value {
  case "true": "yes"
  case "false": "no"
  default: value.split(separator: ".").last.map(String.init) ?? value
  }
}

/// A name of words in lower camel case as words.
private func readable(_ name: String) -> String {
  capitalized(words(name))
}

extension CatalogPart {
  /// The parts of a component that callers set.
  fileprivate static func all(of component: Component) -> [CatalogPart] {
    let slots = component.slots.map { slot in
      CatalogPart(
        .slot, name: slot.name,
        type: slot.choices.map { $0.title(in: slot) }.joined(separator: ", "),
        defaultText: slot.presence == .required ? nil : "nothing", summary: slot.summary,
        deprecation: slot.deprecation.map { $0.message ?? "" })
    }
    let properties = component.properties.map { property in
      CatalogPart(
        .property, name: property.name,
        type: property.isBinding ? "Binding<\(property.type)>" : "\(property.type)",
        defaultText: property.defaultValue, summary: property.summary,
        deprecation: property.deprecation.map { $0.message ?? "" })
    }
    func settings(_ kind: Kind, _ settings: [Setting]) -> [CatalogPart] {
      settings.map { setting in
        CatalogPart(
          kind, name: setting.function ?? setting.name, type: "\(setting.type)",
          defaultText: setting.defaultValue ?? "nil", summary: setting.summary,
          deprecation: setting.deprecation.map { $0.message ?? "" })
      }
    }
    let styles = (component.look.styleFamily?.styles ?? []).map { style in
      CatalogPart(
        .style, name: style.name,
        type: style.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", "),
        defaultText: style.isDefault ? "default" : "", summary: style.summary,
        deprecation: style.deprecation.map { $0.message ?? "" })
    }
    return slots + properties + settings(.modifier, component.modifiers)
      + settings(.environment, component.environment) + styles
  }
}

extension SlotChoice {
  func title(in slot: Slot) -> String {
    switch self {
    case .view: "any view"
    case .text, .localized, .string: "text"
    case .systemImage: "symbol"
    case .image: "image"
    case .value: "a value"
    case .resolver(let index): slot.resolvers[index].name
    case .forEach: "data"
    case .omitted: "nothing"
    }
  }
}

extension CatalogDeclaration {
  /// The declarations that clients see in files, the initializers first.
  fileprivate static func all(in files: [EmittedFile]) -> [CatalogDeclaration] {
    let declarations = files.filter { $0.isCompiled && $0.root == .library }.flatMap { file in
      FileInterface(of: String(decoding: file.body, as: UTF8.self)).declarations
    }
    func group(_ title: String, _ kinds: Set<PublicDeclaration.Kind>) -> [CatalogDeclaration] {
      declarations.filter { kinds.contains($0.kind) }.map {
        CatalogDeclaration(kind: title, text: $0.text)
      }
    }
    return group("Types", [.structure, .classType, .enumeration, .protocolType, .alias])
      + group("Initializers", [.initializer]) + group("Functions", [.function, .subscriptMember])
      + group("Properties and cases", [.property, .enumCase])
  }
}

extension CatalogFinding {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      severity: "\(diagnostic.severity)", message: diagnostic.message, rule: diagnostic.id,
      line: diagnostic.place?.start.line)
  }
}
