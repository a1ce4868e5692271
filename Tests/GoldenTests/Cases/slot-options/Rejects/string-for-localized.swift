// 'localized' takes only a key.
// error: cannot convert value of type 'String' to expected argument type 'LocalizedStringKey'|no exact matches in call to initializer
import DesignKit
import SwiftUI

@MainActor func call(v: Color, s: String) {
  _ = Thumbnail(picture: v, name: s)
}
