import SwiftFragments

// Keys that several kinds of declarations have.

extension GenericSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "generic parameter", plural: "generic parameters", title: "Generic parameters",
    shorthand: "conforms",
    documentation: """
      A generic parameter is a type that the caller chooses. It has a name and conforms to \
      protocols.
      """,
    example: """
      properties:
        value: Value
      generics:
        Value: Hashable
      slots: {title: {options: [text]}}
      """,
    fields: [
      Field(
        "conforms", \.conforms, .oneOrMany(.swiftType),
        "The protocols that the type conforms to; `[]` for none.",
        example: "conforms: [Hashable, Sendable]"),
      Field(
        "default", \.defaultType, .swiftType,
        """
        For a component: the type if no argument determines it. Each initializer that does not \
        infer the type is emitted for the default; if an argument can infer it, the initializer is \
        also emitted for any type.
        """,
        example: "default: String"),
      Field(
        "erased", \.erasedType, .swiftType,
        """
        For a component with styles: the type that styles see instead, because their \
        configuration is not generic. `AnyHashable(value)` converts a value; optionals, lists \
        and, for `AnyHashable`, bindings are converted likewise.
        """,
        example: "erased: AnyHashable"),
    ])
}

extension DeprecationSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "deprecation", plural: "deprecations", title: "Deprecation", shorthand: "message",
    documentation: """
      A deprecated declaration still works, and using it causes a warning. A text alone is the \
      message.
      """,
    example: "deprecated: {message: Banners are read first., renamed: Banner, since: \"2.1\"}",
    fields: [
      Field(
        "message", \.message, .text, "What to do instead, or why.",
        example: "message: Banners are read first."),
      Field(
        "renamed", \.renamed, .text,
        "The new Swift name, which editors offer as a fix.",
        example: "renamed: Banner"),
      Field(
        "since", \.since, .libraryVersion, "The version of the library that deprecated it.",
        example: "since: \"2.1\""),
      Field(
        "from", \.systems,
        .mapping(keyedBy: .choice(Platform.self), of: .platformVersion) {
          (platform: $0, version: $1)
        },
        """
        The versions of platforms from which on it is deprecated: callers get a warning if their \
        minimum version is at least that. Without the key, it is deprecated everywhere.
        """,
        example: "from: {iOS: \"17.0\"}"),
    ])
}

extension Field {
  static func generics(
    _ property: WritableKeyPath<Root, [GenericSpec]> & Sendable, _ documentation: String
  ) -> Field {
    Field(
      "generics", property, .mapping(of: GenericSpec.self), documentation,
      example: "generics: {Value: Hashable}")
  }

  static func access(
    _ property: WritableKeyPath<Root, Located<AccessLevel>?> & Sendable, _ documentation: String
  ) -> Field {
    Field("access", property, .choice(AccessLevel.self), documentation, example: "access: internal")
  }

  static func availability(
    _ property: WritableKeyPath<Root, [AvailabilitySpec]> & Sendable
  ) -> Field {
    Field(
      "availability", property,
      .mapping(keyedBy: .choice(Platform.self), of: .platformAvailability) {
        AvailabilitySpec(platform: $0, availability: $1)
      },
      """
      The platforms that it is available on: the minimum version, if it is newer than the \
      project's, or `unavailable`. It applies to everything that is emitted for it.
      """,
      example: "availability: {iOS: \"17.0\", macOS: unavailable}")
  }

  static func deprecated(
    _ property: WritableKeyPath<Root, DeprecationSpec?> & Sendable,
    _ documentation: String = "The deprecation, with its replacement."
  ) -> Field {
    Field(
      "deprecated", property, .object(DeprecationSpec.init), documentation,
      example: "deprecated: {message: Banners are read first., renamed: Banner}")
  }
}
