/** Formatted texts of any model are cleaned before they are stored. */
import { expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { richTextHooks } from '../../../src/server/system/rich-text-hooks.ts';
import { admin } from '../models/support/actors.ts';
import { operlog } from '../models/support/app.ts';
import { serveModels } from '../models/support/serve.ts';

const article: Model = {
  version: 2,
  name: 'article',
  label: '文章',
  table: 'demo_article',
  path: '/demo/article',
  permission: 'demo:article',
  audit: '文章管理',
  operations: ['list', 'get', 'create', 'update', 'remove'],
  key: 'articleId',
  labelField: 'title',
  fields: {
    articleId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题', maxLength: 50 },
    body: { type: 'richText', label: '正文' },
    state: {
      type: 'string',
      label: '状态',
      maxLength: 10,
      default: 'draft',
      options: [
        { value: 'draft', label: '草稿' },
        { value: 'shown', label: '已发布' },
      ],
    },
  },
  transitions: {
    show: { label: '发布', field: 'state', from: ['draft'], to: 'shown', required: ['body'] },
  },
};

const { call } = serveModels({
  models: [article, operlog],
  callers: { admin },
  prepare({ engine }) {
    for (const [name, hooks] of Object.entries(richTextHooks(engine, { embeds: [] })))
      engine.hooks(name, hooks);
  },
});

it('what nobody sees goes, what readers would miss is refused and named', async () => {
  const stored = await call('POST', '/demo/article', {
    title: '一',
    body: '<p id="mine" style="text-align: center" onclick="x()">文</p>',
  });
  expect(stored).toMatchObject({ code: 500 });
  expect(stored.msg).toBe('正文含有不能保存的格式：onclick，请去除后重试');
  expect(
    await call('POST', '/demo/article', {
      title: '一',
      body: '<p id="mine" style="text-align: center">文</p>',
    }),
  ).toMatchObject({ code: 200 });
  const { rows } = await call('GET', '/demo/article/list?pageNum=1&pageSize=10');
  expect(rows).toMatchObject([{ title: '一', body: '<p style="text-align: center">文</p>' }]);
  const [{ articleId }] = rows;
  const refused = await call('PUT', '/demo/article', {
    articleId,
    title: '二',
    body: '<p>文</p><script>1</script>',
  });
  expect(refused.msg).toBe('正文含有不能保存的格式：script，请去除后重试');
  expect((await call('GET', `/demo/article/${articleId}`)).data.title).toBe('一');
});

it('a text that comes with a transition is cleaned, too', async () => {
  await call('POST', '/demo/article', { title: '三', body: '<p>文</p>' });
  const { rows } = await call(
    'GET',
    '/demo/article/list?pageSize=1&orderByColumn=articleId&isAsc=desc',
  );
  const [{ articleId }] = rows;
  const show = (body: string) => call('PUT', `/demo/article/show/${articleId}`, { body });
  expect(await show('<p>文</p><script>1</script>')).toMatchObject({
    code: 500,
    msg: '正文含有不能保存的格式：script，请去除后重试',
  });
  const shown = await show('<p id="mine">文</p>');
  expect(shown).toMatchObject({ code: 200, warning: expect.stringContaining('已去除') });
  expect((await call('GET', `/demo/article/${articleId}`)).data).toMatchObject({
    body: '<p>文</p>',
    state: 'shown',
  });
});
