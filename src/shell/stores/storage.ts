/**
 * Key-value storage that never throws: private windows and full disks must not stop the
 * application.
 */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

function keyValue(storage: () => Storage): KeyValue {
  return {
    get(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Nothing is remembered then; the session goes on.
      }
    },
  };
}

/** Kept for all windows of this browser. */
export const localKeys = keyValue(() => localStorage);
/** Kept for this window, also over a reload. */
export const windowKeys = keyValue(() => sessionStorage);

/** The stored JSON value, or undefined when there is none or it cannot be read. */
export function readJson(keys: KeyValue, key: string): unknown {
  const text = keys.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function writeJson(keys: KeyValue, key: string, value: unknown): void {
  keys.set(key, value === undefined ? null : JSON.stringify(value));
}
