/// An entry of `availability`.
package struct AvailabilitySpec: Sendable {
  package var platform: Located<Platform>
  package var availability: Located<PlatformAvailability>

  package init(platform: Located<Platform>, availability: Located<PlatformAvailability>) {
    self.platform = platform
    self.availability = availability
  }
}

/// The availability of something on a platform.
package enum PlatformAvailability: Hashable, Sendable {
  case since(PlatformVersion)
  case unavailable
}
