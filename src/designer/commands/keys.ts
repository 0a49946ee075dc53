/** Keys of commands: written as in `aria-keyshortcuts`, such as Control+Shift+P. */

/** Picks up what is dragged by keys then: the chosen parts, or an item of the palette. */
export const pickUpKeys = 'M';

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether these keys were pressed; on a Mac, Command stands for Control. */
export function isPressed(keys: string, event: Pressed): boolean {
  const parts = keys.split('+');
  const has = (name: string) => parts.includes(name);
  return (
    event.key.toLowerCase() === parts.at(-1)?.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === has('Control') &&
    event.shiftKey === has('Shift') &&
    event.altKey === has('Alt')
  );
}

/** Whether keys lead elsewhere, whatever is done with others here: Tab, F1, those with Control. */
export const leadElsewhere = ({ key, ctrlKey, metaKey }: Pressed): boolean =>
  ctrlKey || metaKey || key === 'Tab' || /^F\d+$/.test(key);

const signs: Readonly<Record<string, string>> = { Control: 'Ctrl', ArrowUp: '↑', ArrowDown: '↓' };

/** Keys as they are shown to people. */
export const keysText = (keys: string): string =>
  keys
    .split('+')
    .map((part) => signs[part] ?? part)
    .join('+');
