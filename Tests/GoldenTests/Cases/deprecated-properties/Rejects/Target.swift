// Only the library reads the target of a link.
// error: 'target' is inaccessible
import DesignKit
import SwiftUI

@MainActor func reject(link: NoticeLink) -> String { link.target }
