import type { DraftKeys } from '../../designer/state/drafts.ts';

/**
 * What a person keeps of pages in this browser: drafts, or rows that wait to be records. Unlike
 * settings, one that is not kept is reported.
 */
export function draftKeys(userId: number | undefined, kind: 'draft' | 'rows'): DraftKeys {
  const prefix = `pageloom:${kind}:${userId ?? ''}:`;
  const key = (name: string) => `${prefix}${name}`;
  return {
    names() {
      try {
        return Object.keys(localStorage)
          .filter((one) => one.startsWith(prefix))
          .map((one) => one.slice(prefix.length));
      } catch {
        return [];
      }
    },
    watch(name, onChange) {
      const listen = (event: StorageEvent) => {
        if (event.key === key(name) || event.key === null) onChange();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
    get(name) {
      try {
        return localStorage.getItem(key(name));
      } catch {
        return null;
      }
    },
    set(name, text) {
      try {
        if (text === null) localStorage.removeItem(key(name));
        else localStorage.setItem(key(name), text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
