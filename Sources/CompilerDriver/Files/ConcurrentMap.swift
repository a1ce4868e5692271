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
  let threads = min(jobs, processorCount(), elements.count)
  if threads <= 1 { return [onLargeStack { transform(elements[...]) }] }
  // More chunks than threads even out what differs in size.
  let chunks = min(elements.count, threads * 8)
  return onLargeStack {
    [Result](unsafeUninitializedCapacity: chunks) { buffer, count in
      let results = Results(buffer: buffer)
      let next = Counter()
      inParallel(threads) {
        while case let index = next.take(), index < chunks {
          let start = elements.count * index / chunks
          let end = elements.count * (index + 1) / chunks
          results.buffer.initializeElement(at: index, to: transform(elements[start..<end]))
        }
      }
      count = chunks
    }
  }
}

/// Places that are written once each, by different threads.
private struct Results<Element>: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Element>
}

/// Numbers from 0, each of which one thread takes.
private final class Counter: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Is touched under the lock alone.
  private var next = 0

  init() {
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func take() -> Int {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    next += 1
    return next - 1
  }
}
