/**
 * `npm run check:unused` ends with this: texts of the designer's catalogues that nothing reads.
 * Each key gets another name in a copy of the sources; the compiler then names every place that
 * reads one, and those that it does not name are read by nobody. Objects of a declared type are
 * left out:
 * they are read by names that their type knows.
 */
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at, fail, pinnedNode, run } from './lib/root.mjs';

const catalogues = 'src/designer/**/locale/**/zh-CN.ts';
const opening = /^\s*(?:(?:export )?const )?(\w+)(?:: | = )\{$/;
const declared = /^\s*(?:export )?const (\w+): .* = \{$/;
const member = /^(\s+)(\w+):(?= |$)(?!.*\{$)(?!.* \w+ZhCN,$)/;
const inline = /^(\s+)(\w+): \{ (.*) \},$/;

/** Names each key anew; answers what stands where, by its new name. */
function mark(folder) {
  const keys = new Map();
  const add = (holder, name) => {
    const key = `${name}__${keys.size}`;
    keys.set(key, { holder, name });
    return key;
  };
  for (const file of globSync(catalogues, { cwd: folder })) {
    const place = path.join(folder, file);
    const lines = readFileSync(place, 'utf8').split('\n');
    const isDeclared = declaredObjects(lines);
    const holders = [];
    const marked = lines.map((line, index) => {
      const [, opened] = opening.exec(line) ?? declared.exec(line) ?? [];
      if (opened) holders.push({ name: opened, isDeclared: isDeclared.has(index) });
      else if (/^\s*\}/.test(line)) holders.pop();
      if (opened || holders.some((one) => one.isDeclared)) return line;
      const holder = `${file} ${holders.map(({ name }) => name).join('.')}`;
      const [, indent, name, members] = inline.exec(line) ?? [];
      if (members !== undefined) {
        const renewed = members
          .split(', ')
          .map((one) => one.replace(/^[A-Za-z]\w*(?=: ')/, (key) => add(`${holder}.${name}`, key)));
        return `${indent}${name}: { ${renewed.join(', ')} },`;
      }
      return line.replace(member, (_, space, key) => `${space}${add(holder, key)}:`);
    });
    writeFileSync(place, marked.join('\n'));
  }
  return keys;
}

/** Lines that open an object of a declared type. */
function declaredObjects(lines) {
  const found = new Set();
  const open = [];
  lines.forEach((line, index) => {
    if (opening.test(line) || declared.test(line)) open.push(index);
    if (declared.test(line)) found.add(index);
    if (!/^\s*\}/.test(line)) return;
    const begin = open.pop();
    if (/^\s*\} (as|satisfies) /.test(line)) found.add(begin);
  });
  return found;
}

/** What stands between two texts; empty where they are not there. */
function between(line, begin, end) {
  const from = line.indexOf(begin);
  const to = line.indexOf(end, from);
  return from < 0 || to < 0 ? '' : line.slice(from + begin.length, to);
}

/** Takes away what the compiler says is read. */
function takeRead(keys, output) {
  const unread = new Map(keys);
  for (const line of output.split('\n')) {
    if (/^src\/designer\/(\w+\/)?locale\//.test(line)) continue;
    const types = line.split(/\W/).flatMap((word) => keys.get(word) ?? []);
    const holders = new Set(types.map(({ holder }) => holder));
    const named = [...line.matchAll(/Property '(\w+)'/g)].map(([, name]) => name);
    const isListed = line.includes('following properties from type');
    const listed = isListed ? line.slice(line.lastIndexOf(': ') + 2).split(', ') : [];
    const index = line.includes('TS7053')
      ? between(line, "expression of type '", "' can't be")
      : '';
    const indexes = [...index.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    // By names that the compiler does not list, any of them may be read.
    const isIndexed = index !== '' && indexes.length === 0;
    for (const [key, { holder, name }] of unread)
      if (holders.has(holder) && (isIndexed || [...named, ...listed, ...indexes].includes(name)))
        unread.delete(key);
  }
  return [...unread.values()].map(({ holder, name }) => `${holder}.${name}`);
}

/** Keys and what the compiler says of them, in a copy that goes again. */
async function compiled() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  try {
    for (const place of ['src', 'extensions', 'tsconfig.json'])
      cpSync(at(place), path.join(folder, place), { recursive: true });
    symlinkSync(at('node_modules'), path.join(folder, 'node_modules'));
    const keys = mark(folder);
    const compiler = at('node_modules', 'typescript', 'lib', 'tsc.js');
    const { output } = await run(pinnedNode, [compiler, '--noEmit', '--pretty', 'false'], {
      quiet: true,
      cwd: folder,
    });
    return { keys, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { keys, output } = await compiled();
const unread = takeRead(keys, output);
if (unread.length === keys.size) fail(`The compiler has read nothing:\n${output.slice(0, 2000)}`);
if (unread.length > 0) fail(`Texts that nothing reads:\n${unread.join('\n')}`);
console.log(`${keys.size} texts of the designer, each of which is read`);
