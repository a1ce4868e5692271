/// What was found in a preview.
struct InspectedPreview: Sendable {
  let component: String
  let preview: String
  var findings: [Finding] = []

  /// Why it could not be inspected; nil if it could.
  var failure: RuntimeFailure?

  /// A finding in a preview on a device that is set up in a certain way.
  struct Finding: Sendable {
    let rule: String

    /// The text or the name of the symbol that it is about.
    let subject: String
    let message: String

    /// The types of the library around it, the innermost first: `Kit.Card<SwiftUI.Text>`.
    let types: [String]
    let condition: Condition
  }

  /// How a device is set up.
  struct Condition: Hashable, Sendable {
    /// nil for the standard size.
    var textSize: RenderRequest.TextSize?
    var hasLongTexts = false
    var isRightToLeft = false
    var isDark = false
    var hasIncreasedContrast = false
    var theme: String?

    /// What differs from a usual device, as it precedes a clause; empty if nothing does.
    var description = ""
  }

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
    findings = json.list("findings").compactMap(Finding.init)
  }
}

extension InspectedPreview.Finding {
  fileprivate init?(_ json: JSON) {
    guard let rule = json.text("rule"), let message = json.text("message") else { return nil }
    self.rule = rule
    self.message = message
    subject = json.text("subject") ?? ""
    types = json.texts("types")
    func flag(_ key: String) -> Bool { json[key] == .other("true") }
    condition = InspectedPreview.Condition(
      textSize: json.text("textSize").flatMap { RenderRequest.TextSize(named: $0) },
      hasLongTexts: flag("hasLongTexts"), isRightToLeft: flag("isRightToLeft"),
      isDark: flag("isDark"), hasIncreasedContrast: flag("hasIncreasedContrast"),
      theme: json.text("theme"),
      description: json.text("condition") ?? "")
  }
}

extension InspectedPreview.Condition {
  /// The options with which `render` shows the same.
  var options: String {
    var request = RenderRequest()
    request.theme = theme
    request.textSize = textSize
    request.hasLongTexts = hasLongTexts
    request.isRightToLeft = isRightToLeft
    request.isDark = isDark
    request.hasIncreasedContrast = hasIncreasedContrast
    return request.options.map { option in
      " " + (RenderRequest.TextSize(rawValue: option)?.shortName ?? option)
    }.joined()
  }

  /// Its position among all: usual settings come first.
  var rank: Int {
    var rank = 0
    if let textSize { rank += 1 + (RenderRequest.TextSize.allCases.firstIndex(of: textSize) ?? 0) }
    if hasLongTexts { rank += 20 }
    if isRightToLeft { rank += 40 }
    if isDark { rank += 80 }
    if hasIncreasedContrast { rank += 160 }
    if theme != nil { rank += 320 }
    return rank
  }
}
