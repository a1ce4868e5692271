import SwiftFragments

// Keys that several kinds of declarations have.

extension GenericSpec: SchemaDescribed, Named {
  static let schema = Schema<Self>(
    "generic parameter", plural: "generic parameters", title: "Generic parameters",
    shorthand: "conforms",
    documentation: """
      A generic parameter is a type that the caller decides. It has a name and conforms to protocols.
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
        "What the type must conform to; `[]` for nothing.",
        example: "conforms: [Hashable, Sendable]"),
      Field(
        "default", \.defaultType, .swiftType,
        """
        For a component: what the type is where no argument says it. Each initializer that need not \
        say it exists for that type, and where an argument can, for any type too.
        """,
        example: "default: String"),
      Field(
        "erased", \.erasedType, .swiftType,
        """
        For a component with styles: the type that styles see in its place, for their configuration has no \
        generic parameters. `AnyHashable(value)` makes one of a value; an optional, a list and, for \
        `AnyHashable`, a binding are made likewise.
        """,
        example: "erased: AnyHashable"),
    ])
}

extension DeprecationSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "deprecation", plural: "deprecations", title: "Deprecation", shorthand: "message",
    documentation: """
      What is deprecated still works, and its callers are warned. A text alone is the message.
      """,
    example: "deprecated: {message: Banners are read first., renamed: Banner, since: \"2.1\"}",
    fields: [
      Field(
        "message", \.message, .text, "What to do instead, or why.",
        example: "message: Banners are read first."),
      Field(
        "renamed", \.renamed, .text,
        "The Swift name that replaces the old one; editors offer it as a fix.",
        example: "renamed: Banner"),
      Field(
        "since", \.since, .libraryVersion, "The library's version since which it is deprecated.",
        example: "since: \"2.1\""),
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
      Where it is, by platform: since a version newer than the project's, or `unavailable`. Whatever \
      is emitted for it is there likewise.
      """,
      example: "availability: {iOS: \"17.0\", macOS: unavailable}")
  }

  static func deprecated(
    _ property: WritableKeyPath<Root, DeprecationSpec?> & Sendable,
    _ documentation: String = "That it should be used no more, and what instead."
  ) -> Field {
    Field(
      "deprecated", property, .object(DeprecationSpec.init), documentation,
      example: "deprecated: {message: Banners are read first., renamed: Banner}")
  }
}
