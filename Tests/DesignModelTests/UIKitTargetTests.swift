import Testing

/// The requirements for a project with a UIKit module.
struct UIKitTargetTests {
  private let spec = "component: Card\nslots: {title: }\n"

  private func expect(_ settings: String, _ message: String?) {
    let result = checked([spec], project: "library: DesignKit\n" + settings)
    #expect(
      result.diagnostics.map { "\($0.message) [\($0.id)]" } == [message].compactMap(\.self))
  }

  @Test func targets() {
    expect("platforms: {iOS: \"16.0\"}\ntargets: [swiftui, uikit]\nuikit: {runtime: all}\n", nil)
    expect("targets: [swiftui]\n", nil)
    expect("platforms: {iOS: \"16.0\"}\ntargets: [uikit]\nuikit: {fallback: omit}\n", nil)
    expect(
      "platforms: {iOS: \"16.0\"}\ntargets: [uikit]\nuikit: {fallback: hosted}\n",
      "there is no SwiftUI module whose components could be hosted; write 'error' or 'omit', or "
        + "'targets: [swiftui, uikit]' [uikit-target]")
    expect(
      "platforms: {iOS: \"16.0\"}\ntargets: [uikit]\ntokens: {path: tokens, assets: true}\n",
      "only a SwiftUI module has an asset catalog, and there is none; remove 'assets', or write "
        + "'targets: [swiftui, uikit]' [uikit-target]")
    expect(
      "targets: [swiftui, uikit, uikit]\n",
      "'uikit' is listed twice among the targets; remove one [uikit-target]")
    expect(
      "uikit: {runtime: all}\n",
      "there is no UIKit module; write 'targets: [swiftui, uikit]' [uikit-target]")
  }

  @Test func platforms() {
    expect(
      "platforms: {macOS: \"13.0\"}\ntargets: [swiftui, uikit]\n",
      "UIKit components need iOS among the 'platforms', as in 'platforms: {iOS: \"16.0\"}' "
        + "[uikit-target]")
    expect(
      "platforms: {iOS: \"15.0\"}\ntargets: [swiftui, uikit]\n",
      "UIKit components need iOS 16, and the project is for iOS 15.0; raise the version in "
        + "'platforms' [uikit-target]")
  }
}
