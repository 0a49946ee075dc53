/** Orders with their lines: models with an owned relation. */
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import { operlog } from './app.ts';

const product: Model = {
  version: 2,
  name: 'product',
  label: '商品',
  table: 'test_product',
  key: 'productId',
  labelField: 'productName',
  fields: {
    productId: { type: 'id', label: '商品编号' },
    productName: { type: 'string', label: '商品名称', required: true, maxLength: 20 },
  },
};

const orderLine: Model = {
  version: 2,
  name: 'orderLine',
  label: '订单明细',
  table: 'test_order_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '明细编号' },
    orderId: { type: 'ref', label: '订单', modes: [] },
    place: { type: 'integer', label: '顺序', modes: [] },
    productId: { type: 'ref', label: '商品', required: true },
    quantity: { type: 'integer', label: '数量', required: true, minimum: 1, maximum: 999 },
    price: { type: 'decimal', label: '单价', precision: 10, scale: 2 },
    slot: { type: 'string', label: '货位', maxLength: 5, unique: { within: ['orderId'] } },
    cost: {
      type: 'integer',
      label: '成本',
      access: { read: 'test:order:cost', write: 'test:order:cost' },
    },
    note: { type: 'string', label: '备注', maxLength: 50 },
  },
  guards: [
    {
      on: ['remove'],
      assert: { $expr: 'record.note != "已发货"' },
      message: '已发货的明细不能删除',
    },
  ],
  relations: {
    order: { type: 'belongsTo', model: 'order', field: 'orderId' },
    product: {
      type: 'belongsTo',
      model: 'product',
      field: 'productId',
      expose: ['productName'],
    },
  },
};

const order: Model = {
  version: 2,
  name: 'order',
  label: '订单',
  table: 'test_order',
  key: 'orderId',
  labelField: 'orderNo',
  path: '/test/order',
  permission: 'test:order',
  audit: '订单管理',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export'],
  fields: {
    orderId: { type: 'id', label: '订单编号' },
    orderNo: { type: 'string', label: '订单号', required: true, maxLength: 20, unique: true },
    deptId: { type: 'long', label: '部门' },
    version: { type: 'integer', label: '版本', default: 1 },
  },
  versionField: 'version',
  dataScope: { dept: 'deptId' },
  relations: {
    lines: {
      type: 'owned',
      model: 'orderLine',
      by: 'orderId',
      order: 'place',
      min: 1,
      max: 20,
    },
  },
};

export const orderModels = [product, orderLine, order, operlog];

export const products: Defaults = {
  version: 2,
  model: 'product',
  nextId: 10,
  rows: [
    { productId: 1, productName: '茶' },
    { productId: 2, productName: '米' },
    { productId: 3, productName: '盐' },
  ],
};

/**
 * Contracts are marked when they are removed; their clauses hold remarks, and are listed by
 * themselves.
 */
const remark: Model = {
  version: 2,
  name: 'remark',
  label: '批注',
  table: 'test_remark',
  key: 'remarkId',
  stamps: false,
  fields: {
    remarkId: { type: 'id', label: '批注编号' },
    clauseId: { type: 'ref', label: '条款', modes: [] },
    text: { type: 'string', label: '内容', required: true, maxLength: 20 },
  },
};

const clause: Model = {
  version: 2,
  name: 'clause',
  label: '条款',
  table: 'test_clause',
  key: 'clauseId',
  path: '/test/clause',
  permission: 'test:contract',
  operations: ['list', 'get', 'export'],
  fields: {
    clauseId: { type: 'id', label: '条款编号' },
    contractId: { type: 'ref', label: '合同' },
    productId: { type: 'ref', label: '商品' },
    text: { type: 'string', label: '内容', maxLength: 20 },
  },
  relations: {
    remarks: { type: 'owned', model: 'remark', by: 'clauseId' },
    contract: { type: 'belongsTo', model: 'contract', field: 'contractId' },
    product: { type: 'belongsTo', model: 'product', field: 'productId' },
  },
};

const contract: Model = {
  version: 2,
  name: 'contract',
  label: '合同',
  table: 'test_contract',
  key: 'contractId',
  path: '/test/contract',
  permission: 'test:contract',
  fields: {
    contractId: { type: 'id', label: '合同编号' },
    title: { type: 'string', label: '标题', maxLength: 20 },
    deptId: { type: 'long', label: '部门' },
    delFlag: { type: 'string', label: '删除标志', maxLength: 1, modes: [] },
  },
  softDelete: { field: 'delFlag', present: '0', deleted: '2' },
  dataScope: { dept: 'deptId' },
  relations: { clauses: { type: 'owned', model: 'clause', by: 'contractId' } },
};

export const contractModels = [product, remark, clause, contract, operlog];
