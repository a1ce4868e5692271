/// Looks up tokens in combinations of contexts.
struct LayerIndex {
  let layers: TokenLayers
  let scale: ColorObjectScale

  /// The paths by the texts of references: names may contain dots.
  private let paths: [String: [String]]

  /// The axes whose contexts have a token, by its path.
  private let axes: [[String]: [Int]]

  init(_ layers: TokenLayers, _ scale: ColorObjectScale) {
    self.layers = layers
    self.scale = scale
    var paths: [String: [String]] = [:]
    var axes: [[String]: [Int]] = [:]
    for path in layers.base.paths { paths[path.joined(separator: ".")] = path }
    for (index, axis) in layers.axes.enumerated() {
      for context in axis.contexts {
        for path in context.table.paths {
          paths[path.joined(separator: ".")] = path
          if axes[path]?.last != index { axes[path, default: []].append(index) }
        }
      }
    }
    self.paths = paths
    self.axes = axes
  }

  /// The path of a token; nil if there is no such token.
  func path(_ reference: String) -> [String]? { paths[reference] ?? paths[reference + ".$root"] }

  /// The axes that decide the value of a token.
  func axes(of path: [String]) -> [Int] { axes[path] ?? [] }

  /// All paths, those of tokens that always apply first.
  var allPaths: [[String]] {
    var all = layers.base.paths
    var known = Set(all)
    for axis in layers.axes {
      for context in axis.contexts {
        all += context.table.paths.filter { known.insert($0).inserted }
      }
    }
    return all
  }

  /// The context of each axis that applies unless another one is chosen.
  var defaultChoice: [Int] { layers.axes.map(\.defaultIndex) }

  /// The token that applies in a combination of contexts.
  func token(_ path: [String], in choice: [Int]) -> ImportedToken? {
    for (axis, context) in zip(layers.axes, choice).reversed() {
      if let token = axis.contexts[context].table[path] { return token }
    }
    return layers.base[path]
  }
}
