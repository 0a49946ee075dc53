/** Eyes beside masked values. */
import { describe, expect, it } from 'vitest';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, listOf } from './fixtures.ts';
import { all, page, warehouse } from './warehouse.ts';

const model: Model = {
  ...warehouse,
  fields: {
    ...warehouse.fields,
    keeper: { type: 'string', label: '负责人', maxLength: 20, mask: 'name' },
    managerId: { type: 'ref', label: '经理' },
  },
  relations: {
    ...warehouse.relations,
    manager: { type: 'belongsTo', model: 'person', field: 'managerId', expose: ['phone'] },
  },
};
const person: Model = {
  version: 2,
  name: 'person',
  label: '人员',
  table: 'demo_person',
  key: 'personId',
  path: '/demo/person',
  permission: 'demo:person',
  fields: {
    personId: { type: 'id', label: '编号' },
    phone: { type: 'string', label: '电话', mask: 'phone' },
  },
};
const models = { ...all, warehouse: model, person };
const shown: Partial<Page> = {
  list: {
    columns: ['code', { field: 'keeper', sortable: true }, { field: 'manager.phone' }],
    toolbar: ['edit'],
  },
  forms: { edit: { fields: ['code', 'keeper'] } },
};

const revealed = (permissions?: string[]) => {
  const plan = compile(page(shown), permissions, models);
  return {
    columns: listOf(plan).columns.map(({ reveal }) => reveal),
    nodes: plan.forms.edit?.nodes.map(({ reveal }) => reveal),
  };
};

it('stand where the viewer may reveal, with the record that holds the value', () => {
  const keeper = { url: '/demo/warehouse/reveal/keeper', key: 'warehouseId' };
  const phone = { url: '/demo/person/reveal/phone', key: 'managerId' };
  const rights = ['demo:warehouse:list', 'demo:warehouse:edit'];
  expect(revealed()).toEqual({
    columns: [undefined, keeper, phone],
    nodes: [undefined, keeper],
  });
  expect(revealed(rights)).toEqual({
    columns: [undefined, undefined, undefined],
    nodes: [undefined, undefined],
  });
  expect(revealed([...rights, 'demo:person:reveal']).columns).toEqual([
    undefined,
    undefined,
    phone,
  ]);
});

it('belong to columns that nobody sorts by, and to values whose format is not asked', () => {
  const plan = compile(page(shown), undefined, models);
  expect(listOf(plan).columns[1]).toMatchObject({ sortable: false });
  expect(plan.forms.edit?.nodes[1]).toMatchObject({ validation: { masked: true } });
});

describe('in rows that are part of a record', () => {
  const shelf: Model = {
    version: 2,
    name: 'shelf',
    label: '货架',
    table: 'demo_shelf',
    key: 'shelfId',
    fields: {
      shelfId: { type: 'id', label: '编号' },
      warehouseId: { type: 'ref', label: '仓库' },
      phone: { type: 'string', label: '电话', mask: 'phone' },
    },
  };
  const owner: Model = {
    ...model,
    relations: {
      ...model.relations,
      shelves: { type: 'owned', model: 'shelf', by: 'warehouseId', label: '货架' },
    },
  };
  const form: Partial<Page> = {
    list: { columns: ['code'], toolbar: ['edit'] },
    forms: { edit: { fields: ['code', { type: 'list', field: 'shelves', fields: ['phone'] }] } },
  } as Partial<Page>;
  const revealedIn = (part: Model, permissions?: string[]) =>
    compile(page(form), permissions, {
      ...models,
      warehouse: owner,
      shelf: part,
    }).forms.edit?.nodes[1]?.item?.children.map(({ reveal }) => reveal);
  const edit = ['demo:warehouse:list', 'demo:warehouse:edit'];

  it('they are asked for under the address and by the permission of the owner', () => {
    const place = { url: '/demo/warehouse/reveal/shelves.phone', key: 'shelfId' };
    expect(revealedIn(shelf)).toEqual([place]);
    expect(revealedIn(shelf, [...edit, 'demo:warehouse:reveal'])).toEqual([place]);
    expect(revealedIn(shelf, edit)).toEqual([undefined]);
  });

  it('a permission and an address of their own go before', () => {
    const own = { ...shelf, permission: 'demo:shelf' };
    expect(revealedIn(own, [...edit, 'demo:warehouse:reveal'])).toEqual([undefined]);
    expect(revealedIn(own, [...edit, 'demo:shelf:reveal'])).toHaveLength(1);
    const place = { url: '/demo/shelf/reveal/phone', key: 'shelfId' };
    expect(revealedIn({ ...own, path: '/demo/shelf' })).toEqual([place]);
  });
});
