import DesignKit
import UIKit

/// How much of a color is seen.
public typealias DKEmphasis = DesignKit.DKEmphasis
