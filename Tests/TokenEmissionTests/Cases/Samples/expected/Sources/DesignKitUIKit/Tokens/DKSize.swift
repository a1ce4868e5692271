import DesignKit
import UIKit

/// Sizes of elements next to text; most scale with the text size.
public typealias DKSize = DesignKit.DKSize
