import DesignKit
import UIKit

/// Numbers.
public typealias Number = DesignKit.Number
