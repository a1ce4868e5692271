import DesignKitUIKit
// error: instance member 'surface' cannot be used on type 'Palette'
import UIKit

let color: UIColor = Palette.surface
