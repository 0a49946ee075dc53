import { useEffect, useRef } from 'react';
import { listOf } from '../choices.ts';
import type { Destination } from './sendFile.ts';
import { useSending, type SentFiles } from './useSending.ts';

/** Paths joined by commas; a list where one of them holds a comma itself, as `data:` does. */
export type Paths = string | readonly string[];

/** Stored files by their paths, and those on their way, which are not in the value yet. */
export interface StoredPaths extends Pick<SentFiles, 'uploads' | 'retry' | 'end'> {
  paths: readonly string[];
  add(files: readonly File[]): void;
  set(paths: readonly string[]): void;
}

interface Options {
  value: Paths | undefined;
  onChange: ((value: Paths) => void) | undefined;
  destination: Destination | undefined;
}

let last = 0;

const pathsOf = (value: Paths | undefined): string[] => listOf(value).map(String);
const valueOf = (paths: readonly string[]): Paths =>
  paths.some((path) => path.includes(',')) ? paths : paths.join(',');

/** Uploads files into a list of paths, in the order in which they were chosen. */
export function usePaths({ value, onChange, destination }: Options): StoredPaths {
  // Several uploads may end before the next drawing: each continues from what the one before left.
  const latest = useRef(value);
  const change = useRef(onChange);
  // Drawn with the former value, for another upload goes on, it must not fall back to that.
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    change.current = onChange;
  });
  /** In which turn the files of this window were chosen, by their paths. */
  const turns = useRef(new Map<string, number>());
  const set = (paths: readonly string[]) => {
    latest.current = valueOf(paths);
    change.current?.(latest.current);
  };
  const sending = useSending({
    destination,
    onStored({ key, path }) {
      const turn = Number(key);
      turns.current.set(path, turn);
      const paths = pathsOf(latest.current);
      const after = paths.findIndex((one) => (turns.current.get(one) ?? 0) > turn);
      set(paths.toSpliced(after < 0 ? paths.length : after, 0, path));
    },
  });
  return {
    ...sending,
    paths: pathsOf(value),
    add(files) {
      for (const file of files) sending.start(String(++last), file);
    },
    set,
  };
}
