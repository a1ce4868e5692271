import DesignModel
import Specification
import SwiftRendering

/// The attributes of every top-level declaration in a file: availability and deprecation.
package struct Marks: Sendable {
  /// Attributes of every declaration.
  package var attributes: [Attribute]

  /// The declaration with additional attributes, by its name, and these attributes.
  package var main: (name: String, attributes: [Attribute])?

  /// The condition for compiling the file; nil if there is none.
  package var condition: String?

  /// The marks for an availability and a deprecation.
  ///
  /// - Parameter main: The name of the declaration whose deprecation names the replacement.
  package init(
    _ availability: Availability, _ deprecation: Deprecation?, of main: String
  ) {
    let available = availabilityAttributes(availability)
    let absent = availability.unavailable.map { "!os(\($0.rawValue))" }
    // The replacement of a component does not replace, for example, its styles' modifier.
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

/// The attribute of a declaration that is not available in every version.
package func availabilityAttributes(_ availability: Availability) -> [Attribute] {
  guard !availability.introduced.isEmpty else { return [] }
  let versions = availability.introduced.map { platform, version in
    Argument(.name("\(platform.rawValue) \(version.major).\(version.minor)"))
  }
  return [Attribute("@available", versions + ["*"])]
}

/// The attributes of a member whose availability differs from that of its type.
package func wholeAttributes(_ availability: Availability) -> [Attribute] {
  availabilityAttributes(availability)
    + availability.unavailable.map {
      Attribute("@available", [Argument(.name($0.rawValue)), "unavailable"])
    }
}

/// The attribute of a deprecated declaration.
package func deprecationAttributes(_ deprecation: Deprecation?) -> [Attribute] {
  guard let deprecation else { return [] }
  let message = deprecation.message.map { Argument("message", .string($0)) }
  let renamed = deprecation.renamed.map { Argument("renamed", .string($0)) }
  let others = [message, renamed].compactMap(\.self)
  if deprecation.systems.isEmpty {
    return [Attribute("@available", ["*", "deprecated"] + others)]
  }
  return deprecation.systems.map { platform, version in
    let since = Expression.name("\(version.major).\(version.minor)")
    return Attribute(
      "@available",
      [Argument(.name(platform.rawValue)), Argument("deprecated", since)] + others)
  }
}

/// An access modifier with a trailing space; empty for internal.
package func accessPrefix(_ access: AccessLevel) -> String {
  access == .internal ? "" : access.rawValue + " "
}
