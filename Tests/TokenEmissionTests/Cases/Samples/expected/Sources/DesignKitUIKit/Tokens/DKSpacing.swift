import DesignKit
import UIKit

/// Distances between and around views.
public typealias DKSpacing = DesignKit.DKSpacing
