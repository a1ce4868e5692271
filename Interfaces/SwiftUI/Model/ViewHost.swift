// swift-format-ignore-file

/// A view that runs: it is evaluated, keeps its state, and gets events.
///
/// Evaluation always starts at the root. It repeats until nothing changes.
@_spi(Model) @MainActor public final class ModelHost {
  /// The environment of the root, which a test sets as a user sets up a device.
  public var environment = EnvironmentValues() { didSet { changes.isPending = true } }

  /// How often the view was evaluated, and how many bodies that took.
  public private(set) var evaluationCount = 0
  public internal(set) var bodyCount = 0

  /// What the last evaluation came to, without the actions that followed it.
  public private(set) var node = ModelNode(.group)

  /// The modifiers in the last evaluation that are only carried along, by their names.
  public internal(set) var unmodeled: Set<String> = []

  /// What was opened by `openURL` and links, in order.
  public internal(set) var openedURLs: [URL] = []

  /// What the root is offered; nil for the safe area of the screen. Without a width or height, it has its ideal one.
  public var offer: ProposedViewSize? { didSet { changes.isPending = true } }

  let changes = PendingChanges()
  var generation = 0
  /// What runs after an evaluation: `onAppear`, `onChange`, values of preferences.
  var afterUpdate: [@MainActor () -> Void] = []
  /// What looks at places and preferences when they are known.
  var afterLayout: [@MainActor () -> Void] = []
  /// Starts the tasks of views, after all actions.
  var starting: [@MainActor () -> Void] = []
  /// The tasks of views that are on the screen, by their scopes.
  var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
  private let content: @MainActor (Inputs) -> [Item]
  private var root: Scope!

  public init<V: View>(_ view: V) {
    content = { listItems(view, $0) }
    root = Scope(Void.self, self)
  }

  deinit { for task in tasks.values { task.cancel() } }

  /// Evaluates the view until nothing changes.
  ///
  /// - Returns: What is shown then.
  @discardableResult public func update() -> ModelNode {
    var rounds = 0
    while changes.isPending {
      rounds += 1
      guard rounds <= 20 else { fatalError("the state does not settle: each of 20 evaluations changed it") }
      changes.isPending = false
      generation += 1
      evaluationCount += 1
      unmodeled = []
      node = withObservationTracking { evaluated() } onChange: { [changes] in changes.isPending = true }
      root.removeUnreached()
      let actions = afterUpdate
      afterUpdate = []
      for action in actions { action() }
      let tasks = starting
      starting = []
      for start in tasks { start() }
    }
    return node
  }

  /// Lets the tasks of views run, and evaluates the view until no task is left.
  public func settle() async {
    update()
    while let (key, task) = tasks.first {
      await task.value
      if tasks[key] == task { tasks[key] = nil }
      update()
    }
  }

  /// Evaluates the view the next time, even if no state has changed.
  public func invalidate() { changes.isPending = true }

  private func evaluated() -> ModelNode {
    var environment = environment
    environment.modelHost = self
    let inputs = Inputs(environment: environment, scope: root)
    let node = ModelNode(.group, nodes(of: content(inputs), environment))
    node.isRightToLeft = environment.layoutDirection == .rightToLeft
    layOut(node, environment)
    let actions = afterLayout
    afterLayout = []
    for action in actions { action() }
    return node
  }

  /// Gives a node and those in it their places: in the center of the safe area, or at its start where there is no end.
  private func layOut(_ node: ModelNode, _ environment: EnvironmentValues) {
    let screen = CGRect(origin: .zero, size: environment.modelScreenSize)
    let insets = environment.modelSafeAreaInsets
    let safeArea = CGRect(
      x: node.isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: screen.width - insets.leading - insets.trailing, height: screen.height - insets.top - insets.bottom)
    let offer = offer ?? ProposedViewSize(safeArea.size)
    let box = node.box()
    let size = box.size(offer)
    let room = CGSize(width: offer.width ?? size.width, height: offer.height ?? size.height)
    box.place(
      at: CGPoint(x: safeArea.minX + (room.width - size.width) / 2, y: safeArea.minY + (room.height - size.height) / 2), offer,
      in: ModelSurroundings(safeArea: safeArea, screen: screen))
  }
}

/// Whether anything changed that views depend on.
@usableFromInline final class PendingChanges: @unchecked Sendable {
  var isPending = true
}
