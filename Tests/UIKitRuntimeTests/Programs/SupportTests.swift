import UIKit

/// A component that reads an inherited value.
private final class Reader: UIView, InheritingView {
  @MainActor static let size = InheritedValue<Int>()

  private(set) var read: [Int?] = []
  private var box: ViewValue<Int>.Box?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    readInheritedValues()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    readInheritedValues()
  }

  func readInheritedValues() {
    let nearest = Reader.size.nearest(to: self)
    guard nearest !== box else { return }
    box = nearest
    read.append(nearest?.value)
  }
}

@MainActor let supportTests: [RuntimeTest] = [
  (
    "the nearest inherited value applies, and readers are notified of changes once",
    {
      let (root, middle, reader) = (UIView(), UIView(), Reader())
      root.addSubview(middle)
      middle.addSubview(reader)
      expect(reader.read.isEmpty)
      Reader.size.set(1, on: root)
      Reader.size.set(2, on: middle)
      Reader.size.set(3, on: root)
      expectEqual(reader.read, [1, 2])
      Reader.size.set(nil, on: middle)
      expectEqual(reader.read, [1, 2, 3])
      reader.removeFromSuperview()
      expectEqual(reader.read, [1, 2, 3, nil])
      Reader.size.set(4, on: reader)
      expectEqual(reader.read.last, 4)
      root.addSubview(reader)
      expectEqual(reader.read.last, 4)
    }
  ),
  (
    "a reader finds the value of the tree that it is added to",
    {
      let (window, root, reader) = (UIWindow(), UIView(), Reader())
      let middle = UIView()
      middle.addSubview(reader)
      Reader.size.set(5, on: root)
      window.addSubview(root)
      root.addSubview(middle)
      expectEqual(reader.read, [5])
    }
  ),
  (
    "views of a list are kept with their items",
    {
      let items = ItemViews()
      let (first, second, third) = (UIView(), UIView(), UIView())
      var made = 0
      @MainActor func views(_ list: [UIView]) -> [UIView] {
        items.views(of: list) { item in
          made += 1
          return [ZStackView { item }]
        }
      }
      let before = views([first, second])
      let after = views([second, third, first])
      expectEqual(made, 3)
      expect(after[0] === before[1] && after[2] === before[0])
      _ = views([])
      _ = views([first])
      expectEqual(made, 4)
    }
  ),
  (
    "views of data are kept by identifier, and updated",
    {
      let rows = DataViews<Int>()
      var made: [Int] = []
      @MainActor func texts(_ data: [(id: Int, name: String)]) -> [String?] {
        rows.views(of: data, id: { $0.id }) { element -> UIView in
          made.append(element.id)
          return UILabel("")
        } update: { view, element in
          (view as? UILabel)?.text = element.name
        }
        .map { ($0 as? UILabel)?.text }
      }
      expectEqual(texts([(1, "a"), (2, "b")]), ["a", "b"])
      expectEqual(texts([(2, "c"), (3, "d"), (2, "twice")]), ["c", "d"])
      expectEqual(made, [1, 2, 3])
    }
  ),
  (
    "the last value reports changes",
    {
      var last = LastValue<Int>()
      expectEqual([1, 1, 2, 2, 1].map { last.changes(to: $0) }, [false, false, true, false, true])
    }
  ),
  (
    "appearing, disappearing and traits",
    {
      let window = UIWindow()
      var log: [String] = []
      let label = UILabel("a")
        .onAppear { log.append("appear \($0.text ?? "")") }
        .onDisappear { _ in log.append("disappear") }
        .onTraitChange { log.append("\($0.traitCollection.userInterfaceStyle == .dark)") }
      window.addSubview(label)
      window.overrideUserInterfaceStyle(.dark)
      label.removeFromSuperview()
      expectEqual(log.filter { $0.contains("appear") }, ["appear a", "disappear"])
      expect(log.contains("true"))
    }
  ),
  (
    "the content of a slot determines the size of a component",
    {
      let (component, label) = (UIView(), UILabel("text"))
      component.addFilling(label)
      let root = UIView()
      root.addSubview(component.leading().top())
      expectEqual(solve(root, width: 200, height: 200)[component].size, label.intrinsicContentSize)
    }
  ),
]

@MainActor let leakTests: [RuntimeTest] = [
  (
    "views with constraints, gestures, handlers and values are deallocated",
    {
      weak var parts: UIView?
      weak var store: ConstraintStore?
      weak var sensor: HostSensor?
      weak var gesture: UIGestureRecognizer?
      weak var sibling: UIView?
      let window = UIWindow()
      do {
        let (view, other) = (UIImageView(systemName: "star"), UIView())
        view.fillSuper().leading(to: other).width(4).border(.red).background(.blue, in: .capsule)
          .onTapGesture { $0.hidden() }.onAppear { $0.opacity(1) }.overlay { UILabel("a") }
          .accessibilityAction(named: "a") { $0.hidden() }
        view.addConstraint(view.topAnchor.constraint(equalTo: other.topAnchor), named: "top")
        window.addSubview(view)
        window.addSubview(other)
        window.layoutIfNeeded()
        (parts, store, sensor) = (view, view.constraintStore, HostSensor.of(view))
        (gesture, sibling) = (view.gestureRecognizers?.first, other)
        expect(store != nil && gesture != nil)
        view.removeFromSuperview()
        other.removeFromSuperview()
      }
      expect(parts == nil, "the view")
      expect(store == nil, "its constraints")
      expect(sensor == nil, "its sensor")
      expect(gesture == nil, "its gesture recognizer")
      expect(sibling == nil, "the view that its constraints relate to")
    }
  ),
  (
    "controls are deallocated",
    {
      var weakViews: [() -> UIView?] = []
      do {
        let field = UITextField("a").onTextChange { _ in }.maxLength(3)
        let slider = UISlider().on(.valueChanged) { $0.hidden() }
        let row = SwitchRow { UILabel("b") }.onValueChange { _ in }
        let button = ContentButton {
        } label: {
          UILabel("c")
        }
        let text = UITextView().placeholder("d").onTextChange { _ in }
        let stack = VStackView { UILabel("e") }.separator { Divider() }
        let made: [UIView] = [field, slider, row, button, text, stack]
        for view in made { weakViews.append { [weak view] in view } }
      }
      for view in weakViews { expect(view() == nil, "\(view().map { "\(type(of: $0))" } ?? "")") }
    }
  ),
  (
    "a removed recognizer takes its handler with it",
    {
      weak var captured: NSObject?
      let view = UIView()
      do {
        let object = NSObject()
        captured = object
        view.onTapGesture { _ in _ = object }
      }
      expect(captured != nil)
      view.gestureRecognizers?.first.map(view.removeGestureRecognizer)
      expect(captured == nil)
    }
  ),
  (
    "inherited values and slots are deallocated with their views",
    {
      weak var value: NSObject?
      weak var label: UIView?
      do {
        let object = NSObject()
        let inherited = InheritedValue<NSObject>()
        let view = UIView()
        inherited.set(object, on: view)
        value = object
        let slot = Slot(text: "a").underline()
        label = slot.views.first
        expect(inherited.nearest(to: view)?.value === object)
      }
      expect(value == nil)
      expect(label == nil)
    }
  ),
]
