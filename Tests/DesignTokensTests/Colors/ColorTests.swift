import DesignTokens
import Testing

struct ColorTests {
  /// Values from CSS Color 4 and its tests.
  @Test(arguments: [
    (ColorSpace.lab, [46.2775, -47.5621, 48.5837], "#008000"),
    (.lch, [54.2905, 106.8372, 40.8576], "#ff0000"),
    (.oklab, [0.51975, -0.1403, 0.10768], "#008000"),
    (.oklch, [0.51975, 0.17686, 142.495], "#008000"),
    (.a98RGB, [0.281363, 0.498012, 0.116746], "#008000"),
    (.prophotoRGB, [0.230479, 0.395789, 0.129968], "#008000"),
    (.xyzD65, [0.07719, 0.15438, 0.02573], "#008000"),
    (.xyzD50, [0.08312, 0.154746, 0.020961], "#008000"),
    (.hsl, [120, 100, 25.098], "#008000"),
    (.hwb, [90, 0, 50], "#408000"),
    (.hsl, [-240, 100, 25.098], "#008000"),
    (.hwb, [0, 60, 60], "#808080"),
    (.displayP3, [0.21604, 0.49418, 0.13151], "#008000"),
  ]) func knownColor(space: ColorSpace, components: [Double], hexadecimal: String) {
    let color = ColorValue(space: space, components: components)
    #expect(color.hexadecimal == hexadecimal)
    #expect(color.steps(toHexadecimal: hexadecimal) == 0)
  }

  @Test(arguments: ColorSpace.allCases) func noneIsZero(space: ColorSpace) {
    let missing = ColorValue(space: space, components: [nil, nil, nil], alpha: 0.5)
    let zero = ColorValue(space: space, components: [0, 0, 0], alpha: 0.5)
    #expect(missing.displayed == zero.displayed)
    #expect(missing.displayed.color.alpha == 0.5)
  }

  @Test func displayColorsAreUnchanged() {
    for (space, own) in [
      (ColorSpace.srgb, DisplayColor.Space.srgb), (.srgbLinear, .srgbLinear),
      (.displayP3, .displayP3),
    ] {
      let color = ColorValue(space: space, components: [0.123456, nil, 1], alpha: 0.25)
      let expected = DisplayColor(space: own, red: 0.123456, green: 0, blue: 1, alpha: 0.25)
      #expect(color.displayed == DisplayedColor(color: expected, isReduced: false))
    }
  }

  /// A primary written with five digits in OKLCH stays inside sRGB.
  @Test(arguments: [
    ([0.62796, 0.25768, 29.234], [1.0, 0, 0]), ([0.86644, 0.29483, 142.4953], [0, 1, 0]),
    ([0.45201, 0.31321, 264.052], [0, 0, 1]), ([0.96798, 0.21101, 109.769], [1, 1, 0]),
    ([0.90540, 0.15455, 194.769], [0, 1, 1]), ([0.70167, 0.32249, 328.363], [1, 0, 1]),
  ]) func primariesStayInSRGB(components: [Double], expected: [Double]) {
    let color = ColorValue(space: .oklch, components: components).displayed
    #expect(color.color.space == .srgb && !color.isReduced)
    let numbers = [color.color.red, color.color.green, color.color.blue]
    #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 0.0003 }, "\(numbers)")
  }

  @Test func colorsOutsideOfSRGBAreInDisplayP3() {
    let color = ColorValue(space: .oklch, components: [0.6, 0.21, 148]).displayed
    #expect(
      color
        == DisplayedColor(
          color: DisplayColor(space: .displayP3, red: 0.18, green: 0.6126, blue: 0.2233),
          isReduced: false))
  }

  @Test func colorsOutsideOfEveryGamutLoseChroma() {
    let color = ColorValue(space: .oklch, components: [0.7, 0.4, 150], alpha: 0.5).displayed
    #expect(color.isReduced)
    #expect(color.color.space == .displayP3 && color.color.alpha == 0.5)
    let back = ColorValue(
      space: .displayP3, components: [color.color.red, color.color.green, color.color.blue])
    let reduced = OklabColor(xyz: back.xyz)
    #expect(abs(reduced.lightness - 0.7) < 0.02 && reduced.chroma < 0.4)
  }

  @Test func lighterThanWhiteIsWhite() {
    let white = ColorValue(space: .oklch, components: [1.2, 0.1, 90]).displayed.color
    #expect([white.red, white.green, white.blue] == [1, 1, 1])
    let black = ColorValue(space: .oklch, components: [-0.1, 0.1, 90]).displayed.color
    #expect([black.red, black.green, black.blue] == [0, 0, 0])
  }

  @Test func negativeZeroIsZero() {
    #expect(roundedComponent(-0.000_01).sign == .plus)
    #expect(roundedComponent(0.123_45) == 0.1235 || roundedComponent(0.123_45) == 0.1234)
  }

  // MARK: - Hexadecimal

  @Test(arguments: [
    "", "#", "#12345", "#1234567", "112233", "#+11111", "#gg0000", "#ÄÄÄ", "#１２３４５６",
  ])
  func noHexadecimal(text: String) {
    #expect(bytes(ofHexadecimal: text) == nil)
  }

  @Test func hexadecimalDigits() {
    #expect(bytes(ofHexadecimal: "#0aF9Ff") == [0x0A, 0xF9, 0xFF])
    let color = ColorValue(space: .srgb, components: [0.4, 0.42, 0.46])
    #expect(color.hexadecimal == "#666b75")
    #expect(color.steps(toHexadecimal: "#686b75") == 2)
    #expect(color.steps(toHexadecimal: "gray") == nil)
    #expect(color.liesInSRGB)
    #expect(!ColorValue(space: .displayP3, components: [0, 1, 0]).liesInSRGB)
  }

  // MARK: - Contrast

  private let white = DisplayColor(space: .srgb, red: 1, green: 1, blue: 1)
  private let black = DisplayColor(space: .srgb, red: 0, green: 0, blue: 0)

  /// The system's green and blue under white text.
  @Test func knownContrasts() {
    #expect(abs(white.contrast(on: black) - 21) < 1e-9)
    #expect(abs(black.contrast(on: white) - 21) < 1e-9)
    #expect(white.contrast(on: white) == 1)
    let green = DisplayColor(space: .srgb, red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)
    let blue = DisplayColor(space: .srgb, red: 0, green: 122.0 / 255, blue: 1)
    #expect(abs(white.contrast(on: green) - 2.22) < 0.005)
    #expect(abs(white.contrast(on: blue) - 4.02) < 0.005)
    let gray = DisplayColor(space: .srgb, red: 118.0 / 255, green: 118.0 / 255, blue: 118.0 / 255)
    #expect(abs(gray.contrast(on: white) - 4.54) < 0.005)
  }

  @Test func transparencyLowersContrast() {
    var faint = black
    faint.alpha = 0.5
    let seen = faint.over(white)
    #expect(abs(seen.red - 0.5) < 1e-9 && seen.alpha == 1)
    #expect(abs(faint.contrast(on: white) - 3.98) < 0.01)
    faint.alpha = 0
    #expect(abs(faint.contrast(on: white) - 1) < 1e-9)
  }

  @Test(arguments: [3, 4.5, 7]) func nearestPassingLightness(ratio: Double) throws {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      let color = ColorValue(space: .oklch, components: [0.75, 0.12, hue]).displayed.color
      let passing = try #require(color.passing(on: white, ratio: ratio))
      #expect(passing.color.contrast(on: white) >= ratio)
      #expect(passing.color.contrast(on: white) < ratio + 0.1)
      #expect(passing.lightness < 0.75)
    }
  }

  @Test func noLightnessPasses() {
    let gray = DisplayColor(space: .srgb, red: 0.44, green: 0.44, blue: 0.44)
    #expect(white.passing(on: gray, ratio: 7) == nil)
    // Only one of black and white passes.
    let dark = DisplayColor(space: .srgb, red: 0.3, green: 0.3, blue: 0.3)
    #expect(dark.passing(on: gray, ratio: 4.5)?.color.red ?? 0 > 0.9)
  }
}
