/** What the API document says of records: in answers, and in bodies. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { openApiRoute } from '../../../src/server/openapi/document.ts';
import { openWorld } from '../models/support/world.ts';
import type { World } from '../models/support/world.ts';

const invoice: Model = {
  version: 2,
  name: 'invoice',
  label: '发票',
  table: 'test_invoice',
  key: 'invoiceId',
  path: '/test/invoice',
  operations: ['list', 'get', 'create', 'update', 'updateMany'],
  versionField: 'version',
  fields: {
    invoiceId: { type: 'id', label: '编号' },
    no: { type: 'string', label: '发票号', maxLength: 20, default: { $sequence: 'F{######}' } },
    ownNo: {
      type: 'string',
      label: '自定编号',
      maxLength: 20,
      default: { $sequence: 'G{######}' },
      modes: ['list', 'view', 'create'],
    },
    price: { type: 'decimal', label: '价格', scale: 2, required: true },
    taxed: { type: 'decimal', label: '含税', scale: 2, computed: { $expr: 'price * 1.13' } },
    secret: { type: 'string', label: '内部', maxLength: 9, modes: [] },
    count: { type: 'integer', label: '行数', computed: { $expr: 'count(lines)' } },
    version: { type: 'integer', label: '版本', default: 1 },
  },
  relations: { lines: { type: 'owned', model: 'invoiceLine', by: 'invoiceId' } },
};
const line: Model = {
  version: 2,
  name: 'invoiceLine',
  label: '发票明细',
  table: 'test_invoice_line',
  key: 'lineId',
  stamps: false,
  fields: {
    lineId: { type: 'id', label: '编号' },
    invoiceId: { type: 'ref', label: '发票' },
    quantity: { type: 'integer', label: '数量', required: true },
    double: { type: 'integer', label: '两倍', computed: { $expr: 'quantity * 2' } },
  },
};

interface Schema {
  type?: string | string[];
  readOnly?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

let world: World;
let document: { paths: Record<string, Record<string, never>> };

beforeAll(async () => {
  world = await openWorld([invoice, line]);
  const route = openApiRoute(world.engine.routes(), '1.0.0');
  const answer = (await route.handler({} as never)) as unknown as { stream: Buffer };
  document = JSON.parse(answer.stream.toString());
});
afterAll(() => world?.close());

const schemaIn = (place: { content: Record<string, { schema: Schema }> }): Schema =>
  place.content['application/json']!.schema;
const operation = (method: string, path: string): Record<string, never> =>
  document.paths[path]![method]!;
const body = (method: string, path: string): Schema =>
  schemaIn(operation(method, path).requestBody!);
const answer = (path: string, member: string): Schema =>
  schemaIn(operation('get', path).responses!['200']!).allOf![1]!.properties![member]!;
const readOnly = ({ properties = {} }: Schema): string[] =>
  Object.keys(properties).filter((name) => properties[name]!.readOnly);
const kept = ['no', 'taxed', 'count', 'createBy', 'createTime', 'updateBy', 'updateTime'];

it('marks in bodies what nobody may write', () => {
  const made = body('post', '/test/invoice');
  expect(readOnly(made).sort()).toEqual([...kept, 'invoiceId'].sort());
  expect(made.required).toEqual(['price']);
  // Given once by whoever makes the record, and fixed from then on.
  expect(readOnly(body('put', '/test/invoice')).sort()).toEqual([...kept, 'ownNo'].sort());
  expect(readOnly(body('put', '/test/invoice/batch').properties!.rows!.items!)).toContain('taxed');
  const line = made.properties!.lines!.items!;
  expect(line.properties!.double!.readOnly).toBe(true);
  expect(line.properties!.quantity!.readOnly).toBeUndefined();
});

it('describes records and rows as they are answered', () => {
  const record = answer('/test/invoice/{invoiceId}', 'data');
  expect(readOnly(record).sort()).toEqual([...kept].sort());
  expect(record.properties!.price!.type).toBe('number');
  expect(record.properties!.taxed!.type).toEqual(['number', 'null']);
  expect(record.properties!.lines!.items!.properties).toHaveProperty('double.readOnly', true);
  expect(JSON.stringify(record)).not.toContain('secret');
  expect(answer('/test/invoice/list', 'rows').items!.properties).toHaveProperty('taxed');
});
