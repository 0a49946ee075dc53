import type { ClipboardEvent } from 'react';
import { designerTexts } from '../locale/index.ts';
import { isTyping } from '../workbenchKeys.ts';
import { chosenText, pasteText } from './clipboard.ts';
import type { DesignerStore } from './designerStore.ts';
import { removeChosen } from './structure.ts';

/** Copy, cut and paste of parts, unless a text is being typed or marked. */
export function clipboardOf(store: DesignerStore) {
  const isOther = ({ target }: ClipboardEvent): boolean =>
    isTyping(target) || getSelection()?.isCollapsed === false;
  const copy = (event: ClipboardEvent): boolean => {
    const text = isOther(event) ? undefined : chosenText(store);
    if (text === undefined) return false;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => void (copy(event) && removeChosen(store)),
    onPaste(event: ClipboardEvent) {
      if (isTyping(event.target)) return;
      event.preventDefault();
      const result = pasteText(store, event.clipboardData.getData('text/plain'));
      if (result !== 'done') store.refuse(designerTexts().badPaste);
    },
  };
}
