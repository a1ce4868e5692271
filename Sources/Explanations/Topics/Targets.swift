import Diagnostics

let targetsTopic = Topic(
  "Existing targets",
  [
    Explanation(
      .sourcesWithoutTarget, "Hand-written Swift is named, and the output is a package.",
      "An emitted package holds emitted files alone. Hand-written Swift is in the same module "
        + "only if the files go into a target that has both.",
      bad: .project("library: DesignKit\nsources: Sources/DesignKit"),
      good: .project(
        """
        library: DesignKit
        output: {sources: Sources/DesignKit/Generated}
        sources: Sources/DesignKit
        """)),
    Explanation(
      .sourcesInOutput, "Hand-written Swift is in the output folder.",
      "Where files are emitted and removed, nothing else should live. Give emitted files a folder of "
        + "their own in the target, such as 'Sources/DesignKit/Generated'."),
    Explanation(
      .missingSources, "A place that Swift is read from is not there.",
      "'sources' names files and folders of the target that the emitted files go to, from the folder "
        + "of the project file on."),
    Explanation(
      .noSnapshots, "It is not clear whether there are snapshot tests.",
      "Into an existing package, snapshot tests go where 'tests' of 'output' says, and there are none "
        + "without it. 'snapshots' must not say the contrary.",
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
      .uikitTarget, "The UIKit module cannot be made.",
      "A module for UIKit stands beside the one for SwiftUI in the same package, whose types it shares; it "
        + "runs on iOS 16 and later. Name both in 'targets', and let 'output' be the folder of a package.",
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
      .notPortable, "Swift of a body has no counterpart in UIKit.",
      "With 'fallback: error', every component has to be made of views that UIKit has, too. Write the view "
        + "in UIKit under 'uikit', leave the style out with 'targets: [swiftui]', or allow the fallback "
        + "'hosted', with which SwiftUI shows the component.",
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
      .twoSettings, "One thing is said in two places.",
      "Whether there is a documentation catalog is said in 'output' or beside it.",
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
      .handwrittenType, "A type that is emitted is written by hand, too.",
      "Two types of a module cannot have one name. Rename one; where the component takes the place of "
        + "a hand-written one, that has done its work.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }").beside(
        "public struct Card {}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }").beside(
        "public struct OldCard {}")),
    Explanation(
      .handwrittenFile, "An emitted file would have the name of a hand-written one.",
      "Swift does not compile two files of one name into a module, in different folders either, and "
        + "some disks do not tell letter case apart.",
      bad: Example(stringLiteral: "component: Handwritten\nslots: {title: }").beside(
        "public struct OldCard {}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }").beside(
        "public struct OldCard {}")),
    Explanation(
      .handwrittenWithoutSources, "A body is in a file of its own, and nobody knows where.",
      "'body: swift' says that an extension in a hand-written file gives the body. The project's "
        + "'sources' says where such files are.",
      bad: "component: Card\nslots: {title: }\nbody: swift",
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenBody, "A body that is to be in a hand-written file is not there.",
      "With 'body: swift' the emitted type says that it is a view or a style, and an extension of it "
        + "has to hold the property 'body' or the method 'makeBody'. 'dscompile build --write-stubs' "
        + "begins a file for each that is missing, and never touches one that is there.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        "import SwiftUI"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenBuilder, "A hand-written body has no '@ViewBuilder'.",
      "Swift takes the attribute from a protocol only where the type declares that it conforms, and "
        + "that is in the emitted file.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        "import SwiftUI\n\nextension Card {\n  public var body: some View { title }\n}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenAccess, "A hand-written body is seen by fewer than its type.",
      "What a protocol asks for has to be as visible as the type that conforms.",
      bad: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        "import SwiftUI\n\nextension Card {\n  @ViewBuilder var body: some View { title }\n}"),
      good: Example(stringLiteral: "component: Card\nslots: {title: }\nbody: swift").beside(
        cardBody)),
    Explanation(
      .handwrittenSurroundings, "The body around styles is to be hand-written.",
      "Beside styles, the body is what stands around whichever look it is. It is short, and knows "
        + "'style', which is emitted. The looks themselves can be in hand-written files.",
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
      .handwrittenAccessibility, "Accessibility is said of a hand-written body.",
      "It is emitted as modifiers of the body, which here is not emitted. Write SwiftUI's own modifiers "
        + "in it.",
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
