import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// API that other platforms of the library lack.
  static let singlePlatformAPI = Self(
    "single-platform-api", in: .compatibility,
    summary: "A spec uses a framework that some platforms of the library lack.",
    rationale: """
      UIKit does not exist on macOS, and AppKit exists only there, so the emitted package \
      compiles only for some of its platforms. Write `#if canImport(UIKit)`, or set \
      `availability`. Swift in such a condition is not reported.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        #if canImport(UIKit)
          title.background(Color(uiColor: UIColor.systemBackground))
        #else
          title
        #endif
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.onTapGesture { ↓UIPasteboard.general.string = "" }
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let there = subject.library.library.platforms.map(\.platform).filter { platform in
        !spec.availability.contains { entry in
          if case .unavailable = entry.availability.value {
            entry.platform.value == platform
          } else {
            false
          }
        }
      }
      return spec.blocks.filter { !$0.isConditional }.flatMap { block -> [Finding] in
        var seen: Set<Int> = []
        let names = (block.identifiers + block.calls.map(\.function)).sorted {
          $0.place.span.start < $1.place.span.start
        }
        return names.compactMap { name in
          guard let framework = frameworks[name.text],
            let platform = there.first(where: { !framework.platforms.contains($0) }),
            seen.insert(name.place.span.start).inserted
          else { return nil }
          return Finding(
            name.place,
            "'\(name.text)' belongs to \(framework.name), which \(platform.rawValue) does not "
              + "have; write '#if canImport(\(framework.name))', or use SwiftUI")
        }
      }
    })
}

private struct Framework {
  let name: String
  let platforms: Set<Platform>
}

private let uiKit = Framework(name: "UIKit", platforms: [.iOS, .tvOS, .visionOS, .watchOS])
private let appKit = Framework(name: "AppKit", platforms: [.macOS])

private let frameworks: [String: Framework] = [
  "NSApplication": appKit, "NSColor": appKit, "NSCursor": appKit, "NSFont": appKit,
  "NSImage": appKit, "NSPasteboard": appKit, "NSScreen": appKit, "NSWorkspace": appKit,
  "UIAccessibility": uiKit, "UIApplication": uiKit, "UIColor": uiKit, "UIDevice": uiKit,
  "UIFont": uiKit, "UIImage": uiKit, "UIImpactFeedbackGenerator": uiKit, "UIPasteboard": uiKit,
  "UIScreen": uiKit,
]
