import DesignKit
import SwiftUI

func call(configuration: TabRowStyleConfiguration) {
  // error: 'source' is inaccessible
  _ = configuration.tabs[0].source
}
