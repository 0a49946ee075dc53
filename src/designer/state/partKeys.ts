import type { KeyboardEvent } from 'react';
import { pickUpChosen } from '../drag/carry.ts';
import type { Designer } from './context.ts';
import type { DesignerStore } from './designerStore.ts';
import {
  chooseOne,
  chooseSiblings,
  duplicateChosen,
  removeChosen,
  shiftChosen,
} from './structure.ts';

/**
 * Keys that edit the chosen parts, wherever these are shown: Delete, Alt with arrows, M, Ctrl+D,
 * Ctrl+A and Escape.
 *
 * @returns whether the key was one of them
 */
export function partKeys(designer: Designer, event: KeyboardEvent): boolean {
  const { store } = designer;
  if (event.ctrlKey || event.metaKey) return withControl(store, event.key.toLowerCase());
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (event.altKey) shiftChosen(store, event.key === 'ArrowDown' ? 1 : -1);
      return event.altKey;
    case 'Delete':
    case 'Backspace':
      return removeChosen(store);
    case 'm':
    case 'M':
      pickUpChosen(designer);
      return true;
    case 'Escape':
      return chooseOne(store);
    default:
      return false;
  }
}

function withControl(store: DesignerStore, key: string): boolean {
  if (key === 'd') duplicateChosen(store);
  else if (key === 'a') chooseSiblings(store);
  else return false;
  return true;
}
