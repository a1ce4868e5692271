import UIKit

@MainActor let stackTests: [RuntimeTest] = [
  (
    "a stack whose axis can be changed",
    {
      let stack = UIStackView(axis: .vertical, spacing: 4) { UILabel("a") }
      expectEqual(stack.axis, .vertical)
      expectEqual(stack.spacing, 4)
      stack.axis = .horizontal
      expectEqual(stack.axis, .horizontal)
      expectEqual(UIStackView(axis: .horizontal) {}.axis, .horizontal)
    }
  ),
  (
    "a vertical stack, whose axis is fixed",
    {
      expectEqual(VStackView {}.axis, .vertical)
      expectEqual(VStackView().axis, .vertical)
      expectEqual(VStackView(axis: .horizontal) {}.axis, .vertical)
    }
  ),
  (
    "a horizontal stack, whose axis is fixed",
    {
      expectEqual(HStackView {}.axis, .horizontal)
      expectEqual(HStackView(axis: .vertical) {}.axis, .horizontal)
    }
  ),
  (
    "the spacing of a stack is 0 by default",
    {
      expectEqual(VStackView {}.spacing, 0)
      expectEqual(HStackView(spacing: 10) {}.spacing, 10)
    }
  ),
  (
    "a stack of a fixed axis centers its views by default",
    {
      expectEqual(VStackView {}.alignment, .center)
      expectEqual(HStackView {}.alignment, .center)
      expectEqual(HStackView {}.alignment(.firstBaseline).alignment, .firstBaseline)
    }
  ),
  (
    "a stack of a fixed axis has everything that UIStackView has",
    {
      let (first, second) = (UILabel("a"), UILabel("b"))
      let stack = VStackView { first }
      stack.addArrangedSubview(second)
      stack.setCustomSpacing(3, after: first)
      expectEqual(stack.arrangedSubviews, [first, second])
      expectEqual(stack.customSpacing(after: first), 3)
      first.removeFromSuperview()
      expectEqual(stack.arrangedSubviews, [second])
      expectEqual(UIStackView(axis: .vertical) {}.alignment, .fill)
    }
  ),
  (
    "a stack of layers, the last view on top",
    {
      let (below, above) = (UIView(), UIView())
      let stack = ZStackView(alignment: .topLeading) {
        below
        above
      }
      expectEqual(stack.subviews, [below, above])
      expectEqual(stack.alignment, .topLeading)
      expectEqual(ZStackView {}.alignment, .center)
    }
  ),
  (
    "constraints between the views of a stack of layers wait until both are added",
    {
      let (first, second) = (UIView(), UIView())
      first.leading(to: second, offset: 3)
      let stack = ZStackView {
        first
        second
      }
      stack.layoutIfNeeded()
      let found = constraints(of: first, .leading, to: second)
      expectEqual(found.map(\.constant), [3])
    }
  ),
  (
    "views stay within the margins and never conflict",
    {
      let large = UIView().frame(width: 500, height: 10)
      let small = UIView().frame(width: 20, height: 20)
      let stack = ZStackView {
        large
        small
      }
      .padding(10)
      let root = UIView()
      root.addSubview(stack.fillSuper())
      let solution = solve(root, width: 300, height: 100)
      expectEqual(solution.conflict, 0)
      expect(solution.isUnique)
      // A required size takes precedence over the margins.
      expectEqual(solution[large].width, 500)
      expectEqual(solution[small], CGRect(x: 140, y: 40, width: 20, height: 20))
    }
  ),
  (
    "the distribution of a stack",
    { expectEqual(HStackView {}.distribution(.fillEqually).distribution, .fillEqually) }
  ),
  (
    "a stack arranges within its margins, which are zero until padding is set",
    {
      let stack = VStackView { UILabel("a") }
      expect(stack.isLayoutMarginsRelativeArrangement)
      expectEqual(stack.directionalLayoutMargins, .zero)
      let divider = Divider()
      let full = VStackView {
        UILabel("a")
        divider
      }
      let root = UIView()
      root.addSubview(full.fillSuper())
      expectEqual(solve(root, width: 200, height: 50)[divider].width, 200)
      full.padding(10)
      expectEqual(solve(root, width: 200, height: 50)[divider].width, 180)
    }
  ),
  (
    "a stretching view takes the layout area of its superview",
    {
      let (own, foreign) = (UIView().stretches(.horizontal), UIView().stretches(.horizontal))
      let stack = VStackView { own }.padding(4)
      stack.layoutIfNeeded()
      expectEqual(constraints(of: own, .width, to: stack.layoutMarginsGuide).count, 1)
      let other = UIStackView(arrangedSubviews: [foreign])
      other.layoutIfNeeded()
      expectEqual(constraints(of: foreign, .width, to: other).map(\.priority.rawValue), [999])
      expectEqual(own.contentHuggingPriority(for: .horizontal).rawValue, 1)
      own.width(20)
      expectEqual(active(own, .width).map(\.constant), [20])
    }
  ),
  (
    "a divider follows the axis of its stack",
    {
      let divider = Divider()
      let row = HStackView {
        UILabel("a")
        divider
      }
      expectEqual(divider.intrinsicContentSize, CGSize(width: 0.5, height: -1))
      let column = VStackView { UILabel("b") }
      column.addArrangedSubview(divider)
      expectEqual(divider.intrinsicContentSize, CGSize(width: -1, height: 0.5))
      column.layoutIfNeeded()
      expectEqual(active(divider, .height).count, 0)
      expectEqual(active(divider, .width).count, 1)
      expectEqual(row.arrangedSubviews.count, 1)
    }
  ),
  (
    "a spacer takes the remaining space",
    {
      let (first, last) = (UILabel("ab"), UILabel("cd"))
      let row = HStackView {
        first
        Spacer(minLength: 8)
        last
      }
      let root = UIView()
      root.addSubview(row.fillSuper())
      let solution = solve(root, width: 200, height: 50)
      expect(solution.isUnique)
      expectEqual(solution[first].minX, 0)
      expectEqual(solution[last].maxX, 200)
    }
  ),
  (
    "arranging keeps the views that stay in place",
    {
      final class Watcher: UILabel {
        var moves = 0
        override func didMoveToSuperview() { moves += 1 }
      }
      let stays = Watcher("stays")
      let stack = VStackView {
        UILabel("goes")
        stays
      }
      stack.arrange([UILabel("new"), stays, UILabel("last")])
      expectEqual(stack.arrangedSubviews.map { ($0 as? UILabel)?.text }, ["new", "stays", "last"])
      expectEqual(stays.moves, 1)
      stack.arrange([stays])
      expectEqual(stack.arrangedSubviews, [stays])
      expectEqual(stays.moves, 1)
      expectEqual(stack.subviews.filter { !($0 is HostSensor) }, [stays])
    }
  ),
  (
    "a scroll view fits its content on one axis",
    {
      let label = UILabel("a long text")
      let scroll = UIScrollView(spacing: 4, content: { label })
      let root = UIView()
      root.addSubview(scroll.fillSuper())
      let stack = scroll.contentStack
      expectEqual(stack?.axis, .vertical)
      expectEqual(stack?.spacing, 4)
      let solution = solve(root, width: 200, height: 400)
      expect(solution.isUnique)
      expectEqual(stack.map { solution[$0].width }, 200)
      expectEqual(
        UIScrollView(.horizontal, showsIndicators: false) {}.contentStack?.axis, .horizontal)
    }
  ),
  (
    "overlays and backgrounds",
    {
      let (badge, backdrop) = (UIView().frame(width: 10, height: 10), UIView())
      let view = UIView().overlay(alignment: .topTrailing) { badge }.background { backdrop }
      let root = UIView()
      root.addSubview(view.fillSuper())
      let solution = solve(root, width: 100, height: 50)
      expect(solution.isUnique)
      expectEqual(solution[badge], CGRect(x: 90, y: 0, width: 10, height: 10))
      expectEqual(solution[backdrop], CGRect(x: 0, y: 0, width: 100, height: 50))
      expectEqual(view.subviews.filter { !($0 is HostSensor) }, [backdrop, badge])
    }
  ),
  (
    "a shape draws a path of its size",
    {
      let shape = ShapeView(.roundedRectangle(8)).fill(.red)
      shape.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      shape.layoutIfNeeded()
      let layer = shape.layer as? CAShapeLayer
      expectEqual(layer?.path?.parts, [.roundedRect(shape.bounds, 8)])
      expectEqual(layer?.fillColor, UIColor.red.cgColor)
      shape.strokeBorder(.blue, lineWidth: 4, dash: [6, 4]).layoutIfNeeded()
      expectEqual(layer?.path?.parts, [.roundedRect(CGRect(x: 2, y: 2, width: 36, height: 16), 6)])
      expectEqual(layer?.fillColor, UIColor.clear.cgColor)
      expectEqual(layer?.strokeColor, UIColor.blue.cgColor)
      expectEqual(layer?.lineDashPattern, [6, 4])
      shape.trim(from: 0.25, to: 0.5)
      expectEqual(layer?.strokeEnd, 0.5)
      shape.fill(.green).layoutIfNeeded()
      expectEqual(layer?.strokeColor, nil)
    }
  ),
  (
    "a background in a shape is replaced",
    {
      let view = UIView().background(.red, in: .capsule)
      let shapes = { view.subviews.compactMap { $0 as? ShapeView } }
      expectEqual(shapes().map(\.shape), [.capsule])
      view.background(.blue, in: .circle)
      expectEqual(shapes().map(\.shape), [.circle])
      view.background(.green, in: .roundedRectangle(6))
      expect(shapes().isEmpty)
      expectEqual(view.backgroundColor, .green)
      expectEqual(view.layer.cornerRadius, 6)
      view.background(.red, in: .capsule)
      expectEqual(view.backgroundColor, nil)
      expectEqual(view.layer.cornerRadius, 0)
    }
  ),
]
