import DesignKit
import UIKit

/// Distances between and inside of views.
public typealias Spacing = DesignKit.Spacing
