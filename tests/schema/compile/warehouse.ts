/** A made-up model and a page of it: what the compiler's tests begin with. */
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { models } from './fixtures.ts';

export const keys = (actions: readonly { key: string }[]) => actions.map(({ key }) => key);
export const only = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('nothing found');
  return found;
};

export const warehouse: Model = {
  version: 2,
  name: 'warehouse',
  label: '仓库',
  table: 'demo_warehouse',
  key: 'warehouseId',
  path: '/demo/warehouse',
  permission: 'demo:warehouse',
  versionField: 'version',
  fields: {
    warehouseId: { type: 'id', label: '编号' },
    code: {
      type: 'string',
      label: '编码',
      required: true,
      maxLength: 20,
      modes: ['list', 'view', 'create'],
      filter: 'contains',
    },
    kind: { type: 'string', label: '类型', dict: 'demo_kind', filter: 'exact' },
    cold: { type: 'boolean', label: '冷库', filter: 'exact' },
    area: { type: 'decimal', label: '面积', minimum: 0, precision: 10, scale: 1 },
    opened: { type: 'date', label: '启用日期', filter: { type: 'dayRange', prefix: 'opened' } },
    deptId: { type: 'ref', label: '部门' },
    managerId: { type: 'ref', label: '负责人' },
    checkedAt: { type: 'datetime', label: '盘点时间', modes: ['list', 'view'] },
    address: { type: 'text', label: '地址', maxLength: 200, widget: 'Input' },
    secret: { type: 'string', label: '口令', modes: ['create', 'edit'] },
    salary: {
      type: 'decimal',
      label: '租金',
      access: { read: 'demo:warehouse:rent', write: 'demo:warehouse:setRent' },
    },
    version: { type: 'integer', label: '版本' },
  },
  relations: {
    dept: { type: 'belongsTo', model: 'dept', field: 'deptId', expose: ['deptName'] },
    manager: { type: 'belongsTo', model: 'user', field: 'managerId' },
  },
};
export const all = { ...models, warehouse };
export const page = (rest: Partial<Page>): Page => ({
  version: 2,
  id: 'demo/warehouse',
  title: '仓库',
  model: 'warehouse',
  access: 'demo:warehouse:list',
  ...rest,
});
export const form = {
  fields: [
    'code',
    'kind',
    'cold',
    'area',
    'opened',
    'deptId',
    'managerId',
    'checkedAt',
    'address',
    'secret',
    'salary',
  ],
};
export const short = page({
  list: {
    columns: ['code'],
    toolbar: ['create', 'edit', 'remove', 'export', 'import', 'refresh'],
    row: ['edit', 'remove'],
  },
  forms: { edit: form },
});
