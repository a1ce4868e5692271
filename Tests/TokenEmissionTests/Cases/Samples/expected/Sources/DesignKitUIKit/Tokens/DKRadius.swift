import DesignKit
import UIKit

/// Radii of rounded corners.
public typealias DKRadius = DesignKit.DKRadius
