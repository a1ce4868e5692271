// The slots of a value are set when it is created.
// error: cannot assign to property|'label' is a 'let' constant
import DesignKit
import SwiftUI

func reject(_ item: CheckboxItem, _ other: CheckboxItem) {
  var item = item
  item.label = other.label
}
