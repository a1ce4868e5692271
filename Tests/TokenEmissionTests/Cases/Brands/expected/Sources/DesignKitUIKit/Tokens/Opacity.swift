import DesignKit
import UIKit

/// Opacities.
public typealias Opacity = DesignKit.Opacity
