import Diagnostics

let projectTopic = Topic(
  "The project",
  [
    Explanation(
      .missingSpecs, "A place that specs are read from is not there.",
      "'specs' names folders and files, from the folder of the project file on; without the key "
        + "it is the folder 'components', which a project with design tokens need not have."),
    Explanation(
      .noSpecs, "There is no spec in the folder of specs.",
      "A library needs a component, or design tokens: write a spec such as 'components/Card.yaml'."),
    Explanation(
      .otherVersion, "The project is for another version of dscompile.",
      "The key 'dscompile' pins the version, so that all of a team emit the same code. Install "
        + "that version, or change the pin and review what this one emits."),
    Explanation(
      .dependency, "A dependency does not say which package it is.",
      "A package has an address and the oldest version that will do, or a folder of a name.",
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
      .textAvailability, "Texts are of a type that the oldest platform has not.",
      "'LocalizedStringResource' came with iOS 16 and the systems of that year. Raise the "
        + "platforms, or take 'LocalizedStringKey'.",
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
      .availability, "An availability says nothing, or what cannot be.",
      "Something that is on no platform of the library is better removed, and something newer "
        + "cannot be needed by what is older.",
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
      .access, "Something is more visible than what it belongs to.",
      "A member cannot be public where its type is internal, and no component can be where the "
        + "library is.",
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
      .libraryScope, "A type of a library file is to be a member of a component.",
      "A library file, which has no 'component', declares what components share. A member of a "
        + "component is declared in the component's spec.",
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
      "An entry without a type exists already and is only read, and nothing in a library file "
        + "reads it.",
      bad: [
        "environment: {colorScheme: }",
        "component: Card\nslots: {title: }",
      ],
      good: [
        "environment: {density: {type: Int, default: 1}}",
        "component: Card\nslots: {title: }",
      ]),
  ])
