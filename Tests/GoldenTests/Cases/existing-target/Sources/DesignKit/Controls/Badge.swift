import SwiftUI

/// A number on a disc.
public struct Badge: View {
  private let count: Int

  /// Creates the badge.
  ///
  /// - Parameter count: The number.
  public init(count: Int) {
    self.count = count
  }

  /// The badge's content.
  public var body: some View {
    SwiftUI.Text(verbatim: "\(count)").padding()
  }
}

extension Badge {
  // In another type, it takes no name that a component could have.
  private struct BannerStyle {}
}
