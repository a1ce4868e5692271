// What an item shows is given to it when it is made.
// error: cannot assign to property|'label' is a 'let' constant
import DesignKit
import SwiftUI

func reject(_ item: DKCheckboxItem, _ other: DKCheckboxItem) {
  var item = item
  item.label = other.label
}
