#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// The number of this process.
func processNumber() -> Int32 { getpid() }

/// Whether there is a process of a number on this machine.
func isRunning(process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

/// The wall clock, in nanoseconds since 1970.
func currentTime() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// A variable of the environment; nil if it is not set or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// The folder for this compiler's caches; nil if the user has none.
package func userCacheFolder() -> String? {
  #if canImport(Darwin)
    return environmentVariable("HOME").map { $0 + "/Library/Caches/dscompile" }
  #else
    // The specification of XDG wants relative paths ignored.
    if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/dscompile"
    }
    return environmentVariable("HOME").map { $0 + "/.cache/dscompile" }
  #endif
}

/// What tells the running program from another build of it.
func programIdentity(_ files: FileSystem) -> String {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size) + 1)
    let found = _NSGetExecutablePath(&buffer, &size) == 0
    let path =
      found
      ? buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" } : ""
  #else
    let path = "/proc/self/exe"
  #endif
  guard let status = try? files.status(path) else { return "" }
  return "\(status.size) \(status.modified) \(status.inode)"
}
