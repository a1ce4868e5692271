import DesignModel
import Specification
import SwiftRendering

/// What is said of every declaration that stands in a file itself: since when it is there, and that
/// it is deprecated.
package struct Marks: Sendable {
  /// Attributes of every declaration.
  package var attributes: [Attribute]

  /// The declaration with attributes of its own, by its name, and those.
  package var main: (name: String, attributes: [Attribute])?

  /// Where the file is compiled at all; nil for everywhere.
  package var condition: String?

  /// The marks of what is on some platforms and versions only, or deprecated.
  ///
  /// - Parameter main: The name of the declaration that says what it is replaced by.
  package init(
    _ availability: Availability, _ deprecation: Deprecation?, of main: String
  ) {
    let available = availabilityAttributes(availability)
    let absent = availability.unavailable.map { "!os(\($0.rawValue))" }
    // What replaces a component does not replace its styles' modifier, say.
    attributes = available + deprecationAttributes(deprecation?.withoutReplacement)
    self.main = (main, available + deprecationAttributes(deprecation))
    condition = absent.isEmpty ? nil : absent.joined(separator: " && ")
  }

  /// No marks.
  package init() { attributes = [] }

  /// A declaration with the attributes that it needs.
  package func applied(to declaration: Declaration) -> Declaration {
    guard case .type(var type) = declaration else { return declaration }
    let isMain = type.keyword != .extension && type.name == main?.name
    type.attributes += (isMain ? main?.attributes : nil) ?? attributes
    return .type(type)
  }
}

/// The attribute of what is not on every version.
package func availabilityAttributes(_ availability: Availability) -> [Attribute] {
  guard !availability.introduced.isEmpty else { return [] }
  let versions = availability.introduced.map { platform, version in
    Argument(.name("\(platform.rawValue) \(version.major).\(version.minor)"))
  }
  return [Attribute("@available", versions + ["*"])]
}

/// The attributes of a member that is not everywhere where its type is.
package func wholeAttributes(_ availability: Availability) -> [Attribute] {
  availabilityAttributes(availability)
    + availability.unavailable.map {
      Attribute("@available", [Argument(.name($0.rawValue)), "unavailable"])
    }
}

/// The attribute of what is deprecated.
package func deprecationAttributes(_ deprecation: Deprecation?) -> [Attribute] {
  guard let deprecation else { return [] }
  let message = deprecation.message.map { Argument("message", .string($0)) }
  let renamed = deprecation.renamed.map { Argument("renamed", .string($0)) }
  return [
    Attribute("@available", ["*", "deprecated"] + [message, renamed].compactMap(\.self))
  ]
}

/// An access modifier with a blank behind it; nothing for internal.
package func accessPrefix(_ access: AccessLevel) -> String {
  access == .internal ? "" : access.rawValue + " "
}
