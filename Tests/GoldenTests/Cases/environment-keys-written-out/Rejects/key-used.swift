// The key is private.
// error: cannot find 'CardDensityKey' in scope
import DesignKit
import SwiftUI

@MainActor func call() -> Any { CardDensityKey.defaultValue }
