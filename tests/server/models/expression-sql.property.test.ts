/** What a database works out of an expression is what the language gives, for any record. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hoursAhead } from '../../../src/protocol/clock.ts';
import { chunksOf } from '../../../src/server/db/text.ts';
import { compileExpression, ExpressionError } from '../../../src/schema/expression/index.ts';
import { textSql, isTextual } from '../../../src/schema/expression/sql/index.ts';
import type { SqlValue } from '../../../src/schema/expression/sql/index.ts';
import { recordSql, type SqlRecord } from '../../../src/schema/record/computedSql.ts';
import type { Field } from '../../../src/schema/generated/types.gen.ts';
import { computedValues } from '../../../src/schema/record/computed.ts';
import { recordScope } from '../../../src/schema/record/recordScope.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { rowsByKey } from '../../../src/server/models/read/rows.ts';
import { shapeOf } from '../../../src/server/models/shape/make-shape.ts';
import { columnAt, searchedBy } from '../../../src/server/models/shape/shape.ts';
import { Bindings, query } from '../../../src/server/models/sql.ts';
import { record, sample, sources } from './support/expressions.ts';
import { NOW, openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const host = { now: () => NOW, hoursAhead };

let world: World;
let records: Row[];

const shapeHere = () => shapeOf(sample, { dialect: world.database.dialect, now: () => NOW });

beforeAll(async () => {
  world = await openWorld([sample]);
  const given = fc.sample(record, { numRuns: 120, seed: 10 });
  const keys = await world.database.transaction(async (db) => {
    const made: number[] = [];
    for (const one of given) {
      const { sampleId } = await world.engine.resource('sample').create(db, one, null);
      made.push(sampleId as number);
    }
    return made;
  });
  records = await rowsByKey(world.database.read, shapeHere(), keys);
});
afterAll(() => world?.close());

/** The record that expressions are translated over. */
function context(): SqlRecord {
  const { dialect, byField } = shapeHere();
  return {
    dialect,
    now: NOW,
    hoursAhead,
    fields: sample.fields,
    sqlOf: (name, end) => columnAt(byField.get(name)!, end).sql,
  };
}

/** The value in SQL; undefined where databases have none. */
function translated(source: string): SqlValue | undefined {
  try {
    return recordSql(source, context());
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** As the language has values: -0 is 0, and booleans of SQLite are numbers. */
function comparable(value: unknown, type: SqlValue['type']): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'number') return Number(value) + 0;
  return type === 'boolean' ? value === true || value === 1 : value;
}

async function agrees(source: string): Promise<void> {
  const value = translated(source);
  fc.pre(value !== undefined);
  const text = isTextual(value) ? textSql(value, world.database) : value.sql;
  const rows = await world.sql(`select sample_id as id, ${text} as value from test_sample`);
  const answered = new Map(rows.map((row) => [Number(row.id), comparable(row.value, value.type)]));
  const { evaluate } = compileExpression(source);
  for (const one of records) {
    const expected = comparable(evaluate(recordScope(one), host), value.type);
    expect([one, answered.get(one.sampleId)]).toEqual([one, expected]);
    if (!value.nullable) expect(expected).not.toBeNull();
  }
}

for (const kind of ['number', 'text', 'date', 'truth'] as const)
  it(`gives the same ${kind}`, async () => {
    await fc.assert(fc.asyncProperty(sources[kind], agrees), { numRuns: 150 });
  });

/** Every record is among those that have the value which the language gives for it. */
async function findsItsOwn(source: string): Promise<void> {
  fc.pre(translated(source)?.type === 'number');
  const made: Field = {
    type: 'decimal',
    label: '结果',
    scale: 2,
    stored: false,
    computed: { $expr: source },
  };
  const { dialect } = world.database;
  const fields = { ...sample.fields, made };
  const column = searchedBy(shapeOf({ ...sample, fields }, { dialect, now: () => NOW }), 'made');
  // The other database may lack it.
  fc.pre(column !== undefined);
  for (const one of records.slice(0, 12)) {
    const { made: value } = computedValues([{ name: 'made', field: made }], { record: one, host });
    // A column of its precision holds no larger ones, and a search takes none.
    if (value === null || Math.abs(Number(value)) >= 1e15) continue;
    const bindings = new Bindings(dialect);
    const text =
      `select sample_id as id from test_sample where ` +
      `${column.sql} = ${bindings.add(column.codec.parse(String(value), 'made'))}`;
    const found = await query(world.database.read, text, bindings.values);
    expect(found.map(({ id }) => Number(id))).toContain(one.sampleId);
  }
}

it('finds each record by the value that it is shown with', async () => {
  await fc.assert(fc.asyncProperty(sources.number, findsItsOwn), { numRuns: 60 });
});

it.each([
  "upper(name + 'ß')",
  "lower('ΑΣ' + note)",
  "endsWith(lower(name), 'b')",
  'contains(upper(name), upper(note))',
  "upper(name) == 'A' || lower(name) == 'b'",
  "padStart(name, 9, '岗0')",
  'padStart(few, 4)',
  'formatNumber(price, 2)',
  'formatNumber(share)',
  'formatNumber(share * few, 4)',
  'formatNumber(many, 1)',
  'formatNumber(price / 3, currencyDigits(currency))',
  'formatNumber(share, 15)',
  'formatNumber(2.675) <= day',
  "substring('20', 0) < day",
  "name + price / 3 + ' ' + share * 1e-9 + ' ' + price * -0.5",
  "name + price + '/' + share",
  "join([name, price, day], '、')",
  "includes([few, 1, '2'], many)",
  'count([few, many], 1) + size([1, 2])',
  'first([name, note]) + at([name, note], -1) + last([currency])',
  'sum([few, price]) + min([few]) + max([many, 3])',
])('has %s', async (source) => {
  expect(translated(source)).toBeDefined();
  await agrees(source);
});

it.each([
  ['few % 0.5', 'whole numbers'],
  ["padStart(name, few, '0')", 'number of the source'],
  ["padStart(name, 5, '🙂')", 'plain text'],
  ['name + price * many', 'more than 16 digits'],
  ['formatNumber(price * many, 2)', 'more than 21 digits'],
  ["includes(split(name), 'a')", 'a list that stands in the source'],
])('refuses %s', (source, why) => {
  expect(() => recordSql(source, context())).toThrow(why);
});

/** Letters of every kind, with what stands beside them in a text. */
it('has the case of every letter', async () => {
  const codes = Array.from({ length: 0x1ffff }, (_, n) => n + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  const texts: string[] = [];
  for (let at = 0; at < codes.length; at += 4000)
    texts.push(String.fromCodePoint(...codes.slice(at, at + 4000)));
  // Sigmas at the end of a word, and elsewhere.
  const beside = ['', 'a', 'Σ', ' ', '.', "'", 'ʰ', '岗', '1', '\u0301', '𐐀', 'ª'];
  for (const before of beside)
    for (const behind of beside)
      texts.push(
        `${before}Σ${behind}`,
        `a${before}Σ${behind}a`,
        `${before}Σ${behind} Σ.${behind}a`,
      );
  const { dialect } = world.database;
  for (const [name, expected] of [
    ['upper', (text: string) => text.toUpperCase()],
    ['lower', (text: string) => text.toLowerCase()],
  ] as const) {
    const { sql } = recordSql(`${name}(name)`, {
      ...context(),
      sqlOf: () => 'given.value',
    });
    for (const some of chunksOf(texts, 200)) {
      const bindings = new Bindings(dialect);
      const values = some.map((text) => `(cast(${bindings.add(text)} as text))`).join(', ');
      const text = `with given(value) as (values ${values}) select given.value as value, ${sql} as cased from given`;
      for (const row of await query(world.database.read, text, bindings.values))
        expect([row.value, row.cased]).toEqual([row.value, expected(String(row.value))]);
    }
  }
});
