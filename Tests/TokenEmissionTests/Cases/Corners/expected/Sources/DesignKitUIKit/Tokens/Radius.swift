import DesignKit
import UIKit

/// Lengths.
///
/// Members that depend on the theme belong to a value: `theme.radius.round`.
public typealias Radius = DesignKit.Radius
