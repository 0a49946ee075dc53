import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormat } from '../../src/schema/load/format.ts';
import type { MetaSchema } from '../../src/schema/meta/schema.ts';
import { memberSchema, rootSchema, resolveSchema } from '../../src/schema/meta/walk.ts';
import { toPointer, type Path } from '../../src/schema/pointer.ts';
import { formatted } from './arbitrary.ts';

/** Every place of a value that holds a key of the format (and not of a free map). */
function keysOf(
  schema: MetaSchema | undefined,
  value: unknown,
  path: Path = [],
): { path: Path; key: string }[] {
  const finished = schema && resolveSchema(schema, value);
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      keysOf(finished && memberSchema(finished, index), item, [...path, index]),
    );
  if (typeof value !== 'object' || value === null || !finished) return [];
  const own = Object.keys(value)
    .filter((key) => finished.properties && Object.hasOwn(finished.properties, key))
    .map((key) => ({ path, key }));
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, member]) =>
      keysOf(memberSchema(finished, key), member, [...path, key]),
    ),
  ];
}

/** A copy with one key written differently. */
function renamed(value: unknown, path: Path, key: string, name: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined)
    return Object.fromEntries(
      Object.entries(value as object).map(([own, member]) => [own === key ? name : own, member]),
    );
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? renamed(item, rest, key, name) : item));
  return {
    ...(value as object),
    [step]: renamed((value as Record<string, unknown>)[step], rest, key, name),
  };
}

describe.each(['page', 'model', 'form', 'action'] as const)('the format check of %s', (format) => {
  it('reports one slip once, with the key that was meant', () => {
    fc.assert(
      fc.property(formatted(format), fc.nat(), (value, pick) => {
        const places = keysOf(rootSchema(format), value);
        const { path, key } = places[pick % places.length]!;
        const slip = `${key}x`;
        const problems = checkFormat(format, renamed(value, path, key, slip));
        expect(problems).toEqual([
          {
            kind: 'unknown-key',
            pointer: toPointer([...path, slip]),
            message: `unknown key ${slip}`,
            nearest: key,
          },
        ]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the format check', () => {
  it('runs without Ajv, eval or any other module', () => {
    const code = readFileSync(
      join(import.meta.dirname, '../../src/schema/generated/validators.gen.js'),
      'utf8',
    );
    expect(code).not.toMatch(/^import |\bimport\(|\brequire\(|\beval\(|new Function/m);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkFormat('page', value).length).toBeGreaterThan(0);
      }),
    );
  });

  it('judges only the branch of a union that was meant', () => {
    const page = {
      version: 2,
      id: 'demo/a',
      title: '甲',
      actions: { go: { run: [{ type: 'navigate', to: '/a', query: { a: 1 }, steps: [] }] } },
    };
    expect(checkFormat('page', page)).toEqual([
      {
        kind: 'unknown-key',
        pointer: '/actions/go/run/0/steps',
        message: 'unknown key steps: the steps that follow stand behind it in the same list',
      },
    ]);
  });
});
