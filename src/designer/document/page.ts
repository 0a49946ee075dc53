/** A page as the designer holds it: the JSON value of its file, of the present format version. */
import { parseText } from '../../schema/load/parse.ts';
import { migrate } from '../../schema/migrate/migrate.ts';
import type { Problem } from '../../schema/problem.ts';
import { serialise } from '../../schema/serialise/serialise.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A text that was read, or why it cannot be edited as a page. */
export type ReadPage = { document: JsonObject } | { problems: readonly Problem[] };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the text of a page. A page that breaks the format can be edited, its problems are listed;
 * a text that is no JSON, too large, too deep, with forbidden keys or of an unknown version cannot.
 */
export function readPage(text: string): ReadPage {
  const { value, problems } = parseText(text);
  if (problems.length > 0) return { problems };
  if (!isObject(value))
    return { problems: [{ kind: 'syntax', pointer: '', message: 'a page is an object' }] };
  const migration = migrate('page', value);
  return 'problem' in migration
    ? { problems: [{ ...migration.problem, pointer: '/version' }] }
    : { document: migration.value };
}

/** The text of its file: what a developer would have committed. */
export const pageText = (document: unknown): string => serialise('page', document);

/** Characters of the title of a page. */
export const longestTitle = 50;

/** A page with nothing on it. */
export const emptyPage = (id: string, title: string): JsonObject => ({
  version: 2,
  id,
  title,
});

/** The forms of a page. */
export const formsOf = (page: unknown): JsonObject =>
  isObject(page) && isObject(page.forms) ? page.forms : {};

/** The page, with room for blocks where it has nothing: it can be drawn then. */
export const withBody = (page: JsonObject): JsonObject =>
  page.list === undefined && page.body === undefined ? { ...page, body: [] } : page;
