import DesignKit
import UIKit

/// Corner radii.
///
/// What depends on the theme is a member of a value: `theme.radius.medium`.
public typealias Radius = DesignKit.Radius
