/**
 * The example docs/examples/catalogue behind HTTP: kinds of products, and products with the values
 * that their kind defines.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, expect } from 'vitest';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import { projectRoot } from '../../support/index.ts';
import { admin, role, staff } from './actors.ts';
import { operlog } from './app.ts';
import { serveModels } from './serve.ts';

const read = (path: string): Model =>
  JSON.parse(readFileSync(`${projectRoot}/${path}`, 'utf8')) as Model;
const models = [
  read('docs/examples/catalogue/node.model.json'),
  read('docs/examples/catalogue/model.json'),
  read('schemas/models/dictType.json'),
  read('schemas/models/dictData.json'),
  operlog,
];
const defaults = [
  {
    version: 2 as const,
    model: 'dictType',
    rows: [{ dictId: 1, dictName: '包装', dictType: 'demo_pack' }],
  },
  {
    version: 2 as const,
    model: 'dictData',
    rows: [{ dictCode: 1, dictType: 'demo_pack', dictLabel: '纸箱', dictValue: 'box' }],
  },
];
const callers = { admin, reader: staff([role('1', ['demo:product:list'])]) };

/** Serves the models to the tests of a file, without records before each. */
export function serveCatalogue() {
  const server = serveModels({ models, defaults, callers, base: '/demo' });
  const empty = async (): Promise<void> => {
    await server.world.sql('delete from demo_product');
    await server.world.sql('delete from demo_product_kind');
  };
  beforeEach(empty);
  /** Makes a kind of products; answers its key. */
  const makeKind = async (kindName: string, fields: unknown, parentId?: number) => {
    const made = { kindName, parentId, fields };
    expect(await server.call('POST', '/productKind', made)).toMatchObject({ code: 200 });
    const url = `/productKind/list?kindName=${encodeURIComponent(kindName)}`;
    return (await server.call('GET', url)).data[0].kindId as number;
  };
  return Object.assign(server, { empty, makeKind });
}

export const fridge = [
  {
    name: 'power',
    label: '功率',
    type: 'decimal',
    required: true,
    minimum: 1,
    scale: 1,
    unit: 'W',
  },
  { name: 'colour', label: '颜色', type: 'string', maxLength: 5, searchable: true },
  { name: 'pack', label: '包装', type: 'string', dict: 'demo_pack' },
  { name: 'frostFree', label: '无霜', type: 'boolean' },
  { name: 'madeOn', label: '上市日期', type: 'date' },
];
export const tea = [
  { name: 'grade', label: '等级', type: 'integer', minimum: 1, maximum: 5 },
  { name: 'power', label: '香气', type: 'string', maxLength: 10 },
];

/** Serves the models with two kinds, `fridge` and `tea`, before each test of a file. */
export function serveProducts() {
  const server = serveCatalogue();
  const { call, makeKind } = server;
  let kinds: { fridge: number; tea: number };
  let count = 0;
  beforeEach(async () => {
    kinds = { fridge: await makeKind('冰箱', fridge), tea: await makeKind('茶', tea) };
  });
  return {
    call,
    get world() {
      return server.world;
    },
    get app() {
      return server.app;
    },
    get kinds() {
      return kinds;
    },
    /** Stores a product; answers it as it is read, or the refusal. */
    async product(kindId: number | undefined, extra?: unknown): Promise<Row> {
      count += 1;
      const productNo = `P${count}`;
      const body = { productNo, productName: '某', kindId, extra };
      const answer = await call('POST', '/product', body);
      if (answer.code !== 200) return answer;
      const { rows } = await call('GET', `/product/list?productNo=${productNo}`);
      return (await call('GET', `/product/${rows[0].productId}`)).data;
    },
    change: (row: Row, changes: Row): Promise<Row> =>
      call('PUT', '/product', { ...row, ...changes }),
    extraOf: async ({ productId }: Row): Promise<unknown> =>
      (await call('GET', `/product/${productId}`)).data.extra,
    /** Numbers of the products that a search finds, in the order in which they were stored. */
    async found(search: unknown): Promise<string[]> {
      const extra = encodeURIComponent(JSON.stringify(search));
      const order = 'orderByColumn=productId&isAsc=asc';
      const { rows } = await call('GET', `/product/list?extra=${extra}&${order}`);
      return rows.map((row: Row) => row.productNo);
    },
  };
}
