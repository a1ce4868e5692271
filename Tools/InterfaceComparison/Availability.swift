import SwiftSyntax

/// The availability of a declaration on platforms, from all attributes that apply to it.
package struct Availability: Hashable {
  /// The availability on a platform.
  package struct Statement: Hashable {
    package var introduced: String?
    package var deprecated: String?
    package var obsoleted: String?
    package var isUnavailable = false
    package var message: String?
    package var renamed: String?
  }

  package private(set) var platforms: [String: Statement] = [:]

  /// That of a declaration without attributes.
  package init() {}

  /// The availability of a declaration inside another one that has an availability.
  package func narrowed(by attributes: AttributeListSyntax) -> Self {
    var result = self
    for case .attribute(let attribute) in attributes {
      guard attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments) = attribute.arguments
      else { continue }
      result.add(arguments)
    }
    return result
  }

  private mutating func add(_ arguments: AvailabilityArgumentListSyntax) {
    var platform: String?
    for argument in arguments {
      switch argument.argument {
      case .token(let token):
        if token.text == "unavailable" {
          platforms[platform ?? "*", default: Statement()].isUnavailable = true
        } else if token.text == "deprecated" {
          platforms[platform ?? "*", default: Statement()].deprecated = "always"
        } else {
          platform = token.text
        }
      case .availabilityVersionRestriction(let restriction):
        platform = restriction.platform.text
        if let version = restriction.version {
          platforms[restriction.platform.text, default: Statement()].introduced =
            Self.number(version.trimmedDescription)
        }
      case .availabilityLabeledArgument(let labeled):
        let value = labeled.value.trimmedDescription
        let name = platform ?? "*"
        switch labeled.label.text {
        case "introduced": platforms[name, default: Statement()].introduced = Self.number(value)
        case "deprecated": platforms[name, default: Statement()].deprecated = Self.number(value)
        case "obsoleted": platforms[name, default: Statement()].obsoleted = Self.number(value)
        case "message": platforms[name, default: Statement()].message = value
        case "renamed": platforms[name, default: Statement()].renamed = value
        default: break
        }
      }
    }
  }

  /// `13` and `13.0` are the same version.
  private static func number(_ text: String) -> String {
    var parts = text.split(separator: ".")
    while parts.count > 1, parts.last == "0" { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  /// The availability in one line, sorted by platform.
  ///
  /// The version that introduced a declaration is irrelevant where it is unavailable.
  var text: String {
    platforms.sorted { $0.key < $1.key }.map { name, statement in
      var words = [name]
      if statement.isUnavailable {
        words.append("unavailable")
      } else if let introduced = statement.introduced {
        words.append(introduced)
      }
      if let deprecated = statement.deprecated { words.append("deprecated \(deprecated)") }
      if let obsoleted = statement.obsoleted { words.append("obsoleted \(obsoleted)") }
      if let renamed = statement.renamed { words.append("renamed \(renamed)") }
      if let message = statement.message { words.append("message \(message)") }
      return words.joined(separator: " ")
    }.joined(separator: ", ")
  }
}
