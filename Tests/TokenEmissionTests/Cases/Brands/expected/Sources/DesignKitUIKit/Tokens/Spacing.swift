import DesignKit
import UIKit

/// Distances between and inside views.
public typealias Spacing = DesignKit.Spacing
