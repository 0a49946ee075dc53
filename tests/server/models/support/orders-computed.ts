/** Orders whose amounts follow from their lines. */
import type { Field, Model } from '../../../../src/schema/generated/types.gen.ts';

const amount = (label: string, more: Partial<Field>): Field => ({
  type: 'decimal',
  label,
  precision: 14,
  scale: 2,
  ...more,
});

/** Lines: what each is worth follows from the line alone. */
export const billLine: Model = {
  version: 2,
  name: 'billLine',
  label: '明细',
  table: 'test_bill_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '编号' },
    billId: { type: 'ref', label: '账单', modes: [] },
    place: { type: 'integer', label: '顺序', modes: [] },
    goodsId: { type: 'ref', label: '货品' },
    kind: { type: 'string', label: '类别', maxLength: 1, default: '1' },
    quantity: { type: 'integer', label: '数量', required: true, minimum: 0, maximum: 9999 },
    price: amount('单价', {}),
    worth: amount('金额', { computed: { $expr: 'row.quantity * row.price' } }),
    deliverOn: { type: 'date', label: '交货日期' },
  },
  relations: { goods: { type: 'belongsTo', model: 'goods', field: 'goodsId' } },
};

const goods: Model = {
  version: 2,
  name: 'goods',
  label: '货品',
  table: 'test_goods',
  key: 'goodsId',
  fields: {
    goodsId: { type: 'id', label: '编号' },
    goodsName: { type: 'string', label: '名称', maxLength: 20 },
  },
  relations: {
    lines: { type: 'hasMany', model: 'billLine', foreign: 'goodsId', onRemove: 'cascade' },
  },
};

/** Bills: declared in an order in which what reads stands before what is read. */
export const bill: Model = {
  version: 2,
  name: 'bill',
  label: '账单',
  table: 'test_bill',
  key: 'billId',
  path: '/test/bill',
  permission: 'test:bill',
  audit: '账单管理',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export', 'import'],
  fields: {
    billId: { type: 'id', label: '编号' },
    billNo: { type: 'string', label: '单号', maxLength: 20, unique: true, excel: { import: true } },
    payable: amount('应付', { computed: { $expr: 'total - (discount ?? 0)' } }),
    discount: amount('优惠', { excel: { import: true } }),
    total: amount('合计', { computed: { sum: 'lines.worth' }, filter: 'range', excel: {} }),
    reserved: amount('预订', {
      computed: { sum: 'lines.worth', if: { $expr: "row.kind == '2'" } },
    }),
    lineCount: { type: 'integer', label: '行数', computed: { count: 'lines' } },
    pricedCount: { type: 'integer', label: '有价', computed: { count: 'lines.price' } },
    cheapest: amount('最低', { computed: { min: 'lines.price' } }),
    latest: { type: 'date', label: '最迟', computed: { max: 'lines.deliverOn' } },
    mean: amount('均价', { computed: { avg: 'lines.price' } }),
    state: { type: 'string', label: '状态', maxLength: 1, default: '0' },
    version: { type: 'integer', label: '版本', default: 1 },
  },
  versionField: 'version',
  checks: [
    { assert: { $expr: 'payable >= 0' }, message: '优惠不能超过合计{total}', field: 'discount' },
  ],
  transitions: {
    close: { label: '结清', field: 'state', from: ['0'], to: '1', optional: ['discount'] },
  },
  relations: {
    lines: { type: 'owned', model: 'billLine', by: 'billId', order: 'place', max: 50 },
  },
};

export const billModels = [goods, billLine, bill];

/** Aggregates with other digits than what they are over. */
const scaled: Model['fields'] = {
  coarseTotal: amount('约计', { scale: 0, computed: { sum: 'lines.worth' } }),
  coarseMean: amount('约均', { scale: 1, computed: { avg: 'lines.price' } }),
  fineMean: amount('细均', { scale: 5, computed: { avg: 'lines.price' } }),
  coarsest: amount('约高', { scale: 1, computed: { max: 'lines.price' } }),
  wholeMean: { type: 'integer', label: '均量', computed: { avg: 'lines.quantity' } },
  late: {
    type: 'integer',
    label: '迟',
    computed: { count: 'lines', if: { $expr: "row.deliverOn < '2026-03-01' || !row.price" } },
  },
};

/** The bill with every aggregate once more, worked out when it is read. */
export const withTwins = (model: Model): Model => ({
  ...model,
  fields: {
    ...model.fields,
    ...(model === bill && scaled),
    ...Object.fromEntries(
      Object.entries(model === bill ? { ...model.fields, ...scaled } : {}).flatMap(
        ([name, field]) =>
          field.computed && !('$expr' in field.computed)
            ? [[`${name}Twin`, { ...field, stored: false } satisfies Field]]
            : [],
      ),
    ),
  },
});
