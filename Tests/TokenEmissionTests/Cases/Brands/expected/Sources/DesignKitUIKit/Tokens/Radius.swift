import DesignKit
import UIKit

/// Corner radii.
///
/// Members that depend on the theme belong to a value: `theme.radius.medium`.
public typealias Radius = DesignKit.Radius
