/** Forms that name no model, opened by a list of another model than the page's. */
import { expect, it } from 'vitest';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import type { CompilingHost } from '../../src/designer/document/compiled.ts';
import { modelAtPlace } from '../../src/designer/document/models.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { publicForm } from '../../src/designer/publicForm/publicForm.ts';
import { protocol } from '../../src/protocol/index.ts';
import type { Page } from '../../src/schema/generated/types.gen.ts';
import { stepCatalogue } from '../../src/steps/catalogue.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { project } from './project.ts';

const page: Page = {
  version: 2,
  id: 'demo/page',
  title: '岗位与公告',
  model: 'post',
  body: [
    { type: 'list', name: 'posts', columns: ['postName'], form: 'post', toolbar: ['create'] },
    {
      type: 'list',
      name: 'notices',
      model: 'notice',
      columns: ['noticeTitle'],
      form: 'notice',
      toolbar: ['create'],
    },
  ],
  forms: { post: { fields: ['postName'] }, notice: { fields: ['noticeTitle'] } },
};

const opening = (form: string) => ({
  type: 'button',
  name: 'open',
  label: '打开',
  run: [{ type: 'openForm', form }],
});
/** Forms that nothing else opens. */
const circle = {
  a: { fields: [opening('edit'), opening('b')] },
  b: { fields: [opening('a'), opening('b')] },
};

const host = {
  protocol,
  viewer: { permissions: [], roles: [] },
  widgets: widgetCatalogue.map((facts) => ({ facts })),
  blocks: blockCatalogue,
  steps: stepCatalogue,
} as unknown as CompilingHost;

it('the designer offers the fields of the model there', () => {
  const nameOf = (form: string) => modelAtPlace(page, ['forms', form, 'fields', 0], project)?.name;
  expect([nameOf('post'), nameOf('notice')]).toEqual(['post', 'notice']);
  expect(problemsOf(page, 'demo/page', project)).toEqual([]);
});

it.each([
  ['nothing among blocks', { body: [null] }],
  ['a list that is none', { list: 'posts' }],
  ['a block that is no object', { body: [{ type: 'tabs', items: [null, 3] }, 'list'] }],
  ['a form of no name', { body: [{ type: 'list', form: null, list: 4 }] }],
  ['forms that open each other', { forms: { ...circle, edit: { fields: [opening('a')] } } }],
])('a model is found beside %s', (_what, broken) => {
  const other = { ...page, forms: { edit: { fields: ['postName'] } }, ...broken };
  expect(modelAtPlace(other, ['forms', 'edit', 'fields', 0], project)?.name).toBe('post');
});

it('anybody can fill in those fields', () => {
  const fieldsOf = (form: string) => publicForm(page, form, { project, host }).fields;
  expect(fieldsOf('post')).toMatchObject([{ name: 'postName', label: '岗位名称' }]);
  expect(fieldsOf('notice')).toMatchObject([{ name: 'noticeTitle', label: '公告标题' }]);
});
