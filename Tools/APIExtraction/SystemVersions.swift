import InterfaceComparison

/// The versions of iOS, macOS, tvOS, watchOS and visionOS in which something begins.
package struct SystemVersions: Hashable, Sendable {
  /// Nil where it never begins.
  package var versions: [Version?]

  package struct Version: Hashable, Comparable, Sendable {
    package var numbers: [Int]

    package init(_ text: String) { numbers = text.split(separator: ".").map { Int($0) ?? 0 } }

    package static func < (left: Self, right: Self) -> Bool {
      left.padded.lexicographicallyPrecedes(right.padded)
    }

    fileprivate var padded: [Int] {
      numbers + Array(repeating: 0, count: max(0, 3 - numbers.count))
    }

    /// The first two numbers.
    fileprivate var text: String { padded.prefix(2).map(String.init).joined(separator: ".") }
  }

  package static let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// What is in the first version of each system that has SwiftUI.
  package static let first = Self(
    versions: ["13.0", "10.15", "13.0", "6.0", "1.0"].map { Version($0) })

  package var text: String {
    self == Self.first
      ? "" : versions.map { $0.map(\.text) ?? "-" }.joined(separator: " ")
  }

  /// Where both have begun.
  package func narrowed(by other: Self) -> Self {
    Self(
      versions: zip(versions, other.versions).map { one, other in
        guard let one, let other else { return nil }
        return max(one, other)
      })
  }
}

extension SystemVersions {
  /// The versions that introduce and deprecate a declaration by its own attributes.
  ///
  /// A version of visionOS that is not stated follows from that of iOS; a deprecation in a version that will not come
  /// (`100000.0`) is one that compilers do not warn about yet.
  static func read(_ availability: Availability) -> (
    introduced: Self, deprecated: Self?, use: String
  ) {
    let platforms = availability.platforms
    let all = platforms["*"] ?? platforms["swift"]
    var introduced: [Version?] = []
    var deprecated: [Version?] = []
    var use = ""
    for (system, least) in zip(systems, first.versions) {
      var statement = platforms[system]
      let own = statement
      if statement == nil, system == "visionOS" { statement = platforms["iOS"] }
      let isFollowing = own == nil && system == "visionOS"
      if statement?.isUnavailable == true || platforms["*"]?.isUnavailable == true {
        introduced.append(nil)
      } else if statement?.obsoleted != nil {
        introduced.append(nil)
      } else if let text = statement?.introduced {
        introduced.append(max(isFollowing ? visionOS(Version(text)) : Version(text), least!))
      } else {
        introduced.append(least)
      }
      if let text = statement?.deprecated ?? all?.deprecated {
        let version = text == "always" ? least! : Version(text)
        deprecated.append(isFollowing ? visionOS(version) : version)
      } else {
        deprecated.append(nil)
      }
      let renamed = statement?.renamed ?? statement?.message ?? all?.renamed ?? all?.message
      if use.isEmpty, let renamed {
        use = replacement(renamed, isName: (statement?.renamed ?? all?.renamed) != nil)
      }
    }
    return (
      Self(versions: introduced),
      deprecated.contains { $0 != nil } ? Self(versions: deprecated) : nil, use
    )
  }

  /// The version of visionOS whose interfaces a version of iOS has.
  private static func visionOS(_ version: Version) -> Version {
    switch version.numbers.first ?? 0 {
    case ..<18: Version("1.0")
    case 18: Version("2.\(version.numbers.dropFirst().first ?? 0)")
    case 100_000...: version
    default: version
    }
  }

  /// The name after `renamed:`, after a `=`, or the one that a message has in the manner of an API.
  private static func replacement(_ literal: String, isName: Bool) -> String {
    let text = literal.filter { $0 != "\"" }
    if isName { return "=" + text }
    // `Use foo(_:) instead.`
    let names = text.matches(of: /`([^`]+)`|([A-Za-z_.]+\([A-Za-z_:]*\))/)
    guard let match = names.first else {
      let words = text.split(separator: " ")
      if let index = words.firstIndex(where: { $0.lowercased() == "use" }), index + 1 < words.count
      {
        return String(words[index + 1].filter { $0 != "," && $0 != ";" && $0 != "'" })
      }
      return ""
    }
    return String(match.1 ?? match.2 ?? "")
  }
}
