import DesignKit
import SwiftUI

func call(configuration: TabStripStyleConfiguration) {
  // error: 'place' is inaccessible
  _ = configuration.place
}
