/// The components whose previews do not read the same in both frameworks, each with the reason. Each differs in
/// at least one preview, and `docs/uikit.md` explains the reasons.
let differences = [
  "DKAvatarGroup": "The example of an avatar is a text in UIKit, and a symbol in SwiftUI.",
  "DKKeyValue": "The example of the accessory is a symbol in UIKit, and a text in SwiftUI.",
  "DKProgressRing": "Without a value, SwiftUI says that something is in progress.",
  "DKRow": "SwiftUI reads the name of a symbol without a label.",
  "DKStepper": "The view takes a caption in each initializer.",
  "DKTaskRow": "SwiftUI reads the name of a symbol without a label.",
]

/// The previews of UIKit views without one for SwiftUI to compare them with, each with the reason.
let uncompared = [
  "DKStepper.system": "Previews for SwiftUI are for all platforms, one of which lacks the style."
]
