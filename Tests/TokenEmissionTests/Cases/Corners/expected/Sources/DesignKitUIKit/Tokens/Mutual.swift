import DesignKit
import UIKit

/// Lengths.
///
/// What depends on the theme is a member of a value: `theme.mutual.func`.
public typealias Mutual = DesignKit.Mutual
