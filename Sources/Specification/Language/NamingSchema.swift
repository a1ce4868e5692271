import SwiftFragments

extension LocalizedTextType: Choice {
  static let noun = "type of localized text"
  static let plural = "types of localized text"

  var documentation: String {
    switch self {
    case .localizedStringKey: "A key that the view looks up where it is shown."
    case .localizedStringResource:
      "A resource that knows its table and bundle; from iOS 16 and macOS 13 on."
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
    documentation: "How the style protocols of all components look.",
    example: """
      library: DesignKit
      styling: {makeBody: _, closure: false, compose: true}
      """,
    fields: [
      Field(
        "makeBody", \.makeBody, .label,
        """
        The label of the argument of `makeBody`, `_` for none. Without it, the label is \
        `configuration`.
        """,
        example: "makeBody: _"),
      Field(
        "closure", \.closure, .boolean,
        """
        Whether a style can be a closure: `cardStyle { configuration in … }`. Without it, it can.
        """,
        example: "closure: false"),
      Field(
        "compose", \.compose, .boolean,
        """
        Whether styles can be composed: `.cardStyle(.outlined.concat(.tinted))`. Without it, they \
        can.
        """,
        example: "compose: false"),
    ])
}

extension DependencySpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "dependency", plural: "dependencies", title: "Dependencies",
    documentation: """
      A dependency is a package that the emitted one needs, for what `imports` and types name. It is \
      found by an address with a version, or in a folder.
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
        "url", \.url, .text, "The address of the package's repository.",
        example: "url: https://github.com/airbnb/lottie-ios"),
      Field(
        "path", \.path, .path, "The package's folder, relative to the project's.",
        example: "path: ../Tokens"),
      Field(
        "from", \.from, .toolVersion,
        "The oldest version that will do, for a package with an address.",
        example: "from: \"4.5.0\""),
      Field(
        "product", \.product, .text, isRequired: true, "The library that is needed of it.",
        example: "product: Lottie"),
    ])
}

extension ValueType<SwiftName> {
  /// A name, or empty text for none.
  static var nameIfAny: Self {
    .scalar(.name) { scalar, node, decoder in
      scalar.text.isEmpty ? nil : decoder.fragments.name(node)
    }
  }
}
