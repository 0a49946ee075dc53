/**
 * The texts of schema files. Every Chinese text of a file is one, wherever it stands: a new member
 * of the format cannot be forgotten. What is no text for people says `"translate": false` in its
 * meta-schema: codes, patterns, what requests send.
 */
import type { FormatName, MetaSchema } from '../meta/schema.ts';
import { memberSchema, rootSchema, resolveSchema } from '../meta/walk.ts';
import type { Path } from '../pointer.ts';
import { isChinese, mapPlaceholders, mapQuoted } from './placeholders.ts';
import { isObject } from '../isObject.ts';

/** Gives the text to be shown instead of a source text. */
export type Translate = (source: string, path: Path) => string;

/** A copy of a checked file's value with its texts replaced. */
export function mapTexts<T>(format: FormatName, value: T, translate: Translate): T {
  return map(rootSchema(format), value, [], translate) as T;
}

/** Visits the texts of a checked file's value, in their order. */
export function visitTexts(
  format: FormatName,
  value: unknown,
  visit: (source: string, path: Path) => void,
): void {
  mapTexts(format, value, (source, path) => {
    visit(source, path);
    return source;
  });
}

function map(
  schema: MetaSchema | undefined,
  value: unknown,
  path: Path,
  translate: Translate,
): unknown {
  if (schema?.translate === false) return value;
  const resolved = schema && resolveSchema(schema, value);
  if (resolved?.translate === false) return value;
  if (typeof value === 'string') return isChinese(value) ? translate(value, path) : value;
  if (Array.isArray(value))
    return value.map((item, index) =>
      map(resolved && memberSchema(resolved, index), item, [...path, index], translate),
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      mapMember(resolved, key, member, [...path, key], translate),
    ]),
  );
}

function mapMember(
  holder: MetaSchema | undefined,
  key: string,
  member: unknown,
  path: Path,
  translate: Translate,
): unknown {
  const quoted = (expression: string) => mapQuoted(expression, (text) => translate(text, path));
  if (key === '$expr' && typeof member === 'string') return quoted(member);
  if (key === '$text' && typeof member === 'string')
    return mapPlaceholders(isChinese(member) ? translate(member, path) : member, quoted);
  return map(holder && memberSchema(holder, key), member, path, translate);
}
