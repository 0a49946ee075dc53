/** A page says what is special about it, and nothing that its models or the runtime say anyway. */
import { expect, it } from 'vitest';
import { redundant } from '../../src/schema/migrate/tidy/redundant.ts';
import { models, pageIds, pageNamed, vocabulary } from './compile/fixtures.ts';

it.each(pageIds)('%s says nothing twice', (id) => {
  const page = JSON.parse(JSON.stringify(pageNamed(id))) as Record<string, unknown>;
  const context = { models: new Map(Object.entries(models)), vocabulary };
  expect(redundant(page, context)).toEqual(page);
});

it('keeps what a page says to the server alone', () => {
  const page = {
    version: 2,
    id: 'demo/post',
    title: '岗位',
    model: 'post',
    menu: { parent: 'tool', order: 4, icon: 'form' },
    permissions: { 'system:post:print': '岗位打印' },
    list: { columns: ['postCode'] },
  };
  const context = { models: new Map(Object.entries(models)), vocabulary };
  expect(redundant(page, context)).toEqual(page);
});
