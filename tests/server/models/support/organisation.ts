/** A small organisation: departments in a tree, people with tags, and their notes. */
import { afterAll, beforeEach } from 'vitest';
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../../src/server/db/database.ts';
import type { Session } from '../../../../src/server/http/session.ts';
import { admin } from './actors.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

/** A tree of departments with soft delete and data scope, as the back office has it. */
const dept: Model = {
  version: 2,
  name: 'dept',
  label: '部门',
  table: 'test_dept',
  key: 'deptId',
  labelField: 'deptName',
  path: '/test/dept',
  permission: 'test:dept',
  sort: { parentId: 'asc', orderNum: 'asc' },
  fields: {
    deptId: { type: 'id', label: '部门编号' },
    parentId: { type: 'ref', label: '上级部门' },
    ancestors: { type: 'string', label: '祖级', maxLength: 60, modes: ['list', 'view'] },
    deptName: {
      type: 'string',
      label: '部门名称',
      required: true,
      maxLength: 30,
      unique: { within: ['parentId'] },
    },
    orderNum: { type: 'integer', label: '显示顺序', default: 0 },
    status: { type: 'string', label: '状态', maxLength: 1, default: '0' },
    delFlag: { type: 'string', label: '删除标志', maxLength: 1, modes: ['list', 'view'] },
  },
  tree: {
    parent: 'parentId',
    ancestors: 'ancestors',
    order: 'orderNum',
    removeMessage: '存在下级部门,不允许删除',
    removeCode: 601,
    selfMessage: '上级部门不能是自己',
  },
  softDelete: { field: 'delFlag', present: '0', deleted: '2' },
  dataScope: { dept: 'deptId' },
  relations: {
    people: {
      type: 'hasMany',
      model: 'person',
      foreign: 'deptId',
      onRemove: 'restrict',
      message: '部门【{deptName}】存在人员,不允许删除',
      code: 601,
    },
  },
  guards: [
    {
      on: ['create'],
      assert: { $expr: "parent == null || parent.status == '0'" },
      message: '部门停用，不允许新增',
    },
  ],
};

/** People in departments, with tags. */
const person: Model = {
  version: 2,
  name: 'person',
  label: '人员',
  table: 'test_person',
  key: 'personId',
  labelField: 'personName',
  path: '/test/person',
  permission: 'test:person',
  operations: ['list', 'get', 'create', 'update', 'remove', 'export'],
  fields: {
    personId: { type: 'id', label: '人员编号', filter: 'exact' },
    personName: { type: 'string', label: '姓名', required: true, maxLength: 30, unique: true },
    email: { type: 'string', label: '邮箱', maxLength: 50, unique: true },
    deptId: { type: 'ref', label: '部门', filter: 'subtree' },
    bossId: { type: 'ref', label: '上级' },
    delFlag: { type: 'string', label: '删除标志', maxLength: 1, modes: ['list', 'view'] },
  },
  softDelete: { field: 'delFlag', present: '0', deleted: '2' },
  dataScope: { dept: 'deptId', user: 'createBy' },
  relations: {
    dept: { type: 'belongsTo', model: 'dept', field: 'deptId', expose: ['deptName', 'status'] },
    boss: { type: 'belongsTo', model: 'person', field: 'bossId', expose: ['personName'] },
    reports: { type: 'hasMany', model: 'person', foreign: 'bossId', onRemove: 'nullify' },
    notes: { type: 'hasMany', model: 'note', foreign: 'personId', onRemove: 'cascade' },
    tags: {
      type: 'manyToMany',
      model: 'tag',
      through: { table: 'test_person_tag', from: 'person_id', to: 'tag_id' },
      ids: 'tagIds',
    },
  },
};

const note: Model = {
  version: 2,
  name: 'note',
  label: '便签',
  table: 'test_note',
  key: 'noteId',
  stamps: false,
  fields: {
    noteId: { type: 'id', label: '便签编号' },
    personId: { type: 'ref', label: '人员', required: true },
    body: { type: 'text', label: '内容' },
  },
  relations: { person: { type: 'belongsTo', model: 'person', field: 'personId' } },
};

const tag: Model = {
  version: 2,
  name: 'tag',
  label: '标签',
  table: 'test_tag',
  key: 'tagId',
  labelField: 'tagName',
  path: '/test/tag',
  permission: 'test:tag',
  fields: {
    tagId: { type: 'id', label: '标签编号' },
    tagName: { type: 'string', label: '标签名', required: true, maxLength: 20 },
  },
  relations: {
    people: {
      type: 'manyToMany',
      model: 'person',
      through: { table: 'test_person_tag', from: 'tag_id', to: 'person_id' },
      onRemove: 'restrict',
      message: '{tagName}已分配,不能删除',
    },
  },
};

export const organisation = [dept, person, note, tag];

/** 100 总部 > 101 研发 > 102 前端; 100 > 103 市场; 200 is another root. */
export const departments: Defaults = {
  version: 2,
  model: 'dept',
  nextId: 300,
  rows: [
    { deptId: 100, parentId: 0, ancestors: '0', deptName: '总部' },
    { deptId: 101, parentId: 100, ancestors: '0,100', deptName: '研发', orderNum: 1 },
    { deptId: 102, parentId: 101, ancestors: '0,100,101', deptName: '前端' },
    { deptId: 103, parentId: 100, ancestors: '0,100', deptName: '市场', orderNum: 2 },
    { deptId: 200, parentId: 0, ancestors: '0', deptName: '分部' },
  ],
};

export const tags: Defaults = {
  version: 2,
  model: 'tag',
  nextId: 10,
  rows: [
    { tagId: 1, tagName: '红' },
    { tagId: 2, tagName: '绿' },
    { tagId: 3, tagName: '蓝' },
  ],
};

type Resources = 'dept' | 'person' | 'note' | 'tag';

/** Serves an organisation to the tests of a file: a fresh one before each. */
export function openedOrganisation() {
  let world: World;
  beforeEach(async () => {
    await world?.close();
    world = await openWorld(organisation, [departments, tags]);
  });
  afterAll(() => world?.close());
  const of = (model: Resources) => world.engine.resource(model);
  return {
    get world() {
      return world;
    },
    create: (model: Resources, input: Row, actor: Session = admin): Promise<Row> =>
      world.database.transaction((db) => of(model).create(db, input, actor)),
    update: (model: Resources, input: Row, actor: Session = admin): Promise<void> =>
      world.database.transaction((db) => of(model).update(db, input, actor)),
    remove: (model: Resources, keys: number[], actor: Session = admin): Promise<void> =>
      world.database.transaction((db) => of(model).remove(db, keys, actor)),
    get: (model: Resources, key: number, actor: Session = admin): Promise<Row> =>
      of(model).get(world.database.read, key, actor),
    async list(model: Resources, actor: Session = admin, filters: Row = {}): Promise<Row[]> {
      const { rows } = await of(model).list(world.database.read, { filters, size: 100 }, actor);
      return rows;
    },
  };
}
