import type { KeyValue } from '../../src/shell/stores/storage.ts';

/** A storage of its own for one test. */
export function memory(
  initial: Record<string, string> = {},
): KeyValue & { all: Map<string, string> } {
  const all = new Map(Object.entries(initial));
  return {
    all,
    get: (key) => all.get(key) ?? null,
    set: (key, value) => void (value === null ? all.delete(key) : all.set(key, value)),
  };
}
