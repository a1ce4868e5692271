import CatalogSite

/// The pictures of a preview.
struct DrawnPreview: Sendable {
  let component: String
  let preview: String
  var drawings: [CatalogDrawing] = []

  /// The colors of each class, in the order of the appearances.
  var classes: [String: [String?]] = [:]
  var symbols: [String] = []
  var elements: [CatalogElement] = []
  var unmodeled: [String] = []
  var measures: [DrawnMeasure] = []
  var pairs: [DrawnPair] = []

  /// Why it could not be drawn; nil if it could.
  var failure: RuntimeFailure?

  init(component: String, preview: String, failure: RuntimeFailure) {
    self.component = component
    self.preview = preview
    self.failure = failure
  }

  /// Reads a line of the program's results; nil if it is none.
  init?(_ json: JSON) {
    guard let component = json.text("component"), let preview = json.text("preview") else {
      return nil
    }
    self.component = component
    self.preview = preview
    drawings = json.list("drawings").map { drawing in
      CatalogDrawing(
        arrangement: drawing.text("arrangement") ?? "", appearances: drawing.texts("appearances"),
        x: drawing.number("x"), y: drawing.number("y"), width: drawing.number("width"),
        height: drawing.number("height"), markup: drawing.text("markup") ?? "")
    }
    if case .object(let entries)? = json["classes"] {
      for (name, colors) in entries {
        guard case .array(let colors) = colors else { continue }
        classes[name] = colors.map { if case .string(let color) = $0 { color } else { nil } }
      }
    }
    symbols = json.texts("symbols")
    elements = json.list("elements").map(CatalogElement.init)
    unmodeled = json.texts("unmodeled")
    measures = json.list("measures").map(DrawnMeasure.init)
    pairs = json.list("pairs").compactMap(DrawnPair.init)
  }
}

/// In which arrangements and appearances everything is drawn.
struct DrawnSettings: Sendable {
  let arrangements: [String]
  let appearances: [String]

  init(arrangements: [String], appearances: [String]) {
    self.arrangements = arrangements
    self.appearances = appearances
  }

  init?(_ json: JSON) {
    arrangements = json.texts("arrangements")
    appearances = json.texts("appearances")
    if arrangements.isEmpty || appearances.isEmpty { return nil }
  }
}

extension CatalogElement {
  fileprivate init(_ json: JSON) {
    self.init(
      label: json.text("label") ?? "", value: json.text("value"), hint: json.text("hint"),
      traits: json.texts("traits"), actions: json.texts("actions"),
      children: json.list("children").map(Self.init))
  }
}

extension JSON {
  fileprivate func number(_ key: String) -> Double {
    if case .other(let text)? = self[key] { Double(text) ?? 0 } else { 0 }
  }
}
