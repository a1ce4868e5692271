#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The local time of day: `09:05:31`.
func timeOfDay() -> String {
  var now = time(nil)
  var parts = tm()
  localtime_r(&now, &parts)
  return [parts.tm_hour, parts.tm_min, parts.tm_sec]
    .map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
}
