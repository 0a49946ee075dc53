/**
 * Whether a text that somebody is typing stands for the value: `1.` and `1.0` do for 1. Another
 * value has come from elsewhere, such as one that was pasted into several cells.
 */
export const isTyped = (text: string, value: unknown): boolean =>
  text === ''
    ? value === undefined || value === null || value === ''
    : Number(text) === Number(value);
