import DesignKit
import UIKit

/// Widths of lines.
public typealias DKStroke = DesignKit.DKStroke
