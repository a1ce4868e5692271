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
      "platforms: {iOS: \"16.0\"}\ntargets: [uikit]\ntests: {headless: true}\n",
      "only components of a SwiftUI module run without a Mac, and there is none; remove 'tests', or write "
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
    for targets in ["[swiftui, uikit]", "[uikit]"] {
      expect("platforms: {iOS: \"15.0\"}\ntargets: \(targets)\n", nil)
      expect(
        "platforms: {iOS: \"14.0\"}\ntargets: \(targets)\n",
        "UIKit components need iOS 15, and the project is for iOS 14.0; raise the version in "
          + "'platforms' [uikit-target]")
    }
    let all = "\nuikit: {runtime: all}\n"
    expect("platforms: {iOS: \"15.0\"}\ntargets: [uikit]" + all, nil)
    expect(
      "platforms: {iOS: \"15.0\"}\ntargets: [swiftui, uikit]" + all,
      "the whole runtime shows SwiftUI in UIKit views, which needs iOS 16, and the project is for iOS "
        + "15.0; write 'used', or raise the version in 'platforms' [uikit-target]")
  }
}

/// Names and features that are newer than a project's systems, which a module without SwiftUI does not use.
struct NewerSwiftUITests {
  @Test(arguments: [("swiftui", 1), ("uikit", 0)]) func accessibility(target: String, count: Int) {
    let result = checked(
      [
        """
        component: Note
        properties: {text: String, onRemove: {type: "() -> Void", default: "{}"}}
        accessibility:
          children: combine
          actions: {remove: {perform: onRemove()}}
        body: Text(text)
        """
      ], project: "library: Kit\nplatforms: {iOS: \"15.0\"}\ntargets: [\(target)]\n")
    #expect(result.diagnostics.count == count, "\(result.diagnostics.map(\.message))")
  }
}
