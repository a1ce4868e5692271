import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The number of processors that work can be spread over.
package func processorCount() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Maps elements on several processors; the results are in the elements' order.
///
/// - Parameter jobs: How many may run at once.
package func concurrentMap<Element, Result>(
  _ elements: [Element], jobs: Int, _ transform: @Sendable (Element) -> Result
) -> [Result] where Element: Sendable, Result: Sendable {
  concurrentChunks(of: elements, jobs: jobs) { chunk in chunk.map(transform) }.flatMap { $0 }
}

/// Maps runs of neighbours on several processors, for work that neighbours can share.
///
/// - Parameter jobs: How many may run at once.
/// - Returns: The results of the chunks, in the elements' order.
package func concurrentChunks<Element, Result>(
  of elements: [Element], jobs: Int, _ transform: @Sendable (ArraySlice<Element>) -> Result
) -> [Result] where Element: Sendable, Result: Sendable {
  if elements.isEmpty { return [] }
  if jobs <= 1 { return [transform(elements[...])] }
  // More chunks than processors even out what differs in size; fewer are the only way to leave
  // processors idle.
  let chunks = min(elements.count, jobs < processorCount() ? jobs : jobs * 8)
  return [Result](unsafeUninitializedCapacity: chunks) { buffer, count in
    let results = Results(buffer: buffer)
    DispatchQueue.concurrentPerform(iterations: chunks) { index in
      let start = elements.count * index / chunks
      let end = elements.count * (index + 1) / chunks
      results.buffer.initializeElement(at: index, to: transform(elements[start..<end]))
    }
    count = chunks
  }
}

/// Places that are written once each, by different threads.
private struct Results<Element>: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Element>
}
