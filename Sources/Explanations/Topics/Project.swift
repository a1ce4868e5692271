import Diagnostics

let projectTopic = Topic(
  "The project",
  [
    Explanation(
      .missingSpecs, "A folder or file of specs does not exist.",
      "'specs' names folders and files relative to the folder of the project file. The default is "
        + "the folder 'components', which a project with design tokens need not have."),
    Explanation(
      .noSpecs, "There is no spec in the folder of specs.",
      "A library needs a component, or design tokens: write a spec such as 'components/Card.yaml'."),
    Explanation(
      .otherVersion, "The project is for another version of dscompile.",
      "The key 'dscompile' pins the version, so that a whole team emits the same code. Install "
        + "that version, or change the pinned version and review the changes of the emitted files."),
    Explanation(
      .dependency, "A dependency does not name a package.",
      "A package needs a URL and a minimum version, or a path.",
      bad: .project(
        """
        library: DesignKit
        dependencies: [{url: https://example.com/icons, product: Icons}]
        """),
      good: .project(
        """
        library: DesignKit
        dependencies: [{url: https://example.com/icons, from: "1.0.0", product: Icons}]
        """)),
    Explanation(
      .oldPlatform, "A platform is older than SwiftUI.",
      "SwiftUI needs iOS 13, macOS 10.15, tvOS 13, watchOS 6 or visionOS 1. Previews of a library "
        + "for such versions are available from iOS 15 on and the corresponding versions.",
      bad: .project(
        """
        library: DesignKit
        platforms: {iOS: "12.0"}
        """),
      good: .project(
        """
        library: DesignKit
        platforms: {iOS: "13.0"}
        """)),
    Explanation(
      .textAvailability, "The type of texts is newer than a platform.",
      "'LocalizedStringResource' needs iOS 16 or the corresponding versions of other platforms. "
        + "Raise the platforms, or use 'LocalizedStringKey'.",
      bad: .project(
        """
        library: DesignKit
        platforms: {iOS: 15}
        text: LocalizedStringResource
        """),
      good: .project(
        """
        library: DesignKit
        platforms: {iOS: 16}
        text: LocalizedStringResource
        """)),
    Explanation(
      .availability, "An 'availability' has no effect, or cannot be met.",
      "Remove what is unavailable on all platforms of the library. An older declaration cannot "
        + "require a newer one.",
      bad: """
        component: Card
        availability: {iOS: unavailable, macOS: unavailable}
        slots: {title: }
        """,
      good: """
        component: Card
        availability: {macOS: unavailable}
        slots: {title: }
        """),
    Explanation(
      .access, "A declaration is more visible than the one that contains it.",
      "A member of an internal type cannot be public, and neither can a component of an internal "
        + "library.",
      bad: Example(
        stringLiteral: """
          component: Card
          access: public
          slots: {title: }
          """
      ).inProject("library: DesignKit\naccess: internal"),
      good: Example(
        stringLiteral: """
          component: Card
          slots: {title: }
          """
      ).inProject("library: DesignKit\naccess: internal")),
    Explanation(
      .libraryScope, "A type in a library file has the scope of a component.",
      "A library file has no 'component' and declares what components share. Declare a member "
        + "type in the spec of its component.",
      bad: [
        "types: {Role: {cases: [neutral], scope: component}}",
        "component: Card\nslots: {title: }",
      ],
      good: [
        "types: {Role: {cases: [neutral]}}",
        "component: Card\nslots: {title: }",
      ]),
    Explanation(
      .unreadValue, "A library file reads a value of the environment.",
      "An entry without a type reads an existing value, and nothing in a library file can read it.",
      bad: [
        "environment: {colorScheme: }",
        "component: Card\nslots: {title: }",
      ],
      good: [
        "environment: {density: {type: Int, default: 1}}",
        "component: Card\nslots: {title: }",
      ]),
  ])
