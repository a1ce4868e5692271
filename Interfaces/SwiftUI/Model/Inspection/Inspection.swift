import Foundation

/// Something in what is drawn that people cannot read, reach or make out.
@_spi(Model) public struct ModelFinding {
  /// The rules for what is drawn. The lint rules of the compiler with the same identifiers describe them.
  @_spi(Model) public enum Rule: String, CaseIterable, Sendable {
    case cutText = "cut-text"
    case brokenWord = "broken-word"
    case overlappingTexts = "overlapping-texts"
    case offScreenView = "off-screen-view"
    case drawnTarget = "drawn-target"
    case unmirroredView = "unmirrored-view"
    case drawnContrast = "drawn-contrast"
  }

  public let rule: Rule

  /// What people see of it: its text, or the name of a symbol.
  public let subject: String

  /// What is wrong, in a main clause.
  public let message: String

  /// Where it is on the screen.
  public let frame: CGRect

  /// How the device was set up.
  public internal(set) var condition: ModelCondition

  /// The types of the views around it that are not SwiftUI's, the innermost first, without what is generic in their
  /// arguments.
  public let types: [String]
}

/// How a device is set up.
@_spi(Model) public struct ModelCondition: Equatable, Sendable, CustomStringConvertible {
  /// nil for the standard size.
  public var textSize: DynamicTypeSize?
  public var hasLongTexts = false
  public var isRightToLeft = false
  public var isDark = false
  public var hasIncreasedContrast = false

  /// nil for the theme of the view.
  public var theme: String?
  public init() {}

  /// What differs from a usual device, as it precedes a clause; empty if nothing does.
  public var description: String {
    var parts: [String] = []
    if let textSize {
      let name = "\(textSize)".replacingOccurrences(of: "accessibility", with: "AX")
      parts.append("at the text size \(name)")
    }
    if hasLongTexts { parts.append("with longer texts, as in translations") }
    if isRightToLeft { parts.append("from right to left") }
    if isDark { parts.append("in dark mode") }
    if hasIncreasedContrast { parts.append("with increased contrast") }
    if let theme { parts.append("in the theme '\(theme)'") }
    return parts.joined(separator: " ")
  }
}

/// Shows a view on devices that are set up differently, and finds what people cannot read, reach or make out.
///
/// Only what is certain is a finding. Characters are taken to be 5 % narrower than those of Inter, because those of San
/// Francisco are; views can be as high as they need; and a color on an unknown one is left out.
///
/// - Parameters:
///   - view: The view.
///   - themes: The themes in which its colors are inspected, by their names.
@_spi(Model) @MainActor public func modelFindings(
  in view: AnyView, themes: [(name: String, change: @MainActor (AnyView) -> AnyView)] = []
) -> [ModelFinding] {
  Inspection(view).findings()
    + themes.flatMap { name, change in
      Inspection(change(view)).contrasts().map { finding in
        var finding = finding
        finding.condition.theme = name
        return finding
      }
    }
}

@MainActor private struct Inspection {
  let host: ModelHost
  let start: EnvironmentValues

  /// As high as any view.
  static let height: CGFloat = 10_000

  init(_ view: AnyView) {
    host = ModelHost(view)
    start = host.environment
  }

  var screen: CGSize { start.modelScreenSize }

  func findings() -> [ModelFinding] {
    let standard = Drawing(ModelCondition(), self)
    var findings = standard.unreadable + standard.targets + standard.contrasts
    var larger = ModelCondition()
    larger.textSize = .accessibility5
    let largest = Drawing(larger, self, after: standard).unreadable
    if !largest.isEmpty { findings += atSmallestSize(largest, after: standard) }
    var longer = ModelCondition()
    longer.hasLongTexts = true
    findings += Drawing(longer, self, after: standard).unreadable
    var mirrored = ModelCondition()
    mirrored.isRightToLeft = true
    let drawing = Drawing(mirrored, self, after: standard)
    findings += drawing.unreadable + drawing.unmirrored(standard)
    return findings + otherContrasts(besides: standard.contrasts)
  }

  /// The findings about colors alone.
  func contrasts() -> [ModelFinding] {
    let standard = Drawing(ModelCondition(), self).contrasts
    return standard + otherContrasts(besides: standard)
  }

  /// The findings about dark colors, and about those of people who ask for more contrast, if they are not the same without.
  private func otherContrasts(besides light: [ModelFinding]) -> [ModelFinding] {
    var condition = ModelCondition()
    condition.hasIncreasedContrast = true
    var findings = Drawing(condition, self).contrasts.filter { !light.contains(likeIt: $0) }
    condition.hasIncreasedContrast = false
    condition.isDark = true
    let dark = Drawing(condition, self).contrasts
    condition.hasIncreasedContrast = true
    findings += dark + Drawing(condition, self).contrasts.filter { !dark.contains(likeIt: $0) }
    return findings
  }

  /// Findings of the largest text size, each at the smallest size at which it is found.
  private func atSmallestSize(
    _ largest: [ModelFinding], after standard: Drawing
  ) -> [ModelFinding] {
    var rest = largest
    var findings: [ModelFinding] = []
    for size in DynamicTypeSize.allCases where size > .large && size < .accessibility5 {
      var condition = ModelCondition()
      condition.textSize = size
      let found = Drawing(condition, self, after: standard).unreadable
      rest.removeAll { finding in
        guard
          let same = found.first(where: {
            $0.rule == finding.rule && $0.subject == finding.subject
          })
        else { return false }
        findings.append(same)
        return true
      }
      if rest.isEmpty { break }
    }
    return findings + rest
  }
}

extension [ModelFinding] {
  /// Whether one of them is about the same thing, whose colors can differ.
  fileprivate func contains(likeIt other: ModelFinding) -> Bool {
    contains { $0.rule == other.rule && $0.subject == other.subject && $0.types == other.types }
  }
}

/// What is drawn on a device.
@MainActor private struct Drawing {
  let condition: ModelCondition
  let views: [DrawnView]
  let inspection: Inspection

  /// The drawing with which it is compared: texts that are cut there are cut on purpose.
  private let cutBefore: Set<String>
  private let isStandard: Bool
  private let unmodeled: Bool

  init(
    _ condition: ModelCondition, _ inspection: Inspection, after standard: Drawing? = nil,
    height: CGFloat = Inspection.height
  ) {
    self.condition = condition
    self.inspection = inspection
    let host = inspection.host
    host.environment = inspection.start
    host.environment.modelTextNarrowing = 0.95
    host.environment.modelHasLongTexts = condition.hasLongTexts
    if let size = condition.textSize { host.environment.dynamicTypeSize = size }
    if condition.isRightToLeft { host.environment.layoutDirection = .rightToLeft }
    if condition.isDark { host.environment.colorScheme = .dark }
    if condition.hasIncreasedContrast { host.environment._colorSchemeContrast = .increased }
    host.offer = ProposedViewSize(width: inspection.screen.width, height: height)
    views = host.update().drawnViews()
    unmodeled = host.unmodeled.contains { !$0.hasPrefix("accessibility") }
    isStandard = standard == nil
    cutBefore = Set(
      (standard?.views ?? []).flatMap { view -> [String] in
        guard case .text(let text, let lines) = view.content, lines.isCut || lines.breaksWords
        else { return [] }
        return [text.string, lengthened(text.string)]
      })
  }

  private func finding(
    _ rule: ModelFinding.Rule, _ view: DrawnView, _ message: String
  ) -> ModelFinding? {
    let types = view.node.scope?.types ?? []
    // How a picker looks is a guess.
    if types.contains(where: { "\($0)".hasPrefix("SystemPicker<") }) { return nil }
    return ModelFinding(
      rule: rule, subject: view.subject, message: message, frame: view.frame, condition: condition,
      types: types.map { String(reflecting: $0) }.filter { !$0.hasPrefix("SwiftUI.") }.map(
        shortenedType))
  }

  // MARK: Texts

  /// Texts that are cut or lie on each other, and what is beside the screen.
  var unreadable: [ModelFinding] {
    let placed = overlaps + beside
    if placed.isEmpty { return cuts }
    // A view can be wide because it is high.
    let other = Drawing(
      condition, inspection, height: inspection.screen.height)
    let confirmed = other.overlaps + other.beside
    return cuts
      + placed.filter { finding in
        confirmed.contains { $0.rule == finding.rule && $0.message == finding.message }
      }
  }

  private var cuts: [ModelFinding] {
    views.compactMap { view in
      guard case .text(let text, let lines) = view.content, !text.isRedacted,
        !view.context.isInField
      else { return nil }
      let string = text.string
      if cutBefore.contains(string) { return nil }
      if let size = condition.textSize, size.isAccessibilitySize, view.context.showsLargeContent {
        return nil
      }
      if lines.isCut {
        // A limit that cuts a text at the standard size is there to cut it, and one of a long text is for those.
        if let limit = text.lineLimit, lines.lines.count >= limit {
          if isStandard || string.count > (condition.hasLongTexts ? 56 : 40) { return nil }
        }
        let shown = lines.lines.map(\.text).joined(separator: " ")
        return finding(.cutText, view, "'\(string.shown)' is cut to '\(shown.shown)'")
      }
      // The margins of the screen, and the padding of a view.
      if lines.breaksWords, text.widestWord <= inspection.screen.width - 64 {
        let shown = lines.lines.map(\.text).joined(separator: "|")
        return finding(
          .brokenWord, view, "'\(string.shown)' is broken inside a word: '\(shown.shown)'")
      }
      return nil
    }
  }

  private var overlaps: [ModelFinding] {
    var findings: [ModelFinding] = []
    let texts = views.indices.filter { views[$0].isPlacedText }
    for (position, lower) in texts.enumerated() {
      for upper in texts[(position + 1)...] {
        let (a, b) = (views[lower], views[upper])
        guard a.subject != b.subject, let common = a.commonInk(with: b),
          !views[(lower + 1)..<upper].contains(where: { $0.hides(common) })
        else { continue }
        if let finding = finding(
          .overlappingTexts, b, "'\(b.subject.shown)' lies on '\(a.subject.shown)'")
        {
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private var beside: [ModelFinding] {
    let width = inspection.screen.width
    return views.compactMap { view in
      // What is seen of a target is a finding itself.
      if case .target = view.content { return nil }
      guard view.isMeant, !view.context.scrollsHorizontally, !view.context.isTransformed,
        let first = view.ink.first
      else { return nil }
      let ink = view.ink.reduce(first) { $0.union($1) }
      let outside = max(-ink.minX, ink.maxX - width)
      // An app leaves a margin, into which a view can reach.
      guard outside > 16 else { return nil }
      return finding(
        .offScreenView, view,
        "\(view.description) goes \(outside.shown) points beyond the edge of the screen, which is "
          + "\(width.shown) points wide")
    }
  }

  // MARK: Targets

  /// Targets that are smaller than a fingertip.
  var targets: [ModelFinding] {
    views.compactMap { view in
      guard case .target = view.content, !view.context.isTransformed, let scope = view.node.scope,
        let frame = view.node.touched, frame.width > 0, frame.height > 0
      else { return nil }
      let least: CGFloat = 44
      if frame.width > least - 0.5, frame.height > least - 0.5 { return nil }
      if scope.isOfCaller { return nil }
      return finding(
        .drawnTarget, view,
        "\(view.description) is \(frame.width.shown) by \(frame.height.shown) points, too small "
          + "for a fingertip; the Human Interface Guidelines ask for 44 by 44")
    }
  }

  // MARK: Directions

  /// Views that are not where those of a drawing from left to right are in a mirror.
  func unmirrored(_ original: Drawing) -> [ModelFinding] {
    let before = Dictionary(
      original.views.filter(\.isMeant).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let found = views.compactMap { view -> ModelFinding? in
      guard view.isMeant, let same = before[view.path], same.subject == view.subject,
        view.node.isRightToLeft, !same.node.isRightToLeft, !view.context.isTransformed,
        let ink = view.ink.first, let mirrored = same.ink.first,
        abs(ink.width - mirrored.width) < 1
      else { return nil }
      let expected = inspection.screen.width - mirrored.midX
      // Not moved at all, though it is not in the middle.
      guard abs(ink.midX - mirrored.midX) < 1, abs(expected - ink.midX) > 8 else { return nil }
      return finding(
        .unmirroredView, view,
        "\(view.description) stays where it is, \(ink.minX.shown) points from the left edge")
    }
    return found
  }

  // MARK: Colors

  /// Texts and symbols that are hard to make out.
  var contrasts: [ModelFinding] {
    // What is not modeled can change colors.
    if unmodeled { return [] }
    let screen = Color(.background).resolved(in: inspection.host.environment)
    return views.indices.compactMap { index in
      let view = views[index]
      let found =
        views.contrast(of: index, on: screen) ?? views.shapeContrast(ofControl: index, on: screen)
      guard let contrast = found, contrast.ratio < contrast.required else { return nil }
      // Rounded down, so that too little is never shown as enough.
      let ratio = (contrast.ratio * 100).rounded(.down) / 100
      return finding(
        .drawnContrast, view,
        "\(view.description) has a contrast of \(CGFloat(ratio).shown) (\(contrast.front) on "
          + "\(contrast.back)), and \(view.kindOfContrast) needs "
          + "\(CGFloat(contrast.required).shown)")
    }
  }
}

extension DrawnView {
  /// The text, or the name of a symbol.
  var subject: String {
    switch content {
    case .text(let text, _): text.string
    case .image(let image): image.label ?? image.name
    case .target: node.firstSubject ?? ""
    case .shape, .divider, .ground: ""
    }
  }

  fileprivate var description: String {
    switch content {
    case .text: "'\(subject.shown)'"
    case .image(let image): "the \(image.isSymbol ? "symbol" : "image") '\(subject.shown)'"
    case .target, .shape, .divider, .ground:
      subject.isEmpty ? "the target" : "the target '\(subject.shown)'"
    }
  }

  fileprivate var kindOfContrast: String {
    switch content {
    case .image: "a symbol"
    case .target: "a control without text"
    case .text, .shape, .divider, .ground: "text of this size"
    }
  }

  fileprivate var isPlacedText: Bool {
    if case .text(let text, _) = content {
      !text.isRedacted && !context.isTransformed
    } else {
      false
    }
  }

  /// Whether people have to see it: a text, a symbol that says something, or a target.
  fileprivate var isMeant: Bool {
    switch content {
    case .text(let text, _): text.string.contains { !$0.isWhitespace }
    case .image(let image):
      image.isSymbol && image.label != nil && !context.isHiddenFromAccessibility
    case .target: true
    case .shape, .divider, .ground: false
    }
  }

  /// Where letters of two texts can be; nil if that is less than a point.
  fileprivate func commonInk(with other: DrawnView) -> CGRect? {
    for first in ink {
      for second in other.ink {
        let common = first.intersection(second)
        if !common.isNull, common.width > 2, common.height > 2 { return common }
      }
    }
    return nil
  }
}

extension ModelNode {
  /// The first text or symbol that is seen in it.
  fileprivate var firstSubject: String? {
    switch kind {
    case .text(let text): return text.string.isEmpty ? nil : text.string
    case .image(let image): return image.label ?? image.name
    default:
      for child in seen { if let subject = child.firstSubject { return subject } }
      return nil
    }
  }

  /// Where taps reach the view: its frame, and what in it is larger.
  fileprivate var touched: CGRect? {
    guard var touched = frame else { return nil }
    func add(_ node: ModelNode) {
      switch node.kind {
      case .effect(.hidden), .effect(.hitTesting(false)): return
      case .effect(.contentShape(let outline)):
        if let frame = node.frame { touched = touched.union(outline.bounds(in: frame)) }
      case .text, .image, .shape: if let frame = node.frame { touched = touched.union(frame) }
      case .background, .overlay, .presentation, .contextMenu, .representation:
        // Layers do not get the taps on what is beside the view.
        if let first = node.children.first { add(first) }
        return
      default: break
      }
      for child in node.seen { add(child) }
    }
    add(self)
    return touched
  }
}

extension ModelShape.Outline {
  fileprivate func bounds(in frame: CGRect) -> CGRect {
    if case .inset(let outline, let amount) = self {
      return outline.bounds(in: frame.insetBy(dx: amount, dy: amount))
    }
    return frame
  }
}

extension ModelText {
  /// The width of its widest word, in the fonts of its runs.
  fileprivate var widestWord: CGFloat {
    runs.flatMap { run in
      run.text.split { " -–—\n\t".contains($0) }.map { word in
        let font = run.font.metrics(narrowing)
        return word.reduce(0) { $0 + font.width(of: $1) + run.tracking }
      }
    }.max() ?? 0
  }
}

extension Scope {
  /// Whether the view is what a caller passed to a component: a control in a slot has the size of the caller's choice.
  fileprivate var isOfCaller: Bool {
    let names = types.map { String(reflecting: $0) }.filter { !$0.hasPrefix("SwiftUI.") }
    guard let nearest = names.first else { return false }
    let own = shortenedType(nearest)
    return own.hasSuffix("Previews") || own.contains("StyleConfiguration.")
      || nearest.contains("SwiftUI.Button<") || nearest.contains("SwiftUI.Menu<")
      || nearest.contains("SwiftUI.Link<")
  }
}

/// The name of a type, without the arguments of its arguments.
func shortenedType(_ type: String) -> String {
  var depth = 0
  return String(
    type.filter { character in
      if character == ">" { depth -= 1 }
      defer { if character == "<" { depth += 1 } }
      return depth < 2
    })
}

extension String {
  /// At most 40 characters of it, in one line.
  fileprivate var shown: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}

extension CGFloat {
  /// To tenths, without a decimal that says nothing.
  fileprivate var shown: String {
    let tenths = (self * 10).rounded() / 10
    let hundredths = (self * 100).rounded() / 100
    if hundredths == tenths { return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)" }
    return "\(hundredths)"
  }
}
