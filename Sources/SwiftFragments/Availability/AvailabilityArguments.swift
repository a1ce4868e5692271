import SwiftAPI
import SwiftSyntax
import SwiftTypes

/// The arguments of `#available`, `#unavailable` and `@available`.
struct AvailabilityArguments {
  /// The versions by the names of systems: `iOS 17`.
  private var versions: [AppleSystem: IntroducedVersions.Version] = [:]

  /// The systems on which a declaration is unavailable.
  private var unavailable: Set<AppleSystem> = []

  /// Whether it contains something that is unknown here, such as a macro for several versions.
  private var isUnknown = false

  init(_ arguments: AvailabilityArgumentListSyntax) {
    var system: AppleSystem?
    var isOfAll = false
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        guard let found = self.system(named: restriction.platform.text) else { continue }
        system = found
        if let version = restriction.version { versions[found] = .init(version) }
      case .token(let token) where token.text == "*": isOfAll = true
      case .token(let token) where token.tokenKind == .keyword(.unavailable):
        if isOfAll { unavailable = Set(AppleSystem.allCases) }
        if let system { unavailable.insert(system) }
      case .token(let token)
      where token.tokenKind == .keyword(.deprecated)
        || token.tokenKind == .keyword(.noasync) || token.text == "swift":
        continue
      case .token(let token):
        system = self.system(named: token.text) ?? system
      case .availabilityLabeledArgument(let labeled):
        guard labeled.label.text == "introduced", let system,
          case .version(let version) = labeled.value
        else { continue }
        versions[system] = .init(version)
      }
    }
    // A version of iOS alone implies the corresponding version of visionOS.
    if let version = versions[.iOS], versions[.visionOS] == nil {
      versions[.visionOS] = version.ofVisionOS
    }
    if unavailable.contains(.iOS), versions[.visionOS] == nil { unavailable.insert(.visionOS) }
  }

  private mutating func system(named name: String) -> AppleSystem? {
    switch name {
    case "OSX": return .macOS
    case "xrOS": return .visionOS
    case "macCatalyst", "iOSApplicationExtension", "macOSApplicationExtension",
      "tvOSApplicationExtension", "watchOSApplicationExtension", "visionOSApplicationExtension",
      "macCatalystApplicationExtension", "swift":
      return nil
    default:
      if let system = AppleSystem(rawValue: name) { return system }
      isUnknown = true
      return nil
    }
  }

  /// The conditions if the systems are as new as the arguments require.
  var holding: SystemConditions {
    SystemConditions { system in
      if unavailable.contains(system) { return .never }
      return isUnknown ? .unknown : .compiled(since: versions[system])
    }
  }

  /// The conditions if they are not: a system that is not mentioned is always new enough.
  var failing: SystemConditions {
    SystemConditions { system in
      isUnknown ? .unknown : versions[system] == nil ? .never : .compiled(since: nil)
    }
  }
}

extension IntroducedVersions.Version {
  fileprivate init(_ version: VersionTupleSyntax) {
    self.init(
      major: Int(version.major.text) ?? 0,
      minor: version.components.first.flatMap { Int($0.number.text) } ?? 0)
  }

  /// The version of visionOS that corresponds to one of iOS.
  fileprivate var ofVisionOS: Self {
    if major > 18 { return self }
    if major == 18 { return Self(major: 2, minor: minor) }
    return Self(major: 1, minor: major == 17 ? max(0, minor - 3) : 0)
  }
}

extension AttributeListSyntax {
  /// The conditions that the attributes of a declaration imply.
  var conditions: SystemConditions {
    var conditions = SystemConditions.none
    for case .attribute(let attribute) in self {
      guard case .availability(let arguments) = attribute.arguments else { continue }
      conditions = conditions.and(AvailabilityArguments(arguments).holding)
    }
    return conditions
  }
}
