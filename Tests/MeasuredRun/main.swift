// Runs a program within limits and measures the processor time of all its threads and its maximum resident
// memory.
//
//     MeasuredRun <result> <output> <folder> <seconds> <program> <argument>…
//
// It is a separate program because Linux attributes the memory of the parent process to a started program,
// and a test process uses much. The result is a line: `exit` or `signal`, the code, milliseconds of processor
// time, kilobytes. The program's output goes to the output file.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The limits of output and data at which the program is stopped: far more than it may use, so that excesses
/// can be measured.
let largestOutput: rlim_t = 64 << 20
let mostData: rlim_t = 2 << 30

func fail(_ message: String) -> Never {
  print("MeasuredRun: \(message)")
  exit(2)
}

func limit(_ resource: Int32, _ value: rlim_t) {
  var limits = rlimit(rlim_cur: value, rlim_max: value)
  #if canImport(Glibc)
    _ = setrlimit(__rlimit_resource_t(UInt32(resource)), &limits)
  #else
    _ = setrlimit(resource, &limits)
  #endif
}

let arguments = CommandLine.arguments
guard arguments.count > 5, let seconds = Int(arguments[4]) else {
  fail("expected a result, an output, a folder, seconds and a program")
}
guard chdir(arguments[3]) == 0 else { fail("there is no folder '\(arguments[3])'") }
#if canImport(Glibc)
  limit(Int32(RLIMIT_CPU.rawValue), rlim_t(seconds))
  limit(Int32(RLIMIT_CORE.rawValue), 0)
  limit(Int32(RLIMIT_FSIZE.rawValue), largestOutput)
  limit(Int32(RLIMIT_DATA.rawValue), mostData)
#else
  limit(RLIMIT_CPU, rlim_t(seconds))
  limit(RLIMIT_CORE, 0)
  limit(RLIMIT_FSIZE, largestOutput)
#endif

#if canImport(Glibc)
  var actions = posix_spawn_file_actions_t()
#elseif canImport(Musl)
  var actions = posix_spawn_file_actions_t()
#else
  var actions: posix_spawn_file_actions_t?
#endif
posix_spawn_file_actions_init(&actions)
posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
posix_spawn_file_actions_addopen(&actions, 1, arguments[2], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
posix_spawn_file_actions_adddup2(&actions, 1, 2)

func variable(_ name: String) -> String? { getenv(name).map { "\(name)=\(String(cString: $0))" } }

let environment = [variable("PATH"), variable("HOME")].compactMap(\.self)
var words = arguments[5...].map { strdup($0) } + [nil]
var variables = environment.map { strdup($0) } + [nil]
var child: pid_t = 0
guard posix_spawn(&child, arguments[5], &actions, nil, &words, &variables) == 0 else {
  fail("'\(arguments[5])' cannot be started")
}

// A program that waits needs no processor time, so it is stopped by wall-clock time.
var status: Int32 = 0
var usage = rusage()
var waited = 0
while true {
  let ended = wait4(child, &status, WNOHANG, &usage)
  if ended == child { break }
  if ended < 0, errno != EINTR { fail("the program cannot be waited for") }
  usleep(2000)
  waited += 2
  if waited == seconds * 20_000 { kill(child, SIGKILL) }
}
func milliseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1000 + Int(time.tv_usec) / 1000 }

let signal = status & 0x7F
#if canImport(Darwin)
  let kilobytes = Int(usage.ru_maxrss) >> 10
#else
  let kilobytes = Int(usage.ru_maxrss)
#endif
let result =
  "\(signal == 0 ? "exit" : "signal") \(signal == 0 ? (status >> 8) & 0xFF : signal) "
  + "\(milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)) \(kilobytes)\n"
guard let file = fopen(arguments[1], "w") else { fail("'\(arguments[1])' cannot be written") }
fputs(result, file)
fclose(file)
