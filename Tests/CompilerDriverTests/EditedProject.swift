import TestSupport

/// A project that is randomly edited, as texts.
///
/// Its specs use each other, share types and environment entries, and sometimes have errors.
struct EditedProject {
  private struct Spec {
    var style = 1
    var spacing = 4
    var summary = 1
    var isSecond = false
    var hasBadge = false
    var hasSubtitle = false
    var hasList = false
    var hasDensity = false
    var isSuppressed = false
    var cases = 2
    var shown: String?
    var flaw: String?
  }

  private var specs: [String: Spec] = [:]
  private var cases = 2
  private var hasExtension = false
  private var prefix: String?
  private var hasRule = false
  private var lintsStrictly = false
  private var hasUIKit = false
  private var template: Int?
  private var handwritten = 1

  init() {
    for name in ["Badge", "Banner", "Card", "Chip", "Panel", "Tile"] { specs[name] = Spec() }
  }

  /// Whether a package is emitted, rather than files for a target.
  var isPackage: Bool { hasUIKit }

  /// The files by their paths.
  var files: [String: String] {
    var files = ["dscompile.yaml": project, "components/Shared.yaml": shared]
    for (name, spec) in specs { files["components/\(name).yaml"] = text(of: spec, name) }
    if let template { files["templates/Previews.swift.template"] = "// \(template)\n" }
    files["Extra/Helpers.swift"] =
      "func helper\(handwritten)() -> Int { \(handwritten) }\n"
    return files
  }

  /// Changes something.
  mutating func edit(_ numbers: inout SeededNumbers) {
    // Most of the time there are no errors.
    if numbers.once(in: 3) { repair() }
    let names = specs.keys.sorted()
    let name = numbers.one(of: names)
    let number = Int.random(in: 1...3, using: &numbers)
    switch Int.random(in: 0..<42, using: &numbers) {
    case 0..<14: specs[name]?.spacing = number * 4
    case 14..<17: specs[name]?.style = number
    case 17..<19: specs[name]?.summary = number
    case 19: specs[name]?.hasBadge.toggle()
    case 20: specs[name]?.hasSubtitle.toggle()
    case 21: specs[name]?.hasList.toggle()
    case 22, 23: specs[name]?.hasDensity.toggle()
    case 24: specs[name]?.cases = number
    case 25, 26: specs[name]?.shown = numbers.once(in: 2) ? nil : numbers.one(of: names)
    case 27, 28:
      let isFlawed = specs[name]?.flaw != nil
      let flaw = numbers.one(of: ["slots: [", "slotz: {}", "discussion: a\ndiscussion: b"])
      specs[name]?.flaw = isFlawed ? nil : flaw
    case 29: specs[name]?.isSecond.toggle()
    case 30 where specs.count > 3: specs[name] = nil
    case 31: specs["Extra\(number)"] = Spec()
    case 32 where specs.count > 3:
      specs["Moved\(number)"] = specs[name]
      specs[name] = nil
    case 33: cases = number
    case 34: hasExtension.toggle()
    case 35: prefix = prefix == nil ? "DK" : nil
    case 36: hasRule.toggle()
    case 37: lintsStrictly.toggle()
    case 38: template = template == nil ? number : nil
    case 39: hasUIKit.toggle()
    default: handwritten = number
    }
  }

  /// Changes the body of a spec in a project without errors.
  mutating func editBody(_ numbers: inout SeededNumbers) {
    repair()
    let name = numbers.one(of: specs.keys.sorted())
    let other = numbers.one(of: specs.keys.sorted())
    specs[name]?.spacing = Int.random(in: 1...30, using: &numbers) * 4
    specs[name]?.summary = Int.random(in: 1...3, using: &numbers)
    if numbers.once(in: 5) { specs[name]?.isSuppressed.toggle() }
    let isShowing = numbers.once(in: 3) && specs[other]?.isSecond == false
    specs[name]?.shown = isShowing ? other : nil
  }

  /// Removes possible errors.
  private mutating func repair() {
    for name in specs.keys {
      specs[name]?.flaw = nil
      specs[name]?.shown = nil
    }
    prefix = nil
    lintsStrictly = false
    template = nil
  }

  private var project: String {
    """
    library: Kit
    output: \(hasUIKit ? "Generated" : "{sources: Generated}")
    sources: Extra
    \(prefix.map { "prefix: \($0)" } ?? "")
    \(template == nil ? "" : "templates: templates")
    \(hasUIKit ? "targets: [swiftui, uikit]" : "")
    lint:
      rules:
        magic-number: \(hasRule ? "warning" : "\"off\"")
        missing-summary: \(lintsStrictly ? "error" : "\"off\"")

    """
  }

  private var shared: String {
    """
    types:
      Density: {cases: [\((1...cases).map { "level\($0)" }.joined(separator: ", "))]}
    \(hasExtension ? "swift: |\n  extension Int {\n    var doubled: Int { self * 2 }\n  }" : "")

    """
  }

  private func text(of spec: Spec, _ name: String) -> String {
    """
    component: \(name)\(spec.isSecond ? "View" : "")
    \(spec.summary == 1 ? "" : "summary: A view of kind \(spec.summary).")
    slots:
      title: {options: [text]}
      \(spec.hasSubtitle ? "subtitle: {optional: true, options: [string]}" : "")
      \(spec.hasList ? "rows: {list: {limit: most}}" : "")
    properties:
      role: {type: \(name)Role, default: .role1}
      \(spec.hasList ? "most: {type: \"Int?\"}" : "")
    \(spec.hasBadge ? "modifiers:\n  mark: {type: String, default: '\"new\"'}" : "")
    \(spec.hasDensity ? "environment:\n  density: {type: Density, default: .level1}" : "")
    types:
      \(name)Role: {cases: [\((1...spec.cases).map { "role\($0)" }.joined(separator: ", "))]}
    \(spec.flaw ?? "")
    styles:
      automatic:
        \(spec.isSuppressed ? "# dscompile:disable=magic-number The grid has it." : "")
        body: |
          VStack(spacing: \(spec.spacing)) {
            configuration.title
            \(spec.hasSubtitle ? "configuration.subtitle" : "")
            \(spec.hasList ? "configuration.rows" : "")
            \(spec.shown.map { "\($0)(title: \"Inside\")" } ?? "Divider()")
          }
      \(spec.style == 1 ? "" : "style\(spec.style):\n    body: configuration.title")

    """
  }
}
