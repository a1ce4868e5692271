import DesignKit
import SwiftUI

func call(configuration: TabRowStyleConfiguration) {
  // error: cannot assign|is a 'let' constant|get-only
  configuration.tabs[0] = configuration.tabs[1]
}
