/** What a generated validator refuses, in words a person can act on. */
import { defined } from '../defined.ts';
import type { ValidatorError } from '../generated/validators.gen.js';
import type { MetaSchema } from '../meta/schema.ts';
import { jsonType, knownKeys, tagValues } from '../meta/walk.ts';
import { presentSpelling, successorOf, withReason } from '../migrate/migrate.ts';
import { nearest } from '../nearest.ts';
import { toPointer } from '../pointer.ts';
import type { Problem } from '../problem.ts';

/** Words for the patterns of schemas/meta; another pattern is shown as it is. */
const patternWords: Record<string, string> = {
  '^[A-Za-z][A-Za-z0-9_]*$': 'a letter, then letters, digits and _',
  '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$':
    'names of letters, digits and _, dots between',
  '^[A-Z][A-Za-z0-9]*$': 'a PascalCase name',
  '^[a-z][a-z0-9_]*$': 'a small letter, then small letters, digits and _',
  '^[a-z][A-Za-z0-9]*$': 'a small letter, then letters and digits',
  '^[A-Za-z_][A-Za-z0-9_.\\[\\]]*$': 'a letter or _, then letters, digits, _, . and brackets',
  '^/': 'a path beginning with /',
  '^[A-Za-z0-9_-]+$': 'letters, digits, _ and -',
};

const typeWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

export const missingKey = (key: string): string => `the key ${key} is missing`;

const list = (values: readonly unknown[]): string => values.map(show).join(', ');

/**
 * A place in the value, the schema meant for it, and the keys an object may have there in any
 * branch of a union.
 */
interface Place {
  pointer: string;
  schema: MetaSchema;
  value: unknown;
  keys: readonly string[];
}

function unknownValue({ pointer, value }: Place, allowed: readonly unknown[]): Problem {
  const near = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
  return {
    kind: 'unknown-value',
    pointer,
    message: `${show(value)} is not one of ${list(allowed)}`,
    ...defined({ nearest: near }),
  };
}

function unknownKey(place: Place, key: string): Problem {
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

function wrongTag({ pointer, schema, value }: Place, error: ValidatorError): Problem {
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

function outOfRange({ pointer, value }: Place, { keyword, params }: ValidatorError): Problem {
  const limit = String(params.limit);
  const words: Record<string, string> = {
    minimum: `${show(value)} is less than ${limit}`,
    maximum: `${show(value)} is more than ${limit}`,
    minLength: limit === '1' ? 'the text is empty' : `the text is shorter than ${limit} characters`,
    maxLength: `the text is longer than ${limit} characters`,
    minItems: limit === '1' ? 'the list is empty' : `the list has fewer than ${limit} items`,
    maxItems: `the list has more than ${limit} items`,
    minProperties:
      limit === '1' ? 'the object is empty' : `the object has fewer than ${limit} members`,
  };
  return {
    kind: 'out-of-range',
    pointer,
    message: words[keyword] ?? `${show(value)} is outside its limits`,
  };
}

/** A value of another type than the ones that it may have. */
export const wrongType = (pointer: string, types: readonly string[], value: unknown): Problem => ({
  kind: 'wrong-type',
  pointer,
  message:
    `${types.map((type) => typeWords[type]).join(' or ')} is expected here, not ` +
    `${jsonType(value) === 'number' ? show(value) : typeWords[jsonType(value)]}`,
});

export function describe(error: ValidatorError, place: Place): Problem | undefined {
  const { pointer, schema, value } = place;
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(place, String(error.params.additionalProperty));
    case 'required':
      return {
        kind: 'missing-key',
        pointer,
        message: missingKey(String(error.params.missingProperty)),
      };
    case 'type':
      return wrongType(pointer, [error.params.type].flat().map(String), value);
    case 'enum':
      return unknownValue(place, error.params.allowedValues as unknown[]);
    case 'const':
      return unknownValue(place, [error.params.allowedValue]);
    case 'discriminator':
      return wrongTag(place, error);
    case 'pattern': {
      const pattern = String(error.params.pattern);
      return {
        kind: 'bad-form',
        pointer,
        message:
          `${show(value)} does not have the form expected here: ` +
          `${patternWords[pattern] ?? schema.description ?? pattern}`,
      };
    }
    case 'uniqueItems':
      return {
        kind: 'repeated-item',
        pointer,
        message: `item ${String(error.params.i)} repeats item ${String(error.params.j)}`,
      };
    // Said already by the errors inside.
    case 'if':
    case 'propertyNames':
      return undefined;
    default:
      return outOfRange(place, error);
  }
}

/**
 * Errors about a key itself (propertyNames) carry the key in place of a value; `keys` are those of
 * other branches of a union.
 */
export function describeKey(
  error: ValidatorError,
  pointer: string,
  key: string,
  keys: readonly string[],
): Problem {
  const near = nearest(key, keys);
  if (near) return { kind: 'unknown-key', pointer, message: `unknown key ${key}`, nearest: near };
  return (
    describe(error, { pointer, schema: {}, value: key, keys: [] }) ?? {
      kind: 'bad-form',
      pointer,
      message: `the key ${key} does not have the form expected here`,
    }
  );
}
