// swift-format-ignore-file

/// The alignment of lines of text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum TextAlignment: Hashable, CaseIterable {
  case leading
  case center
  case trailing
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextAlignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextAlignment: BitwiseCopyable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { ignored() }
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { ignored() }
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { ignored() }
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { ignored() }
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { ignored() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { changingEnvironment { $0.textChanges.append(.underline(isActive)) } }
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { changingEnvironment { $0.textChanges.append(.strikethrough(isActive)) } }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View { changingEnvironment { $0.redactionReasons.formUnion(reason) } }
  nonisolated public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { changingEnvironment { $0.multilineTextAlignment = alignment } }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { changingEnvironment { $0.truncationMode = mode } }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { changingEnvironment { $0.lineSpacing = lineSpacing } }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { changingEnvironment { $0.allowsTightening = flag } }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { changingEnvironment { $0.minimumScaleFactor = factor } }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { changingEnvironment { $0.textCase = textCase } }
  nonisolated public func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number; $0.reservedLines = nil } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { changingEnvironment { $0.lineLimit = nil; $0.reservedLines = limit.lowerBound } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { changingEnvironment { $0.lineLimit = limit.upperBound; $0.reservedLines = nil } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { changingEnvironment { $0.lineLimit = limit.upperBound; $0.reservedLines = limit.lowerBound } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { changingEnvironment { $0.lineLimit = limit; $0.reservedLines = reservesSpace ? limit : nil } }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { unmodeled() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> some View { changingEnvironment { $0.textChanges.append(.monospacedDigits) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { changingEnvironment { $0.textChanges.append(.monospaced(isActive)) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { changingEnvironment { $0.textChanges.append(.bold(isActive)) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View { changingEnvironment { $0.textChanges.append(.italic(isActive)) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { changingEnvironment { $0.textChanges.append(.tracking(kerning)) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { changingEnvironment { $0.textChanges.append(.tracking(tracking)) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { changingEnvironment { $0.textChanges.append(.baselineOffset(baselineOffset)) } }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { unmodeled() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { ignored() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { ignored() }
}

extension Text {
  /// What determines the direction of a text.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct WritingDirectionStrategy: Hashable, Sendable {
    @usableFromInline let modelName: String
    public static let layoutBased: Text.WritingDirectionStrategy = Text.WritingDirectionStrategy(modelName: "layoutBased")
    public static let contentBased: Text.WritingDirectionStrategy = Text.WritingDirectionStrategy(modelName: "contentBased")
    public static let `default`: Text.WritingDirectionStrategy = Text.WritingDirectionStrategy(modelName: "default")
    public static func == (a: Text.WritingDirectionStrategy, b: Text.WritingDirectionStrategy) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
  /// What determines the alignment of a text.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct AlignmentStrategy: Hashable, Sendable {
    @usableFromInline let modelName: String
    public static let layoutBased: Text.AlignmentStrategy = Text.AlignmentStrategy(modelName: "layoutBased")
    public static let writingDirectionBased: Text.AlignmentStrategy = Text.AlignmentStrategy(modelName: "writingDirectionBased")
    public static let `default`: Text.AlignmentStrategy = Text.AlignmentStrategy(modelName: "default")
    public static func == (a: Text.AlignmentStrategy, b: Text.AlignmentStrategy) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
}
extension View {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { unmodeled() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { unmodeled() }
}
