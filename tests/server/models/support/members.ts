/** Members whose names and numbers are masked, with visits that refer to them and contacts they own. */
import { readFileSync } from 'node:fs';
import type { Model } from '../../../../src/schema/generated/types.gen.ts';
import { operlog } from './app.ts';

const example: Model = JSON.parse(
  readFileSync(new URL('../../../../docs/examples/member/model.json', import.meta.url), 'utf8'),
);

/** The example, with everything that says something about a record. */
const member: Model = {
  ...example,
  fields: {
    ...example.fields,
    phone: { ...example.fields.phone!, messages: { unique: '手机号{phone}已被使用' } },
    state: { type: 'string', label: '状态', default: 'open' },
  },
  distinct: ['phone', 'level'],
  lookups: ['memberNo', 'phone'],
  aggregates: {
    byName: {
      label: '按姓名',
      groupBy: ['memberName'],
      measures: { count: 'count', last: { max: 'phone' } },
    },
  },
  unique: [{ fields: ['idCard', 'level'], message: '{idCard}的{level}级会员已存在' }],
  checks: [{ assert: { $expr: 'level < 9' }, message: '{memberName}的手机{phone}不能是{level}级' }],
  guards: [
    {
      on: ['remove'],
      assert: { $expr: 'record.level != 5' },
      message: '{memberName}（{phone}）不能删除',
    },
  ],
  transitions: {
    freeze: {
      label: '冻结',
      field: 'state',
      from: ['open'],
      to: 'frozen',
      assert: { $expr: 'record.level != 6' },
      message: '{phone}不能冻结',
      optional: ['phone'],
    },
  },
  relations: { contacts: { type: 'owned', model: 'contact', by: 'memberId', label: '联系人' } },
};

const contact: Model = {
  version: 2,
  name: 'contact',
  label: '联系人',
  table: 'demo_contact',
  key: 'contactId',
  fields: {
    contactId: { type: 'id', label: '编号' },
    memberId: { type: 'ref', label: '会员' },
    mobile: { type: 'string', label: '电话', maxLength: 11, mask: 'phone' },
    note: { type: 'string', label: '备注', maxLength: 20 },
  },
};

const visit: Model = {
  version: 2,
  name: 'visit',
  label: '到访',
  table: 'demo_visit',
  key: 'visitId',
  path: '/demo/visit',
  permission: 'demo:visit',
  operations: ['list', 'get', 'create', 'export'],
  fields: {
    visitId: { type: 'id', label: '编号' },
    memberId: { type: 'ref', label: '会员', filter: 'exact' },
    note: { type: 'string', label: '备注', maxLength: 20 },
  },
  relations: {
    member: {
      type: 'belongsTo',
      model: 'member',
      field: 'memberId',
      expose: ['memberName', 'phone'],
      excel: { phone: '会员手机号' },
    },
  },
};

export const memberModels = [member, contact, visit, operlog];
