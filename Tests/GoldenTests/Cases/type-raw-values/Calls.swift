import DesignKit

let size: CardSize? = CardSize(rawValue: 2)
let isFailed = CardCode(rawValue: "not ok") == .failed && CardSize.medium.rawValue == 2
