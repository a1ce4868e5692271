// A row that leads somewhere needs to know where.
// error: missing argument|member 'navigation|no exact matches|cannot be
import DesignKit
import SwiftUI

func reject() -> RowKind {
  .navigation
}
