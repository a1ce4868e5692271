import DesignKit
import UIKit

/// The radii of round corners.
public typealias DKRadius = DesignKit.DKRadius
