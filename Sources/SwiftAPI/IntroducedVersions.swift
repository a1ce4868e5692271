/// The versions of the systems that introduced or deprecated a declaration.
package struct IntroducedVersions: Equatable, Sendable {
  package struct Version: Comparable, Sendable {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// Reads `26.2`, `26` or `26.2.1`; version 0 for another text.
    package init(_ text: String) {
      let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
      self.init(major: numbers.first ?? 0, minor: numbers.dropFirst().first ?? 0)
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// Nil where it is unavailable.
  package let iOS, macOS, tvOS, watchOS, visionOS: Version?

  package init(_ version: (AppleSystem) -> Version?) {
    (iOS, macOS, tvOS, watchOS, visionOS) = (
      version(.iOS), version(.macOS), version(.tvOS), version(.watchOS), version(.visionOS)
    )
  }

  /// The first versions with SwiftUI.
  package static let first = Self("13.0 10.15 13.0 6.0 1.0")

  package init(_ column: Substring) {
    let versions = column.split(separator: " ").map { text -> Version? in
      let numbers = text.split(separator: ".").compactMap { Int($0) }
      return numbers.count == 2 ? Version(major: numbers[0], minor: numbers[1]) : nil
    }
    (iOS, macOS, tvOS, watchOS, visionOS) =
      (versions[0], versions[1], versions[2], versions[3], versions[4])
  }
}
