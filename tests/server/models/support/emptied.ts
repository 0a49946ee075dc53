/** Models with a field of every type, on records and on their parts. */
import type { Field, Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';

const optional = (type: Field['type'], more: Partial<Field> = {}): Field => ({
  type,
  label: type,
  ...more,
});

/** A field of each type that may be empty, with a limit that an empty value must not meet. */
export const fields: Record<string, Field> = {
  name: optional('string', { maxLength: 20 }),
  text: optional('text'),
  richText: optional('richText'),
  count: optional('integer', { minimum: 1 }),
  limited: optional('integer', { maximum: 9 }),
  long: optional('long'),
  rate: optional('decimal', { scale: 3, minimum: 0.5 }),
  price: optional('money', { currency: 'CNY' }),
  flag: optional('boolean'),
  day: optional('date'),
  moment: optional('datetime'),
  friendId: optional('ref'),
  level: optional('integer', { options: [{ value: 7, label: '七' }] }),
  json: optional('json'),
  files: optional('attachments'),
  secret: optional('string', { encrypted: true, mask: 'phone', maxLength: 20 }),
  days: optional('range', { of: 'date' }),
  moments: optional('range', { of: 'datetime', open: true }),
  daily: optional('range', { of: 'time' }),
  people: optional('range', { of: 'integer' }),
  area: optional('range', { of: 'decimal', scale: 1 }),
  budget: optional('range', { of: 'money', currency: 'CNY', open: true }),
};

/** A value of each, but of files: each record carries its own. */
export const values: Row = {
  name: '甲',
  text: '乙',
  richText: '<p>丙</p>',
  count: 3,
  limited: 3,
  long: 4,
  rate: 1.125,
  price: 9.9,
  flag: false,
  day: '2026-03-01',
  moment: '2026-03-01 08:00:00',
  friendId: 1,
  level: 7,
  json: { a: 1 },
  secret: '13800005678',
  days: { begin: '2026-03-01', end: '2026-03-02' },
  moments: { begin: '2026-03-01 08:00:00', end: null },
  daily: { begin: '08:00:00', end: '18:00:00' },
  people: { begin: 1, end: 2 },
  area: { begin: 1.5, end: 2.5 },
  budget: { begin: null, end: 8.5 },
};

/** Names of the fields that a form may empty. */
export const asked = Object.keys(fields);

const base = {
  version: 2 as const,
  relations: {
    kind: { type: 'belongsTo', model: 'emptiedKind', field: 'kindId' },
    friend: { type: 'belongsTo', model: 'emptiedKind', field: 'friendId' },
  },
};
/** Records with parts like them, of kinds that define more members. */
export const models = [
  {
    ...base,
    name: 'emptied',
    label: '记录',
    table: 'test_emptied',
    key: 'id',
    path: '/test/emptied',
    permission: 'test:emptied',
    audit: '记录',
    operations: ['list', 'get', 'create', 'update', 'updateMany'],
    fields: {
      id: { type: 'id', label: '编号' },
      title: { type: 'string', label: '标题', required: true, maxLength: 20 },
      order: { type: 'integer', label: '顺序', required: true, column: 'place' },
      state: { type: 'string', label: '状态', maxLength: 1, default: '0' },
      kindId: { type: 'ref', label: '种类' },
      extra: { type: 'dynamic', label: '属性', from: 'kind.members' },
      version: { type: 'integer', label: '版本', default: 1 },
      ...fields,
    },
    versionField: 'version',
    relations: {
      ...base.relations,
      parts: { type: 'owned', model: 'emptiedPart', by: 'ownerId' },
    },
    transitions: {
      change: { label: '变更', field: 'state', from: ['0'], to: '0', optional: asked },
    },
  },
  {
    ...base,
    name: 'emptiedPart',
    label: '部分',
    table: 'test_emptied_part',
    key: 'partId',
    fields: {
      partId: { type: 'id', label: '编号' },
      ownerId: { type: 'ref', label: '记录', modes: [] },
      kindId: { type: 'ref', label: '种类' },
      extra: { type: 'dynamic', label: '属性', from: 'kind.members' },
      ...fields,
    },
    relations: {
      ...base.relations,
      owner: { type: 'belongsTo', model: 'emptied', field: 'ownerId' },
    },
  },
  {
    version: 2,
    name: 'emptiedKind',
    label: '种类',
    table: 'test_emptied_kind',
    key: 'kindId',
    labelField: 'kindName',
    path: '/test/emptiedKind',
    permission: 'test:emptiedKind',
    operations: ['list', 'get', 'create', 'update'],
    fields: {
      kindId: { type: 'id', label: '编号' },
      kindName: { type: 'string', label: '名称', required: true, maxLength: 20 },
      members: { type: 'fieldDefinitions', label: '属性' },
    },
  },
] as unknown as Model[];

/** What kinds define, and a value of each. */
export const members = [
  { name: 'power', label: '功率', type: 'decimal', minimum: 1 },
  { name: 'madeOn', label: '日期', type: 'date' },
  { name: 'frostFree', label: '无霜', type: 'boolean' },
  { name: 'colour', label: '颜色', type: 'string' },
];
export const extra = { power: 2, madeOn: '2026-03-01', frostFree: true, colour: '白' };
