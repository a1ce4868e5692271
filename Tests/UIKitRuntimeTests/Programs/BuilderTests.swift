import UIKit

@MainActor private func build(@UIViewBuilder _ content: () -> [UIView]) -> [UIView] { content() }

@MainActor private func texts(_ views: [UIView]) -> [String] {
  views.map { ($0 as? UILabel)?.text ?? "-" }
}

@MainActor private func choices(_ isShown: Bool, _ count: Int) -> [String] {
  texts(
    build {
      if isShown { UILabel("shown") } else { UILabel("hidden") }
      switch count {
      case 0: UILabel("none")
      case 1: UILabel("one")
      default: UILabel("many")
      }
    })
}

@MainActor let builderTests: [RuntimeTest] = [
  (
    "a result builder of views",
    { expectEqual(texts(build { UILabel("one") }), ["one"]) }
  ),
  (
    "several statements keep their order",
    {
      expectEqual(
        texts(
          build {
            UILabel("one")
            UILabel("two")
            UILabel("three")
          }), ["one", "two", "three"])
    }
  ),
  ("no statement gives no views", { expect(VStackView {}.arrangedSubviews.isEmpty) }),
  (
    "an if without else",
    {
      for isShown in [true, false] {
        let views = build {
          UILabel("always")
          if isShown { UILabel("sometimes") }
        }
        expectEqual(texts(views), isShown ? ["always", "sometimes"] : ["always"])
      }
    }
  ),
  (
    "a loop, and ForEach",
    {
      expectEqual(texts(build { for name in ["a", "b"] { UILabel(name) } }), ["a", "b"])
      let pairs = build {
        ForEach(1...2) { index in
          UILabel("\(index)")
          UILabel("|")
        }
      }
      expectEqual(texts(pairs), ["1", "|", "2", "|"])
    }
  ),
  (
    "if else and switch",
    {
      expectEqual(choices(true, 0), ["shown", "none"])
      expectEqual(choices(false, 1), ["hidden", "one"])
      expectEqual(choices(false, 2), ["hidden", "many"])
    }
  ),
  (
    "many statements in one builder",
    {
      let views = build {
        UILabel("1").tag(1)
        UILabel("2").opacity(0.5)
        if true { UILabel("3") }
        UILabel("4")
        UILabel("5")
        UILabel("6").font(.headline)
        UILabel("7")
        UILabel("8")
        for name in ["9", "10"] { UILabel(name) }
        UILabel("11").padding(8)
        UILabel("12").width(44)
      }
      expectEqual(texts(views), (1...12).map { "\($0)" })
    }
  ),
  (
    "views, optional views, arrays, slots and availability",
    {
      let icon: UIImageView? = nil
      let views = build {
        UILabel("view")
        icon
        Optional(UILabel("optional"))
        [UILabel("first"), UILabel("second")]
        Slot(text: "slot")
        Slot?.none
        if #available(iOS 17, *) { UILabel("available") }
        let last = UILabel("last")
        last
      }
      expectEqual(
        texts(views), ["view", "optional", "first", "second", "slot", "available", "last"])
    }
  ),
]
