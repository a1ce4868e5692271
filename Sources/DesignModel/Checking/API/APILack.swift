import Specification
import StepCounting
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// The information about a library that determines which SwiftUI API it can use.
struct LibraryAPI: Sendable {
  let own: OwnAPI
  let platforms: [(platform: Platform, version: PlatformVersion)]

  /// The systems of the SwiftUI module; without one, bodies are never compiled with SwiftUI's names.
  private let systems: [(system: AppleSystem, version: IntroducedVersions.Version)]

  init(_ own: OwnAPI, of project: ProjectSpec) {
    self.own = own
    platforms = DesignModel.platforms(project)
    systems =
      project.hasSwiftUI
      ? platforms.map { platform, version in
        (platform.system, .init(major: version.major, minor: version.minor))
      } : []
  }

  /// Whether some platform may lack API of a name, or it is deprecated.
  func isNotable(_ name: String) -> Bool {
    own.newer.names.contains(name) || !systems.isEmpty && isNotableAPI(name, on: systems)
  }
}

/// A use of SwiftUI API that is unavailable on some platform of the library at its place.
package struct APILack: Sendable {
  package let name: SwiftName

  /// Its name in messages.
  package let title: String
  package let reason: Reason

  package enum Reason: Sendable {
    /// Platforms do not have it.
    case unavailable([Platform])

    /// A platform has it only in versions newer than the library's minimum version.
    case newer(Platform, introduced: PlatformVersion, oldest: PlatformVersion)
  }
}

/// A use of SwiftUI API that is deprecated at its place.
package struct DeprecatedAPI: Sendable {
  package let name: SwiftName

  /// Its name in messages.
  package let title: String

  /// The platform of the library whose minimum version deprecates it.
  package let platform: Platform
  package let since: PlatformVersion

  /// The replacement according to Apple.
  package let replacement: String?
}

/// The findings about the SwiftUI API that a spec uses.
package struct APIFindings: Sendable {
  /// API that is not available on all platforms of the library.
  package internal(set) var lacks: [APILack] = []

  /// Initializers, members and environment values that are deprecated in the library's minimum versions.
  package internal(set) var deprecated: [DeprecatedAPI] = []

  package static let none = Self()
}

/// Examines the SwiftUI API that a spec uses.
///
/// - Parameter code: What the names in its Swift refer to.
func apiFindings(
  of spec: ComponentSpec, in library: LibraryAPI, _ code: ResolvedCode
) -> APIFindings {
  var findings = APIFindings()
  // Members of a missing method or type are not reported again.
  var missing: [String: Set<Platform>] = [:]
  for (use, meanings, newer, availability) in uses(of: spec, library, code) {
    let systems = library.platforms.supported(by: spec.availability + availability)
      .there(use.conditions)
    if let newer {
      if let reason = lack(of: newer.availability, on: systems) {
        findings.lacks.append(APILack(name: use.name, title: newer.title, reason: reason))
      }
    } else if let (meaning, reason) = meanings.firstLack(on: systems) {
      if case .unavailable(let platforms) = reason {
        if let owner = use.owner, missing[owner, default: []].isSuperset(of: platforms) {
          continue
        }
        missing[use.name.text, default: []].formUnion(platforms)
      }
      findings.lacks.append(APILack(name: use.name, title: meaning.title, reason: reason))
    } else if let (meaning, platform, deprecation) = meanings.firstDeprecation(
      on: library.platforms.filter { known in
        systems.contains { $0.platform == known.platform }
      })
    {
      findings.deprecated.append(
        DeprecatedAPI(
          name: use.name, title: meaning.title, platform: platform, since: deprecation.since,
          replacement: deprecation.use))
    }
  }
  return findings
}

extension [APIMeaning] {
  fileprivate func firstLack(
    on systems: [OldestSystem]
  ) -> (meaning: APIMeaning, reason: APILack.Reason)? {
    for meaning in self {
      if let reason = meaning.lack(on: systems) { return (meaning, reason) }
    }
    return nil
  }

  /// - Parameter platforms: The platforms with the library's minimum versions, on which the compiler's
  ///   warnings depend, regardless of conditions around the code.
  fileprivate func firstDeprecation(
    on platforms: [(platform: Platform, version: PlatformVersion)]
  ) -> (APIMeaning, Platform, (since: PlatformVersion, use: String?))? {
    for meaning in self {
      for (platform, version) in platforms {
        let system = OldestSystem(platform: platform, oldest: version)
        if let deprecation = meaning.deprecation(on: system) {
          return (meaning, platform, deprecation)
        }
      }
    }
    return nil
  }
}

extension APIUse {
  /// The method or type that it belongs to.
  fileprivate var owner: String? {
    switch kind {
    case .implicitMember(let parameter): parameter.function
    case .staticMember(let type): type
    case .type, .member, .ownMember, .environmentValue: nil
    }
  }
}

private typealias UseOfSpec = (
  use: APIUse, meanings: [APIMeaning],
  newer: (title: String, availability: NewerDeclarations.Availability)?,
  availability: [AvailabilitySpec]
)

/// Why a declaration of the library does not exist on all systems; nil if it does.
private func lack(
  of availability: NewerDeclarations.Availability, on systems: [OldestSystem]
) -> APILack.Reason? {
  var unavailable: [Platform] = []
  var newer: APILack.Reason?
  for system in systems {
    switch availability[system.platform] {
    case .unavailable: unavailable.append(system.platform)
    case .since(let version):
      if newer == nil, system.oldest < version {
        newer = .newer(system.platform, introduced: version, oldest: system.oldest)
      }
    case nil: break
    }
  }
  return unavailable.isEmpty ? newer : .unavailable(unavailable)
}

/// The SwiftUI declarations, and those of the library that not every version of a platform has, that a spec uses,
/// in source order.
private func uses(
  of spec: ComponentSpec, _ library: LibraryAPI, _ code: ResolvedCode
) -> [UseOfSpec] {
  let members = spec.membersAndGenerics
  countSteps(members.count)
  var seen: Set<Int> = []
  return spec.allSwift.flatMap { swift -> [UseOfSpec] in
    let notable = swift.api.uses.filter { library.isNotable($0.name.text) }
    if notable.isEmpty { return [] }
    let surroundings = APISurroundings(
      own: library.own, members: members,
      locals: swift.declaredNames.union(swift.api.ownTypes).union(members),
      hasOtherContent: swift.api.uses.contains {
        $0.kind == .type && typesWithOtherContent.contains($0.name.text)
      })
    return notable.compactMap { use -> UseOfSpec? in
      let symbol = code[use.name.place]
      let isOfAPI: Bool
      switch symbol {
      case .local, .part, .token: return nil
      case .api: isOfAPI = true
      // Without a symbol, it depends on inference, or is a type where a type is written.
      case .project, nil: isOfAPI = false
      }
      let newer =
        isOfAPI ? nil : library.own.newer.declaration(of: use, hiding: surroundings.locals)
      let meanings =
        newer == nil && symbol != .project ? use.meanings(in: surroundings, isOfAPI: isOfAPI) : []
      guard newer != nil || !meanings.isEmpty,
        seen.insert(use.name.place.span.start).inserted
      else { return nil }
      return (use, meanings, newer, swift.availability)
    }
  }.sorted { $0.use.name.place.span.start < $1.use.name.place.span.start }
}

extension ComponentSpec {
  /// The names of its members, and of its generic parameters.
  fileprivate var membersAndGenerics: Set<String> {
    var names = Set(slots.map(\.name.text) + properties.map(\.name.text))
    names.formUnion(modifiers.map(\.name.text) + state.map(\.name.text))
    names.formUnion((configuration?.entries ?? []).map(\.name.text))
    names.formUnion(environment.map(\.name.text))
    names.formUnion(
      styles.flatMap { $0.parameters.map(\.name.text) + $0.environment.map(\.name.text) })
    names.formUnion(generics.map(\.name.text) + slots.compactMap(\.generic?.text))
    return names
  }
}

// MARK: - Platforms

/// A platform with the minimum version on which some Swift runs.
struct OldestSystem {
  let platform: Platform
  var oldest: PlatformVersion
}

extension [(platform: Platform, version: PlatformVersion)] {
  /// The platforms on which something with an availability exists.
  fileprivate func supported(by availability: [AvailabilitySpec]) -> [OldestSystem] {
    compactMap { platform, version in
      var system = OldestSystem(platform: platform, oldest: version)
      for entry in availability where entry.platform.value == platform {
        switch entry.availability.value {
        case .since(let version): system.oldest = Swift.max(system.oldest, version)
        case .unavailable: return nil
        }
      }
      return system
    }
  }
}

extension [OldestSystem] {
  /// The platforms for which Swift under conditions is compiled, as far as known.
  fileprivate func there(_ conditions: SystemConditions) -> Self {
    if conditions == .none { return self }
    return compactMap { system in
      switch conditions[system.platform.system] {
      case .never, .unknown: return nil
      case .compiled(nil): return system
      case .compiled(let version?):
        var system = system
        system.oldest = Swift.max(
          system.oldest, PlatformVersion(major: version.major, minor: version.minor))
        return system
      }
    }
  }
}

extension Platform {
  package var system: AppleSystem {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }
}

extension PlatformVersion {
  fileprivate init(_ version: IntroducedVersions.Version) {
    self.init(major: version.major, minor: version.minor)
  }
}

extension APIMeaning {
  fileprivate func lack(on systems: [OldestSystem]) -> APILack.Reason? {
    var unavailable: [Platform] = []
    var newer: APILack.Reason?
    for system in systems {
      let introduced = declarations.compactMap { $0.introduced[system.platform.system] }.min()
      if let introduced {
        let version = PlatformVersion(introduced)
        if newer == nil, system.oldest < version {
          newer = .newer(system.platform, introduced: version, oldest: system.oldest)
        }
      } else if isKnown(
        .init(major: system.oldest.major, minor: system.oldest.minor), of: system.platform.system)
      {
        unavailable.append(system.platform)
      }
    }
    return unavailable.isEmpty ? newer : .unavailable(unavailable)
  }

  /// The version that deprecates all possible declarations on a platform, if it is not too new.
  fileprivate func deprecation(
    on system: OldestSystem
  ) -> (since: PlatformVersion, use: String?)? {
    let there = declarations.filter { $0.introduced[system.platform.system] != nil }
    let deprecations = there.compactMap(\.deprecation)
    guard let first = deprecations.first, deprecations.count == there.count else { return nil }
    let versions = deprecations.compactMap { $0.versions[system.platform.system] }
    guard versions.count == deprecations.count, let newest = versions.max(),
      PlatformVersion(newest) <= system.oldest
    else { return nil }
    return (PlatformVersion(newest), first.use)
  }
}
