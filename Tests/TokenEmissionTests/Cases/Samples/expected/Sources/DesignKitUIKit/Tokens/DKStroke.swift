import DesignKit
import UIKit

/// The widths of lines.
public typealias DKStroke = DesignKit.DKStroke
