/// The all-lowercase functions and variables of C in the system library of the iOS 18.6 SDK, which come with
/// Foundation.
package let functionNamesOfC = words(
  """
  a64l abort abs accept access acct acos acosf acosh acoshf acoshl acosl addr2ascii adjtime alarm
  alphasort arc4random ascii2addr asctime asin asinf asinh asinhf asinhl asinl asprintf asxprintf
  atan atan2 atan2f atan2l atanf atanh atanhf atanhl atanl atexit atof atoi atol atoll audit
  auditctl auditon backtrace basename bcmp bcopy bind bindresvport brk bsearch btowc bzero cabs
  cabsf cabsl cacos cacosf cacosh cacoshf cacoshl cacosl calloc carg cargf cargl casin casinf casinh
  casinhf casinhl casinl catan catanf catanh catanhf catanhl catanl catclose catgets catopen cbrt
  cbrtf cbrtl ccchacha20 cccurve25519 cccurve448 ccdigest cch2c cchkdf cchmac ccmgf ccos ccosf ccosh
  ccoshf ccoshl ccosl ccpoly1305 ccpost ccrc4 ccrng ccscrypt ceil ceilf ceill cerror cexp cexpf
  cexpl cfgetispeed cfgetospeed cfmakeraw cfsetispeed cfsetospeed cfsetspeed cgetcap cgetclose
  cgetent cgetfirst cgetmatch cgetnext cgetnum cgetset cgetstr cgetustr chdir chflags chmod chown
  chroot cimag cimagf cimagl clearerr clock clog clogf clogl clonefile clonefileat close closedir
  closelog confstr conj conjf conjl connect connectx copyfile copysign copysignf copysignl cos cosf
  cosh coshf coshl cosl cpow cpowf cpowl cproj cprojf cprojl creal crealf creall creat crypt csin
  csinf csinh csinhf csinhl csinl csops csqrt csqrtf csqrtl ctan ctanf ctanh ctanhf ctanhl ctanl
  ctermid ctime daemon daylight dbopen devname difftime digittoint dirfd dirname disconnectx div
  dladdr dlclose dlerror dlopen dlsym dprintf drand48 dup dup2 duplocale dxprintf ecvt encrypt
  endfsent endgrent endhostent endnetent endnetgrent endprotoent endpwent endrpcent endservent
  endttyent endusershell endutxent environ erand48 erf erfc erfcf erfcl erff erfl err errc errno
  errx exchangedata execl execle execlp execv execve execvp exit exp exp2 exp2f exp2l expf expl
  expm1 expm1f expm1l fabs fabsf fabsl faccessat fchdir fchflags fchmod fchmodat fchown fchownat
  fclonefileat fclose fcntl fcopyfile fcvt fdatasync fdim fdimf fdiml fdopen fdopendir feclearexcept
  fegetenv fegetexceptflag fegetround feholdexcept feof feraiseexcept ferror fesetenv
  fesetexceptflag fesetround fetestexcept feupdateenv fflagstostr fflush ffs ffsctl ffsl ffsll
  fgetattrlist fgetc fgetln fgetpos fgets fgetwc fgetwln fgetws fgetxattr fhopen fileno flistxattr
  flock flockfile floor floorf floorl fls flsl flsll fma fmaf fmal fmax fmaxf fmaxl fmemopen fmin
  fminf fminl fmod fmodf fmodl fmount fmtcheck fmtmsg fnmatch fopen fork forkpty fparseln fpathconf
  fprintf fpurge fputc fputs fputwc fputws fread freadlink free freeaddrinfo freehostent freeifaddrs
  freeifmaddrs freelocale fremovexattr freopen frexp frexpf frexpl fscanf fsctl fseek fseeko
  fsetattrlist fsetpos fsetxattr fsgetpath fstat fstat64 fstatat fstatat64 fstatfs fstatfs64
  fstatvfs fsync ftell ftello ftime ftok ftruncate ftrylockfile ftw funlockfile funopen futimens
  futimes fwide fwprintf fwrite fwscanf fxprintf gcvt getaddrinfo getattrlist getattrlistat
  getattrlistbulk getaudit getauid getbsize getc getchar getcontext getcwd getdate getdelim
  getdirentries getdirentriesattr getdiskbyname getdomainname getdtablesize getegid getentropy
  getenv geteuid getfh getfsent getfsfile getfsspec getfsstat getfsstat64 getgid getgrent getgrgid
  getgrnam getgroupcount getgrouplist getgroups getgruuid gethostbyaddr gethostbyname gethostbyname2
  gethostent gethostid gethostname gethostuuid getifaddrs getifmaddrs getipnodebyaddr
  getipnodebyname getipv4sourcefilter getitimer getlastlogx getlastlogxbyname getline getloadavg
  getlogin getmntinfo getmode getnameinfo getnetbyaddr getnetbyname getnetent getnetgrent getopt
  getpagesize getpass getpeereid getpeername getpgid getpgrp getpid getppid getpriority getprogname
  getprotobyname getprotobynumber getprotoent getpwent getpwnam getpwuid getpwuuid getrlimit
  getrpcbyname getrpcbynumber getrpcent getrpcport getrusage gets getsectbyname
  getsectbynamefromheader getsectbynamefromheaderwithswap getsectdata getsectdatafromheader
  getsectiondata getsegbyname getsegmentdata getservbyname getservbyport getservent getsid
  getsockname getsockopt getsourcefilter getsubopt gettimeofday getttyent getttynam getuid
  getusershell getutxent getutxid getutxline getvfsbyname getw getwc getwchar getwd getxattr glob
  globfree gmtime graftdmg grantpt hcreate hdestroy heapsort herror hsearch hstrerror htonl htons
  hypot hypotf hypotl ilogb ilogbf ilogbl imaxabs imaxdiv index initgroups initialized initstate
  innetgr insque ioctl iruserok isalnum isalpha isascii isatty isblank iscntrl isdigit isgraph
  ishexnumber isideogram isinf islower isnan isnumber isphonogram isprint ispunct isrune issetugid
  isspace isspecial isupper iswalnum iswalpha iswascii iswblank iswcntrl iswctype iswdigit iswgraph
  iswhexnumber iswideogram iswlower iswnumber iswphonogram iswprint iswpunct iswrune iswspace
  iswspecial iswupper iswxdigit isxdigit j0 j1 jn jrand48 kevent kevent64 kill killpg kqueue l64a
  labs lchflags lchmod lchown lcong48 ldexp ldexpf ldexpl ldiv ledger lfind lgamma lgammaf lgammal
  link linkat listen listxattr llabs lldiv llrint llrintf llrintl llround llroundf llroundl
  localeconv localtime lockf log log10 log10f log10l log1p log1pf log1pl log2 log2f log2l logb logbf
  logbl logf logl logwtmp longjmp lrand48 lrint lrintf lrintl lround lroundf lroundl lsearch lseek
  lstat lstat64 lutimes madvise makecontext malloc mask maskbuf maxsz mblen mbrlen mbrtowc mbsinit
  mbsnrtowcs mbsrtowcs mbstowcs mbtowc memccpy memchr memcmp memcpy memmem memmove memset mergesort
  mincore minherit mkdir mkdirat mkdtemp mkfifo mkfifoat mknod mknodat mkostemp mkostemps mkstemp
  mkstemps mktemp mktime mlock mlockall mmap modf modff modfl monaddition moncontrol moncount
  moninit monitor monoutput monreset monstartup mount mprotect mrand48 msgctl msgget msgrcv msgsnd
  msgsys mstats msync munlock munlockall munmap nan nanf nanl nanosleep nearbyint nearbyintf
  nearbyintl newlocale nextafter nextafterf nextafterl nexttoward nexttowardf nexttowardl nextwctype
  nfsclnt nfssvc nftw nice nrand48 ntohl ntohs nvis ob offset offtime open openat opendev opendir
  openlog openpty optarg opterr optind optopt optreset panic pathconf pause pclose peeloff perror
  pipe poll popen posix2time pow powf powl pread preadv printf pselect psignal psort ptrace ptsname
  putc putchar putenv puts pututxline putw putwc putwchar pwrite pwritev qsort querylocale quotactl
  radixsort raise rand random rcmd read readdir readlink readlinkat readpassphrase readv realloc
  reallocarray reallocarrayf reallocf realpath reboot reboot2 reboot3 recv recvfrom recvmsg regcomp
  regerror regexec regfree regncomp regnexec regwcomp regwexec regwncomp regwnexec remainder
  remainderf remainderl remove removefile removefileat removexattr remque remquo remquof remquol
  rename renameat revoke rewind rewinddir rindex rint rintf rintl rmdir round roundf roundl rpmatch
  rresvport ruserok sbrk scalb scalbln scalblnf scalblnl scalbn scalbnf scalbnl scandir scanf
  searchfs seed48 seekdir select semctl semget semop semsys send sendfile sendmsg sendto setattrlist
  setattrlistat setaudit setauid setbuf setbuffer setcontext setdomainname setegid setenv seteuid
  setfsent setgid setgrent setgroupent setgroups sethostent sethostid sethostname
  setipv4sourcefilter setitimer setjmp setkey setlinebuf setlocale setlogin setlogmask setmode
  setnetent setnetgrent setpassent setpgid setpgrp setpriority setprivexec setprogname setprotoent
  setpwent setregid setreuid setrgid setrlimit setrpcent setruid setservent setsid setsockopt
  setsourcefilter setstate settimeofday setttyent setuid setusershell setutxent setvbuf setxattr
  shmat shmctl shmdt shmget shmsys shutdown sigaction sigaddset sigaltstack sigblock sigdelset
  sigemptyset sigfillset sighold sigignore siginterrupt sigismember siglongjmp signal signgam
  sigpause sigpending sigprocmask sigrelse sigset sigsetjmp sigsetmask sigsuspend sigvec sigwait sin
  sinf sinh sinhf sinhl sinl sleep snprintf snvis sockatmark socket socketpair sprintf sqrt sqrtf
  sqrtl sradixsort srand srand48 sranddev srandom srandomdev sscanf stat stat64 statfs statfs64
  statvfs stpcpy stpncpy stravis strcasecmp strcasestr strcat strchr strchrnul strcmp strcoll strcpy
  strcspn strdup strenvisx strerror strfmon strftime strlcat strlcpy strlen strmode strncasecmp
  strncat strncmp strncpy strndup strnlen strnstr strnunvis strnunvisx strnvis strnvisx strpbrk
  strptime strrchr strsenvisx strsep strsignal strsnvis strsnvisx strspn strstr strsvis strsvisx
  strtod strtoencf16 strtoencf32 strtoencf64 strtoencf64x strtof strtofflags strtoimax strtok strtol
  strtold strtoll strtonum strtoq strtoul strtoull strtoumax strtouq strunvis strunvisx strvis
  strvisx strxfrm suboptarg svis swab swapcontext swapon swprintf swscanf swtch sxprintf symlink
  symlinkat sync syscall sysconf sysctl sysctlbyname sysctlnametomib syslog system tan tanf tanh
  tanhf tanhl tanl tcdrain tcflow tcflush tcgetattr tcgetpgrp tcgetsid tcsendbreak tcsetattr
  tcsetpgrp tdelete telldir tempnam tfind tgamma tgammaf tgammal time time2posix timegm timelocal
  timeoff times timezone tmpfile tmpnam toascii tolower toupper towctrans towlower towupper trunc
  truncate truncated truncf truncl tsearch ttyname ttyslot twalk tzname tzset tzsetwall ualarm
  ulimit umask uname undelete ungetc ungetwc ungraftdmg unlink unlinkat unlockpt unmount unsetenv
  unvis uselocale usleep usrctl utime utimensat utimes utmpxname valloc vasprintf vasxprintf
  vdprintf vdxprintf verr verrc verrx vfork vfprintf vfree vfscanf vfwprintf vfwscanf vfxprintf vis
  vprintf vscanf vsnprintf vsprintf vsscanf vswprintf vswscanf vsxprintf vsyslog vwarn vwarnc vwarnx
  vwprintf vwscanf vxprintf wait wait3 wait4 waitid waitpid warn warnc warnx wcpcpy wcpncpy wcrtomb
  wcscasecmp wcscat wcschr wcscmp wcscoll wcscpy wcscspn wcsdup wcsftime wcslcat wcslcpy wcslen
  wcsncasecmp wcsncat wcsncmp wcsncpy wcsnlen wcsnrtombs wcspbrk wcsrchr wcsrtombs wcsspn wcsstr
  wcstod wcstof wcstoimax wcstok wcstol wcstold wcstoll wcstombs wcstoul wcstoull wcstoumax wcswidth
  wcsxfrm wctob wctomb wctrans wctype wcwidth wmemchr wmemcmp wmemcpy wmemmove wmemset wprintf write
  writev written wscanf wtmpxname xprintf y0 y1 yn
  """)
