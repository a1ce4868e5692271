// A case with a required slot cannot be created without it.
// error: missing argument|member 'navigation|no exact matches|cannot be
import DesignKit
import SwiftUI

func reject() -> RowKind {
  .navigation
}
