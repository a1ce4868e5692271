#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The stack of every thread that work runs on.
///
/// Reading Swift and walking over trees recurse, within limits that are chosen for this size with room
/// to spare. The system's own sizes differ: secondary threads of macOS have 512 KB, those of musl
/// 128 KB, and a shell can set less than either.
package let stackSize = 8 << 20

/// Runs work to its end on a thread whose stack is large enough, which may be this one.
package func onLargeStack<Result>(_ work: @Sendable () -> Result) -> Result {
  if isOnLargeStack { return work() }
  var result: Result?
  func keepResult() { result = work() }
  withoutActuallyEscaping(keepResult) { body in
    withThreads(1, running: ThreadWork(run: body), {})
  }
  // A system that makes no thread leaves only this one.
  return result ?? work()
}

/// Runs the same work on several threads at once, of which this one is one, until all have ended.
///
/// - Parameter count: How many threads at most; the system may give fewer.
func inParallel(_ count: Int, _ work: @Sendable () -> Void) {
  withoutActuallyEscaping(work) { work in
    withThreads(count - 1, running: ThreadWork(run: work), work)
  }
}

/// Runs a body while threads with large stacks run work, and waits for them.
private func withThreads(_ count: Int, running work: ThreadWork, _ body: () -> Void) {
  let unmanaged = Unmanaged.passRetained(work)
  defer { unmanaged.release() }
  var threads: [pthread_t] = []
  while threads.count < count, let thread = startThread(unmanaged.toOpaque()) {
    threads.append(thread)
  }
  body()
  for thread in threads { pthread_join(thread, nil) }
}

/// What threads run, as C can carry it.
private final class ThreadWork {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}

/// - Parameter work: A ``ThreadWork`` that outlives the thread.
/// - Returns: The thread; nil if the system has none left.
private func startThread(_ work: UnsafeMutableRawPointer) -> pthread_t? {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return nil }
  defer { pthread_attr_destroy(&attributes) }
  guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
  #if canImport(Glibc)
    var thread: pthread_t = 0
  #else
    var thread: pthread_t?
  #endif
  let code = pthread_create(&thread, &attributes, { run($0) }, work)
  return code == 0 ? thread : nil
}

/// The start of a thread. Its parameter is optional for some systems and not for others.
private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work else { return nil }
  pthread_setspecific(largeStackKey, work)
  Unmanaged<ThreadWork>.fromOpaque(work).takeUnretainedValue().run()
  return nil
}

/// Whether this thread is one of ``startThread(_:)``'s.
private var isOnLargeStack: Bool { pthread_getspecific(largeStackKey) != nil }

/// Of each thread, not nil if its stack is large.
private let largeStackKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()
