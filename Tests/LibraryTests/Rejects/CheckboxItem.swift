// The slots of an item are set when it is created.
// error: cannot assign to property|'label' is a 'let' constant
import DesignKit
import SwiftUI

func reject(_ item: DKCheckboxItem, _ other: DKCheckboxItem) {
  var item = item
  item.label = other.label
}
