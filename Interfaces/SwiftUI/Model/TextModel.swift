// swift-format-ignore-file

/// What a text consists of.
@usableFromInline indirect enum TextContent: Equatable, Sendable {
  case verbatim(String)
  case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  case formatted(FormattedText)
  case joined(Text, Text)
  case image(Image)
}

/// A change of a text.
@usableFromInline enum TextChange: Sendable, Equatable {
  case font(Font?), weight(Font.Weight?), width(Font.Width?), design(Font.Design?), bold(Bool), italic(Bool), monospaced(Bool), monospacedDigits
  case foreground(AnyShapeStyle)
  case underline(Bool), strikethrough(Bool)
  case tracking(CGFloat), baselineOffset(CGFloat)
  case label(Text), heading(Int)
  /// What changes nothing that the model has.
  case other(String)

  @usableFromInline static func == (a: TextChange, b: TextChange) -> Bool { "\(a)" == "\(b)" }

  func apply(to font: inout ModelFont, _ environment: EnvironmentValues) {
    switch self {
    case .font(let new): font = (new ?? environment.font ?? .body).resolved(in: environment)
    case .weight(let weight?): font.weight = weight.number
    case .width(let width?): font.width = Double(width.value)
    case .design(let design?): font.design = design.modelName
    case .bold(let isActive): if isActive { font.weight = max(font.weight, 700) }
    case .italic(let isActive): font.isItalic = isActive
    case .monospaced(let isActive): font.isMonospaced = isActive
    case .monospacedDigits: font.hasMonospacedDigits = true
    case .weight, .width, .design, .foreground, .underline, .strikethrough, .tracking, .baselineOffset, .label, .heading, .other: break
    }
  }
}

/// A value with the format in which a text shows it.
@usableFromInline final class FormattedText: Equatable, Sendable {
  private let format: @Sendable (EnvironmentValues) -> String
  init(_ format: @escaping @Sendable (EnvironmentValues) -> String) { self.format = format }

  func string(in environment: EnvironmentValues) -> String { format(environment) }
  @usableFromInline static func == (a: FormattedText, b: FormattedText) -> Bool { a === b || a.format(EnvironmentValues()) == b.format(EnvironmentValues()) }
}

/// A value that is not known to be safe to pass on, and is never changed.
struct Unchecked<Value>: @unchecked Sendable { let value: Value }

extension FormattedText {
  convenience init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    let parts = Unchecked(value: (input, format))
    self.init { parts.value.1.locale($0.locale).format(parts.value.0) }
  }
  convenience init(_ date: Date, _ style: Text.DateStyle) {
    self.init { environment in
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.timeZone = environment.timeZone
      formatter.calendar = environment.calendar
      switch style.modelName {
      case "time": (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
      case "date": (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
      // They depend on the time at which the text is seen.
      default: return "\(style.modelName) \(ISO8601DateFormatter().string(from: date))"
      }
      return formatter.string(from: date)
    }
  }
}

extension Text {
  init(_ content: TextContent) { (self.content, changes) = (content, []) }

  func changed(_ change: TextChange) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  /// The text as it is seen.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle): key.string(table, bundle, environment)
    case .formatted(let text): text.string(in: environment)
    case .joined(let first, let second): first.string(in: environment) + second.string(in: environment)
    case .image: ""
    }
  }

  /// The text as it is said.
  func spoken(in environment: EnvironmentValues) -> String {
    for case .label(let label) in changes.reversed() { return label.spoken(in: environment) }
    switch content {
    case .joined(let first, let second): return first.spoken(in: environment) + second.spoken(in: environment)
    case .image(let image): return image.resolved(in: environment).label ?? ""
    case .verbatim, .key, .formatted: return string(in: environment)
    }
  }

  private var hasLabel: Bool {
    if changes.contains(where: { if case .label = $0 { true } else { false } }) { return true }
    switch content {
    case .joined(let first, let second): return first.hasLabel || second.hasLabel
    case .image: return true
    case .verbatim, .key, .formatted: return false
    }
  }

  func resolved(in environment: EnvironmentValues) -> ModelText {
    var heading: Int?
    for case .heading(let level) in changes { heading = level }
    return ModelText(
      runs: runs(environment, after: environment.textChanges), label: hasLabel ? spoken(in: environment) : nil,
      headingLevel: heading, lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      alignment: environment.multilineTextAlignment, truncation: environment.truncationMode,
      lineSpacing: environment.lineSpacing, minimumScale: environment.minimumScaleFactor,
      isRedacted: environment.redactionReasons.contains(.placeholder), isEnabled: environment.isEnabled,
      narrowing: environment.modelTextNarrowing)
  }

  /// The parts of the text. A change counts before those around it.
  private func runs(_ environment: EnvironmentValues, after outer: [TextChange]) -> [ModelText.Run] {
    let all = outer + changes.reversed()
    func run(_ text: String) -> ModelText.Run {
      var environment = environment
      var font = (environment.font ?? .body).resolved(in: environment)
      // A font replaces the one around it, whereas a weight or a design changes it wherever it stands.
      for case .font(let new?) in all { font = new.resolved(in: environment) }
      var run = ModelText.Run(text: text, font: font, paint: environment.foreground.paint(in: environment))
      for change in all {
        switch change {
        case .foreground(let style):
          environment.foreground = anchored(style.style, in: environment)
          run.paint = environment.foreground.paint(in: environment)
        case .underline(let isActive): run.isUnderlined = isActive
        case .strikethrough(let isActive): run.isStruckThrough = isActive
        case .tracking(let tracking): run.tracking = tracking
        case .baselineOffset(let offset): run.baselineOffset = offset
        case .font: break
        default: change.apply(to: &run.font, environment)
        }
      }
      switch environment.textCase {
      case .uppercase?: run.text = run.text.uppercased(with: environment.locale)
      case .lowercase?: run.text = run.text.lowercased(with: environment.locale)
      case nil: break
      }
      return run
    }
    switch content {
    case .verbatim, .formatted: return [run(string(in: environment))]
    case .joined(let first, let second): return first.runs(environment, after: all) + second.runs(environment, after: all)
    case .image(let image):
      var picture = run("")
      var resolved = image.resolved(in: environment)
      (resolved.font, resolved.paint) = (picture.font, picture.paint)
      picture.image = resolved
      return [picture]
    case .key(let key, let table, let bundle):
      return key.parts(table, bundle, environment).flatMap { part in
        switch part {
        case .text(let text): text.runs(environment, after: all)
        case .string(let string): [run(string)]
        }
      }
    }
  }
}
extension Text: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { single(inputs) { ModelNode(.text(resolved(in: $0.environment))) } }
}
