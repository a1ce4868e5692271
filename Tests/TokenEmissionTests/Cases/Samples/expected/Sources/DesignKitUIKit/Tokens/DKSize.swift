import DesignKit
import UIKit

/// How large things are that stand beside a text; most grow with it.
public typealias DKSize = DesignKit.DKSize
