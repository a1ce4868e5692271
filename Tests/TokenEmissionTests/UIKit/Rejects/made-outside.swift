import DesignKitUIKit
// error: 'TypographyStyle' initializer is inaccessible due to 'internal' protection level
import UIKit

let style = TypographyStyle(
  family: Fonts.familySystem, size: 12, weight: .bold, tracking: 0, lineHeight: 1, textStyle: .body)
