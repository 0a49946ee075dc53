/** What the guides of docs/ show, for the tests that do what they say. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(import.meta.dirname, '../docs');

/** Code blocks of a page: what stands behind their ```, and the code. */
const blocksOf = (guide: string): [info: string, code: string][] =>
  [
    ...readFileSync(path.join(docs, guide), 'utf8').matchAll(/^```(\w[^\n]*)\n([\s\S]*?)^```$/gm),
  ].map(([, info = '', code = '']) => [info, code]);

/** The files that a guide shows, by path: its code blocks that say `file=`. */
export const filesOf = (guide: string): Record<string, string> =>
  Object.fromEntries(
    blocksOf(guide).flatMap(([info, code]) => {
      const [, file] = / file=(\S+)$/.exec(info) ?? [];
      return file === undefined ? [] : [[file, code]];
    }),
  );

/** The JSON that a guide shows: whole objects, or members of one. */
export const jsonOf = (guide: string): Record<string, unknown>[] =>
  blocksOf(guide)
    .filter(([info]) => /^json\b/.test(info))
    .map(
      ([, code]) =>
        JSON.parse(code.startsWith('{') ? code : `{${code}}`) as Record<string, unknown>,
    );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a value has all that another one shows of it: the same values under the same keys, and
 * the entries of a list in their order, perhaps not all.
 */
function holds(value: unknown, part: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(part)) {
    let from = 0;
    return part.every((one) => {
      const found = value.findIndex((entry, index) => index >= from && holds(entry, one));
      from = found + 1;
      return found >= 0;
    });
  }
  if (!isObject(value) || !isObject(part) || Array.isArray(value) || Array.isArray(part))
    return value === part;
  return Object.entries(part).every(([name, one]) => holds(value[name], one));
}

/** Whether a value, or something in it, has all that another one shows of it. */
export const standsIn = (value: unknown, part: unknown): boolean =>
  holds(value, part) ||
  (isObject(value) && Object.values(value).some((inner) => standsIn(inner, part)));
