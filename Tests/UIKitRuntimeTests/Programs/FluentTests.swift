import UIKit

final class SubmitButton: UIButton {}

@MainActor let fluentTests: [RuntimeTest] = [
  (
    "calls keep the type, and their results can be ignored",
    {
      let button: SubmitButton = SubmitButton().opacity(0.5).padding(4).width(10).leading()
      expectEqual(button.alpha, 0.5)
      UIView().opacity(0.5).tag(3).hidden()
    }
  ),
  (
    "opacity, alpha and tag",
    {
      let view = UIView().opacity(0.25).tag(7)
      expectEqual(view.alpha, 0.25)
      expectEqual(view.tag, 7)
      expectEqual(view.alpha(0.75).alpha, 0.75)
    }
  ),
  (
    "width, height and frame are constraints, active at once",
    {
      let view = UIView().frame(width: 30, height: 20)
      expectEqual(active(view, .width).map(\.constant), [30])
      expectEqual(active(view, .height).map(\.constant), [20])
      expect(!view.translatesAutoresizingMaskIntoConstraints)
      view.width(40)
      expectEqual(active(view, .width).map(\.constant), [40])
      expect(view.subviews.isEmpty, "no sensor is needed")
    }
  ),
  (
    "background, border and corners follow dark mode",
    {
      let window = UIWindow()
      let view = UIView().backgroundColor(.label).border(.label).cornerRadius(5)
      window.addSubview(view)
      expectEqual(view.backgroundColor, .label)
      expectEqual(view.layer.borderWidth, 1)
      expectEqual(view.layer.cornerRadius, 5)
      expectEqual(view.layer.borderColor, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
      window.overrideUserInterfaceStyle = .dark
      expectEqual(view.layer.borderColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
      view.border(.red, width: 3)
      expectEqual(view.layer.borderColor, UIColor.red.cgColor)
      expectEqual(view.layer.borderWidth, 3)
    }
  ),
  (
    "padding is the margins of any view",
    {
      let view = UIView().padding(10)
      expectEqual(view.directionalLayoutMargins.leading, 10)
      expect(!view.insetsLayoutMarginsFromSafeArea)
      let plain = UIStackView()
      plain.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      expect(plain.isLayoutMarginsRelativeArrangement)
      expectEqual(plain.layoutMargins.left, 2)
      plain.semanticContentAttribute(.forceRightToLeft)
      expectEqual(plain.layoutMargins.left, 4)
    }
  ),
  (
    "fonts of labels and text fields",
    {
      let font = UIFont.systemFont(ofSize: 20)
      expectEqual(UILabel("a").font(font).font, font)
      expectEqual(UITextField("a").font(font).font, font)
      let label = UILabel("a").font(.headline)
      expectEqual(label.font, .preferredFont(forTextStyle: .headline))
      expect(label.adjustsFontForContentSizeCategory)
    }
  ),
  (
    "labels by their text",
    {
      let label = Label("Title")
      expectEqual(label.text, "Title")
      expectEqual(label.numberOfLines, 0)
      expect(label.adjustsFontForContentSizeCategory)
    }
  ),
  (
    "text fields by their placeholder",
    {
      let field = UITextField("Name").textContentType(.name).secure()
      expectEqual(field.placeholder, "Name")
      expectEqual(field.textContentType, .name)
      expect(field.isSecureTextEntry)
      expect(field.adjustsFontForContentSizeCategory)
    }
  ),
  (
    "image views by the name of a symbol",
    {
      let view = UIImageView(systemName: "star.fill")
      expectEqual(view.image?.name, "star.fill")
      expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
      view.font(.caption.weight(.bold)).imageScale(.large).foreground(.red)
      expectEqual(
        view.preferredSymbolConfiguration?.parts,
        ["textStyle body", "textStyle caption1", "weight bold", "scale large"])
      expectEqual(view.tintColor, .red)
    }
  ),
  (
    "fonts by weight, and colors by opacity",
    {
      let font = UIFont.medium(14)
      expectEqual(font.pointSize, 14)
      expectEqual(
        font.fontDescriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: CGFloat],
        [.weight: UIFont.Weight.medium.rawValue])
      expectEqual(UIColor.red.opacity(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }
  ),
  (
    "hiding twice needs showing once",
    {
      let view = UIView()
      let stack = VStackView { view }
      view.hidden().hidden()
      expect(view.isHidden)
      view.hidden(false)
      expect(!view.isHidden)
      expectEqual(stack.arrangedSubviews, [view])
    }
  ),
  (
    "corners, shadows and transforms",
    {
      let view = UIView().roundCorners(4, corners: [.topLeft, .bottomRight])
      expectEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
      view.shadow(color: .red, radius: 4, y: 2)
      expectEqual(view.layer.shadowOpacity, 1)
      expectEqual(view.layer.shadowOffset, CGSize(width: 0, height: 2))
      expectEqual(view.layer.shadowColor, UIColor.red.cgColor)
      expectEqual(view.shadow(radius: 0).layer.shadowOpacity, 0)
      expectEqual(view.scaleEffect(2).transform, CGAffineTransform(scaleX: 2, y: 2))
    }
  ),
  (
    "content priorities",
    {
      let view = UILabel("a").fixedSize(vertical: false)
      expectEqual(view.contentHuggingPriority(for: .horizontal), .required)
      expectEqual(view.contentHuggingPriority(for: .vertical), UILayoutPriority(251))
      view.layoutPriority(1)
      expectEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 751)
      view.layoutPriority(-1000)
      expectEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 251)
    }
  ),
  (
    "a fluent method of a subclass takes precedence",
    {
      let view = PaddedView().padding(3)
      expectEqual(view.ownPadding, 3)
      expectEqual(view.directionalLayoutMargins.top, 8)
    }
  ),
]

/// A component with a modifier named like one of the runtime's.
private final class PaddedView: UIView {
  var ownPadding: CGFloat = 0
}

extension PaddedView {
  @discardableResult
  fileprivate func padding(_ padding: CGFloat) -> Self {
    ownPadding = padding
    return self
  }
}
