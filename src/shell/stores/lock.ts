import { createStore } from 'zustand/vanilla';
import { localKeys, readJson, writeJson, type KeyValue } from './storage.ts';

export interface LockState {
  /** Id of the user who locked the screen; null: it is open. */
  user: number | null;
}

/** Name of docs/protocol/frame.md#screen-lock-vue3. */
const stored = 'screen-lock';

/** The lock of the screen. All windows of the browser share it, and it outlasts a reload. */
export function createLock(keys: KeyValue = localKeys) {
  const read = (): LockState => {
    const user = readJson(keys, stored);
    return { user: typeof user === 'number' ? user : null };
  };
  const store = createStore<LockState>(read);
  const put = (user: number | null) => {
    writeJson(keys, stored, user ?? undefined);
    store.setState({ user });
  };
  return {
    ...store,
    close: (user: number) => put(user),
    open: () => put(null),
    /** Takes over what another window stored. */
    reread: () => store.setState(read()),
  };
}

export type Lock = ReturnType<typeof createLock>;
