import DesignKit
import UIKit

/// Lengths.
///
/// What depends on the theme is a member of a value: `theme.radius.round`.
public typealias Radius = DesignKit.Radius
