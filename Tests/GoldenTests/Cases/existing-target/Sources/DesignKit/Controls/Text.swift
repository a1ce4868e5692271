import SwiftUI

/// A library's own text, which hides SwiftUI's in the module.
public struct Text: View {
  private let content: String

  /// Creates the text.
  ///
  /// - Parameter content: The content.
  public init(_ content: String) {
    self.content = content
  }

  /// The text's content.
  public var body: some View {
    SwiftUI.Text(verbatim: content).padding()
  }
}

/// An alert that shows a banner, made by hand.
public struct Notice: View {
  /// Creates the notice.
  public init() {}

  /// The notice's content.
  public var body: some View {
    Banner(importance: .low, message: "Saved")
    Text("Done")
  }
}
