import DesignKit
import UIKit

/// Lengths.
public typealias Space = DesignKit.Space
