/// What a catalog shows of a library.
package struct CatalogContents: Sendable {
  /// The name of the library's module.
  package var library: String

  /// Those of a group follow each other.
  package var components: [CatalogComponent]

  /// What the team has written, in the order of the navigation.
  package var pages: [CatalogPage] = []

  /// The images in pages, as addresses with their data, by their paths in the folder of the pages.
  package var images: [String: String] = [:]

  /// The team's own drawings of symbols, as addresses with their data, by the names of the symbols.
  package var symbols: [String: String] = [:]

  /// The font of the texts of pages, as an address with its data; nil for the catalog's own.
  package var font: String?
  package var tokens: [CatalogTokenGroup] = []

  /// The color of links; nil for the catalog's own.
  package var accent: CatalogAccent?

  /// What is different since an earlier version; nil if none is compared.
  package var changes: CatalogChanges?

  /// The name of the theme that is not named in appearances; nil if there are no themes.
  package var defaultTheme: String?

  /// The names of the arrangements and appearances in which everything is drawn; the first are the usual ones.
  package var arrangements: [String]
  package var appearances: [String]

  /// The colors of each class of the pictures, in the order of the appearances; nil where they are not known.
  package var classes: [String: [String?]]

  package init(
    library: String, components: [CatalogComponent], arrangements: [String],
    appearances: [String], classes: [String: [String?]]
  ) {
    self.library = library
    self.components = components
    self.arrangements = arrangements
    self.appearances = appearances
    self.classes = classes
  }
}

extension CatalogContents {
  /// The components under each heading; a heading is nil for those without a group.
  var groups: [(title: String?, components: [CatalogComponent])] {
    var groups: [(title: String?, components: [CatalogComponent])] = []
    for component in components {
      if let last = groups.indices.last, groups[last].title == component.group {
        groups[last].components.append(component)
      } else {
        groups.append((component.group, [component]))
      }
    }
    return groups
  }

  /// Whether there are calls of UIKit views.
  var hasUIKit: Bool {
    components.contains { $0.previews.contains { $0.calls.contains { $0.framework == "UIKit" } } }
  }

  /// Whether components have headings.
  var hasGroups: Bool { components.contains { $0.group != nil } }

  /// The component with a name in specs or in Swift.
  func component(_ name: String) -> CatalogComponent? {
    components.first { $0.name == name || $0.swiftName == name }
  }
}

/// A color in light and dark: `#rrggbb`.
package struct CatalogAccent: Sendable {
  package var light, dark: String

  package init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }
}

/// A component with its pictures.
package struct CatalogComponent: Sendable {
  /// Its key in specs, and its name in Swift.
  package var name: String
  package var swiftName: String

  /// The heading under which it is listed; nil for none.
  package var group: String?

  /// One sentence; nil if the spec has none.
  package var summary: String?

  /// Paragraphs in Markdown.
  package var discussion: String?

  /// Why it should not be used; nil if it may be.
  package var deprecation: String?
  package var axes: [CatalogAxis] = []
  package var previews: [CatalogPreview] = []

  /// The name of the preview that stands for it.
  package var usual: String = ""
  package var parts: [CatalogPart] = []

  /// The names of the components that it uses, and of those that use it.
  package var uses: [String] = []
  package var users: [String] = []

  /// The text of its spec, and its path in the project.
  package var spec = ""
  package var specPath = ""

  /// The emitted declarations that clients see, by kind.
  package var declarations: [CatalogDeclaration] = []
  package var findings: [CatalogFinding] = []
  package var coverage: [CatalogCoverage] = []

  /// nil without a UIKit module.
  package var uiKit: CatalogUIKit?

  /// The emitted files.
  package var sources: [CatalogSource] = []

  /// The commits that changed its spec, newest first.
  package var history: [CatalogCommit] = []

  package init(name: String, swiftName: String) {
    self.name = name
    self.swiftName = swiftName
  }
}

/// Something that can be chosen in a playground.
package struct CatalogAxis: Sendable {
  package var title: String

  /// The first is the usual one.
  package var values: [String]

  package init(title: String, values: [String]) {
    self.title = title
    self.values = values
  }
}

/// A preview with its pictures.
package struct CatalogPreview: Sendable {
  package var name: String
  package var title: String
  package var group: String

  /// The position of its value on each axis; nil if it is none of a playground's.
  package var values: [Int]?

  /// The Swift that an app writes for it, by the name of the framework; empty if there is no single call.
  package var calls: [CatalogCall] = []
  package var drawings: [CatalogDrawing] = []
  package var elements: [CatalogElement] = []

  /// The names of the symbols in its pictures.
  package var symbols: [String] = []

  /// What can be measured in the usual picture.
  package var measures: [CatalogMeasure] = []

  /// What is not drawn as it is on a device, and why there are no pictures.
  package var unmodeled: [String] = []
  package var failure: String?

  package init(name: String, title: String, group: String) {
    self.name = name
    self.title = title
    self.group = group
  }
}

/// The Swift that an app writes for a preview.
package struct CatalogCall: Sendable {
  /// `SwiftUI` or `UIKit`.
  package var framework: String
  package var text: String

  package init(framework: String, text: String) {
    self.framework = framework
    self.text = text
  }
}

/// A file that is emitted for a component.
package struct CatalogSource: Sendable {
  /// The path in the library.
  package var path: String

  /// The lines, each with the line of the spec that it comes from, from 1; nil if it comes from the spec as a whole.
  package var lines: [(text: String, origin: Int?)]

  package init(path: String, lines: [(text: String, origin: Int?)]) {
    self.path = path
    self.lines = lines
  }
}

/// A picture: the elements of an SVG image, in which `§` stands for a name that is unique on the page.
package struct CatalogDrawing: Sendable {
  package var arrangement: String

  /// The appearances in which it looks like this, but for its colors.
  package var appearances: [String]
  package var x, y, width, height: Double
  package var markup: String

  package init(
    arrangement: String, appearances: [String], x: Double, y: Double, width: Double,
    height: Double, markup: String
  ) {
    self.arrangement = arrangement
    self.appearances = appearances
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.markup = markup
  }
}

/// What a screen reader says.
package struct CatalogElement: Sendable {
  package var label: String
  package var value: String?
  package var hint: String?
  package var traits: [String]
  package var actions: [String]
  package var children: [CatalogElement]

  package init(
    label: String, value: String?, hint: String?, traits: [String], actions: [String],
    children: [CatalogElement]
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.children = children
  }
}

/// A slot, property, modifier, style or environment value.
package struct CatalogPart: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case slot = "Slots"
    case property = "Properties"
    case modifier = "Modifiers"
    case environment = "Environment"
    case style = "Styles"
  }
  package var kind: Kind
  package var name: String

  /// What it takes.
  package var type: String

  /// What it is without an argument; nil if it is required.
  package var defaultText: String?
  package var summary: String?
  package var deprecation: String?

  package init(
    _ kind: Kind, name: String, type: String, defaultText: String? = nil, summary: String? = nil,
    deprecation: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.summary = summary
    self.deprecation = deprecation
  }
}

/// A declaration that clients see.
package struct CatalogDeclaration: Sendable {
  package var kind: String
  package var text: String

  package init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A finding of a rule.
package struct CatalogFinding: Sendable {
  package var severity: String
  package var message: String
  package var rule: String
  package var line: Int?

  package init(severity: String, message: String, rule: String, line: Int?) {
    self.severity = severity
    self.message = message
    self.rule = rule
    self.line = line
  }
}
