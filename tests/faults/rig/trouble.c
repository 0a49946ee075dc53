/*
 * Loaded before libc (LD_PRELOAD): lets calls on files below TROUBLE_ROOT fail, and moves the clock, as the file
 * TROUBLE_CONTROL says at that moment: a letter, then seconds to add to the clock as a little-endian 64 bit number.
 *
 *   F  no room: what writes or makes files fails with ENOSPC
 *   W  what writes fails with EIO          S  what syncs fails with EIO          R  what reads fails with EIO
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct __attribute__((packed)) control { char trouble; int64_t seconds; };

static const char *root;
static volatile struct control *control;

__attribute__((constructor)) static void begin(void) {
  root = getenv("TROUBLE_ROOT");
  const char *file = getenv("TROUBLE_CONTROL");
  if (!root || !file) return;
  int fd = (int)syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC, 0);
  void *place = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *control, PROT_READ, MAP_SHARED, fd, 0);
  if (place == MAP_FAILED) abort();
  control = place;
}

static int below(const char *path) {
  return control && path && !strncmp(path, root, strlen(root));
}

static int is_ours(int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return below(path);
}

/* Error for a call of one of the kinds (letters), or 0. */
static int trouble(const char *kinds) {
  if (!control || !control->trouble || !strchr(kinds, control->trouble)) return 0;
  return control->trouble == 'F' ? ENOSPC : EIO;
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define ON_FILE(type, name, kinds, arguments, call) \
  type name arguments { \
    REAL(name); \
    int failed = trouble(kinds); \
    if (failed && is_ours(fd)) { errno = failed; return -1; } \
    return real call; \
  }
ON_FILE(ssize_t, write, "FW", (int fd, const void *data, size_t length), (fd, data, length))
ON_FILE(ssize_t, pwrite, "FW", (int fd, const void *data, size_t length, off_t at), (fd, data, length, at))
ON_FILE(ssize_t, pwrite64, "FW", (int fd, const void *data, size_t length, off64_t at), (fd, data, length, at))
ON_FILE(ssize_t, writev, "FW", (int fd, const struct iovec *parts, int count), (fd, parts, count))
ON_FILE(ssize_t, pwritev, "FW", (int fd, const struct iovec *parts, int count, off_t at), (fd, parts, count, at))
ON_FILE(ssize_t, pwritev64, "FW", (int fd, const struct iovec *parts, int count, off64_t at), (fd, parts, count, at))
ON_FILE(ssize_t, pread, "R", (int fd, void *data, size_t length, off_t at), (fd, data, length, at))
ON_FILE(ssize_t, pread64, "R", (int fd, void *data, size_t length, off64_t at), (fd, data, length, at))
ON_FILE(ssize_t, read, "R", (int fd, void *data, size_t length), (fd, data, length))
ON_FILE(int, fsync, "S", (int fd), (fd))
ON_FILE(int, fdatasync, "S", (int fd), (fd))

/* The mode of a file that may be made: only then is it there. */
#define READ_MODE(mode, flags) \
  if (flags & (O_CREAT | __O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    mode_t mode = 0; \
    READ_MODE(mode, flags) \
    int failed = flags & O_CREAT ? trouble("FW") : 0; \
    if (failed && below(path) && access(path, F_OK) != 0) { errno = failed; return -1; } \
    return real(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define ON_PATH(name, arguments, call) \
  int name arguments { \
    REAL(name); \
    int failed = trouble("FW"); \
    if (failed && below(path)) { errno = failed; return -1; } \
    return real call; \
  }
ON_PATH(mkdir, (const char *path, mode_t mode), (path, mode))
ON_PATH(link, (const char *path, const char *to), (path, to))
ON_PATH(rename, (const char *path, const char *to), (path, to))

int clock_gettime(clockid_t clock, struct timespec *now) {
  REAL(clock_gettime);
  int result = real(clock, now);
  int is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (result == 0 && control && is_wall) now->tv_sec += control->seconds;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  REAL(gettimeofday);
  int result = real(now, zone);
  if (result == 0 && control) now->tv_sec += control->seconds;
  return result;
}

time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}
