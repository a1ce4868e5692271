import CompilerDriver
import SwiftCompilation
import Testing

#if os(Linux)
  /// Unavailable, newer and deprecated API of a platform is found without its SDK.
  struct AvailabilityTests {
    private static let screen = """
      import SwiftUI
      struct Screen: View {
        @State private var value = 0.5
        var body: some View {
      %
        }
      }
      """

    /// The compiler's output for a view with a body.
    private func diagnostics(
      _ body: String, _ platform: ApplePlatform, _ version: String
    ) async throws -> String {
      let source = Self.screen.replacing("%", with: body)
      return try await compile(source: source, mode: .v6, for: (platform, version))
        .diagnostics
    }

    @Test(arguments: [
      (ApplePlatform.tvOS, "17.0", "Slider(value: $value)", "'Slider' is unavailable in tvOS"),
      (.tvOS, "17.0", "Text(\"a\").onHover { _ in }", "'onHover(perform:)' is unavailable in tvOS"),
      (
        .iOS, "16.0", "Text(\"a\").listSectionSpacing(3)",
        "'listSectionSpacing' is only available in iOS 17.0 or newer"
      ),
      (
        .macOS, "13.0", "ContentUnavailableView(\"a\", systemImage: \"b\")",
        "'ContentUnavailableView' is only available in macOS 14.0 or newer"
      ),
      (.macOS, "13.0", "Color(uiColor: UIColor())", "cannot find 'UIColor' in scope"),
      (.iOS, "16.0", "Color(nsColor: NSColor())", "cannot find 'NSColor' in scope"),
      (
        .iOS, "17.0", "Text(\"a\").onChange(of: value) { _ in }",
        "'onChange(of:perform:)' was deprecated in iOS 17.0"
      ),
      (
        .watchOS, "10.0", "Text(\"a\").keyboardShortcut(\"a\")",
        "is unavailable in watchOS"
      ),
    ])
    func whatAPlatformLacksIsFound(
      platform: ApplePlatform, version: String, body: String, message: String
    ) async throws {
      #expect(try await diagnostics(body, platform, version).contains(message))
    }

    @Test(arguments: [
      (ApplePlatform.iOS, "17.0", "Slider(value: $value).listSectionSpacing(3)"),
      (.iOS, "16.0", "if #available(iOS 17, *) { Text(\"a\").listSectionSpacing(3) }"),
      (.iOS, "16.0", "Text(\"a\").onChange(of: value) { _ in }"),
      (.iOS, "16.0", "Color(uiColor: UIColor(Color.red))"),
      (.macOS, "13.0", "Color(nsColor: NSColor(Color.red))"),
      (
        .watchOS, "10.0",
        """
        #if os(watchOS)
          Text("a").digitalCrownRotation($value)
        #else
          Text("a").keyboardShortcut("a")
        #endif
        """
      ),
    ])
    func whatItHasCompiles(platform: ApplePlatform, version: String, body: String) async throws {
      #expect(try await diagnostics(body, platform, version) == "")
    }
  }
#endif
