import DesignKit
import UIKit

extension UIView {
  /// States the kind of text in this view, so that the system can choose the keyboard and fill in the text.
  ///
  /// - Parameter kind: What they are.
  /// - Returns: The view.
  @discardableResult
  func textKind(_ kind: DKTextKind) -> Self {
    setTextKind(kind)
    return self
  }

  private func setTextKind(_ kind: DKTextKind) {
    if let field = self as? UITextField {
      field.textContentType = kind.contentType
      field.keyboardType = kind.keyboardType
      field.autocapitalizationType = kind.capitalization
      field.autocorrectionType = kind == .plain ? .default : .no
    }
    for view in subviews { view.setTextKind(kind) }
  }
}

extension DKTextKind {
  fileprivate var capitalization: UITextAutocapitalizationType {
    switch self {
    case .plain, .search: .sentences
    case .name: .words
    case .postalCode: .allCharacters
    case .email, .telephone, .url, .username, .password, .newPassword, .oneTimeCode, .integer,
      .decimal:
      .none
    }
  }

  fileprivate var contentType: UITextContentType? {
    switch self {
    case .name: .name
    case .email: .emailAddress
    case .telephone: .telephoneNumber
    case .url: .URL
    case .postalCode: .postalCode
    case .username: .username
    case .password: .password
    case .newPassword: .newPassword
    case .oneTimeCode: .oneTimeCode
    case .plain, .integer, .decimal, .search: nil
    }
  }

  fileprivate var keyboardType: UIKeyboardType {
    switch self {
    case .plain, .name, .username, .password, .newPassword: .default
    case .email: .emailAddress
    case .telephone: .phonePad
    case .url: .URL
    case .postalCode: .numbersAndPunctuation
    case .oneTimeCode, .integer: .numberPad
    case .decimal: .decimalPad
    case .search: .webSearch
    }
  }
}
