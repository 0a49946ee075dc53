/** Values as the text that is edited, and back. */
import { useRef } from 'react';
import { plainText } from '../plainText.ts';

/** What a text says; a text that is no JSON is handed on, for the form to refuse it. */
function valueOf(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

interface Typed {
  text: string;
  value: unknown;
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The text of a value that is edited as JSON, and what the field gets when it changes.
 *
 * @param as text: the field holds the text; value: what the text says, and the text while it says
 *   nothing. Absent: as the value came.
 */
export function useJsonText(
  value: unknown,
  as: 'text' | 'value' | undefined,
): { text: string; read(text: string): unknown } {
  const typed = useRef<Typed>(undefined);
  const isStructured = useRef(false);
  isStructured.current ||= typeof value === 'object' && value !== null;
  // What was typed stays as it was typed, although its value would be written otherwise.
  const text =
    typed.current && isSame(typed.current.value, value) ? typed.current.text : plainText(value);
  return {
    text,
    read(next) {
      const isValue = as === undefined ? isStructured.current : as === 'value';
      const result = isValue ? valueOf(next) : next;
      typed.current = { text: next, value: result };
      return result;
    },
  };
}
