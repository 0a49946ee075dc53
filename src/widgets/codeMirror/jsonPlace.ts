/** Where in a JSON text somebody types, and how what is chosen comes there. */
import {
  insertCompletionText,
  pickedCompletion,
  type Completion,
  type CompletionContext,
} from '@codemirror/autocomplete';
import { getLocation, type JSONPath } from 'jsonc-parser';

export interface JsonPlace {
  path: JSONPath;
  /** Whether it is the name of a member. */
  isKey: boolean;
  /** Where the name or value begins that is typed. */
  from: number;
  /** What of it stands there; undefined: nothing yet. */
  current: unknown;
  /** What a chosen name ends with: nothing where its colon is there. */
  ending: '' | ': ';
  /** Puts a text in place of all that is typed, also behind the cursor. */
  insert(text: string): NonNullable<Completion['apply']>;
}

/** Texts for which the same options hold: nothing is asked anew while a name is typed. */
export const sameOptions = /^"?[\w$.:-]*$/;

/**
 * The place at the cursor; null where nobody asked and nothing is typed. Options are found by what
 * stands before the cursor: the quote that editors add behind it would hide the best ones.
 */
export function jsonPlaceAt(context: CompletionContext): JsonPlace | null {
  const { pos, state, explicit } = context;
  const text = state.doc.toString();
  const { path, isAtPropertyKey, previousNode } = getLocation(text, pos);
  const end = previousNode ? previousNode.offset + previousNode.length : pos;
  const inside = previousNode && pos > previousNode.offset && pos <= end ? previousNode : undefined;
  const typed = context.matchBefore(/[\w$.:-]*/);
  if (!inside && !explicit && (!typed || typed.from === typed.to)) return null;
  const rest = inside ? end - pos : 0;
  return {
    path,
    isKey: isAtPropertyKey,
    from: inside?.offset ?? typed?.from ?? pos,
    current: inside?.value as unknown,
    ending: /^\s*:/.test(text.slice(pos + rest)) ? '' : ': ',
    insert: (chosen) => (view, completion, from, to) =>
      view.dispatch({
        ...insertCompletionText(view.state, chosen, from, to + rest),
        annotations: pickedCompletion.of(completion),
      }),
  };
}
