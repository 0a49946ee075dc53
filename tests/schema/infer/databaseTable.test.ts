/** Fields of models that take over a table of the database. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOfColumn, isHeld } from '../../../src/schema/infer/columnTypes.ts';
import {
  takeTable,
  unfitness,
  type DatabaseColumn,
} from '../../../src/schema/infer/databaseTable.ts';

const column = (
  name: string,
  type: string,
  more: Partial<DatabaseColumn> = {},
): DatabaseColumn => ({
  name,
  type,
  comment: '',
  fields: fieldsOfColumn('postgres', type),
  isRequired: false,
  initial: null,
  isKey: false,
  isNumbered: false,
  isGenerated: false,
  ...more,
});

const key = column('customer_id', 'bigint', { isKey: true, isNumbered: true, isRequired: true });
const dicts = new Set(['sys_user_sex', 'sys_normal_disable', 'sys_yes_no']);

const fieldOf = (given: DatabaseColumn) => takeTable([key, given], dicts).columns[1];

describe('the fields of columns', () => {
  it.each<[string, DatabaseColumn, object]>([
    [
      'a comment without its values',
      column('cust_name', 'varchar(64)', { comment: '客户名称（全称）', isRequired: true }),
      { type: 'string', maxLength: 64, label: '客户名称', required: true, filter: 'contains' },
    ],
    [
      'a dictionary by the name',
      column('status', 'character(1)', { initial: `'0'::bpchar` }),
      { dict: 'sys_normal_disable', default: '0', filter: 'exact' },
    ],
    [
      'a dictionary by the comment',
      column('xb', 'varchar(2)', { comment: '性别：0男 1女' }),
      { label: '性别', dict: 'sys_user_sex' },
    ],
    [
      'no dictionary that there is not',
      column('visible', 'varchar(1)'),
      { type: 'string', label: 'visible', filter: 'contains' },
    ],
    ['no dictionary of texts for a number', column('status', 'integer'), { type: 'integer' }],
    [
      'a small number with its limits',
      column('level', 'smallint', { initial: '3' }),
      { type: 'integer', minimum: -32768, maximum: 32767, default: 3 },
    ],
    ['a decimal', column('price', 'numeric(10,2)'), { type: 'decimal', precision: 10, scale: 2 }],
    ['a moment', column('seen', 'timestamp(6) without time zone'), { type: 'datetime' }],
    ['a long text', column('note', 'text'), { type: 'text' }],
    ['nothing of a default that is worked out', column('d', 'date', { initial: 'now()' }), {}],
  ])('have %s', (_name, given, field) => {
    expect(fieldOf(given)?.field).toMatchObject(field);
  });

  it.each([
    'jsonb',
    'uuid',
    'bytea',
    'real',
    'numeric',
    'character(8)',
    'timestamp with time zone',
  ])('are none for %s, which is left alone', (type) => {
    expect(fieldOf(column('other', type))).not.toHaveProperty('field');
  });

  it('are kept by the system where it finds all four of its columns', () => {
    const stamps = [
      column('create_by', 'varchar(64)'),
      column('create_time', 'timestamp'),
      column('update_by', 'varchar(64)'),
      column('update_time', 'timestamp'),
    ];
    const taken = takeTable([key, ...stamps], dicts);
    expect(taken.stamps).toBe(true);
    expect(taken.columns.flatMap(({ field }) => field ?? [])).toEqual([]);
    const three = takeTable([key, ...stamps.slice(1)], dicts);
    expect(three.stamps).toBe(false);
    expect(three.columns.map(({ name }) => name)).toContain('createTime');
  });
});

describe('SQLite', () => {
  it.each([
    ['int', 'integer'],
    ['tinyint(1)', 'boolean'],
    ['bigint', 'long'],
    ['nvarchar(20)', 'string'],
    ['character varying(20)', 'string'],
    ['clob', 'text'],
    ['datetime', 'datetime'],
    ['decimal(10, 2)', 'decimal'],
    ['real', undefined],
    ['blob', undefined],
  ])('keeps in %s a field of type %s', (type, field) => {
    expect(fieldsOfColumn('sqlite', type)[0]?.type).toBe(field);
  });
});

describe('a table does not fit', () => {
  it.each<[string, string, DatabaseColumn[], object | undefined]>([
    ['a name of its own kind', 'Customers', [key], { reason: 'name' }],
    ['no key', 'customer', [column('a', 'integer')], { reason: 'key' }],
    ['two keys', 'customer', [key, { ...key, name: 'b' }], { reason: 'key' }],
    [
      'a key of texts',
      'customer',
      [column('code', 'varchar(8)', { isKey: true })],
      { reason: 'keyType', column: 'code' },
    ],
    [
      'a value that nothing gives',
      'customer',
      [key, column('data', 'jsonb', { isRequired: true })],
      { reason: 'column', column: 'data' },
    ],
    [
      'a value that the database gives',
      'customer',
      [key, column('data', 'jsonb', { isRequired: true, initial: `'{}'` })],
      undefined,
    ],
  ])('for %s', (_name, table, columns, problem) => {
    expect(unfitness(table, columns)).toEqual(problem);
  });
});

it('fields are held by their columns, under names of their own', () => {
  const types = ['integer', 'bigint', 'varchar(30)', 'text', 'date', 'numeric(8,3)', 'smallint'];
  const columns = fc.uniqueArray(
    fc.record({
      name: fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/),
      type: fc.constantFrom(...types),
    }),
    { selector: ({ name }) => name, maxLength: 12 },
  );
  fc.assert(
    fc.property(columns, (given) => {
      const { columns: choices } = takeTable(
        given.map(({ name, type }) => column(name, type)),
        dicts,
      );
      const names = choices.map(({ name }) => name!.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      for (const { name, field, column: own } of choices) {
        expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
        expect(own.fields.some((held) => isHeld(field!, held))).toBe(true);
      }
    }),
  );
});
