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

    /// Reads a version up to the next space; nil if another text is there.
    fileprivate init?(next units: inout Substring.UTF8View) {
      var numbers = (major: 0, minor: 0)
      var (dots, digits) = (0, 0)
      var isVersion = true
      while let unit = units.popFirst(), unit != UInt8(ascii: " ") {
        switch unit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          digits += 1
          numbers.minor = 10 * numbers.minor + Int(unit - UInt8(ascii: "0"))
        case UInt8(ascii: ".") where dots == 0 && digits > 0:
          (dots, digits) = (1, 0)
          numbers = (numbers.minor, 0)
        default: isVersion = false
        }
      }
      guard isVersion, dots == 1, digits > 0 else { return nil }
      self.init(major: numbers.major, minor: numbers.minor)
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
    var units = column.utf8
    (iOS, macOS, tvOS, watchOS, visionOS) = (
      Version(next: &units), Version(next: &units), Version(next: &units), Version(next: &units),
      Version(next: &units)
    )
  }
}
