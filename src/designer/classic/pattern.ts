/**
 * Patterns as classic forms write them: the text of a regular expression literal. They are read,
 * never evaluated.
 */
import { isRegex, isUsablePattern } from '../../schema/check/patterns.ts';

type ReadPattern =
  { pattern: string } | { problem: 'badPattern' | 'slowPattern' | 'flaggedPattern' };

/** Flags that change nothing of whether a text matches. */
const harmless = /^[gu]*$/;

/** Longest pattern of a field (form.schema.json). */
const longest = 300;

/** Characters that may be escaped under the u flag. */
const escapable = /[\^$\\.*+?()[\]{}|/\w]/;

/**
 * The pattern of `/…/flags`; a text without slashes is a pattern itself. What it can match must be
 * known to end soon (docs/decisions/patterns.md).
 */
export function readPattern(text: string): ReadPattern {
  const literal = /^\/(.+)\/([a-z]*)$/s.exec(text.trim());
  if (!literal && text.startsWith('/')) return { problem: 'badPattern' };
  const [, body = text, flags = ''] = literal ?? [];
  if (!harmless.test(flags)) return { problem: 'flaggedPattern' };
  const pattern = underU(body);
  if (pattern.length > longest || !isRegex(pattern)) return { problem: 'badPattern' };
  return isUsablePattern(pattern) ? { pattern } : { problem: 'slowPattern' };
}

/** The pattern as the text of a literal. */
export const writePattern = (pattern: string): string =>
  `/${pattern.replace(/\\[^]|\//g, (found) => (found === '/' ? '\\/' : found))}/`;

/** Escapes that the u flag refuses and that mean the character itself are left out. */
function underU(source: string): string {
  let isClass = false;
  return source.replace(/\\([^])|[[\]]/g, (found, escaped: string | undefined) => {
    if (escaped === undefined) {
      isClass = found === '[' ? true : found === ']' ? false : isClass;
      return found;
    }
    if (escaped === '/' || escaped === '_') return escaped;
    return escapable.test(escaped) || (isClass && escaped === '-') ? found : escaped;
  });
}
