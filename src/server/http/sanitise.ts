/** What is taken out of every value that comes from outside before a handler sees it. */
import { isPrototypeKey, isTextKey } from '../../schema/forbiddenKeys.ts';
import { say } from '../../schema/locale/message.ts';
import { Refusal } from './errors.ts';
import { jsonDepth, jsonMembers } from './limits.ts';
import { withoutMarkup } from './markup.ts';
import { noticePaths } from '../../protocol/addresses.ts';

/**
 * Never changed by the XSS filter: nobody could sign in with a password that was stored
 * differently.
 */
const passwords = new Set(['password', 'oldPassword', 'newPassword', 'confirmPassword']);

/**
 * Characters of texts with markup in one request: the time to parse them grows with the square of
 * what nests in them.
 */
const markupLimit = 50_000;

/**
 * The XSS filter for the texts of one request.
 * @throws Refusal when those with markup are too long together
 */
export function markupFilter(): (text: string) => string {
  let left = markupLimit;
  return (text) => {
    if (/[<>]/.test(text)) left -= text.length;
    if (left < 0) throw new Refusal(say`含有标记的内容过长，请精简后重试`);
    return withoutMarkup(text);
  };
}

/**
 * Whether the XSS filter applies, by the path below /api: POST and PUT on system, monitor, tool,
 * save notices.
 */
export function isXssFiltered(method: string, path: string): boolean {
  return (
    (method === 'POST' || method === 'PUT') &&
    /^\/(system|monitor|tool)\//.test(path) &&
    path !== noticePaths.root
  );
}

/**
 * As a database keeps it: without NUL, and half of a surrogate pair as the replacement character.
 */
export const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed();

/**
 * Cleans a parsed JSON value in place: dangerous members and what no database can store go, markup
 * too when asked. Iterative, so that no nesting can overflow the stack.
 * @throws Refusal for nesting deeper and members more than the limits, for too much markup, and for
 * members that keep an object from being put into a text
 */
export function cleanValue(value: unknown, { xss }: { xss: boolean }): unknown {
  const root: Record<string, unknown> = { value };
  const filter = markupFilter();
  let members = 0;
  const open: { holder: Record<string, unknown>; depth: number }[] = [{ holder: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { holder, depth } = next;
    const keys = Object.keys(holder);
    members += keys.length;
    if (members > jsonMembers)
      throw new Refusal(`JSON parse error: more than ${jsonMembers} members`);
    for (const key of keys) {
      if (isPrototypeKey(key)) {
        delete holder[key];
        continue;
      }
      if (isTextKey(key)) throw new Refusal(`JSON parse error: the member ${key} is not allowed`);
      const member = holder[key];
      if (typeof member === 'string')
        holder[key] =
          xss && !passwords.has(key) ? filter(storableText(member)) : storableText(member);
      else if (member !== null && typeof member === 'object') {
        if (depth >= jsonDepth)
          throw new Refusal(`JSON parse error: nested deeper than ${jsonDepth} levels`);
        open.push({ holder: member as Record<string, unknown>, depth: depth + 1 });
      }
    }
  }
  return root.value;
}

/** Whether a query or form parameter of that name may be read at all. */
export const isSafeName = (name: string) => !isPrototypeKey(name);
