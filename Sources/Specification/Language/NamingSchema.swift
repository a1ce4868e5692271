import SwiftFragments

extension LocalizedTextType: Choice {
  static let noun = "type of localized text"
  static let plural = "types of localized text"

  var documentation: String {
    switch self {
    case .localizedStringKey: "A key that the view looks up in the app."
    case .localizedStringResource:
      "A resource with its table and bundle; needs iOS 16 or macOS 13."
    }
  }
}

extension StringType: Choice {
  static let noun = "type of strings"
  static let plural = "types of strings"

  var documentation: String {
    switch self {
    case .string: "A `String`."
    case .stringProtocol: "A `String`, a `Substring` or another type of text."
    }
  }
}

extension StylingSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "styling", plural: "styling", title: "Styling",
    documentation: "The declarations of all style protocols.",
    example: """
      library: DesignKit
      styling: {makeBody: _, closure: false, compose: true}
      """,
    fields: [
      Field(
        "makeBody", \.makeBody, .label,
        """
        The label of the argument of `makeBody`, `_` for none. By default, `configuration`.
        """,
        example: "makeBody: _"),
      Field(
        "closure", \.closure, .boolean,
        """
        Whether a style can be a closure: `cardStyle { configuration in … }`. By default, it can.
        """,
        example: "closure: false"),
      Field(
        "compose", \.compose, .boolean,
        """
        Whether styles can be composed: `.cardStyle(.outlined.concat(.tinted))`. By default, they \
        can.
        """,
        example: "compose: false"),
    ])
}

extension DependencySpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "dependency", plural: "dependencies", title: "Dependencies",
    documentation: """
      A dependency is a package that the emitted package needs for its imports. It has a URL and \
      a version, or a path.
      """,
    example: """
      library: DesignKit
      imports: [Lottie]
      dependencies:
        - {url: https://github.com/airbnb/lottie-ios, from: "4.5.0", product: Lottie}
        - {path: ../Tokens, product: Tokens}
      """,
    fields: [
      Field(
        "url", \.url, .text, "The URL of the package's repository.",
        example: "url: https://github.com/airbnb/lottie-ios"),
      Field(
        "path", \.path, .path, "The package's folder, relative to the project's.",
        example: "path: ../Tokens"),
      Field(
        "from", \.from, .toolVersion,
        "The minimum version, for a package with a URL.",
        example: "from: \"4.5.0\""),
      Field(
        "product", \.product, .text, isRequired: true, "The product of the package.",
        example: "product: Lottie"),
    ])
}

extension ValueType<SwiftName> {
  /// A name, or an empty text for none.
  static var nameIfAny: Self {
    .scalar(.name) { scalar, node, decoder in
      scalar.text.isEmpty ? nil : decoder.fragments.name(node)
    }
  }
}
