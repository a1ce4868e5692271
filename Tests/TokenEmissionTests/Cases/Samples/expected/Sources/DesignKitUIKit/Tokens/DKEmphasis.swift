import DesignKit
import UIKit

/// Opacities.
public typealias DKEmphasis = DesignKit.DKEmphasis
