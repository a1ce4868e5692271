import DesignKit
import SwiftUI

// error: cannot find type 'ChipGroupItem'
func call(item: ChipGroupItem) {}
