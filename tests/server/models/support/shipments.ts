/** Shipments that move between states: a model with transitions. */
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import { operlog } from './app.ts';

export const shipment: Model = {
  version: 2,
  name: 'shipment',
  label: '发货单',
  table: 'test_shipment',
  key: 'shipmentId',
  labelField: 'shipmentNo',
  path: '/test/shipment',
  permission: 'test:shipment',
  audit: '发货管理',
  operations: ['list', 'get', 'create', 'update', 'remove', 'import', 'importTemplate'],
  fields: {
    shipmentId: { type: 'id', label: '编号' },
    shipmentNo: {
      type: 'string',
      label: '单号',
      required: true,
      maxLength: 20,
      unique: true,
      excel: { import: true },
    },
    status: {
      type: 'string',
      label: '状态',
      default: 'new',
      initialStates: ['new', 'paid'],
      options: [
        { value: 'new', label: '待付款' },
        { value: 'paid', label: '已付款' },
        { value: 'shipped', label: '已发货' },
        { value: 'cancelled', label: '已取消' },
      ],
      excel: { import: true },
    },
    amount: { type: 'integer', label: '金额', default: 1, excel: { import: true } },
    expressNo: {
      type: 'string',
      label: '快递单号',
      maxLength: 8,
      unique: true,
      modes: ['list', 'view'],
    },
    note: { type: 'string', label: '备注', maxLength: 20 },
    shippedAt: { type: 'datetime', label: '发货时间', modes: ['list', 'view'] },
    shippedBy: { type: 'string', label: '发货人', maxLength: 30, modes: ['list', 'view'] },
    shipper: { type: 'long', label: '发货人编号', modes: ['list', 'view'] },
    deptId: { type: 'long', label: '部门' },
    version: { type: 'integer', label: '版本', default: 1 },
  },
  versionField: 'version',
  dataScope: { dept: 'deptId' },
  transitions: {
    pay: {
      label: '付款',
      field: 'status',
      from: ['new'],
      to: 'paid',
      assert: { $expr: 'record.amount > 0' },
      message: '{shipmentNo}没有金额，不能付款',
    },
    ship: {
      label: '发货',
      field: 'status',
      from: ['paid'],
      to: 'shipped',
      access: 'send',
      required: ['expressNo'],
      optional: ['note'],
      stamps: { shippedAt: 'now', shippedBy: 'user', shipper: 'user' },
    },
    cancel: {
      label: '取消',
      field: 'status',
      from: ['new', 'paid'],
      to: 'cancelled',
      reason: { label: '取消原因', min: 2 },
    },
    reopen: { label: '恢复', field: 'status', from: ['cancelled'], to: 'new' },
    lose: { label: '报失', field: 'status', from: ['shipped'], to: 'cancelled', proof: true },
  },
};

export const shipmentModels = [shipment, operlog];
