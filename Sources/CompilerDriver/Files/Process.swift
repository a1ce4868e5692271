#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// The identifier of this process.
func processNumber() -> Int32 { getpid() }

/// Whether a process with an identifier is running on this machine.
func isRunning(process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

/// The wall clock, in nanoseconds since 1970.
func currentTime() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// The processor time, in seconds, of all programs that this process started and that have ended.
func processorTimeOfChildren() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #else
    getrusage(RUSAGE_CHILDREN, &usage)
  #endif
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

private func seconds(_ time: timeval) -> Double {
  let microseconds = Double(time.tv_usec)
  return Double(time.tv_sec) + microseconds / 1_000_000
}

/// An environment variable; nil if it is not set or empty.
package func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name) else { return nil }
  let text = systemText(value)
  return text.isEmpty ? nil : text
}

/// The folder for this compiler's caches; nil if the user has none.
package func userCacheFolder() -> String? {
  #if canImport(Darwin)
    return environmentVariable("HOME").map { $0 + "/Library/Caches/dscompile" }
  #else
    // The XDG specification requires that relative paths are ignored.
    if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/dscompile"
    }
    return environmentVariable("HOME").map { $0 + "/.cache/dscompile" }
  #endif
}

/// The folder for temporary files.
func temporaryFolder() -> String { environmentVariable("TMPDIR") ?? "/tmp" }

/// The path of the running program, which may be a link to it.
func programPath() -> String {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var buffer = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return "" }
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  #else
    return "/proc/self/exe"
  #endif
}

/// Distinguishes the running program from other builds of it.
func programIdentity(_ files: FileSystem) -> String {
  guard let status = try? files.status(programPath()) else { return "" }
  return "\(status.size) \(status.modified) \(status.changed) \(status.inode)"
}
