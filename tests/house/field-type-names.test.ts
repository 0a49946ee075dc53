/** A field type is one folder: what works with all types asks for facts, not for names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../../src/schema/generated/fieldTypes.gen.ts';

const src = path.resolve(import.meta.dirname, '../../src');

/** Types that keys, trees, states and stamps of the system are of, or whose names say more. */
const common = new Set([
  'boolean',
  'date',
  'id',
  'integer',
  'json',
  'long',
  'range',
  'ref',
  'string',
  'text',
]);
const special = Object.keys(fieldTypes).filter((name) => !common.has(name));

/** Quoted names that mean something else, or that a place is made of. */
const otherMeanings = new Set([
  // Whose usual control a number has that no model describes.
  'schema/check/formItems.ts: decimal',
  'schema/compile/controls.ts: decimal',
  'schema/compile/display.ts: decimal',
  // Kinds of values, of which several types may be.
  'schema/compile/plan/validation.ts: datetime',
]);

/** Comparisons of common names: what a state or a number that counts can be of. */
const needed = new Set([
  'schema/check/fields.ts: id',
  'schema/check/sequence.ts: string',
  'schema/check/transitions.ts: integer',
  'schema/check/transitions.ts: long',
  'schema/check/transitions.ts: ref',
  'schema/check/transitions.ts: string',
]);

const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');

/** Quoted names of special types in a source text. */
const named = (file: string, source = read(file)): string[] =>
  [...source.matchAll(/(['"`])(\w+)\1/g)]
    .map(([, , word = '']) => word)
    .filter((word) => special.includes(word) && !otherMeanings.has(`${file}: ${word}`))
    .map((word) => `${file} names ${word}`);

/** Types of fields that a source text compares with a name. */
const compared = (file: string, source = read(file)): string[] =>
  [...source.matchAll(/(?<!typeof [\w.]*)(?<!filter\.)\btype [!=]== '(\w+)'|case '(\w+)'/g)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((word) => Object.hasOwn(fieldTypes, word) && !needed.has(`${file}: ${word}`))
    .map((word) => `${file} asks for ${word}`);

const filesIn = (room: string): string[] =>
  readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`);

describe('types of fields', () => {
  it('that are special are named by no checker, compiler or engine', () => {
    expect(special.length).toBeGreaterThan(5);
    const files = [
      'schema/check',
      'schema/compile',
      'designer/rows',
      'server/models',
      'server/system',
    ].flatMap(filesIn);
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => named(file))).toEqual([]);
  });

  it('are not asked for by the checker, nor by who reads pasted tables', () => {
    const files = ['schema/check', 'designer/rows'].flatMap(filesIn);
    expect(files.flatMap((file) => compared(file))).toEqual([]);
  });

  it('would be seen', () => {
    expect(named('x.ts', "if (field.type === 'money') pay();")).toEqual(['x.ts names money']);
    expect(compared('x.ts', "field.type !== 'boolean'; case 'long':")).toEqual([
      'x.ts asks for boolean',
      'x.ts asks for long',
    ]);
  });

  it('of which a place is excepted are still named there', () => {
    for (const one of [...otherMeanings, ...needed]) {
      const [file = '', word] = one.split(': ');
      expect(read(file)).toContain(`'${word}'`);
    }
  });
});
