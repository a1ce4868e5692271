#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The stack size of every worker thread.
///
/// Parsers and tree walks recurse, and their depth limits leave ample room in a stack of this size. The
/// system's own sizes differ: secondary threads of macOS have 512 KB, those of musl 128 KB, and a shell can
/// set less than either.
package let stackSize = 8 << 20

/// Runs work to completion on a thread with a large stack, which may be the current one.
package func onLargeStack<Result>(_ work: @Sendable () -> Result) -> Result {
  if isOnLargeStack { return work() }
  var result: Result?
  func keepResult() { result = work() }
  withoutActuallyEscaping(keepResult) { body in
    withThreads(1, running: ThreadWork(run: body), {})
  }
  // If the system cannot create a thread, the current one does the work.
  return result ?? work()
}

/// Runs the same work on several threads, including the current one, and waits for all of them.
///
/// - Parameter count: The maximum number of threads; the system may provide fewer.
func inParallel(_ count: Int, _ work: @Sendable () -> Void) {
  withoutActuallyEscaping(work) { work in
    withThreads(count - 1, running: ThreadWork(run: work), work)
  }
}

/// Runs a body while another thread runs work, and waits for that.
///
/// - Parameter work: Ends after the body, which sees to that.
/// - Throws: If the system cannot create a thread, or what the body throws.
func beside<Result>(
  _ work: @Sendable () -> Void, _ body: () throws -> Result
) throws -> Result {
  try withoutActuallyEscaping(work) { work in
    let work = Unmanaged.passRetained(ThreadWork(run: work))
    defer { work.release() }
    guard let thread = startThread(work.toOpaque()) else {
      throw FileError(.read, "thread", code: EAGAIN)
    }
    defer { pthread_join(thread, nil) }
    return try body()
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

/// The work of threads, in a form that C can pass on.
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

/// The entry point of a thread. Its parameter is optional on some systems only.
private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work else { return nil }
  pthread_setspecific(largeStackKey, work)
  Unmanaged<ThreadWork>.fromOpaque(work).takeUnretainedValue().run()
  return nil
}

/// Whether the current thread was started by ``startThread(_:)``.
private var isOnLargeStack: Bool { pthread_getspecific(largeStackKey) != nil }

/// Thread-local; not nil if the thread's stack is large.
private let largeStackKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()
