// swift-format-ignore-file

/// What one feels.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback = interfaceValue()
  public static let warning: SensoryFeedback = interfaceValue()
  public static let error: SensoryFeedback = interfaceValue()
  public static let selection: SensoryFeedback = interfaceValue()
  public static let increase: SensoryFeedback = interfaceValue()
  public static let decrease: SensoryFeedback = interfaceValue()
  public static let start: SensoryFeedback = interfaceValue()
  public static let stop: SensoryFeedback = interfaceValue()
  public static let alignment: SensoryFeedback = interfaceValue()
  public static let levelChange: SensoryFeedback = interfaceValue()
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
  public static let pathComplete: SensoryFeedback = interfaceValue()
  public static let impact: SensoryFeedback = interfaceValue()
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { interfaceOnly() }
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback { interfaceOnly() }
  /// How heavy something is.
  public struct Weight: Equatable, Sendable {
    public static let light: SensoryFeedback.Weight = interfaceValue()
    public static let medium: SensoryFeedback.Weight = interfaceValue()
    public static let heavy: SensoryFeedback.Weight = interfaceValue()
    public static func == (a: SensoryFeedback.Weight, b: SensoryFeedback.Weight) -> Bool { interfaceOnly() }
  }
  /// How flexible what is felt seems.
  public struct Flexibility: Equatable, Sendable {
    @usableFromInline let modelName: String
    public static let rigid: SensoryFeedback.Flexibility = SensoryFeedback.Flexibility(modelName: "rigid")
    public static let solid: SensoryFeedback.Flexibility = SensoryFeedback.Flexibility(modelName: "solid")
    public static let soft: SensoryFeedback.Flexibility = SensoryFeedback.Flexibility(modelName: "soft")
    public static func == (a: SensoryFeedback.Flexibility, b: SensoryFeedback.Flexibility) -> Bool { a.modelName == b.modelName }
  }
  public static func == (a: SensoryFeedback, b: SensoryFeedback) -> Bool { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { ignored() }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View { ignored() }
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View { ignored() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SensoryFeedback {
  public static func selection(_ feedback: SensoryFeedback.SelectionFeedback) -> SensoryFeedback { interfaceOnly() }
  public static func press(_ feedback: SensoryFeedback.PressFeedback) -> SensoryFeedback { interfaceOnly() }
  public static func release(_ feedback: SensoryFeedback.ReleaseFeedback) -> SensoryFeedback { interfaceOnly() }
  public struct SelectionFeedback: Sendable, Equatable, Hashable {
    @usableFromInline let modelName: String
    public static let maximum: SensoryFeedback.SelectionFeedback = SensoryFeedback.SelectionFeedback(modelName: "maximum")
    public static let minimum: SensoryFeedback.SelectionFeedback = SensoryFeedback.SelectionFeedback(modelName: "minimum")
    public static let on: SensoryFeedback.SelectionFeedback = SensoryFeedback.SelectionFeedback(modelName: "on")
    public static let off: SensoryFeedback.SelectionFeedback = SensoryFeedback.SelectionFeedback(modelName: "off")
    public static func == (a: SensoryFeedback.SelectionFeedback, b: SensoryFeedback.SelectionFeedback) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
  public struct PressFeedback: Sendable, Equatable, Hashable {
    @usableFromInline let modelName: String
    public static let button: SensoryFeedback.PressFeedback = SensoryFeedback.PressFeedback(modelName: "button")
    public static let buttonIconOnly: SensoryFeedback.PressFeedback = SensoryFeedback.PressFeedback(modelName: "buttonIconOnly")
    public static let slider: SensoryFeedback.PressFeedback = SensoryFeedback.PressFeedback(modelName: "slider")
    public static let toggle: SensoryFeedback.PressFeedback = SensoryFeedback.PressFeedback(modelName: "toggle")
    public static let tab: SensoryFeedback.PressFeedback = SensoryFeedback.PressFeedback(modelName: "tab")
    public static func == (a: SensoryFeedback.PressFeedback, b: SensoryFeedback.PressFeedback) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
  public struct ReleaseFeedback: Sendable, Equatable, Hashable {
    @usableFromInline let modelName: String
    public static let slider: SensoryFeedback.ReleaseFeedback = SensoryFeedback.ReleaseFeedback(modelName: "slider")
    public static func == (a: SensoryFeedback.ReleaseFeedback, b: SensoryFeedback.ReleaseFeedback) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
}
