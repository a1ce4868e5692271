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
    public static let rigid: SensoryFeedback.Flexibility = interfaceValue()
    public static let solid: SensoryFeedback.Flexibility = interfaceValue()
    public static let soft: SensoryFeedback.Flexibility = interfaceValue()
    public static func == (a: SensoryFeedback.Flexibility, b: SensoryFeedback.Flexibility) -> Bool { interfaceOnly() }
  }
  public static func == (a: SensoryFeedback, b: SensoryFeedback) -> Bool { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View { self }
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View { self }
}
