/** In development: pages that are saved as files of the project. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serialise } from '../../../src/schema/serialise/serialise.ts';
import { makeUser, ok, startedAdmin, startedServer } from '../support/index.ts';
import { body, liveOf, PATH, projectCopy, publishChange, shownPage } from './support.ts';

const project = projectCopy();
// Last of all: a server in development looks after its files.
afterAll(() => project.remove());
const server = startedServer({ root: project.root, env: { NODE_ENV: 'development' } });
const admin = startedAdmin(server);
const usual = startedServer({ root: project.root });
const there = startedAdmin(usual);

const pages = path.join(project.root, 'schemas/pages');
const fileOf = (id: string) => path.join(pages, `${id}.json`);
const post = 'system/post';

const save = (page: string, document: object, expected: string | null) =>
  admin.post(`${PATH}/file`, { page, text: JSON.stringify(document), expected });

describe('a page is saved as a file', () => {
  it('canonically, for everybody at once, and again from what was saved', async () => {
    const { hash } = await liveOf(admin, post);
    const { mode } = statSync(fileOf(post));
    const document = { ...project.read(post), title: '职位' };
    const { title, ...rest } = document;
    const first = await save(post, { ...rest, title }, hash);
    expect(first).toMatchObject({ ...ok, data: { path: `schemas/pages/${post}.json` } });
    expect(first.data.covering).toBeNull();
    expect(readFileSync(fileOf(post), 'utf8')).toBe(serialise('page', document));
    expect(statSync(fileOf(post)).mode).toBe(mode);
    expect((await shownPage(admin, post))?.title).toBe('职位');
    const again = { ...document, title: '岗位' };
    expect(await save(post, again, first.data.hash)).toMatchObject(ok);
    expect(
      readdirSync(path.dirname(fileOf(post))).filter((name) => name.includes('draft')),
    ).toEqual([]);
  });

  it('that is new, in a folder that is new', async () => {
    const page = 'made/deep/first';
    const document = { version: 2, id: page, title: '新', body };
    expect(await save(page, document, null)).toMatchObject(ok);
    expect(readFileSync(fileOf(page), 'utf8')).toBe(serialise('page', document));
    expect((await shownPage(admin, page))?.title).toBe('新');
    const taken = await save(page, { ...document, title: '别的' }, null);
    expect(taken).toMatchObject({ code: 500, field: 'expected' });
    expect((await shownPage(admin, page))?.title).toBe('新');
  });

  it('under a revision, which goes on unless it is the same', async () => {
    const page = 'system/notice';
    await publishChange(admin, page, (document) => (document.title = '公告们'));
    const { text, hash } = await liveOf(admin, page);
    const other = await save(page, { ...JSON.parse(text!), title: '通知们' }, hash);
    expect(other.data.covering).toBe(1);
    expect((await shownPage(admin, page))?.title).toBe('公告们');
    const same = await save(page, JSON.parse(text!) as object, other.data.hash);
    expect(same.data.covering).toBeNull();
    expect(await liveOf(admin, page)).toMatchObject({ number: null, hash });
  });
});

describe('a page is not saved', () => {
  it('over a file that has changed since, or went', async () => {
    const page = 'system/dict';
    const { hash } = await liveOf(admin, page);
    const file = { ...project.read(page), title: '手改的' };
    project.write(page, file);
    const refusal = { code: 500, field: 'expected' };
    expect(await save(page, { ...file, title: '字典' }, hash)).toMatchObject(refusal);
    expect(project.read(page).title).toBe('手改的');
    project.removePage(page);
    expect(await save(page, { ...file, title: '字典' }, hash)).toMatchObject(refusal);
    expect(existsSync(fileOf(page))).toBe(false);
    project.write(page, file);
  });

  it.each(['../outside', 'a/../../b', '/etc/x', 'a.b', '.hidden', 'a//b', 'C:\\x', 'a\\..\\b'])(
    'under the id %s',
    async (page) => {
      const answer = await save(page, { version: 2, id: page, title: '外', body }, null);
      expect(answer).toMatchObject({ code: 500 });
    },
  );

  it('through a link that leads out of the project', async () => {
    const outside = projectCopy();
    symlinkSync(outside.root, path.join(pages, 'linked'));
    mkdirSync(path.join(outside.root, 'in'));
    for (const page of ['linked/in/one', 'linked/new/one'])
      expect(await save(page, { version: 2, id: page, title: '外', body }, null)).toMatchObject({
        code: 500,
        msg: expect.stringContaining('项目文件夹之外'),
      });
    expect(readdirSync(path.join(outside.root, 'in'))).toEqual([]);
    outside.remove();
  });

  it('with problems, with new fields, or with more than the person has', async () => {
    const { text, hash } = await liveOf(admin, post);
    const document = JSON.parse(text!) as object;
    expect(await save(post, { ...document, list: { columns: ['none'] } }, hash)).toMatchObject({
      problems: [expect.objectContaining({ kind: 'unknown-field' })],
    });
    const modelFields = { post: { grade: { type: 'string', label: '级', maxLength: 9 } } };
    expect(await save(post, { ...document, modelFields }, hash)).toMatchObject({ field: 'text' });
    const permissions = ['tool:build:list', 'tool:build:publish'];
    const { userName, password } = await makeUser(server.database, 'filer', { permissions });
    const filer = await server.signIn(userName, password);
    const own = {
      version: 2,
      id: 'made/own',
      title: '私',
      model: 'user',
      list: { columns: ['userName'] },
    };
    const input = { page: 'made/own', text: JSON.stringify(own), expected: null };
    expect(await filer.post(`${PATH}/file`, input)).toMatchObject({ code: 403 });
    expect(existsSync(fileOf('made/own'))).toBe(false);
  });

  it('by whoever may not publish, nor on an installation', async () => {
    const { userName, password } = await makeUser(server.database, 'reader', {
      permissions: ['tool:build:list'],
    });
    const reader = await server.signIn(userName, password);
    const input = { page: post, text: '{}', expected: null };
    expect(await reader.post(`${PATH}/file`, input)).toMatchObject({ code: 403 });
    const { msg } = await there.post(`${PATH}/none`, input);
    const absent = { code: 500, msg: msg?.replace('none', 'file') };
    expect(await there.post(`${PATH}/file`, input)).toEqual(absent);
    expect((await admin.get(`${PATH}/project`)).data).toMatchObject({ savesFiles: true });
    expect((await there.get(`${PATH}/project`)).data).not.toHaveProperty('savesFiles');
  });
});
