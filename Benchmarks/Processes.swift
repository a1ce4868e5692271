#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason why a measurement cannot continue.
struct BenchmarkError: Error {
  let message: String
}

/// Runs a program and throws if it fails.
///
/// - Parameters:
///   - arguments: The program, which is looked up on the PATH, and its arguments.
///   - environment: The whole environment of the program.
func run(_ arguments: [String], environment: [String: String]) throws(BenchmarkError) {
  _ = try runMeasured(arguments, environment: environment)
}

/// Runs a program and throws if it fails.
///
/// - Returns: The processor time that it took, in seconds, and the most memory that it used, in bytes.
func runMeasured(
  _ arguments: [String], environment: [String: String]
) throws(BenchmarkError) -> (seconds: Double, memory: Int) {
  let process = try start(arguments, environment: environment)
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
  guard status == 0 else {
    throw BenchmarkError(message: "'\(arguments.joined(separator: " "))' failed")
  }
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
  #if canImport(Darwin)
    let unit = 1
  #else
    let unit = 1024
  #endif
  return (seconds(usage.ru_utime) + seconds(usage.ru_stime), Int(usage.ru_maxrss) * unit)
}

/// Starts a program.
///
/// - Returns: Its number.
func start(
  _ arguments: [String], environment: [String: String]
) throws(BenchmarkError) -> pid_t {
  var actions: posix_spawn_file_actions_t!
  #if canImport(Glibc) || canImport(Musl)
    actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

  var argumentPointers = arguments.map { strdup($0) } + [nil]
  var environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
  var process: pid_t = 0
  let failure = posix_spawnp(
    &process, arguments[0], &actions, nil, &argumentPointers, &environmentPointers)
  guard failure == 0 else {
    throw BenchmarkError(message: "'\(arguments[0])' cannot be started")
  }
  return process
}
