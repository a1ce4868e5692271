import Foundation
@_spi(Model) import SwiftUI

/// A measure of the usual picture, as JSON.
struct DrawnMeasure: Encodable {
  var kind: String
  var subject: String
  var x, y, width, height: Double
  var value, radius, line: Double?

  /// In the order of ``DrawnSettings/appearances``; nil where the part is not drawn.
  var colors: [String?]?
  var font: Font?
  var types: [String]

  struct Font: Encodable {
    var family: String?
    var size: Double
    var weight: Int
    var design: String
    var isMonospaced: Bool
  }
}

/// A color on another one, as JSON.
struct DrawnPair: Encodable {
  var use: String

  /// In the order of ``DrawnSettings/appearances``; nil where it is not drawn.
  var front: [String?]
  var back: [String?]
  var ratios: [Double?]
  var types: [String]
}

/// What is measured of a view in all appearances, which are those of the usual arrangement.
@MainActor struct AppearanceReading {
  private var measures: [DrawnMeasure] = []
  private var pairs: [String: DrawnPair] = [:]

  /// The places of pairs, in the order in which they are drawn.
  private var places: [String] = []
  private let count: Int

  /// - Parameter count: The number of appearances.
  init(count: Int) { self.count = count }

  /// Adds what a view comes to in an appearance. The first one is the one whose points are measured.
  mutating func add(_ node: ModelNode, _ environment: EnvironmentValues, appearance: Int) {
    let found = node.measures
    if appearance == 0 {
      measures = found.map { DrawnMeasure($0, count: count) }
    }
    if found.count == measures.count {
      for (index, measure) in found.enumerated() {
        guard measure.kind.rawValue == measures[index].kind, let color = measure.color else {
          continue
        }
        measures[index].colors?[appearance] = color.hexadecimal
      }
    }
    for pair in node.colorPairs(in: environment) {
      let nothing = [String?](repeating: nil, count: count)
      var known =
        pairs[pair.place]
        ?? DrawnPair(
          use: pair.use.rawValue, front: nothing, back: nothing,
          ratios: Array(repeating: nil, count: count), types: pair.types)
      if pairs[pair.place] == nil { places.append(pair.place) }
      guard known.use == pair.use.rawValue else { continue }
      known.front[appearance] = pair.front.hexadecimal
      known.back[appearance] = pair.back.hexadecimal
      // Rounded down, so that too little is never shown as enough.
      known.ratios[appearance] = (pair.ratio * 100).rounded(.down) / 100
      pairs[pair.place] = known
    }
  }

  /// Everything that was measured, and each pair of colors once for each type around it.
  var results: (measures: [DrawnMeasure], pairs: [DrawnPair]) {
    struct Key: Hashable {
      let use: String
      let front, back: [String?]
      let type: String?
    }
    var known: Set<Key> = []
    let distinct = places.compactMap { pairs[$0] }.filter {
      known.insert(Key(use: $0.use, front: $0.front, back: $0.back, type: $0.types.first)).inserted
    }
    return (measures, distinct)
  }
}

extension DrawnMeasure {
  fileprivate init(_ measure: ModelMeasure, count: Int) {
    self.init(
      kind: measure.kind.rawValue, subject: measure.subject, x: measure.frame.minX,
      y: measure.frame.minY, width: measure.frame.width, height: measure.frame.height,
      value: measure.value, radius: measure.radius, line: measure.line,
      colors: measure.color == nil ? nil : Array(repeating: nil, count: count),
      font: measure.font.map {
        Font(
          family: $0.family, size: $0.size, weight: $0.weight, design: $0.design,
          isMonospaced: $0.isMonospaced)
      }, types: measure.types)
  }
}
