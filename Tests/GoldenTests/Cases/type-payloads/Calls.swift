import DesignKit

func isSendable(_: some Sendable & Hashable) {}

func calls() {
  isSendable(CardProgress.running(0.5))
  isSendable(CardProgress.nested(inner: .failed(message: "", underlyingReason: nil)).id)
  isSendable(CardTree.branch(children: [.leaf(1)]))
  _ = CardMessage.key("Title")
  _ = CardMessage.action {}
}

let page = CardPage(title: "One", next: .page(CardPage(title: "Two", next: .none)))
