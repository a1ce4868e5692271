import UIKit

/// The colors of the design system, each with a light and a dark value.
public enum Palette {
  /// The background of what stands on the page.
  public static let surface = UIColor.dynamic(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  /// Lines around and between things.
  public static let outline = UIColor.dynamic(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  /// Text of less weight.
  public static let secondary = UIColor.dynamic(light: 0x6363_66FF, dark: 0xAEAE_B2FF)
  /// What needs attention.
  public static let critical = UIColor.dynamic(light: 0xD700_15FF, dark: 0xFF69_61FF)
}

extension UIColor {
  /// Creates a color from two RGBA values.
  static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      UIColor(rgba: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }

  private convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
