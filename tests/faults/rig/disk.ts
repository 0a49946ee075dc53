/**
 * A disk as a power cut finds it. Only what was synced is sure to be there: bytes of a file by
 * fsync of the file, names by fsync of their folder. Of everything else any part may have arrived.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Step } from './journal.ts';
import type { Random } from './random.ts';

/** What became of the changes that nobody had synced. */
export type Fate = 'lost' | 'kept' | 'mixed';

/** Bytes that a disk writes whole or not at all. */
const sector = 512;

interface FileNode {
  kind: 'file';
  durable: Buffer;
  pending: Change[];
}
interface FolderNode {
  kind: 'folder';
  now: Map<string, Node>;
  durable: Map<string, Node>;
  /** Changes of names in their order; each one arrives whole or not at all. */
  pending: [name: string, node: Node | null][][];
}
type Node = FileNode | FolderNode;
/** Bytes at a place, or without bytes a new size. */
interface Change {
  at: number;
  data?: Buffer;
}

const emptyFolder = (): FolderNode => ({
  kind: 'folder',
  now: new Map(),
  durable: new Map(),
  pending: [],
});

export interface Disk {
  apply(step: Step): void;
  /** Writes a state that a cut could leave at this moment into an empty folder. */
  cut(into: string, fate: Fate, random: Random): void;
}

/** @param root folder whose present content counts as synced, every byte of it */
export function createDisk(root: string): Disk {
  const byInode = new Map<number, FileNode>();
  const top = load(root, byInode);
  const find = (place: string): { folder: FolderNode; name: string } => {
    const names = path.relative(root, place).split(path.sep);
    const name = names.pop()!;
    let folder = top;
    for (const step of names) folder = folder.now.get(step) as FolderNode;
    if (!folder) throw new Error(`The journal names a folder that was never made: ${place}`);
    return { folder, name };
  };
  const set = (folder: FolderNode, ...names: [string, Node | null][]): void => {
    for (const [name, node] of names) {
      if (node) folder.now.set(name, node);
      else folder.now.delete(name);
    }
    folder.pending.push(names);
  };
  const apply = ({ kind, inode, at, data, from, to }: Step): void => {
    if (kind === 'write' || kind === 'truncate' || kind === 'sync')
      return change(byInode.get(inode), { kind, at, data });
    const { folder, name } = find(from!);
    if (kind === 'create') {
      const node: FileNode = { kind: 'file', durable: Buffer.alloc(0), pending: [] };
      byInode.set(inode, node);
      set(folder, [name, node]);
    } else if (kind === 'folder') set(folder, [name, emptyFolder()]);
    else if (kind === 'remove') set(folder, [name, null]);
    else if (kind === 'sync names')
      syncNames(from === root ? top : (folder.now.get(name) as FolderNode));
    else rename({ from: { folder, name }, to: find(to!), keep: kind === 'link' });
  };
  const rename = ({ from, to, keep }: { from: Place; to: Place; keep: boolean }): void => {
    const node = from.folder.now.get(from.name)!;
    const away: [string, Node | null][] = keep ? [] : [[from.name, null]];
    if (from.folder === to.folder) return set(to.folder, [to.name, node], ...away);
    set(to.folder, [to.name, node]);
    if (!keep) set(from.folder, ...away);
  };
  return { apply, cut: (into, fate, random) => writeFolder(top, into, { fate, random }) };
}

interface Place {
  folder: FolderNode;
  name: string;
}

function load(place: string, byInode: Map<number, FileNode>): FolderNode {
  const folder = emptyFolder();
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const inner = path.join(place, entry.name);
    const node: Node = entry.isDirectory()
      ? load(inner, byInode)
      : { kind: 'file', durable: readFileSync(inner), pending: [] };
    if (node.kind === 'file') byInode.set(statSync(inner).ino, node);
    folder.now.set(entry.name, node);
    folder.durable.set(entry.name, node);
  }
  return folder;
}

function change(
  file: FileNode | undefined,
  { kind, at, data }: Pick<Step, 'kind' | 'at' | 'data'>,
): void {
  if (!file) throw new Error('The journal writes to a file that was never made');
  if (kind !== 'sync') return void file.pending.push({ at, data });
  file.durable = applied(file.durable, file.pending);
  file.pending = [];
}

function syncNames(folder: FolderNode): void {
  folder.durable = new Map(folder.now);
  folder.pending = [];
}

function applied(before: Buffer, changes: readonly Change[]): Buffer {
  let content = Buffer.from(before);
  for (const { at, data } of changes) {
    const size = data ? Math.max(content.length, at + data.length) : at;
    if (size > content.length)
      content = Buffer.concat([content, Buffer.alloc(size - content.length)]);
    if (data) data.copy(content, at);
    else content = content.subarray(0, at);
  }
  return content;
}

interface Choice {
  fate: Fate;
  random: Random;
}

function writeFolder(folder: FolderNode, into: string, choice: Choice): void {
  mkdirSync(into, { recursive: true });
  for (const [name, node] of arrivedNames(folder, choice)) {
    const place = path.join(into, name);
    if (node.kind === 'folder') writeFolder(node, place, choice);
    // Shared memory of SQLite: written past the calls that are recorded, and made anew after a cut.
    else if (!name.endsWith('-shm'))
      writeFileSync(place, applied(node.durable, arrivedBytes(node, choice)), { mode: 0o600 });
  }
}

function arrivedNames(
  { durable, pending }: FolderNode,
  { fate, random }: Choice,
): Map<string, Node> {
  const arrived =
    fate === 'lost' ? 0 : fate === 'kept' ? pending.length : random.below(pending.length + 1);
  const names = new Map(durable);
  for (const [name, node] of pending.slice(0, arrived).flat()) {
    if (node) names.set(name, node);
    else names.delete(name);
  }
  return names;
}

function arrivedBytes({ pending }: FileNode, { fate, random }: Choice): Change[] {
  if (fate !== 'mixed') return fate === 'kept' ? pending : [];
  return pending.flatMap((one) => sectors(one)).filter(() => random.below(2) === 1);
}

function sectors({ at, data }: Change): Change[] {
  if (!data) return [{ at }];
  const parts: Change[] = [];
  for (let start = 0; start < data.length;) {
    const end = Math.min(data.length, start + sector - ((at + start) % sector));
    parts.push({ at: at + start, data: data.subarray(start, end) });
    start = end;
  }
  return parts;
}
