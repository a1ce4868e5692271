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
/// - Parameter jobs: The maximum number of threads.
package func concurrentMap<Element, Result>(
  _ elements: [Element], jobs: Int, _ transform: @Sendable (Element) -> Result
) -> [Result] where Element: Sendable, Result: Sendable {
  concurrentChunks(of: elements, jobs: jobs) { chunk in chunk.map(transform) }.flatMap { $0 }
}

/// Maps chunks of consecutive elements on several processors, so that each chunk can share work.
///
/// - Parameter jobs: The maximum number of threads.
/// - Returns: The results of the chunks, in the elements' order.
package func concurrentChunks<Element, Result>(
  of elements: [Element], jobs: Int, _ transform: @Sendable (ArraySlice<Element>) -> Result
) -> [Result] where Element: Sendable, Result: Sendable {
  if elements.isEmpty { return [] }
  let threads = min(jobs, processorCount(), elements.count)
  if threads <= 1 { return [onLargeStack { transform(elements[...]) }] }
  // More chunks than threads, so that chunks of different cost balance out.
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

/// Slots that different threads write, each once.
private struct Results<Element>: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Element>
}

/// Counts from 0; each number is taken by one thread.
private final class Counter: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Accessed only under the lock.
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
