import UIKit

/// Font families.
public enum Family {
  /// The token `family.serif`.
  public static let serif: FontFamily = .system(.serif)

  /// The token `family.code`.
  public static let code: FontFamily = .system(.monospaced)

  /// The token `family.round`.
  public static let round: FontFamily = .system(.rounded)

  /// The token `family.own`.
  public static let own: FontFamily = .custom("A \"quoted\" \\ font")
}
