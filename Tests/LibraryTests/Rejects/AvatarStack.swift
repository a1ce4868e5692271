// People have names.
// error: requires that 'String' conform to 'DKPerson'
import DesignKit
import SwiftUI

@MainActor func call() { _ = DKAvatarStack(["Ada"]) }
