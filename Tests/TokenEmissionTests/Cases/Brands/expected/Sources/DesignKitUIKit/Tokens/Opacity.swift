import DesignKit
import UIKit

/// How visible things are.
public typealias Opacity = DesignKit.Opacity
