import UIKit

/// The active constraints on an attribute of a view, wherever they are installed.
@MainActor func active(
  _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
) -> [NSLayoutConstraint] {
  var found: [NSLayoutConstraint] = []
  var holder: UIView? = view
  while let ancestor = holder {
    found += ancestor.constraints.filter {
      $0.firstItem === view && $0.firstAttribute == attribute
    }
    holder = ancestor.superview
  }
  return found
}

/// The active constraints on an attribute of a view that relate to an item.
@MainActor func constraints(
  of view: UIView, _ attribute: NSLayoutConstraint.Attribute, to item: AnyObject
) -> [NSLayoutConstraint] {
  active(view, attribute).filter { $0.secondItem === item }
}

/// Lays a tree out, and solves its constraints.
@MainActor func solve(
  _ root: UIView, width: CGFloat? = nil, height: CGFloat? = nil
) -> Solution {
  root.layoutIfNeeded()
  return Solution(root, width: width, height: height)
}

@MainActor let constraintTests: [RuntimeTest] = [
  (
    "one constraint for each kind",
    {
      let view = UIView().width(10).width(20).width(5, relation: .greaterThanOrEqual)
      expectEqual(active(view, .width).map(\.constant), [20, 5])
      view.width(6, relation: .greaterThanOrEqual)
      expectEqual(active(view, .width).map(\.constant), [20, 6])
      view.aspectRatio(2)
      expectEqual(active(view, .width).count, 3)
    }
  ),
  (
    "a constraint has target, offset, multiplier, relation, region and priority",
    {
      let (view, parent) = (UIView(), UIView())
      view.leading(
        to: nil, .margins, offset: 8, multiplier: 0.5, relation: .greaterThanOrEqual,
        priority: .defaultHigh)
      parent.addSubview(view)
      parent.layoutIfNeeded()
      let found = constraints(of: view, .leading, to: parent.layoutMarginsGuide)
      expectEqual(found.count, 1)
      expectEqual(found.first?.constant, 8)
      expectEqual(found.first?.multiplier, 0.5)
      expectEqual(found.first?.relation, .greaterThanOrEqual)
      expectEqual(found.first?.priority, .defaultHigh)
      expectEqual(found.first?.secondAttribute, .leading)
    }
  ),
  (
    "regions are bounds, margins and safe area",
    {
      let (view, parent) = (UIView(), UIView())
      view.leading().top(to: nil, .margins).bottom(to: nil, .safeArea)
      parent.addSubview(view)
      parent.layoutIfNeeded()
      expectEqual(constraints(of: view, .leading, to: parent).count, 1)
      expectEqual(constraints(of: view, .top, to: parent.layoutMarginsGuide).count, 1)
      expectEqual(constraints(of: view, .bottom, to: parent.safeAreaLayoutGuide).count, 1)
    }
  ),
  (
    "adding a constraint under a name replaces, waits, and returns it",
    {
      let (view, other, parent) = (UIView(), UIView(), UIView())
      let first = view.heightAnchor.constraint(equalTo: other.heightAnchor)
      expect(view.addConstraint(first, named: "height") === first)
      first.priority = .defaultLow
      view.layoutIfNeeded()
      expect(!first.isActive, "the views are in different trees")
      parent.addSubview(view)
      parent.addSubview(other)
      view.setNeedsUpdateConstraints()
      view.activateConstraints()
      expect(first.isActive)
      let second = view.heightAnchor.constraint(equalToConstant: 5)
      view.addConstraint(second, named: "height")
      parent.layoutIfNeeded()
      expect(!first.isActive)
      expect(second.isActive)
    }
  ),
  (
    "removing constraints",
    {
      let (view, parent) = (UIView(), UIView())
      parent.addSubview(view.fillSuper().width(4).aspectRatio(2))
      let constraint = view.heightAnchor.constraint(equalToConstant: 5)
      view.addConstraint(constraint, named: "height")
      parent.layoutIfNeeded()
      view.removeConstraints(on: .width)
      expectEqual(active(view, .width).map(\.multiplier), [2])
      view.removeAspectRatio()
      expect(active(view, .width).isEmpty)
      view.removeConstraint(named: "height")
      expect(!constraint.isActive)
      expectEqual(active(view, .leading).count, 1)
      view.removeAllConstraints()
      expect(active(view, .leading).isEmpty && active(view, .bottom).isEmpty)
      parent.setNeedsLayout()
      parent.layoutIfNeeded()
      expect(active(view, .leading).isEmpty)
    }
  ),
  (
    "an edge at an anchor, with an offset that points inward",
    {
      let (view, other, parent) = (UIView(), UIView(), UIView())
      view.leading(to: other.trailingAnchor, offset: 8)
      view.trailing(to: parent.trailingAnchor, offset: 6, relation: .greaterThanOrEqual)
      view.bottom(to: parent.layoutMarginsGuide.bottomAnchor, offset: 4)
      view.width(to: other.heightAnchor, multiplier: 2)
      parent.addSubview(view)
      parent.addSubview(other)
      parent.layoutIfNeeded()
      let leading = constraints(of: view, .leading, to: other)
      expectEqual(leading.map(\.constant), [8])
      expectEqual(leading.map(\.secondAttribute), [.trailing])
      let trailing = constraints(of: view, .trailing, to: parent)
      expectEqual(trailing.map(\.constant), [-6])
      expectEqual(trailing.map(\.relation), [.lessThanOrEqual])
      let bottom = constraints(of: view, .bottom, to: parent.layoutMarginsGuide)
      expectEqual(bottom.map(\.constant), [-4])
      let width = constraints(of: view, .width, to: other)
      expectEqual(width.map(\.secondAttribute), [.height])
      expectEqual(width.map(\.multiplier), [2])
    }
  ),
  (
    "an edge at a view, or at the superview",
    {
      let (view, other, parent) = (UIView(), UIView(), UIView())
      view.leading(to: other, offset: 3).top(offset: 2).bottom(to: parent)
      parent.addSubview(other)
      parent.addSubview(view)
      parent.layoutIfNeeded()
      expectEqual(constraints(of: view, .leading, to: other).map(\.constant), [3])
      expectEqual(constraints(of: view, .top, to: parent).map(\.constant), [2])
      expectEqual(constraints(of: view, .bottom, to: parent).map(\.constant), [0])
    }
  ),
  (
    "all edges and centers",
    {
      let (view, parent) = (UIView(), UIView())
      view.left(offset: 1).right(offset: 2).centerX(offset: 3).centerY(to: parent, multiplier: 0.5)
      parent.addSubview(view)
      parent.layoutIfNeeded()
      expectEqual(constraints(of: view, .left, to: parent).map(\.constant), [1])
      expectEqual(constraints(of: view, .right, to: parent).map(\.constant), [-2])
      expectEqual(constraints(of: view, .centerX, to: parent).map(\.constant), [3])
      expectEqual(constraints(of: view, .centerY, to: parent).map(\.multiplier), [0.5])
      let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
      let edges = UIView().edges(to: parent, inset: 4)
      parent.addSubview(edges)
      parent.layoutIfNeeded()
      for attribute in attributes {
        expectEqual(constraints(of: edges, attribute, to: parent).map { abs($0.constant) }, [4])
      }
    }
  ),
  (
    "placing a view before and after it is added",
    {
      for addsFirst in [true, false] {
        let (view, centered, parent) = (UIView(), UIView(), UIView())
        if addsFirst {
          parent.addSubview(view)
          parent.addSubview(centered)
        }
        view.fillSuperMargins()
        centered.center(to: parent)
        if !addsFirst {
          parent.addSubview(view)
          parent.addSubview(centered)
        }
        parent.layoutIfNeeded()
        let margins = parent.layoutMarginsGuide
        for attribute in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
          expectEqual(constraints(of: view, attribute, to: margins).count, 1)
        }
        expectEqual(constraints(of: centered, .centerX, to: parent).count, 1)
        expectEqual(constraints(of: centered, .centerY, to: parent).count, 1)
        centered.centerToSuper()
        parent.layoutIfNeeded()
        expectEqual(active(centered, .centerX).count, 1)
      }
    }
  ),
  (
    "setting a constraint again replaces it",
    {
      let (view, parent) = (UIView(), UIView())
      parent.addSubview(view)
      view.leading(offset: 1)
      parent.layoutIfNeeded()
      view.leading(offset: 2)
      expectEqual(active(view, .leading).map(\.constant), [2])
      view.leading(to: parent.trailingAnchor, offset: 3)
      expectEqual(active(view, .leading).map(\.constant), [3])
      expectEqual(active(view, .leading).map(\.secondAttribute), [.trailing])
    }
  ),
  (
    "minimum and maximum of width and height",
    {
      let view = UIView().minWidth(1).maxWidth(2).minHeight(3).maxHeight(4).width(1.5)
      expectEqual(
        active(view, .width).map(\.relation), [.greaterThanOrEqual, .lessThanOrEqual, .equal])
      expectEqual(active(view, .height).map(\.constant), [3, 4])
    }
  ),
]

@MainActor let waitingTests: [RuntimeTest] = [
  (
    "a waiting constraint becomes active in a window at once",
    {
      let (view, parent) = (UIView(), UIView())
      view.fillSuper()
      parent.addSubview(view)
      expect(active(view, .leading).isEmpty)
      let window = UIWindow()
      window.addSubview(parent)
      expectEqual(active(view, .leading).count, 1)
    }
  ),
  (
    "a waiting constraint becomes active in a layout pass outside of a window",
    {
      let (view, parent) = (UIView().fillSuper(), UIView())
      parent.addSubview(view)
      parent.layoutIfNeeded()
      expectEqual(active(view, .leading).count, 1)
    }
  ),
  (
    "a constraint without a superview stays inactive, and does not trap",
    {
      let (view, other) = (UIView(), UIView())
      view.leading().leading(to: other).top(to: other.bottomAnchor)
      view.layoutIfNeeded()
      expect(active(view, .leading).isEmpty)
    }
  ),
  (
    "passes and calls activate each constraint once",
    {
      let window = UIWindow()
      let view = UIView().fillSuper().width(4)
      window.addSubview(view)
      window.layoutIfNeeded()
      let count = NSLayoutConstraint.activationCount
      let before = active(view, .leading)
      for _ in 0..<3 {
        view.setNeedsUpdateConstraints()
        window.setNeedsLayout()
        window.layoutIfNeeded()
        view.activateConstraints()
      }
      expectEqual(NSLayoutConstraint.activationCount, count)
      expectEqual(active(view, .leading), before)
    }
  ),
  (
    "a constraint is created again after a move within a window",
    {
      let window = UIWindow()
      let (first, second, view) = (UIView(), UIView(), UIView().fillSuper(inset: 2))
      window.addSubview(first)
      window.addSubview(second)
      first.addSubview(view)
      window.layoutIfNeeded()
      expectEqual(constraints(of: view, .leading, to: first).count, 1)
      second.addSubview(view)
      window.layoutIfNeeded()
      expectEqual(active(view, .leading).map { $0.secondItem === second }, [true])
      expectEqual(active(view, .leading).map(\.constant), [2])
    }
  ),
  (
    "a constraint is active again after the view was removed and added to the same superview",
    {
      let window = UIWindow()
      let view = UIView().fillSuper()
      window.addSubview(view)
      window.layoutIfNeeded()
      view.removeFromSuperview()
      expect(active(view, .leading).isEmpty)
      window.addSubview(view)
      window.layoutIfNeeded()
      expectEqual(constraints(of: view, .leading, to: window).count, 1)
    }
  ),
  (
    "a constraint to a view that is added later",
    {
      let window = UIWindow()
      let (view, other) = (UIView(), UIView())
      view.leading(to: other)
      window.addSubview(view)
      window.layoutIfNeeded()
      expect(active(view, .leading).isEmpty)
      window.addSubview(other)
      view.activateConstraints()
      expectEqual(constraints(of: view, .leading, to: other).count, 1)
    }
  ),
  (
    "a constraint to a deallocated view stays inactive",
    {
      let window = UIWindow()
      let view = UIView()
      var other: UIView? = UIView()
      other.map { _ = view.leading(to: $0).top(to: $0.bottomAnchor) }
      let height = other.map { view.heightAnchor.constraint(equalTo: $0.heightAnchor) }
      if let height { view.addConstraint(height, named: "height") }
      other = nil
      window.addSubview(view)
      window.layoutIfNeeded()
      expect(active(view, .leading).isEmpty && active(view, .top).isEmpty)
      expectEqual(height?.isActive, false)
    }
  ),
  (
    "an anchor between two anchors is not a place, and stays inactive",
    {
      let (view, other, parent) = (UIView(), UIView(), UIView())
      view.width(to: view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor))
      parent.addSubview(view)
      parent.addSubview(other)
      parent.layoutIfNeeded()
      expect(active(view, .width).isEmpty)
    }
  ),
  (
    "constraints survive the removal of all subviews",
    {
      let window = UIWindow()
      let view = UIView().leading()
      for subview in view.subviews { subview.removeFromSuperview() }
      view.top()
      window.addSubview(view)
      expectEqual(active(view, .leading).count, 1)
      expectEqual(active(view, .top).count, 1)
    }
  ),
  (
    "views of any class wait, effect views and scroll views included",
    {
      let window = UIWindow()
      let views = [
        UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UIScrollView(), UITextField("a"),
        UILabel("b"), UIStackView(), UITableView(frame: .zero), UIButton("c") {},
      ]
      for view in views { window.addSubview(view.fillSuper()) }
      window.layoutIfNeeded()
      for view in views { expectEqual(active(view, .leading).count, 1, "\(type(of: view))") }
      let scroll = views[1]
      let sensor = scroll.subviews.first
      expectEqual(
        sensor.map { active($0, .leading).contains { $0.secondItem === scroll } }, false,
        "the content of a scroll view does not depend on the sensor")
    }
  ),
]
