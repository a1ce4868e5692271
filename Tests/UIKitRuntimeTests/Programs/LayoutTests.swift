import UIKit

/// The login form, as in the article that the runtime follows.
@MainActor private func loginForm(in view: UIView) -> (
  form: ZStackView, box: UIView, fields: [UIView]
) {
  var fields: [UIView] = []
  let box = UIView()
  func note<View: UIView>(_ view: View) -> View {
    fields.append(view)
    return view
  }
  let loginForm = ZStackView {
    box
      .frame(width: 300, height: 200)
      .backgroundColor(.red.opacity(0.5))
      .fillSuperMargins()

    VStackView(spacing: 10) {
      HStackView(spacing: 10) {
        Label("Username:")
          .font(.medium(14))
          .width(50)

        note(
          UITextField("Enter username")
            .height(35)
            .width(180))
      }
      .border(.orange)
      .cornerRadius(5)

      HStackView(spacing: 10) {
        Label("Password:")
          .font(.medium(14))
          .width(50)

        note(
          UITextField("Enter password")
            .height(35)
            .width(180))
      }
      .border(.orange)
      .cornerRadius(5)
    }
    .distribution(.fillEqually)
    .centerToSuper()
  }
  .backgroundColor(.blue.opacity(0.5))
  .padding(10)
  .center(to: view)

  view.addSubview(loginForm)
  return (loginForm, box, fields)
}

/// A form whose fields stretch, with a button at the trailing edge and a badge in a corner.
@MainActor private func stretchingForm() -> (root: UIView, views: [UIView]) {
  let field = UITextField("Name").stretches(.horizontal)
  let button = UIButton("Save") {}
  let badge = UILabel("3")
  let title = UILabel("Title")
  let form = VStackView(spacing: 8) {
    title
    field
    HStackView {
      Spacer()
      button
    }
    .stretches(.horizontal)
    Divider()
  }
  .alignment(.leading)
  .padding(.init(top: 8, leading: 16, bottom: 8, trailing: 4))
  .overlay(alignment: .topTrailing) { badge }
  let root = UIView()
  root.addSubview(form.leading(offset: 10).trailing(offset: 20).top())
  return (root, [title, field, button, badge, form])
}

@MainActor let layoutTests: [RuntimeTest] = [
  (
    "one solution at two widths, in both directions",
    {
      for width: CGFloat in [320, 744] {
        let (root, views) = stretchingForm()
        let solution = solve(root, width: width, height: 600)
        expectEqual(solution.conflict, 0)
        expect(solution.isUnique)
        let (title, field, button, badge, form) = (views[0], views[1], views[2], views[3], views[4])
        expectEqual(solution[form].minX, 10)
        expectEqual(solution[form].width, width - 30)
        expectEqual(solution[title].minX, 26)
        expectEqual(solution[field].width, width - 50)
        expectEqual(solution[button].maxX, width - 24)
        expectEqual(solution[badge].maxX, width - 20)

        let (mirrored, mirroredViews) = stretchingForm()
        let window = UIWindow()
        window.systemTraits = UITraitCollection(layoutDirection: .rightToLeft)
        window.addSubview(mirrored)
        let other = solve(mirrored, width: width, height: 600)
        expectEqual(other.conflict, 0)
        expect(other.isUnique)
        for (view, mirror) in zip(views, mirroredViews) {
          let frame = solution[view]
          let expected = CGRect(
            x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
          expectEqual(other[mirror], expected, "\(type(of: view))")
        }
      }
    }
  ),
  (
    "left and right stay where they are from right to left",
    {
      let window = UIWindow()
      window.systemTraits = UITraitCollection(layoutDirection: .rightToLeft)
      let (left, leading) = (
        UIView().left(offset: 5).frame(width: 10, height: 10).top(),
        UIView().leading(offset: 5).frame(width: 10, height: 10).top()
      )
      window.addSubview(left)
      window.addSubview(leading)
      let solution = solve(window, width: 100, height: 100)
      expectEqual(solution[left].minX, 5)
      expectEqual(solution[leading].maxX, 95)
    }
  ),
  (
    "the system area and margins",
    {
      let root = UIView()
      root.systemSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      let (safe, inner) = (UIView().fillSuper(.safeArea, inset: 4), UIView().fillSuperMargins())
      root.addSubview(safe)
      root.addSubview(inner)
      let solution = solve(root, width: 100, height: 200)
      expectEqual(solution[safe], CGRect(x: 4, y: 54, width: 92, height: 112))
      expectEqual(solution[inner], CGRect(x: 8, y: 8, width: 84, height: 184))
    }
  ),
  (
    "multipliers, relations and priorities",
    {
      let root = UIView()
      let view = UIView()
        .width(to: nil, multiplier: 0.5).aspectRatio(2).centerToSuper()
        .maxWidth(80).width(to: nil, offset: 0, multiplier: 0.5, priority: .defaultHigh)
      root.addSubview(view)
      expectEqual(
        solve(root, width: 100, height: 100)[view], CGRect(x: 25, y: 37.5, width: 50, height: 25))
      expectEqual(solve(root, width: 300, height: 100)[view].width, 80)
      let kept = UIView().frame(width: 10, height: 10).keepInSuper(inset: 6)
        .leading(to: nil, offset: -50, priority: .defaultHigh).top(to: nil, offset: 8)
      root.addSubview(kept)
      expectEqual(
        solve(root, width: 100, height: 100)[kept], CGRect(x: 6, y: 8, width: 10, height: 10))
    }
  ),
  (
    "a view without an intrinsic size fills a stack of layers, and does not enlarge it",
    {
      let (shape, label) = (ShapeView(.circle), UILabel("text"))
      let stack = ZStackView {
        shape
        label
      }
      .padding(4)
      let root = UIView()
      root.addSubview(stack.leading().top())
      let solution = solve(root, width: 300, height: 300)
      expect(solution.isUnique)
      let size = label.intrinsicContentSize
      expectEqual(solution[stack].size, CGSize(width: size.width + 8, height: size.height + 8))
      expectEqual(solution[shape].size, size)
      // A view with its own size keeps it in a larger stack.
      stack.removeConstraints(on: .leading).fillSuper()
      let larger = solve(root, width: 300, height: 300)
      expectEqual(larger[shape].size, CGSize(width: 292, height: 292))
      expectEqual(larger[label].size, size)
    }
  ),
  (
    "all alignments of a stack of layers",
    {
      let places: [(ViewAlignment, CGFloat, CGFloat)] = [
        (.topLeading, 0, 0), (.top, 45, 0), (.topTrailing, 90, 0), (.leading, 0, 45),
        (.center, 45, 45), (.trailing, 90, 45), (.bottomLeading, 0, 90), (.bottom, 45, 90),
        (.bottomTrailing, 90, 90),
      ]
      let view = UIView().frame(width: 10, height: 10)
      let stack = ZStackView { view }
      let root = UIView()
      root.addSubview(stack.fillSuper())
      for (alignment, x, y) in places {
        stack.alignment = alignment
        let solution = solve(root, width: 100, height: 100)
        expect(solution.isUnique)
        expectEqual(solution[view].origin, CGPoint(x: x, y: y))
      }
    }
  ),
]

@MainActor let listingTests: [RuntimeTest] = [
  (
    "the login form has one solution at two widths, in both directions",
    {
      for (width, direction) in [
        (CGFloat(390), UITraitEnvironmentLayoutDirection.leftToRight), (844, .leftToRight),
        (390, .rightToLeft), (844, .rightToLeft),
      ] {
        let window = UIWindow()
        window.systemTraits = UITraitCollection(layoutDirection: direction)
        let (form, box, fields) = loginForm(in: window)
        let solution = solve(window, width: width, height: 700)
        expectEqual(solution.conflict, 0, "the conflict at \(width)")
        expect(solution.isUnique, "at \(width)")
        expectEqual(solution[form].size, CGSize(width: 320, height: 220))
        expectEqual(solution[form].midX, width / 2)
        expectEqual(solution[form].midY, 350)
        expectEqual(solution[box].size, CGSize(width: 300, height: 200))
        for field in fields {
          expectEqual(solution[field].size, CGSize(width: 180, height: 35))
          // The field is at the trailing side of its label.
          expectEqual(solution[field].midX < width / 2, direction == .rightToLeft)
        }
      }
    }
  ),
  (
    "calls on a stack of layers keep its type",
    {
      let view = UIView()
      let form = loginForm(in: view).form
      expectEqual(form.backgroundColor, .blue.opacity(0.5))
      expectEqual(form.directionalLayoutMargins.leading, 10)
      expect(view.subviews.contains(form))
      view.layoutIfNeeded()
      expectEqual(constraints(of: form, .centerX, to: view).count, 1)
    }
  ),
  (
    "a stack with a condition in its builder",
    {
      for showButton in [true, false] {
        let stack = UIStackView(axis: .vertical) {
          UILabel("Title")
          UIImageView(systemName: "star.fill")
          if showButton {
            SubmitButton()
          }
        }
        expectEqual(stack.arrangedSubviews.count, showButton ? 3 : 2)
        expectEqual(stack.arrangedSubviews.last is SubmitButton, showButton)
      }
    }
  ),
]
