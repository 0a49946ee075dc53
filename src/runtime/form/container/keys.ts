import type { KeyboardEvent } from 'react';

const lineTypes = new Set(['text', 'password', 'email', 'tel', 'number', 'search', 'url']);

/** Inputs in which Enter has no meaning of its own: one line of text, no list or calendar at it. */
export function isPlainLine(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement &&
    lineTypes.has(target.type) &&
    target.getAttribute('role') !== 'combobox' &&
    !target.closest('.ant-picker, .ant-select')
  );
}

/**
 * Ctrl+S (or ⌘S) anywhere in a form, and Enter in a plain line, save it. While a Chinese word is
 * being composed Enter belongs to the input method.
 */
export function saveKeys(save: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey &&
      event.key.toLowerCase() === 's'
    ) {
      event.preventDefault();
      save();
    } else if (
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      !event.defaultPrevented &&
      isPlainLine(event.target)
    ) {
      event.preventDefault();
      save();
    }
  };
}
