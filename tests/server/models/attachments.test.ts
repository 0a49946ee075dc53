/** Files of records that are published, moved and marked as removed. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { attachmentsIn } from '../../../src/schema/record/attachments.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';

const paper = {
  version: 2,
  name: 'paper',
  label: '文件',
  table: 'test_paper',
  key: 'paperId',
  labelField: 'title',
  path: '/test/paper',
  permission: 'test:paper',
  fields: {
    paperId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题', maxLength: 50, excel: {} },
    scan: { type: 'attachments', label: '扫描件', excel: {} },
  },
};
const part = {
  type: 'owned',
  label: '附页',
  fields: { sheet: { type: 'attachments', label: '单页' } },
};
const models = {
  published: {
    ...paper,
    name: 'published',
    table: 'test_published',
    path: '/test/published',
    relations: { pages: { ...part, model: 'publishedPage' } },
    versions: true,
  },
  kept: {
    ...paper,
    name: 'kept',
    table: 'test_kept',
    path: '/test/kept',
    fields: {
      ...paper.fields,
      delFlag: { type: 'string', label: '删除标志', maxLength: 1, modes: [] },
    },
    softDelete: { field: 'delFlag', present: '0', deleted: '2' },
  },
  moved: {
    ...paper,
    name: 'moved',
    table: 'test_moved',
    path: '/test/moved',
    fields: {
      ...paper.fields,
      state: {
        type: 'string',
        label: '状态',
        maxLength: 1,
        default: '0',
        options: [
          { value: '0', label: '草稿' },
          { value: '1', label: '已归档' },
        ],
      },
    },
    transitions: {
      file: { label: '归档', field: 'state', from: ['0'], to: '1', required: ['scan'] },
    },
  },
};

/** As the checker reads them: with the fields of versions and the models of parts. */
function prepared(): Model[] {
  const files = Object.entries(models).map(([name, model]) => ({
    path: `schemas/models/${name}.json`,
    text: JSON.stringify(model),
  }));
  return [...bundleProject(loadProject(files), vocabulary).models.values()];
}

const server = serveModels({ models: [...prepared(), operlog], callers: { admin } });
const { call } = server;

let last = 0;
/** An upload of the administrator, as the route leaves it. */
async function upload(name: string): Promise<string> {
  const key = `upload/2026/11/22/file${++last}.pdf`;
  await server.world.database.write
    .insertInto('sys_file')
    .values({ key, user_id: 1, bytes: 10, name, user_name: 'admin', uploaded_at: 0, expires_at: 1 })
    .execute();
  return `/profile/${key}`;
}
/** Whether the file waits to be removed. */
async function isGivenUp(address: string): Promise<boolean> {
  const row = await server.world.database.read
    .selectFrom('sys_file')
    .select('expires_at')
    .where('key', '=', address.replace('/profile/', ''))
    .executeTakeFirstOrThrow();
  return row.expires_at !== null;
}
const latest = async (path: string): Promise<Row> => {
  const { rows } = await call(
    'GET',
    `${path}/list?pageNum=1&pageSize=1&orderByColumn=paperId&isAsc=desc`,
  );
  return (await call('GET', `${path}/${rows[0].paperId}`)).data;
};

describe('files of records with versions', () => {
  let scan: string;
  let sheet: string;
  let id: number;
  beforeAll(async () => {
    [scan, sheet] = [await upload('扫描.pdf'), await upload('单页.pdf')];
    await call('POST', '/test/published', { title: '甲', scan, pages: [{ sheet }] });
    id = (await latest('/test/published')).paperId;
    expect(await call('PUT', `/test/published/publish/${id}`, {})).toMatchObject({ code: 200 });
    await call('PUT', `/test/published/revise/${id}`, {});
  });

  it('stay when the record or a part of it goes on without them', async () => {
    expect(
      await call('PUT', '/test/published', { paperId: id, title: '乙', scan: '', pages: [] }),
    ).toMatchObject({ code: 200 });
    expect(await latest('/test/published')).toMatchObject({ scan: null, pages: [] });
    expect([await isGivenUp(scan), await isGivenUp(sheet)]).toEqual([false, false]);
    const { data } = await call('GET', `/test/published/versions/${id}/1`);
    expect(attachmentsIn(data.scan)).toMatchObject([{ path: scan, name: '扫描.pdf' }]);
  });

  it('go with a draft that was never published, and with parts of one', async () => {
    const [first, second, third] = [
      await upload('1.pdf'),
      await upload('2.pdf'),
      await upload('3.pdf'),
    ];
    await call('POST', '/test/published', {
      title: '草稿',
      scan: first,
      pages: [{ sheet: second }],
    });
    const draft = await latest('/test/published');
    await call('PUT', '/test/published', { ...draft, scan: third, pages: [] });
    expect(await Promise.all([first, second, third].map(isGivenUp))).toEqual([true, true, false]);
    expect(await call('DELETE', `/test/published/${draft.paperId}`)).toMatchObject({ code: 200 });
    expect(await isGivenUp(third)).toBe(true);
  });
});

it('stay with a record that is only marked as removed', async () => {
  const scan = await upload('留.pdf');
  await call('POST', '/test/kept', { title: '甲', scan });
  const { paperId } = await latest('/test/kept');
  await call('DELETE', `/test/kept/${paperId}`);
  expect(await isGivenUp(scan)).toBe(false);
});

it('come with a transition, which may demand them', async () => {
  await call('POST', '/test/moved', { title: '甲' });
  const { paperId } = await latest('/test/moved');
  expect(await call('PUT', `/test/moved/file/${paperId}`, {})).toMatchObject({
    code: 500,
    field: 'scan',
  });
  const scan = await upload('归档.pdf');
  expect(await call('PUT', `/test/moved/file/${paperId}`, { scan })).toMatchObject({ code: 200 });
  expect(attachmentsIn((await latest('/test/moved')).scan)).toMatchObject([{ name: '归档.pdf' }]);
  expect(await isGivenUp(scan)).toBe(false);
});
