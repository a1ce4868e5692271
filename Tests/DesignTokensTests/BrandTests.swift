import DesignTokens
import Diagnostics
import Foundation
import Testing

/// Two brands, two color schemes, two contrasts, every type of the format.
@Suite struct BrandTests {
  private static let read = Result { try TokenFixture.folder("Brands").read() }

  private func system() throws -> TokenSystem {
    let read = try Self.read.get()
    #expect(
      read.diagnostics.map(\.message) == [
        "'color.warm.0' and 4 other tokens have no value in 'brand-a', so they are not emitted; "
          + "declare them there, or in a source that applies to every context"
      ])
    return try #require(read.system)
  }

  @Test func axes() throws {
    let system = try system()
    #expect(system.theme?.modifier == "brand")
    #expect(system.theme?.description == "The brand of the product.")
    #expect(system.theme?.contexts.map(\.name) == ["brand-a", "brand-b"])
    #expect(system.colorScheme?.contexts.map(\.name) == ["light", "dark"])
    #expect(system.contrast?.contexts.map(\.name) == ["standard", "increased"])
    #expect(system.combinations.count == 8)
    let first = system.combinations.prefix(4).map { [$0.isDark, $0.isHighContrast] }
    #expect(first == [[false, false], [true, false], [false, true], [true, true]])
    let incomplete = system.tokens.filter { !$0.isComplete }.map(\.path.description)
    #expect(incomplete == [0, 200, 500, 700, 900].map { "color.warm.\($0)" })
  }

  @Test(arguments: [
    ("color.gray.0", ["srgb(1 1 1) #ffffff"]),
    ("color.brand.50", ["oklch(0.96 0.015 255)", "display-p3(0.91 0.98 0.93)"]),
    ("color.neutral.0", ["{color.gray.0} srgb(1 1 1) #ffffff"]),
    ("color.neutral.200", ["srgb(0.886 0.894 0.914) #e2e4e9", "srgb(0.91 0.9 0.87) #e8e6de"]),
    (
      "color.neutral.900",
      [
        "{color.gray.900} srgb(0.067 0.071 0.082) #111215",
        "srgb(0.09 0.086 0.078) #171614",
      ]
    ),
    (
      "color.surface",
      [
        "{color.neutral.0} srgb(1 1 1) #ffffff",
        "{color.neutral.900} srgb(0.067 0.071 0.082) #111215",
        "{color.neutral.0} srgb(1 1 1) #ffffff",
        "{color.neutral.900} srgb(0.067 0.071 0.082) #111215",
        "{color.neutral.0} srgb(1 1 1) #ffffff",
        "{color.neutral.900} srgb(0.09 0.086 0.078) #171614",
        "{color.neutral.0} srgb(1 1 1) #ffffff",
        "{color.neutral.900} srgb(0.09 0.086 0.078) #171614",
      ]
    ),
    (
      "color.separator",
      [
        "{color.neutral.200} srgb(0.886 0.894 0.914) #e2e4e9",
        "{color.neutral.700} srgb(0.22 0.23 0.26) #383b42",
        "{color.text.primary} srgb(0.067 0.071 0.082) #111215",
        "{color.text.primary} srgb(1 1 1) #ffffff",
        "{color.neutral.200} srgb(0.91 0.9 0.87) #e8e6de",
        "{color.neutral.700} srgb(0.25 0.24 0.21) #403d36",
        "{color.text.primary} srgb(0.09 0.086 0.078) #171614",
        "{color.text.primary} srgb(1 1 1) #ffffff",
      ]
    ),
    ("spacing.200", ["0.5rem"]),
    ("spacing.large", ["{spacing.400} 1rem"]),
    ("radius.medium", ["8px", "14px"]),
    ("opacity.disabled", ["0.4"]),
    ("font.family.text", ["{font.family.system} system-ui, sans-serif", "Figtree, system-ui"]),
    ("font.weight.strong", ["600"]),
    ("motion.quick", ["200ms"]),
    ("motion.decelerate", ["(0 0 0.2 1)"]),
    ("motion.appear", ["{motion.quick} {motion.none} {motion.decelerate}"]),
    ("motion.disappear", ["200ms 50ms (0.4 0 1 1)"]),
    ("typography.body", ["{font.family.text} 1rem {font.weight.regular} 0px 1.5"]),
    ("elevation.raised", ["0px 1px 4px 0px {color.shade}"]),
    ("elevation.floating", ["0px 1px 4px 0px {color.shade}, 0px 8px 24px 0px {color.shade}"]),
    ("stroke.dashed", ["[4px {spacing.50}] round"]),
    ("border.hairline", ["{size.hairline} solid {color.separator}"]),
    ("gradient.hero", ["{color.brand.500} 0, {color.brand.700} 1"]),
  ])
  func values(path: String, texts: [String]) throws {
    let found = try system().texts(path)
    #expect(found.uniqued() == texts.uniqued())
  }

  @Test func themedAsDrawn() throws {
    let themed = try system().tokens.filter { $0.isThemed && $0.isComplete }.map(\.path.description)
    #expect(
      themed == [
        "color.brand.50", "color.brand.300", "color.brand.500", "color.brand.700",
        "color.neutral.0", "color.neutral.200", "color.neutral.500", "color.neutral.700",
        "color.neutral.900", "color.surface", "color.separator", "color.text.primary",
        "color.text.secondary", "color.accent.$root", "color.accent.subtle", "radius.medium",
        "font.family.text", "typography.headline", "typography.body", "border.hairline",
        "gradient.hero",
      ])
  }

  @Test func tokenDescriptions() throws {
    let system = try system()
    let accent = try #require(system[TokenPath(["color", "accent", "$root"])])
    #expect(accent.description == "Actions and selections.")
    #expect(accent.place.source.path == "tokens/light.tokens.json")
    #expect(accent.place.start == LineColumn(line: 10, column: 5))
    let gutter = try #require(system[TokenPath(["spacing", "gutter"])])
    #expect(gutter.deprecation?.message == "Use spacing.large.")
    let problem = try #require(system[TokenPath(["border", "problem"])])
    #expect(problem.extensions.name?.value == "critical")
    let gray = system.groups.first { $0.path.description == "color.gray" }
    #expect(gray?.description == "Neutrals without a brand's tint.")
  }
}

extension [String] {
  /// Distinct texts in the order of their first occurrence.
  func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
