import CoreGraphics

/// Where a view is on the screen, and what is around it.
struct ModelGeometry {
  /// In the coordinates of the screen.
  var frame: CGRect
  var surroundings: ModelSurroundings
}

/// What is around a view.
struct ModelSurroundings {
  /// What is not covered by bars and round corners.
  var safeArea: CGRect
  var screen: CGRect

  /// The frames of named coordinate spaces.
  var spaces: [AnyHashable: CGRect] = [:]

  /// How far the screen goes on where a frame reaches edges of the safe area.
  func insets(around frame: CGRect, _ edges: Edge.Set, _ isRightToLeft: Bool) -> EdgeInsets {
    func distance(_ edge: Edge.Set, _ reaches: Bool, _ distance: CGFloat) -> CGFloat {
      edges.contains(edge) && reaches ? max(0, distance) : 0
    }
    let (start, end): (Edge.Set, Edge.Set) =
      isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    let near: CGFloat = 0.5
    let left = distance(start, frame.minX <= safeArea.minX + near, safeArea.minX - screen.minX)
    let right = distance(end, frame.maxX >= safeArea.maxX - near, screen.maxX - safeArea.maxX)
    return EdgeInsets(
      top: distance(.top, frame.minY <= safeArea.minY + near, safeArea.minY - screen.minY),
      leading: isRightToLeft ? right : left,
      bottom: distance(.bottom, frame.maxY >= safeArea.maxY - near, screen.maxY - safeArea.maxY),
      trailing: isRightToLeft ? left : right)
  }
}

extension GeometryProxy {
  /// The frame of a coordinate space on the screen; nil if there is none with its name.
  func bounds(_ space: CoordinateSpace) -> CGRect? {
    switch space {
    case .global: geometry.surroundings.screen
    case .local: geometry.frame
    case .named(let name): geometry.surroundings.spaces[name]
    }
  }

  /// The frame of the view in a coordinate space; an unknown one is that of the screen.
  func frame(modelIn space: CoordinateSpace) -> CGRect {
    let origin = bounds(space)?.origin ?? .zero
    return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// Finds a value in the frame of a view, as another view sees it.
@usableFromInline final class ModelAnchor<Value>: @unchecked Sendable {
  private let source: ModelAnchorSource<Value>
  private let node: ModelNode

  init(_ source: ModelAnchorSource<Value>, _ node: ModelNode) {
    (self.source, self.node) = (source, node)
  }

  func value(in frame: CGRect) -> Value {
    let own = node.geometry?.frame ?? .zero
    return source.value(own.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}

/// What an anchor is in the frame of its view.
@usableFromInline final class ModelAnchorSource<Value>: @unchecked Sendable {
  let value: (CGRect) -> Value

  init(_ value: @escaping (CGRect) -> Value) { self.value = value }
}

extension Anchor.Source where Value == CGPoint {
  init(_ point: UnitPoint) {
    model = ModelAnchorSource { frame in
      CGPoint(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
  }
}
