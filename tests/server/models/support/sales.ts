/** Sales of shops: a model with figures, and what callers of it may do. */
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Session } from '../../../../src/server/http/session.ts';
import { admin, role, staff } from './actors.ts';
import { departments, organisation, tags } from './organisation.ts';
import { operlog } from './app.ts';

const [plain] = organisation;
const dept: Model = { ...plain!, tree: { ...plain!.tree!, path: true } };

/** People whose names are masked. */
const seller: Model = {
  version: 2,
  name: 'seller',
  label: '销售员',
  table: 'test_seller',
  key: 'sellerId',
  labelField: 'sellerName',
  permission: 'test:seller',
  stamps: false,
  fields: {
    sellerId: { type: 'id', label: '编号' },
    sellerName: { type: 'string', label: '姓名', maxLength: 20, mask: 'name' },
  },
};

const sale: Model = {
  version: 2,
  name: 'sale',
  label: '销售单',
  table: 'test_sale',
  key: 'saleId',
  labelField: 'saleNo',
  path: '/test/sale',
  permission: 'test:sale',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export'],
  fields: {
    saleId: { type: 'id', label: '编号' },
    saleNo: { type: 'string', label: '单号', required: true, maxLength: 20, unique: true },
    deptId: { type: 'ref', label: '部门', filter: 'subtree' },
    sellerId: { type: 'ref', label: '销售员' },
    kind: {
      type: 'string',
      label: '种类',
      maxLength: 1,
      options: [
        { value: '1', label: '现货' },
        { value: '2', label: '预订' },
      ],
      filter: 'exact',
    },
    city: { type: 'string', label: '城市', maxLength: 20 },
    soldAt: {
      type: 'datetime',
      label: '售出时间',
      filter: { type: 'dayRange', prefix: 'sold' },
    },
    soldOn: { type: 'date', label: '售出日期' },
    paid: { type: 'boolean', label: '已付款', default: false },
    total: { type: 'decimal', label: '金额', precision: 12, scale: 2 },
    units: { type: 'integer', label: '件数' },
    cost: { type: 'decimal', label: '成本', access: { read: 'test:sale:cost' } },
    secret: { type: 'string', label: '口令', maxLength: 20, modes: [] },
  },
  relations: {
    dept: { type: 'belongsTo', model: 'dept', field: 'deptId' },
    seller: { type: 'belongsTo', model: 'seller', field: 'sellerId' },
  },
  dataScope: { dept: 'deptId' },
  distinct: ['city', 'deptId', 'kind', 'soldOn', 'units', 'sellerId'],
  lookups: ['saleNo'],
  aggregates: {
    daily: {
      label: '每日',
      groupBy: [{ field: 'soldAt', by: 'day' }],
      measures: { sales: 'count', amount: { sum: 'total' }, smallest: { min: 'total' } },
      fill: true,
    },
    weekly: {
      label: '每周',
      groupBy: [{ field: 'soldOn', by: 'week', as: 'week' }, 'kind'],
      measures: { sales: 'count', amount: { sum: 'total' }, mean: { avg: 'units' } },
    },
    monthly: {
      label: '每月',
      groupBy: [{ field: 'soldAt', by: 'month' }, 'deptId'],
      measures: {
        average: { avg: 'total' },
        last: { max: 'soldAt' },
        first: { min: 'soldOn' },
        cities: { countDistinct: 'city' },
        fewest: { min: 'units' },
      },
    },
    quarterly: {
      label: '每季',
      groupBy: [{ field: 'soldOn', by: 'quarter' }],
      measures: { amount: { label: '季度金额', sum: 'total' }, units: { sum: 'units' } },
      if: { $expr: "row.paid && (units >= 2 || !isEmpty(row.city)) && kind != '2'" },
    },
    yearly: {
      label: '每年',
      groupBy: [{ field: 'soldAt', by: 'year' }, 'paid'],
      measures: {
        due: { sum: 'total', if: { $expr: '!paid' } },
        many: { count: true, if: { $expr: "row.units > 3 || city in ['北京', '上海']" } },
        unknown: { count: true, if: { $expr: 'kind == null || total < 0' } },
        mean: { avg: 'total', if: { $expr: '5 >= units' } },
      },
    },
    cities: {
      label: '各城市',
      groupBy: ['city'],
      measures: { sales: 'count', amount: { sum: 'total' } },
      sort: { amount: 'desc', sales: 'asc' },
    },
    named: {
      label: '按名称',
      measures: {
        north: { count: true, if: { $expr: "startsWith(row.city, '北')" } },
        capital: { count: true, if: { $expr: "contains(city, 'erli') && units in [1, 2, 3]" } },
        other: { count: true, if: { $expr: "!endsWith(city, 'n') || startsWith(city, 'ber')" } },
      },
    },
    sellers: { label: '各销售员', groupBy: ['sellerId'], measures: { sales: 'count' } },
    totals: { label: '合计', measures: { sales: 'count', amount: { sum: 'total' } } },
    top: {
      label: '前两名',
      groupBy: ['deptId'],
      measures: { amount: { sum: 'total' } },
      sort: { amount: 'desc' },
      limit: 2,
    },
    costs: { label: '成本', measures: { cost: { sum: 'cost' } } },
  },
};

export const saleModels = [sale, seller, dept, ...organisation.slice(1), operlog];
export const saleDefaults: readonly Defaults[] = [
  departments,
  tags,
  { version: 2, model: 'seller', nextId: 9, rows: [{ sellerId: 1, sellerName: '欧阳修' }] },
];

/** `north` sees department 101 and what is below it, `reader` has no right to costs. */
export const saleCallers: Record<string, Session> = {
  admin,
  reader: staff([role('1', ['test:sale:list', 'test:sale:query'])]),
  north: staff([role('4', ['test:sale:list', 'test:sale:query', 'test:dept:query'])]),
  other: staff([role('1', ['test:person:list'])]),
};
