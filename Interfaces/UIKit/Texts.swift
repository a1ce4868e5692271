// swift-format-ignore-file
// Views of text and of images.

@_exported import CoreGraphics
@_exported @_spi(Model) import ObjectiveC

public enum NSTextAlignment: Int, @unchecked Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, @unchecked Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
public enum UIBaselineAdjustment: Int, @unchecked Sendable { case alignBaselines, alignCenters, none }
public enum UITextAutocorrectionType: Int, @unchecked Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, @unchecked Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Int, @unchecked Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }

/// What a text field is for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var name: UITextContentType { .init(rawValue: "name") }
  public static var givenName: UITextContentType { .init(rawValue: "given-name") }
  public static var familyName: UITextContentType { .init(rawValue: "family-name") }
  public static var username: UITextContentType { .init(rawValue: "username") }
  public static var password: UITextContentType { .init(rawValue: "password") }
  public static var newPassword: UITextContentType { .init(rawValue: "new-password") }
  public static var oneTimeCode: UITextContentType { .init(rawValue: "one-time-code") }
  public static var emailAddress: UITextContentType { .init(rawValue: "email") }
  public static var telephoneNumber: UITextContentType { .init(rawValue: "tel") }
  public static var postalCode: UITextContentType { .init(rawValue: "postal-code") }
  public static var URL: UITextContentType { .init(rawValue: "url") }
}

/// The keyboard of a text field.
public enum UIKeyboardType: Int, @unchecked Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { .init("NSFont") }
  public static var foregroundColor: NSAttributedString.Key { .init("NSColor") }
  public static var paragraphStyle: NSAttributedString.Key { .init("NSParagraphStyle") }
  public static var kern: NSAttributedString.Key { .init("NSKern") }
  public static var underlineStyle: NSAttributedString.Key { .init("NSUnderline") }
  public static var underlineColor: NSAttributedString.Key { .init("NSUnderlineColor") }
  public static var strikethroughStyle: NSAttributedString.Key { .init("NSStrikethrough") }
  public static var strikethroughColor: NSAttributedString.Key { .init("NSStrikethroughColor") }
}

/// A label of UIKit.
@MainActor open class UILabel: UIView {
  private var attributed: NSAttributedString?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String? {
    get { attributed?.string }
    set {
      attributed = newValue.map { NSAttributedString(string: $0) }
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      attributed = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var showsExpansionTextWhenTruncated = false
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var intrinsicContentSize: CGSize {
    let text = text ?? ""
    return text.isEmpty ? .zero : CGSize(width: (CGFloat(text.count) * font.pointSize / 2).rounded(.up), height: font.lineHeight.rounded(.up))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func adjustsToTraits() {
    if adjustsFontForContentSizeCategory { font = font.scaled(for: traitCollection) }
  }
}

/// What text input is like.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// A text field.
@MainActor open class UITextField: UIControl, UITextInputTraits {
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { .init("UITextFieldTextDidBeginEditingNotification") }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { .init("UITextFieldTextDidEndEditingNotification") }
  public enum BorderStyle: Int, @unchecked Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, @unchecked Sendable { case never, whileEditing, unlessEditing, always }
  private var content = ""
  private var hint: NSAttributedString?
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  open var placeholder: String? {
    get { hint?.string }
    set { hint = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set { hint = newValue }
  }
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var borderStyle: BorderStyle = .none
  open var clearButtonMode: ViewMode = .never
  open var leftView: UIView?
  open var leftViewMode: ViewMode = .never
  open var rightView: UIView?
  open var rightViewMode: ViewMode = .never
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }
  open var clearsOnBeginEditing = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  private var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var input: UIView?
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    let isFirst = super.becomeFirstResponder()
    if isFirst, !wasFirst {
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }
    return isFirst
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    let did = super.resignFirstResponder()
    if did, wasFirst {
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }
    return did
  }
  /// What happens when a reader types.
  @_spi(Model) public func type(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(max(content.count, hint?.length ?? 0)) * (font?.pointSize ?? 17) / 2, height: (font?.lineHeight ?? 20) + 2) }
  override func adjustsToTraits() {
    if adjustsFontForContentSizeCategory { font = font?.scaled(for: traitCollection) }
  }
}

/// What hears of a text field. Its methods are optional.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
    let target = WeakTarget(observer as AnyObject)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { _ in
      MainActor.assumeIsolated { (target.object as? any SelectorTarget)?.receive(aSelector) }
    }
  }
}

private final class WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// A part of a text's place.
@MainActor open class UITextRange: NSObject {}

/// Editable text of many lines.
@MainActor open class UITextView: UIScrollView, UITextInputTraits {
  nonisolated public class var textDidChangeNotification: NSNotification.Name { .init("UITextViewTextDidChangeNotification") }
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name { .init("UITextViewTextDidBeginEditingNotification") }
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name { .init("UITextViewTextDidEndEditingNotification") }
  private var content = ""
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set { content = newValue?.string ?? "" }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  open var adjustsFontForContentSizeCategory = false
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) lazy var textContainer = NSTextContainer()
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// What happens when a reader types.
  @_spi(Model) public func type(_ text: String) {
    self.text = text
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

/// Where text is laid out.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

/// A view of an image.
@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    self.highlightedImage = highlightedImage
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var isAnimating: Bool { false }
  open override var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: -1, height: -1) }
}

/// How the lines of a text stand.
open class NSParagraphStyle: NSObject {
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
