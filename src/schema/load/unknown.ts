/** What stands in a file and the format does not have: keys, values and types, with the nearest. */
import { defined } from '../defined.ts';
import type { ValidatorError } from '../generated/validators.gen.js';
import type { MetaSchema } from '../meta/schema.ts';
import { knownKeys, tagValues } from '../meta/walk.ts';
import { presentSpelling, successorOf, withReason } from '../migrate/migrate.ts';
import { nearest } from '../nearest.ts';
import { toPointer } from '../pointer.ts';
import type { Problem } from '../problem.ts';

export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

export const missingKey = (key: string): string => `the key ${key} is missing`;

const list = (values: readonly unknown[]): string => values.map(show).join(', ');

/**
 * A place in the value, the schema meant for it, and the keys an object may have there in any
 * branch of a union.
 */
export interface Place {
  pointer: string;
  schema: MetaSchema;
  value: unknown;
  keys: readonly string[];
}

export function unknownValue({ pointer, value }: Place, allowed: readonly unknown[]): Problem {
  const near = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
  return {
    kind: 'unknown-value',
    pointer,
    message: `${show(value)} is not one of ${list(allowed)}`,
    ...defined({ nearest: near }),
  };
}

export function unknownKey(place: Place, key: string): Problem {
  const { pointer, schema, value } = place;
  const isElsewhere = place.keys.includes(key);
  const successor = successorOf(key, schema.title);
  if (successor)
    return {
      kind: 'unknown-key',
      pointer: pointer + toPointer([key]),
      message: withReason(`unknown key ${key}`, successor),
      ...defined({ nearest: successor.now }),
    };
  // A key of a former version has another name now; one near to a missing one is most likely that
  // one, mistyped.
  const present = isElsewhere ? undefined : presentSpelling(key, place.keys);
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value as object, name));
  const near =
    present ??
    nearest(key, missing) ??
    (isElsewhere ? undefined : nearest(key, [...knownKeys(schema), ...place.keys]));
  return {
    kind: 'unknown-key',
    pointer: pointer + toPointer([key]),
    message: `unknown key ${key}`,
    ...defined({ nearest: near }),
  };
}

/** The title of a definition as words: FormLayout is `form layout`. */
const wordsOf = (title = ''): string => title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** An object without the member that distinguishes it: of a former version others did. */
function missingTag({ pointer, schema, value }: Omit<Place, 'keys'>, tag: string): Problem {
  const [former] = Object.keys(value as object).flatMap(
    (key) => successorOf(key, schema.title) ?? [],
  );
  return { kind: 'missing-key', pointer, message: withReason(missingKey(tag), former) };
}

export function wrongTag({ pointer, schema, value }: Place, error: ValidatorError): Problem {
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown };
  if (tagValue === undefined) {
    const slip = nearest(tag, Object.keys(value as object));
    return slip
      ? {
          kind: 'unknown-key',
          pointer: pointer + toPointer([slip]),
          message: `unknown key ${slip}`,
          nearest: tag,
        }
      : missingTag({ pointer, schema, value }, tag);
  }
  const tags = tagValues(schema);
  const present = presentSpelling(String(tagValue), tags);
  const successor = present === undefined ? successorOf(String(tagValue), schema.title) : undefined;
  const near = present ?? (successor ? successor.now : nearest(String(tagValue), tags));
  const shown = show((value as Record<string, unknown>)[tag]);
  return {
    kind: 'unknown-type',
    pointer: `${pointer}/${tag}`,
    message: withReason(`unknown ${wordsOf(schema.title)} type ${shown}`, successor),
    ...defined({ nearest: near }),
  };
}
