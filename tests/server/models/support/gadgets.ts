/** Gadgets: a model of every field type and every kind of filter, and what tests do with them. */
import { afterAll, beforeAll } from 'vitest';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import { defaultOperations } from '../../../../src/schema/record/operations.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import type { ListRequest, Resource } from '../../../../src/server/models/types.ts';
import { admin } from './actors.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

/** Every field type, every kind of filter. */
export const gadget: Model = {
  version: 2,
  name: 'gadget',
  label: '器具',
  table: 'test_gadget',
  key: 'gadgetId',
  labelField: 'name',
  path: '/test/gadget',
  permission: 'test:gadget',
  audit: '器具管理',
  operations: [...defaultOperations, 'import', 'importTemplate', 'optionselect'],
  fields: {
    gadgetId: { type: 'id', label: '编号' },
    name: {
      type: 'string',
      label: '名称',
      required: true,
      maxLength: 50,
      unique: true,
      filter: 'contains',
      excel: { import: true },
    },
    kind: {
      type: 'string',
      label: '种类',
      maxLength: 1,
      options: [
        { value: '1', label: '大' },
        { value: '2', label: '小' },
      ],
      filter: 'in',
      excel: { import: true },
    },
    code: {
      type: 'string',
      label: '编码',
      maxLength: 20,
      unique: true,
      messages: { unique: '编码重复了' },
      excel: { import: true },
    },
    amount: {
      type: 'integer',
      label: '数量',
      filter: 'exact',
      minimum: 0,
      excel: { import: true, suffix: '件' },
    },
    serial: { type: 'long', label: '序列号', filter: 'exact' },
    price: {
      type: 'decimal',
      label: '价格',
      precision: 10,
      scale: 2,
      filter: ['exact', { type: 'range', param: 'priceRange' }],
      excel: { import: true },
    },
    active: {
      type: 'boolean',
      label: '启用',
      default: true,
      filter: 'exact',
      excel: { import: true },
    },
    madeOn: {
      type: 'date',
      label: '生产日期',
      filter: { type: 'dayRange', prefix: 'made' },
      excel: { import: true },
    },
    seenAt: { type: 'datetime', label: '最近出现', filter: { type: 'timeRange', prefix: 'seen' } },
    details: { type: 'json', label: '细节' },
    story: { type: 'text', label: '故事', modes: ['view', 'create', 'edit'] },
    secret: {
      type: 'string',
      label: '口令',
      maxLength: 20,
      modes: ['create', 'edit'],
      filter: 'exact',
    },
    inner: { type: 'string', label: '内部', maxLength: 20, modes: [], default: 'own' },
    origin: { type: 'string', label: '来源', maxLength: 20, modes: ['list', 'view', 'create'] },
    cost: {
      type: 'integer',
      label: '成本',
      filter: 'range',
      access: { read: 'test:gadget:cost', write: 'test:gadget:cost' },
    },
    createTime: { type: 'datetime', label: '创建时间', filter: 'dayRange' },
    version: { type: 'integer', label: '版本', default: 1 },
  },
  versionField: 'version',
  guards: [
    {
      on: ['update'],
      assert: { $expr: "record.origin != 'museum'" },
      message: '馆藏【{name}】不能修改',
    },
    {
      on: ['remove'],
      assert: { $expr: '!(record.amount > 100)' },
      message: '{name}库存过多,不能删除',
      code: 601,
    },
  ],
};

/** Serves gadgets to the tests of a file, the same ones to all of them. */
export function openedGadgets() {
  let world: World;
  beforeAll(async () => {
    world = await openWorld([gadget]);
  });
  afterAll(() => world?.close());
  const gadgets = (): Resource => world.engine.resource('gadget');
  let count = 0;
  return {
    get world() {
      return world;
    },
    /** The resource itself, for callers other than the administrator. */
    get gadgets() {
      return gadgets();
    },
    /** A name that no other gadget has. */
    freshName: (): string => `器具${++count}`,
    add(input: Row = {}): Promise<Row> {
      const name = `器具${++count}`;
      return world.database.transaction((db) => gadgets().create(db, { name, ...input }, admin));
    },
    get: (key: number): Promise<Row> => gadgets().get(world.database.read, key, admin),
    change: (input: Row): Promise<void> =>
      world.database.transaction((db) => gadgets().update(db, input, admin)),
    remove: (...keys: number[]): Promise<void> =>
      world.database.transaction((db) => gadgets().remove(db, keys, admin)),
    list: (request: Partial<ListRequest> = {}): Promise<{ rows: Row[]; total: number }> =>
      gadgets().list(world.database.read, { filters: {}, ...request }, admin),
  };
}
