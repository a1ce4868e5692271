import CatalogSite
import DesignModel
import Emission
import SwiftUIEmitter

extension CatalogCoverage {
  /// What the previews of a component show of its parts; empty if it has none.
  static func all(of component: Component, in library: Library) -> [CatalogCoverage] {
    (previewedParts(of: component, in: library) ?? []).map { part in
      let (kind, name): (CatalogPart.Kind, String) =
        switch part.subject {
        case .slot(let index): (.slot, component.slots[index].name)
        case .property(let index): (.property, component.properties[index].name)
        case .modifier(let index):
          (.modifier, component.modifiers[index].function ?? component.modifiers[index].name)
        case .environment(let index):
          (.environment, component.environment[index].function ?? component.environment[index].name)
        case .style(let name): (.style, name)
        }
      func titles(_ ways: [PreviewedPart.Way]) -> [String] {
        ways.reduce(into: []) { titles, way in
          let title =
            switch way {
            case .choice(let choice):
              if case .slot(let index) = part.subject {
                choice.title(in: component.slots[index])
              } else {
                ""
              }
            case .value(let value): plain(value)
            case .example: kind == .style ? "the style" : "a value"
            case .more(let count): "\(count) more"
            }
          if !titles.contains(title) { titles.append(title) }
        }
      }
      return CatalogCoverage(
        kind, name: name, shown: titles(part.shown), missing: titles(part.missing))
    }
  }
}

extension CatalogUIKit {
  init(_ implementation: Implementation) {
    let kind: Kind =
      switch implementation.kind {
      case .native: .native
      case .handwritten: .handwritten
      case .hosted: .hosted
      case .leftOut: .leftOut
      }
    self.init(kind, reasons: implementation.obstacles.map { ($0.name, $0.place?.start.line) })
  }
}
