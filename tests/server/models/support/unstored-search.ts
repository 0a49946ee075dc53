/** Jobs with steps, and the visits that name them: found and sorted by what no column holds. */
import type { Field, Model } from '../../../../src/schema/generated/types.gen.ts';

const unstored = (type: Field['type'], computed: Field['computed'], more: Partial<Field> = {}) =>
  ({ type, label: type, stored: false, computed, ...more }) as Field;

export const job: Model = {
  version: 2,
  name: 'job',
  label: '工单',
  table: 'test_job',
  key: 'jobId',
  labelField: 'title',
  path: '/test/job',
  permission: 'test:job',
  audit: '工单',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export'],
  dataScope: { user: 'createBy' },
  softDelete: { field: 'delFlag', present: '0', deleted: '2' },
  fields: {
    jobId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题', maxLength: 20, excel: {} },
    dueOn: { type: 'date', label: '到期' },
    price: { type: 'decimal', label: '单价', scale: 2 },
    delFlag: { type: 'string', label: '删除', maxLength: 1, default: '0', modes: [] },
    daysLeft: unstored(
      'integer',
      { $expr: 'diffDays(today(), dueOn)' },
      { filter: ['range', { type: 'exact' }, { type: 'in', param: 'daysIn' }], excel: {} },
    ),
    isLate: unstored('boolean', { $expr: 'daysLeft < 0' }, { filter: 'exact' }),
    third: unstored('decimal', { $expr: 'price / 3' }, { scale: 2, filter: ['range', 'exact'] }),
    heading: unstored(
      'string',
      { $expr: "title + (daysLeft == null ? '' : ' D' + daysLeft)" },
      { filter: ['contains', { type: 'exact', param: 'headed' }] },
    ),
    spent: unstored('decimal', { sum: 'steps.cost' }, { scale: 2, filter: 'range', excel: {} }),
    waiting: unstored(
      'integer',
      { count: 'steps', if: { $expr: 'row.startOn > today()' } },
      { filter: 'exact' },
    ),
    first: unstored(
      'date',
      { min: 'steps.startOn' },
      { filter: { type: 'dayRange', prefix: 'first' } },
    ),
    rest: unstored('decimal', { $expr: 'price - spent' }, { scale: 2, filter: 'range' }),
    noted: unstored('integer', { count: 'steps.note' }),
    slotted: unstored('integer', { count: 'steps.slot', if: { $expr: 'slot.end == null' } }),
    padded: unstored('string', { $expr: "padStart(title, 6, '0')" }, { filter: 'exact' }),
    shout: unstored('string', { $expr: 'upper(title)' }, { caseSensitive: true, filter: 'exact' }),
    priced: unstored(
      'string',
      { $expr: "join([lower(title), formatNumber(price, 2)], ' ¥')" },
      { filter: 'contains' },
    ),
    listed: unstored('string', { $expr: "listed(split(title, 'l'))" }),
  },
  sort: { daysLeft: 'asc' },
  aggregates: {
    byLate: {
      label: '按逾期',
      groupBy: ['isLate'],
      measures: {
        jobs: 'count',
        spent: { sum: 'spent' },
        most: { max: 'daysLeft' },
        dear: { count: true, if: { $expr: 'rest < 0' } },
      },
    },
  },
  relations: {
    steps: {
      type: 'owned',
      model: 'jobStep',
      filters: { overdue: 'exact' },
      fields: {
        startOn: { type: 'date', label: '开始' },
        cost: { type: 'decimal', label: '费用', scale: 2 },
        note: { type: 'string', label: '备注', maxLength: 20 },
        slot: { type: 'range', label: '时段', of: 'date', open: true },
        overdue: unstored('boolean', { $expr: 'startOn < today()' }),
      },
    },
  },
};

export const visit: Model = {
  version: 2,
  name: 'visit',
  label: '走访',
  table: 'test_visit',
  key: 'visitId',
  path: '/test/visit',
  permission: 'test:visit',
  operations: ['list', 'create'],
  fields: {
    visitId: { type: 'id', label: '编号' },
    jobId: { type: 'ref', label: '工单' },
  },
  relations: {
    job: {
      type: 'belongsTo',
      model: 'job',
      field: 'jobId',
      expose: ['title', 'daysLeft', 'spent'],
      filters: { daysLeft: 'exact' },
    },
  },
};
