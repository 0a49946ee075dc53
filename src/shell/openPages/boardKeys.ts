import type { BoardKeys } from '../../designer/freeForm/board.ts';

/**
 * The form that this browser keeps, under the names of the classic editor. One that is not kept is
 * reported.
 */
export const boardKeys: BoardKeys = {
  get(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(texts) {
    try {
      for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  },
};
