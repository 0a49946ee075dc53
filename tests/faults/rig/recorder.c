/*
 * Loaded before libc (LD_PRELOAD): writes down everything a process does to the files below RECORD_ROOT, in order, in
 * the file RECORD_JOURNAL, so that the state after a power cut at any moment can be rebuilt (journal.ts). One lock
 * keeps the order of the journal that of the calls.
 *
 * A record: kind, inode, offset or size, length of path or data, length of the second path, and these bytes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct __attribute__((packed)) head { uint8_t kind; uint64_t inode; uint64_t at; uint32_t first; uint32_t second; };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *root;
static size_t root_length;
static int journal = -1;

__attribute__((constructor)) static void begin(void) {
  root = getenv("RECORD_ROOT");
  const char *file = getenv("RECORD_JOURNAL");
  if (!root || !file) return;
  root_length = strlen(root);
  journal = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int below(const char *path) {
  if (journal < 0 || !path || strncmp(path, root, root_length)) return 0;
  return path[root_length] == '/' || path[root_length] == 0;
}

static void put(char kind, uint64_t inode, uint64_t at, const void *first, size_t length, const char *second) {
  struct head head = { (uint8_t)kind, inode, at, (uint32_t)length, second ? (uint32_t)strlen(second) : 0 };
  struct iovec parts[3] = { { &head, sizeof head }, { (void *)first, length }, { (void *)second, head.second } };
  size_t whole = sizeof head + length + head.second;
  /* A journal with a hole would prove nothing. */
  if (syscall(SYS_writev, journal, parts, 3) != (long)whole) abort();
}

static void put_path(char kind, uint64_t inode, const char *path, const char *second) {
  put(kind, inode, 0, path, strlen(path), second);
}

/* The path of a descriptor of ours, or 0. */
static int path_of(int fd, char *path) {
  if (journal < 0) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return below(path);
}

static uint64_t inode_of(int fd) {
  struct stat facts;
  return fstat(fd, &facts) == 0 ? facts.st_ino : 0;
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)
#define LOCKED(work) do { \
    pthread_mutex_lock(&lock); \
    work; \
    int kept = errno; \
    pthread_mutex_unlock(&lock); \
    errno = kept; \
  } while (0)

static int opened(int fd, const char *path, int flags, int existed) {
  if (fd < 0) return fd;
  int kept = errno;
  if (!existed) put_path('C', inode_of(fd), path, NULL);
  else if (flags & O_TRUNC) put('T', inode_of(fd), 0, NULL, 0, NULL);
  errno = kept;
  return fd;
}

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
    if (!below(path) || !(flags & (O_CREAT | O_TRUNC))) return real(path, flags, mode); \
    int fd; \
    LOCKED(int existed = access(path, F_OK) == 0; fd = opened(real(path, flags, mode), path, flags, existed)); \
    return fd; \
  }
OPEN(open)
OPEN(open64)

int openat(int folder, const char *path, int flags, ...) {
  REAL(openat);
  mode_t mode = 0;
  READ_MODE(mode, flags)
  if (!below(path) || !(flags & (O_CREAT | O_TRUNC))) return real(folder, path, flags, mode);
  int fd;
  LOCKED(int existed = access(path, F_OK) == 0; fd = opened(real(folder, path, flags, mode), path, flags, existed));
  return fd;
}

/* offset < 0: where the descriptor stands afterwards. */
static void wrote(int fd, const struct iovec *parts, int count, ssize_t written, off_t offset) {
  if (written <= 0) return;
  int kept = errno;
  uint64_t at = offset >= 0 ? (uint64_t)offset : (uint64_t)(lseek(fd, 0, SEEK_CUR) - written);
  uint64_t inode = inode_of(fd);
  for (int index = 0; index < count && written > 0; index += 1) {
    size_t length = parts[index].iov_len < (size_t)written ? parts[index].iov_len : (size_t)written;
    put('W', inode, at, parts[index].iov_base, length, NULL);
    at += length;
    written -= (ssize_t)length;
  }
  errno = kept;
}

#define WRITE(name, arguments, call, parts, count, offset) \
  ssize_t name arguments { \
    REAL(name); \
    char path[PATH_MAX]; \
    if (!path_of(fd, path)) return real call; \
    ssize_t written; \
    LOCKED(written = real call; wrote(fd, parts, count, written, offset)); \
    return written; \
  }
#define ONE (&(struct iovec){ (void *)data, length })
WRITE(write, (int fd, const void *data, size_t length), (fd, data, length), ONE, 1, -1)
WRITE(pwrite, (int fd, const void *data, size_t length, off_t offset), (fd, data, length, offset), ONE, 1, offset)
WRITE(pwrite64, (int fd, const void *data, size_t length, off64_t offset), (fd, data, length, offset), ONE, 1, offset)
WRITE(writev, (int fd, const struct iovec *parts, int count), (fd, parts, count), parts, count, -1)
WRITE(pwritev, (int fd, const struct iovec *parts, int count, off_t offset),
      (fd, parts, count, offset), parts, count, offset)
WRITE(pwritev64, (int fd, const struct iovec *parts, int count, off64_t offset),
      (fd, parts, count, offset), parts, count, offset)

static void synced(int fd, const char *path, int result) {
  struct stat facts;
  if (result != 0 || fstat(fd, &facts) != 0) return;
  if (S_ISDIR(facts.st_mode)) put_path('D', facts.st_ino, path, NULL);
  else put('S', facts.st_ino, 0, NULL, 0, NULL);
}

#define SYNC(name) \
  int name(int fd) { \
    REAL(name); \
    char path[PATH_MAX]; \
    if (!path_of(fd, path)) return real(fd); \
    int result; \
    LOCKED(result = real(fd); synced(fd, path, result)); \
    return result; \
  }
SYNC(fsync)
SYNC(fdatasync)

#define TRUNCATE(name, type) \
  int name(int fd, type size) { \
    REAL(name); \
    char path[PATH_MAX]; \
    if (!path_of(fd, path)) return real(fd, size); \
    int result; \
    LOCKED(result = real(fd, size); if (result == 0) put('T', inode_of(fd), (uint64_t)size, NULL, 0, NULL)); \
    return result; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define ONE_PATH(name, kind, arguments, call) \
  int name arguments { \
    REAL(name); \
    if (!below(path)) return real call; \
    int result; \
    LOCKED(result = real call; if (result == 0) put_path(kind, 0, path, NULL)); \
    return result; \
  }
ONE_PATH(unlink, 'U', (const char *path), (path))
ONE_PATH(remove, 'U', (const char *path), (path))
ONE_PATH(rmdir, 'U', (const char *path), (path))
ONE_PATH(mkdir, 'M', (const char *path, mode_t mode), (path, mode))

#define TWO_PATHS(name, kind) \
  int name(const char *from, const char *to) { \
    REAL(name); \
    if (!below(from) && !below(to)) return real(from, to); \
    int result; \
    LOCKED(result = real(from, to); if (result == 0) put_path(kind, 0, from, to)); \
    return result; \
  }
TWO_PATHS(rename, 'R')
TWO_PATHS(link, 'L')
