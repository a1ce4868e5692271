import DesignKit
import UIKit

/// Widths and heights.
public typealias Size = DesignKit.Size
