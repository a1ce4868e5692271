// Calls that must compile as a client of the module, in Swift 5 and 6 modes.

import DesignKitUIKit
import UIKit

final class SubmitButton: UIButton {}

/// The first listing of the article on the builder, word for word.
@MainActor func listing(showButton: Bool) {
  // swift-format-ignore
  let stack = UIStackView(axis: .vertical) {
      UILabel("Title")
      UIImageView(systemName: "star.fill")
      if showButton {
          SubmitButton()
      }
  }
  _ = stack
}

/// The login form of the same article, word for word.
@MainActor func loginForm(in view: UIView) {
  // swift-format-ignore
  let loginForm = ZStackView { // Equivalent to UIView
      UIView()
          .frame(width: 300, height: 200)
          .backgroundColor(.red.opacity(0.5))
          .fillSuperMargins()

      VStackView(spacing: 10) {
          HStackView(spacing: 10) {
              Label("Username:")
                  .font(.medium(14))
                  .width(50)

              UITextField("Enter username")
                  .height(35)
                  .width(180)
          }
          .border(.orange)
          .cornerRadius(5)

          HStackView(spacing: 10) {
              Label("Password:")
                  .font(.medium(14))
                  .width(50)

              UITextField("Enter password")
                  .height(35)
                  .width(180)
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
}

/// The same with what the article's form has not.
@MainActor func largerLoginForm() {
  _ = UIScrollView(spacing: 10) {
    HStackView(spacing: 10) {
      Label("Username:").font(.medium(14)).width(80)
      UITextField("Enter username")
        .textContentType(.username)
        .height(35, relation: .greaterThanOrEqual)
        .width(180)
    }
    UITextField("Enter password").secure().stretches(.horizontal)
  }
}

/// Every constraint: to the superview, a view, an anchor, margins and safe area.
@MainActor func constraints(view: UIView, other: UIView, guide: UILayoutGuide) {
  view.leading().trailing(offset: 8).top(to: nil, .safeArea).bottom(to: nil, .margins)
  view.leading(to: other, offset: 8).centerY(to: other, multiplier: 0.5)
  view.leading(to: other.trailingAnchor, offset: 8).top(to: guide.bottomAnchor)
  view.trailing(offset: 8, relation: .greaterThanOrEqual, priority: .defaultHigh)
  view.width(to: other, multiplier: 0.5).height(to: guide.heightAnchor).aspectRatio(16 / 9)
  view.width(to: nil, offset: -16).width(44, relation: .greaterThanOrEqual)
  view.fillSuper(.safeArea, inset: 8).keepInSuper(.margins).centerToSuper(.safeArea)
  view.left(offset: 8).right(to: other).left(to: other.rightAnchor, offset: 8)
  view.removeConstraints(on: .leading).activateConstraints()
  let height = view.heightAnchor.constraint(equalTo: other.heightAnchor)
  view.addConstraint(height, named: "height").priority = .defaultLow
  view.removeConstraint(named: "height").stretches(.horizontal, .vertical)
}

/// Every build method.
@MainActor func builder(isShown: Bool, icon: UIImageView?, names: [String]) {
  _ = VStackView {}
  _ = VStackView {
    UILabel("single")
    icon
    names.map { UILabel($0) }
    if isShown { UILabel("optional") }
    if isShown { UILabel("first") } else { Divider() }
    switch names.count {
    case 0: UILabel("none")
    case 1: UILabel("one")
    default: Spacer(minLength: 8)
    }
    for name in names { UILabel(name) }
    ForEach(0..<3) { index in
      UILabel("\(index)")
      Divider()
    }
    if #available(iOS 17, *) { UILabel("available") }
    let last = UILabel("last")
    last
  }
}

/// Shapes, layers of views, and changes that are animated.
@MainActor func appearance(view: UIView) {
  ZStackView(alignment: .topLeading) {
    ShapeView(.circle)
      .stroke(.tintColor, lineWidth: 4)
      .trim(to: 0.25)
      .stretches(.horizontal, .vertical)
    ShapeView(.roundedRectangle(8)).strokeBorder(.separator, dash: [6, 4]).frame(height: 40)
  }
  .overlay(alignment: .topTrailing) { UILabel("3").background(.systemRed, in: .capsule) }
  .background { ShapeView(.rectangle).fill(.systemFill) }
  .background(.systemBackground, in: .roundedRectangle(8))
  .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
  .alpha(0.5)
  .accessibilityLabel("Progress")
  .accessibilityTraits(.selected, isSet: false)
  view.animate(.spring(response: 0.3, dampingFraction: 0.8).delay(0.1)) { view.opacity(0) }
  view.animate(nil) {
    view.hidden()
  } completion: {
    view.removeFromSuperview()
  }
}

/// Actions are given what they act on.
@MainActor final class Screen: UIViewController {
  private let name = FormFieldView(label: "Name", help: "As in your passport").placeholder("Jo")

  override func viewDidLoad() {
    super.viewDidLoad()
    name.onTextChange { [weak self] in self?.check($0) }
    view.addSubview(name.fillSuper(.safeArea, inset: 16))
    UISwitch().on(.valueChanged) { print($0.isOn) }
    UITextField("Search").onTextChange { print($0) }.disabled()
    UISlider().on(.valueChanged, target: self) { screen, slider in screen.show(slider.value) }
    UIView().onGesture(UIPanGestureRecognizer(), target: self) { screen, pan in
      screen.show(Float(pan.translation(in: screen.view).x))
    }
    UIView().onHover { $0.opacity($1 ? 1 : 0.5) }
    UIImageView(systemName: "star").onTapGesture { $0.opacity(0.5).isHighlighted = true }
    UIView().onLongPressGesture { $0.hidden() }.overlay { Spacer() }.background { Divider() }
  }

  private func show(_ value: Float) {}

  private func check(_ text: String) {
    name.state = text.isEmpty ? .invalid : .normal
  }
}

/// Every form of each component.
@MainActor func components(save: @escaping @MainActor () -> Void) {
  FormFieldView(label: "Name").state(.invalid)
  _ = FormFieldView(text: "Jo", label: "Name", help: "Help")
  _ = FormFieldView(label: "Name") { UILabel("Help") }
  _ = FormFieldView(help: "Help") { UILabel("Name") }
  _ = FormFieldView { UILabel("Name") }
  _ = FormFieldView {
    UILabel("Name")
  } help: {
    UILabel("Help")
  }

  let card = CardView(title: "Hello") { UIButton("Save", action: save) }.elevation(2)
  card.isSelected = true
  card.title("Goodbye").subtitle("See you").subtitle(nil)
  _ = CardView(title: "Hello", subtitle: "World")
  _ = CardView(isSelected: true, title: "Hello", subtitle: "World") { Divider() }
  _ = CardView(title: { UILabel("Hello") }, subtitle: { UILabel("World") })
  _ = CardView {
    UILabel("Hello")
  } subtitle: {
    UILabel("World")
  } actions: {
    ButtonRowView {
      UIButton("Save", action: save)
      UIButton("Cancel") {}
    }
    .spacing(4)
  }

  VStackView {
    card
    CardView(title: "Nearest wins").cardViewStyle(.automatic)
  }
  .cardViewStyle(.outlined(lineWidth: 2))
  UIView().cardViewStyle(.outlined)
  UIView().cardViewStyle { configuration in VStackView { configuration.title } }
}

/// A style of the team's own that follows changes.
struct FadingCardStyle: CardViewStyle {
  func makeView(configuration: Configuration) -> UIView {
    let view = HStackView { configuration.title }
    configuration.onChange { view.opacity($0.isSelected ? 1 : 0.5) }
    return view
  }
}

/// What is made of the body of a style that has a value of its own, a part that may be missing, an
/// action, and a badge in a corner.
struct BannerCardStyle: CardViewStyle {
  let badge: String?
  let onDismiss: (@MainActor () -> Void)?

  func makeView(configuration: Configuration) -> UIView {
    let symbol = UIImageView(systemName: "info.circle").accessibilityHidden()
    let count = UILabel("").font(.caption2.bold()).foreground(.white)
    let corner = HStackView { count }
      .padding(.init(top: 0, leading: Spacing.small, bottom: 0, trailing: Spacing.small))
      .background(UIColor.systemRed, in: .capsule)
    let dismiss = ContentButton { [onDismiss] in
      onDismiss?()
    } label: {
      UIImageView(systemName: "xmark").font(.caption.weight(.bold))
    }
    let view = HStackView(spacing: Spacing.medium) {
      symbol
      VStackView(spacing: Spacing.small) {
        configuration.title.font(.headline).bold()
        configuration.subtitle?.foreground(.secondary).lineLimit(2)
        configuration.actions
      }
      .alignment(.leading)
      Spacer()
      dismiss.accessibilityLabel("Dismiss")
    }
    .alignment(.firstBaseline)
    .padding(Spacing.medium)
    .overlay(alignment: .topTrailing) { corner }
    configuration.onChange { [badge, onDismiss] configuration in
      let tint = configuration.isSelected ? UIColor.systemRed : .accentColor
      symbol.foreground(tint)
      corner.hidden(badge == nil)
      if let badge { count.text = badge }
      dismiss.hidden(onDismiss == nil)
      view.background(tint.opacity(0.15), in: .roundedRectangle(Radius.medium))
    }
    return view
  }
}

// MARK: - Lists and what is around them

@MainActor func columns(_ names: [String], _ title: String?) -> [UIView] {
  [
    ColumnView { for name in names { UILabel(name) } },
    ColumnView(separator: "or") { UILabel("a") },
    ColumnView(separator: title, header: title) { UILabel("a") },
    ColumnView(header: title) {
      UILabel("a")
    } separator: {
      UIImageView(systemName: "circle")
    }
    .limit(3).placeholder("Nothing"),
    ColumnView {
      UILabel("a")
    } separator: {
      Divider()
    } header: {
      UILabel("b")
    }
    .placeholder { UILabel("c") },
  ]
}

@MainActor func announcements() -> [UIView] {
  [
    AnnouncementView("News").prominence(.increased).onDismiss {}.message("Old news"),
    AnnouncementView("News") { isUnfolded in
      if isUnfolded { UILabel("Details") }
    }
    .announcementViewStyle(.framed),
    AnnouncementView {
      UILabel("News")
    }
    .announcementViewStyle { configuration in
      ZStackView { AnnouncementView(configuration) }.opacity(0.8)
    },
  ]
}
