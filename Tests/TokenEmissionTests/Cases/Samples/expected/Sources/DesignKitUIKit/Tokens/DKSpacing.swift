import DesignKit
import UIKit

/// The distances between views and around them.
public typealias DKSpacing = DesignKit.DKSpacing
