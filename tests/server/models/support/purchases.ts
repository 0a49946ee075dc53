/** Purchases with lines and contacts, which workbooks bring and take away. */
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import { withParts } from '../../../../src/schema/check/parts.ts';
import { loadProject } from '../../../../src/schema/check/project.ts';
import { operlog } from './app.ts';

const excel = { import: true };

const goods: Model = {
  version: 2,
  name: 'goods',
  label: '商品',
  table: 'test_goods',
  key: 'goodsId',
  labelField: 'goodsName',
  fields: {
    goodsId: { type: 'id', label: '商品编号' },
    goodsName: { type: 'string', label: '商品名称', required: true, maxLength: 20 },
  },
};

const purchaseLine: Model = {
  version: 2,
  name: 'purchaseLine',
  label: '采购明细',
  table: 'test_purchase_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '明细编号' },
    purchaseId: { type: 'ref', label: '采购单', modes: [] },
    place: { type: 'integer', label: '顺序', modes: [] },
    goodsId: { type: 'ref', label: '商品', required: true, excel },
    kind: {
      type: 'string',
      label: '类别',
      maxLength: 1,
      default: '1',
      options: [
        { value: '1', label: '现货' },
        { value: '2', label: '预订' },
      ],
      excel,
    },
    quantity: { type: 'integer', label: '数量', required: true, minimum: 1, unit: '件', excel },
    price: { type: 'decimal', label: '单价', precision: 10, scale: 2, currency: 'CNY', excel },
    deliverOn: { type: 'date', label: '交货日期', excel },
    slot: {
      type: 'string',
      label: '货位',
      maxLength: 5,
      unique: { within: ['purchaseId'] },
      excel,
    },
    batch: {
      type: 'string',
      label: '批号',
      maxLength: 20,
      default: { $sequence: 'B{#####}' },
      modes: ['list', 'view'],
    },
    phone: { type: 'string', label: '联系电话', maxLength: 20, mask: 'phone', excel },
    secret: { type: 'string', label: '密码', maxLength: 20, encrypted: true, mask: 'name', excel },
    cost: {
      type: 'integer',
      label: '成本',
      access: { read: 'test:purchase:cost', write: 'test:purchase:cost' },
      excel,
    },
    note: { type: 'text', label: '备注', excel },
    amount: {
      type: 'decimal',
      label: '金额',
      precision: 14,
      scale: 2,
      computed: { $expr: 'row.quantity * (row.price ?? 0)' },
      excel: {},
    },
  },
  checks: [
    {
      assert: { $expr: 'row.quantity < 1000 || row.kind == "2"' },
      message: '现货不能超过999件',
      field: 'quantity',
    },
  ],
  relations: {
    goods: { type: 'belongsTo', model: 'goods', field: 'goodsId', expose: ['goodsName'] },
  },
};

const purchase: Model = {
  version: 2,
  name: 'purchase',
  label: '采购单',
  table: 'test_purchase',
  key: 'purchaseId',
  labelField: 'purchaseNo',
  path: '/test/purchase',
  permission: 'test:purchase',
  audit: '采购管理',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export', 'import', 'importTemplate'],
  sort: { purchaseId: 'asc' },
  fields: {
    purchaseId: { type: 'id', label: '采购编号' },
    purchaseNo: {
      type: 'string',
      label: '采购单号',
      required: true,
      maxLength: 20,
      unique: true,
      filter: 'contains',
      excel,
    },
    supplier: { type: 'string', label: '供应商', maxLength: 20, excel },
    deptId: { type: 'long', label: '部门', excel },
    total: {
      type: 'decimal',
      label: '合计',
      precision: 14,
      scale: 2,
      computed: { sum: 'lines.amount' },
      excel: {},
    },
    lineCount: { type: 'integer', label: '行数', computed: { count: 'lines' }, excel: {} },
    version: { type: 'integer', label: '版本', default: 1 },
  },
  versionField: 'version',
  dataScope: { dept: 'deptId' },
  relations: {
    lines: {
      type: 'owned',
      model: 'purchaseLine',
      by: 'purchaseId',
      order: 'place',
      min: 1,
      max: 20,
    },
    contacts: {
      type: 'owned',
      model: 'purchaseContact',
      label: '联系人',
      fields: {
        contactName: { type: 'string', label: '姓名', required: true, maxLength: 20, excel },
        purchaseNo: { type: 'string', label: '采购单号', maxLength: 20, excel },
      },
      max: 3,
    },
  },
};

const files = [goods, purchaseLine, purchase].map((model) => ({
  path: `schemas/models/${model.name}.json`,
  text: JSON.stringify(model),
}));

export const purchaseModels: Model[] = [
  ...withParts(loadProject(files)).models.flatMap(({ value }) => value ?? []),
  operlog,
];

export const goodsRows: Defaults = {
  version: 2,
  model: 'goods',
  nextId: 10,
  rows: [
    { goodsId: 1, goodsName: '茶' },
    { goodsId: 2, goodsName: '米' },
    { goodsId: 3, goodsName: '=盐' },
  ],
};
