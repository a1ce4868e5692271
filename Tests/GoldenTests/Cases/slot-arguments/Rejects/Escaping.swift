// A stored closure has to be escaping.
// error: passing non-escaping parameter 'item' to function expecting an '@escaping' closure
import DesignKit
import SwiftUI

@MainActor func reject(item: (Int) -> Color) {
  _ = Shelf(title: "Books", item: item)
}
