/// What the previews of a component show of a part of it.
package struct CatalogCoverage: Sendable {
  package var kind: CatalogPart.Kind
  package var name: String

  /// Ways of filling a slot, or values, as they are written.
  package var shown: [String]
  package var missing: [String]

  package init(_ kind: CatalogPart.Kind, name: String, shown: [String], missing: [String]) {
    (self.kind, self.name, self.shown, self.missing) = (kind, name, shown, missing)
  }
}

/// How a component is implemented in the UIKit module.
package struct CatalogUIKit: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case leftOut = "left out"
    case hosted
    case handwritten = "hand-written"
    case native
  }
  package var kind: Kind

  /// Why it is hosted or left out, or what it lacks, each with its line in the spec.
  package var reasons: [(name: String, line: Int?)]

  package init(_ kind: Kind, reasons: [(name: String, line: Int?)]) {
    (self.kind, self.reasons) = (kind, reasons)
  }
}
