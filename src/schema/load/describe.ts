/** What a generated validator refuses, in words a person can act on. */
import type { ValidatorError } from '../generated/validators.gen.js';
import { jsonType } from '../meta/walk.ts';
import { successorOf, withReason } from '../migrate/migrate.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { missingKey, show, unknownKey, unknownValue, wrongTag, type Place } from './unknown.ts';

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

/** The same, with how a list of a former version is written now. */
function wrongValue({ pointer, schema, value }: Place, types: readonly string[]): Problem {
  const problem = wrongType(pointer, types, value);
  const successor = Array.isArray(value) ? successorOf('[]', schema.title) : undefined;
  return { ...problem, message: withReason(problem.message, successor) };
}

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
      return wrongValue(place, [error.params.type].flat().map(String));
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
