import DesignKit
import UIKit

/// Lengths.
///
/// Members that depend on the theme belong to a value: `theme.mutual.func`.
public typealias Mutual = DesignKit.Mutual
