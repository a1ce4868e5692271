import DesignModel
import StepCounting

/// The calls of a later version of a component, by what their arguments fill: what callers write instead of an old call.
struct ReplacingCalls {
  private struct Candidate {
    let call: Call
    let filled: Set<Destination>

    var parts: Set<String> { Set(filled.map(\.part)) }
  }

  private let candidates: [Candidate]

  /// The new name of a part, if only one part is gone and only one is new.
  private let rename: (old: String, new: String)?

  /// - Parameter rename: The new name of a part of which specs do not say so.
  init(
    _ component: Constructible, _ resolver: OverloadResolver, rename: (old: String, new: String)?
  ) {
    self.rename = rename
    candidates = component.initializers.filter { $0.details.deprecation == nil }.flatMap {
      initializer in
      initializer.promisedCalls().compactMap { call -> Candidate? in
        guard let selected = resolver.destinations(of: call) else { return nil }
        let chosen = component.initializers[selected.initializer]
        if chosen.details.deprecation != nil { return nil }
        return Candidate(
          call: call,
          filled: Set(
            selected.parameters.compactMap {
              Destination(chosen.parameters[$0], of: chosen, in: component)
            }))
      }
    }
  }

  /// The call that fills the same parts, and as few others as possible.
  ///
  /// - Parameters:
  ///   - filled: What the arguments of the old call fill, by the new names.
  ///   - isExact: Whether it has to fill them in the same way, with nothing else.
  /// - Returns: Nil if there is none.
  func replacement(for call: Call, filling filled: [Destination], isExact: Bool) -> Call? {
    let wanted = Set(
      filled.map { destination in
        var destination = destination
        if let rename, destination.part == rename.old { destination.part = rename.new }
        return destination
      })
    let parts = Set(wanted.map(\.part))
    let values = Dictionary(
      (call.arguments + call.trailing).map { ($0.value, 1) }, uniquingKeysWith: +)
    /// Smaller is better.
    func distance(_ candidate: Candidate) -> [Int] {
      let others = (candidate.call.arguments + candidate.call.trailing).map(\.value)
      return [
        candidate.parts.subtracting(parts).count,
        wanted.subtracting(candidate.filled).count,
        abs(candidate.call.trailing.count - call.trailing.count),
        others.count { values[$0] == nil },
        candidate.call.length,
      ]
    }
    countSteps(candidates.count)
    return candidates.filter { candidate in
      isExact ? candidate.filled == wanted : parts.isSubset(of: candidate.parts)
    }.map { (call: $0.call, distance: distance($0)) }
      .min { $0.distance.lexicographicallyPrecedes($1.distance) }?.call
  }
}
