/**
 * Where no C compiler is at hand: loaded before the server's own code (--import), writes down what
 * goes through the file functions of Node in the form of recorder.c. It does not see what SQLite
 * does.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { RECORD_ROOT: root, RECORD_JOURNAL: journal } = process.env;
const files = fs.promises;
const isOurs = (place) => place === root || String(place).startsWith(`${root}/`);

function put(kind, { inode = 0, first = '', second = '' }) {
  const [data, to] = [Buffer.from(first), Buffer.from(second)];
  const head = Buffer.alloc(25);
  head.write(kind, 0, 'latin1');
  head.writeBigUInt64LE(BigInt(inode), 1);
  head.writeUInt32LE(data.length, 17);
  head.writeUInt32LE(to.length, 21);
  fs.appendFileSync(journal, Buffer.concat([head, data, to]));
}

/** After the call, when it succeeded and concerns us. */
function recorded(name, kind) {
  const real = files[name];
  files[name] = async (from, ...rest) => {
    const existed = fs.existsSync(from);
    const result = await real(from, ...rest);
    if (isOurs(from) && existed !== (kind === 'M'))
      put(kind, { first: from, second: kind === 'R' || kind === 'L' ? rest[0] : '' });
    return result;
  };
}
for (const [name, kind] of [
  ['mkdir', 'M'],
  ['rm', 'U'],
  ['unlink', 'U'],
  ['rename', 'R'],
  ['link', 'L'],
])
  recorded(name, kind);

const open = files.open;
files.open = async (place, ...rest) => {
  const existed = fs.existsSync(place);
  const handle = await open(place, ...rest);
  if (!isOurs(place)) return handle;
  const { ino: inode } = await handle.stat();
  if (!existed) put('C', { inode, first: place });
  watch(handle, { inode, place });
  return handle;
};

function watch(handle, { inode, place }) {
  const { writeFile, sync } = handle;
  handle.writeFile = async (content) => {
    const parts = [];
    for await (const part of typeof content === 'string' ? [content] : content)
      parts.push(Buffer.from(part));
    await writeFile.call(handle, Buffer.concat(parts));
    put('W', { inode, first: Buffer.concat(parts) });
  };
  handle.sync = async () => {
    const isFolder = (await handle.stat()).isDirectory();
    await sync.call(handle);
    put(isFolder ? 'D' : 'S', { inode, first: isFolder ? place : '' });
  };
}

syncBuiltinESMExports();
