import type { PreferenceStore } from '../../runtime/host.ts';
import { readJson, writeJson, type KeyValue } from './storage.ts';

/**
 * View state of one user in this browser: columns, densities, open submenus. Users sharing a
 * browser do not see each other's.
 */
export function createPreferences(keys: KeyValue, user: string | number): PreferenceStore {
  const stored = (key: string) => `pageloom:${user}:${key}`;
  return {
    // The caller names the type it once stored under this key; values are view state, never data.
    get: <T>(key: string) => readJson(keys, stored(key)) as T | undefined,
    set: (key, value) => writeJson(keys, stored(key), value),
  };
}
