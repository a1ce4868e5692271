import DesignModel
import Specification
import SwiftRendering

/// What is said of every declaration that stands in a file itself: since when it is there, and that
/// it is deprecated.
struct Marks {
  /// Attributes of every declaration.
  var attributes: [Attribute] = []

  /// The declaration with attributes of its own, by its name, and those.
  var main: (name: String, attributes: [Attribute])?

  /// Where the file is compiled at all; nil for everywhere.
  var condition: String?

  func applied(to declaration: Declaration) -> Declaration {
    guard case .type(var type) = declaration else { return declaration }
    let isMain = type.keyword != .extension && type.name == main?.name
    type.attributes += (isMain ? main?.attributes : nil) ?? attributes
    return .type(type)
  }
}

extension ComponentText {
  /// The marks of the component's own files.
  var marks: Marks {
    switch component.kind {
    case .view, .value: marks(component.availability, component.deprecation, of: name)
    // Its methods alone say that they are deprecated: nobody else names what is behind them.
    case .modifier: marks(component.availability, nil, of: component.typeName)
    }
  }

  /// The marks of a style's file.
  func marks(of style: Style) -> Marks {
    marks(style.availability, style.deprecation ?? component.deprecation, of: style.typeName)
  }

  private func marks(
    _ availability: Availability, _ deprecation: Deprecation?, of main: String
  ) -> Marks {
    let available = availabilityAttributes(availability)
    let absent = availability.unavailable.map { "!os(\($0.rawValue))" }
    return Marks(
      // What replaces a component does not replace its styles' modifier, say.
      attributes: available + deprecationAttributes(deprecation?.withoutReplacement),
      main: (main, available + deprecationAttributes(deprecation)),
      condition: absent.isEmpty ? nil : absent.joined(separator: " && "))
  }

  /// The attribute of what is not on every version.
  func availabilityAttributes(_ availability: Availability) -> [Attribute] {
    guard !availability.introduced.isEmpty else { return [] }
    let versions = availability.introduced.map { platform, version in
      Argument(.name("\(platform.rawValue) \(version.major).\(version.minor)"))
    }
    return [Attribute("@available", versions + ["*"])]
  }

  /// The attributes of a member that is not everywhere where its type is.
  func wholeAttributes(_ availability: Availability) -> [Attribute] {
    availabilityAttributes(availability)
      + availability.unavailable.map {
        Attribute("@available", [Argument(.name($0.rawValue)), "unavailable"])
      }
  }

  /// The attribute of what is deprecated.
  func deprecationAttributes(_ deprecation: Deprecation?) -> [Attribute] {
    guard let deprecation else { return [] }
    let message = deprecation.message.map { Argument("message", .string($0)) }
    let renamed = deprecation.renamed.map { Argument("renamed", .string($0)) }
    return [
      Attribute("@available", ["*", "deprecated"] + [message, renamed].compactMap(\.self))
    ]
  }

  /// An access modifier with a blank behind it; nothing for internal.
  func prefix(_ access: AccessLevel) -> String {
    access == .internal ? "" : access.rawValue + " "
  }
}
