import DesignTokens
import Foundation
import Testing

/// The Python package `coloraide` in `.build/validators`: a third-party implementation of color spaces.
enum Coloraide {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let python = root.appending(path: ".build/validators/bin/python3")

  /// Whether the package is installed. A missing one is a failure if continuous integration requires it.
  static let isThere: Bool =
    ProcessInfo.processInfo.environment["DSCOMPILE_STRICT"] != nil
    || FileManager.default.isExecutableFile(atPath: python.path)

  static let notice: Comment =
    "there is no Python 3.11 or newer, so colors are not compared with others; see Scripts/install-validators"

  /// Random colors in every color space, with coloraide's results.
  ///
  /// - Parameter count: The number of colors in each space.
  static func randomColors(count: Int, seed: Int) throws -> [Row] {
    let process = Process()
    process.executableURL = python
    let script = root.appending(path: "Tests/DesignTokensTests/Fixtures/Colors/random_colors.py")
    process.arguments = [script.path, "\(count)", "\(seed)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try text.split(separator: "\n").map { try Row(words: $0.split(separator: " ")) }
  }

  /// A line of the script's output.
  struct Row {
    let color: ColorValue
    let xyz: [Double]
    let displaySpace: String
    let displayed: [Double]
    let isReduced: Bool
    let luminance: Double

    /// With the color of the previous row.
    let contrast: Double

    init(words: [Substring]) throws {
      func numbers(_ range: Range<Int>) throws -> [Double] {
        try words[range].map { try #require(Double($0)) }
      }
      try #require(words.count == 14)
      let space = try #require(ColorSpace(rawValue: String(words[0])))
      color = ColorValue(space: space, components: words[1..<4].map { Double($0) })
      xyz = try numbers(4..<7)
      displaySpace = String(words[7])
      displayed = try numbers(8..<11)
      isReduced = words[11] == "1"
      luminance = try numbers(12..<13)[0]
      contrast = try numbers(13..<14)[0]
    }
  }
}
