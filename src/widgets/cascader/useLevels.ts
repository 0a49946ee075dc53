import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import { useWidgetHost, type WidgetHost } from '../contract.ts';
import { heldPaths, type Key, type PathValue } from './paths.ts';

/** Where the levels of a tree come from. */
export interface LevelSource {
  /** Address of the nodes below one; absent: all nodes are there. */
  url?: string;
  parentParam?: string;
  /** What stands for the parent of the first level. */
  root?: Key;
  valueMember?: string;
  labelMember?: string;
  /** Member that says that nothing is below a node; absent: that shows when it is opened. */
  leafMember?: string;
  /** Address of the nodes from the first level to the one with the key `{value}`. */
  pathUrl?: string;
}

/** A node of a level that was loaded. */
export interface LevelNode extends Choice {
  isLeaf?: boolean;
  children?: LevelNode[];
}

/** A level that was asked for. */
interface Level {
  parent: Key | undefined;
  answered: Promise<void>;
}

type Levels = ReadonlyMap<string, readonly LevelNode[]>;

/** Stands for the parent of the first level where the source names none. */
const top = '';

/** What is known of the levels of an address. */
interface Loading {
  url: string | undefined;
  levels: Levels;
  isAsking?: boolean;
  failure?: string;
}

const noLevels: Levels = new Map();

/** The nodes of levels as a tree. A node that stands above itself is not gone down again. */
export function treeOf(levels: Levels, above: readonly string[] = [top]): LevelNode[] {
  return (levels.get(above.at(-1)!) ?? []).map((node) => {
    const key = String(node.value);
    const below = levels.get(key);
    if (below === undefined || above.includes(key)) return node;
    return below.length === 0
      ? { ...node, isLeaf: true }
      : { ...node, isLeaf: false, children: treeOf(levels, [...above, key]) };
  });
}

function nodeOf(
  record: Readonly<Record<string, unknown>>,
  { valueMember = 'value', labelMember = 'label', leafMember }: LevelSource,
): LevelNode {
  const value = record[valueMember] as Key;
  return {
    value,
    label: String(record[labelMember] ?? value),
    isLeaf: leafMember !== undefined && record[leafMember] === true,
  };
}

/** Asks for nodes. */
type Ask = (url: string, params?: Record<string, unknown>) => Promise<LevelRecord[]>;
type LevelRecord = Readonly<Record<string, unknown>>;

/**
 * What the cells of a page have asked for: many of them show nodes of the same levels. It is kept
 * as long as one of them is there to hear of writes, which clear it.
 */
const shared = new WeakMap<WidgetHost, Map<string, Promise<LevelRecord[]>>>();
/** How many are there. */
const cells = new WeakMap<WidgetHost, number>();

function askOnce(host: WidgetHost, ask: Ask): Ask {
  return (url, params) => {
    const known = shared.get(host) ?? new Map<string, Promise<LevelRecord[]>>();
    shared.set(host, known);
    const key = JSON.stringify([url, params]);
    const before = known.get(key);
    if (before) return before;
    const answer = ask(url, params);
    known.set(key, answer);
    answer.catch(() => known.get(key) === answer && known.delete(key));
    return answer;
  };
}

/** Counts a cell; @returns what ends it. Those that take its place at once have its answers. */
function counted(host: WidgetHost): () => void {
  cells.set(host, (cells.get(host) ?? 0) + 1);
  return () => {
    cells.set(host, cells.get(host)! - 1);
    setTimeout(() => cells.get(host) === 0 && shared.delete(host));
  };
}

async function levelBelow(
  ask: Ask,
  source: LevelSource,
  parent: Key | undefined,
): Promise<LevelNode[]> {
  const { url = '', parentParam = 'parentId' } = source;
  const records = await ask(url, parent === undefined ? undefined : { [parentParam]: parent });
  return records.map((record) => nodeOf(record, source));
}

async function wayOf(ask: Ask, source: LevelSource, key: Key): Promise<Key[]> {
  const url = source.pathUrl!.replace('{value}', encodeURIComponent(String(key)));
  return (await ask(url)).map((record) => nodeOf(record, source).value as Key);
}

/**
 * The levels of a tree that are asked for one by one: those on the way to the held values at once,
 * others when they are opened. Nothing is asked for without an address. After a write to the
 * resource all that were asked for are asked for again.
 *
 * @param isShown the value is only shown: what others on the page have asked for need not be new
 */
export function useLevels(source: LevelSource, value: unknown, kind: PathValue, isShown = false) {
  const host = useWidgetHost();
  const ask = useMemo<Ask>(() => {
    const send: Ask = async (url, params) =>
      host.records(await host.request({ url, ...(params && { params }) }));
    return isShown ? askOnce(host, send) : send;
  }, [host, isShown]);
  const { url, root, pathUrl } = source;
  const [loading, setLoading] = useState<Loading>({ url, levels: noLevels });
  const known: Loading = loading.url === url ? loading : { url, levels: noLevels };
  const { levels, isAsking = false, failure } = known;
  const asked = useRef({ url, requests: new Map<string, Level>() });

  const open = (parent: Key | undefined): Promise<void> => {
    if (asked.current.url !== url) asked.current = { url, requests: new Map() };
    const { requests } = asked.current;
    const key = parent === undefined || parent === root ? top : String(parent);
    const before = requests.get(key);
    if (before) return before.answered;
    /** What comes for a former address is too late. */
    const note = (change: (last: Levels) => Omit<Loading, 'url'>) => {
      if (asked.current.requests === requests)
        setLoading((last) => ({ url, ...change(last.url === url ? last.levels : noLevels) }));
    };
    note((last) => ({ levels: last, isAsking: true }));
    const answered = levelBelow(ask, source, parent ?? root).then(
      (nodes) => note((last) => ({ levels: new Map(last).set(key, nodes) })),
      (problem: Error) => {
        requests.delete(key);
        note((last) => ({ levels: last, failure: problem.message }));
      },
    );
    requests.set(key, { parent, answered });
    return answered;
  };

  const held = url === undefined ? [] : heldPaths(value, kind);
  const heldKeys = JSON.stringify(held);
  const openWay = async (keys: readonly Key[]) => {
    const way = kind.path || pathUrl === undefined ? keys : await wayOf(ask, source, keys.at(-1)!);
    for (const parent of [undefined, ...way.slice(0, -1)]) await open(parent);
  };
  const openWays = useEffectEvent(() => {
    // What is wrong was said by the request; the value stays in sight by its key.
    for (const keys of held) void openWay(keys).catch(() => undefined);
  });
  useEffect(() => openWays(), [heldKeys, url, pathUrl, ask]);
  const openAgain = useEffectEvent(() => {
    const { requests } = asked.current;
    asked.current = { url, requests: new Map() };
    for (const { parent } of requests.values()) void open(parent);
    openWays();
  });
  useEffect(() => {
    if (url === undefined) return undefined;
    const leave = counted(host);
    const end = host.onWritten(url, () => {
      shared.delete(host);
      // Later: what the cells share is cleared by then, whoever hears first.
      queueMicrotask(() => openAgain());
    });
    return () => {
      end();
      leave();
    };
  }, [host, url]);

  return {
    nodes: treeOf(levels),
    isLoaded: levels.has(top),
    isAsking,
    failure,
    open,
  };
}
