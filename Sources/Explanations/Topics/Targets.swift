import Diagnostics

let targetsTopic = Topic(
  "Existing targets",
  [
    Explanation(
      .sourcesWithoutTarget, "The project has hand-written Swift, and its output is a package.",
      "An emitted package contains only emitted files. To have hand-written Swift in the same "
        + "module, emit into an existing target.",
      bad: .project("library: DesignKit\nsources: Sources/DesignKit"),
      good: .project(
        """
        library: DesignKit
        output: {sources: Sources/DesignKit/Generated}
        sources: Sources/DesignKit
        """)),
    Explanation(
      .sourcesInOutput, "Hand-written Swift is in the output folder.",
      "The output folder is for emitted files only. Give them their own folder in the target, "
        + "such as 'Sources/DesignKit/Generated'."),
    Explanation(
      .missingSources, "A folder or file of hand-written Swift does not exist.",
      "'sources' names files and folders of the target that contains the emitted files, relative "
        + "to the folder of the project file."),
    Explanation(
      .noSnapshots, "The settings of snapshot tests contradict each other.",
      "In an existing package, 'tests' of 'output' names the folder of snapshot tests; without it "
        + "there are none. 'snapshots' must agree.",
      bad: .project(
        """
        library: DesignKit
        output:
          sources: Sources/DesignKit/Generated
          tests: Tests/DesignKitTests/Generated
        snapshots: false
        """),
      good: .project(
        """
        library: DesignKit
        output:
          sources: Sources/DesignKit/Generated
          tests: Tests/DesignKitTests/Generated
        """)),
    Explanation(
      .testsWithoutPackage, "Tests that run without a Mac need an emitted package.",
      "'tests' emits a package of tests into 'Tests/Headless' of the emitted package. In an "
        + "existing package, write a test target of your own.",
      bad: .project(
        """
        library: DesignKit
        output: {sources: Sources/DesignKit/Generated}
        tests: {headless: true}
        """),
      good: .project("library: DesignKit\ntests: {headless: true}")),
    Explanation(
      .uikitTarget, "The UIKit module cannot be emitted.",
      "The UIKit module needs iOS 15 and an emitted package. Next to a SwiftUI module it shares the types "
        + "of that module, and hosts components from iOS 16 on; without one, no component can be hosted.",
      bad: .project(
        """
        library: DesignKit
        platforms: {macOS: "13.0"}
        targets: [swiftui, uikit]
        """),
      good: .project(
        """
        library: DesignKit
        platforms: {iOS: "16.0", macOS: "13.0"}
        targets: [swiftui, uikit]
        """)),
    Explanation(
      .notPortable, "Swift in a body has no counterpart in UIKit.",
      "With 'fallback: error', which is the default without a SwiftUI module, every component has to be "
        + "native in UIKit. Write the view in UIKit under 'uikit', leave the style out with 'targets: "
        + "[swiftui]', or choose another fallback: with 'hosted', SwiftUI shows the component, for which the "
        + "SwiftUI module and iOS 16 are needed; with 'omit', there is no such component in the UIKit module.",
      bad: Example(
        """
        component: Meter
        body: 'GeometryReader { proxy in Color.red.frame(width: proxy.size.width) }'
        """
      ).inProject(
        """
        library: DesignKit
        platforms: {iOS: "16.0"}
        targets: [swiftui, uikit]
        uikit: {fallback: error}
        """),
      good: Example(
        """
        component: Meter
        body: 'Color.red.frame(height: 4)'
        """
      ).inProject(
        """
        library: DesignKit
        platforms: {iOS: "16.0"}
        targets: [swiftui, uikit]
        uikit: {fallback: error}
        """)),
    Explanation(
      .twoSettings, "A setting is given twice.",
      "'docc' can be set in 'output' or next to it, not in both.",
      bad: .project(
        """
        library: DesignKit
        output: {sources: Sources/DesignKit/Generated, docc: true}
        docc: false
        """),
      good: .project(
        """
        library: DesignKit
        output: {sources: Sources/DesignKit/Generated, docc: true}
        """)),
    Explanation(
      .handwrittenType, "An emitted type exists in hand-written Swift.",
      "Two types of a module cannot have the same name. Rename one, or remove the hand-written "
        + "type if the component replaces it.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }").beside(
        "public struct Card {}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }").beside(
        "public struct OldCard {}")),
    Explanation(
      .handwrittenFile, "An emitted file has the name of a hand-written one.",
      "Swift does not compile two files with the same name into one module, not even in different "
        + "folders, and some file systems ignore letter case.",
      bad: Example(stringLiteral: "component: Handwritten\nslots: {title: }").beside(
        "public struct OldCard {}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }").beside(
        "public struct OldCard {}")),
    Explanation(
      .handwrittenWithoutSources, "A hand-written body needs 'sources'.",
      "With 'body: swift' an extension in a hand-written file implements the body. 'sources' in "
        + "the project file names the folder of such files.",
      bad: "component: Card\nslots: {title: }\nbody: swift",
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenBody, "A hand-written body is missing.",
      "With 'body: swift', an extension of the emitted type has to implement the property 'body' "
        + "or the method 'makeBody'. 'dscompile build --write-stubs' writes a file for each that "
        + "is missing, and never changes an existing file.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        "import SwiftUI"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenBuilder, "A hand-written body has no '@ViewBuilder'.",
      "Swift infers the attribute only next to the conformance, which is in the emitted file.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        "import SwiftUI\n\nextension Card {\n  public var body: some View { title }\n}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenAccess, "A hand-written body is less visible than its type.",
      "A protocol requirement has to be as visible as the type that conforms.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        "import SwiftUI\n\nextension Card {\n  @ViewBuilder var body: some View { title }\n}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenSurroundings, "The body around styles cannot be hand-written.",
      "In a component with styles, the body surrounds every look and uses the emitted 'style'. "
        + "The bodies of the styles can be in hand-written files.",
      bad: Example(
        stringLiteral: """
          component: Card
          slots: {title: }
          styles: {automatic: {body: configuration.title}}
          body: swift
          """
      ).beside("import SwiftUI"),
      good: Example(
        stringLiteral: """
          component: Card
          slots: {title: }
          styles: {automatic: {body: swift}}
          """
      ).beside(
        """
        extension DefaultCardStyle {
          @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
            configuration.title
          }
        }
        """)),
    Explanation(
      .handwrittenAccessibility, "'accessibility' is set for a hand-written body.",
      "It is emitted as modifiers of the body, and a hand-written body is not emitted. Write "
        + "SwiftUI's modifiers in the body.",
      bad: Example(
        stringLiteral: """
          component: Card
          slots: {title: }
          accessibility: {children: combine}
          body: swift
          """
      ).beside(cardBody),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
  ])

private let cardBody =
  "import SwiftUI\n\nextension Card {\n  @ViewBuilder public var body: some View { title }\n}"
