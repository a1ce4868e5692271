import SwiftRendering

/// What files of a UIKit module use of the files that components share.
struct SharedUses: Sendable {
  var runtime = RuntimeUses()

  /// Whether texts are looked up in the bundle of the SwiftUI module.
  var bundle = false

  /// Whether an initializer has a placeholder parameter.
  var placeholder = false

  init(_ files: [EmittedFile], in plan: UIKitPlan) {
    let (lookUp, parameter) = (
      Array("bundle: .module".utf8), Array(": \(plan.system.library.naming.omitted) =".utf8)
    )
    for file in files {
      bundle = bundle || contains(lookUp, in: file.body)
      placeholder = placeholder || contains(parameter, in: file.body)
      if plan.module.runtime != .all { runtime.add(file) }
    }
  }

  mutating func formUnion(_ other: SharedUses) {
    runtime.formUnion(other.runtime)
    bundle = bundle || other.bundle
    placeholder = placeholder || other.placeholder
  }
}

/// Whether bytes occur in others.
private func contains(_ part: [UInt8], in bytes: [UInt8]) -> Bool {
  guard let first = part.first, bytes.count >= part.count else { return false }
  return bytes.withUnsafeBufferPointer { bytes in
    for start in 0...bytes.count - part.count where bytes[start] == first {
      if bytes[start..<start + part.count].elementsEqual(part) { return true }
    }
    return false
  }
}
