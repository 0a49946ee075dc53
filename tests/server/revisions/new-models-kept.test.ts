/** Models that pages brought: at once, at starts, in the repository, and in other installations. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { plannedChanges } from '../../../src/server/migrate.ts';
import { startServer as start } from '../../../src/server/start.ts';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import {
  adminPassword,
  createClient,
  createTestDatabase,
  environmentOf,
  ok,
  projectRoot,
  startedAdmin,
  startedServer,
} from '../support/index.ts';
import { bring, startedPair } from './new-fields-support.ts';
import { checkPage, pageWith, publishPage } from './new-models-support.ts';
import { PATH, publishChange, shownPage } from './support.ts';

const { project, server, admin, there } = startedPair();

const advice = { type: 'string', label: '建议', maxLength: 50, excel: {} } as const;

describe('two pages that bring a model of the same name at once', () => {
  const at = (name: string, other: object) =>
    Promise.all([
      publishPage(admin, pageWith(name)),
      publishPage(there, pageWith(name, { id: `made/${name}Too`, ...other })),
    ]);

  it('both have it, when they say the same of it', async () => {
    expect(await at('visit', {})).toMatchObject([ok, ok]);
    expect(await admin.post('/made/visit', { topic: '一' })).toMatchObject(ok);
    expect(await there.get('/made/visit/list')).toMatchObject({ total: 1 });
    for (const client of [admin, there])
      for (const id of ['made/visit', 'made/visitToo'])
        expect(await shownPage(client, id)).toMatchObject({ model: 'visit' });
  });

  it('one of them is refused, when they differ', async () => {
    const answers = await at('trip', { label: '出行' });
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    const { data } = await admin.get(`${PATH}/project`);
    expect(data.models.trip.label).toBe(answers[0].code === 200 ? '问卷' : '出行');
  });
});

describe('a server that starts', () => {
  it('has the models, and npm run migrate knows of them', async () => {
    const test = await createTestDatabase();
    const options = { config: readConfig(environmentOf(test)), root: project.root };
    const first = await start(options);
    const client = await createClient(first.url).signIn('admin', adminPassword);
    expect(await publishPage(client, pageWith('survey'))).toMatchObject(ok);
    expect(await client.post('/made/survey', { topic: '食堂' })).toMatchObject(ok);
    await first.close();
    expect(await plannedChanges(options)).toEqual(['The tables are as the models say.']);
    const second = await start(options);
    const again = await createClient(second.url).signIn('admin', adminPassword);
    expect((await again.get('/made/survey/list')).rows).toMatchObject([{ topic: '食堂' }]);
    await second.close();
    await test.drop();
  });

  it('leaves table and page alone without the kept model, and says what the page lacks', async () => {
    const test = await createTestDatabase();
    const options = { config: readConfig(environmentOf(test)), root: project.root };
    const first = await start(options);
    const client = await createClient(first.url).signIn('admin', adminPassword);
    expect(await publishPage(client, pageWith('survey'))).toMatchObject(ok);
    expect(await client.post('/made/survey', { topic: '食堂' })).toMatchObject(ok);
    const { write } = first.database!;
    const kept = await write.selectFrom('sys_model').selectAll().execute();
    await write.deleteFrom('sys_model').execute();
    await first.close();
    const former = await start(options);
    const other = await createClient(former.url).signIn('admin', adminPassword);
    expect(await shownPage(other, 'made/survey')).toBeNull();
    const { problems } = await checkPage(other, {
      ...pageWith('survey'),
      newModels: undefined,
    } as never);
    expect(problems).toContainEqual(
      expect.objectContaining({ kind: 'unknown-model', pointer: '/model' }),
    );
    await former.database!.write.insertInto('sys_model').values(kept).execute();
    await former.close();
    const second = await start(options);
    const again = await createClient(second.url).signIn('admin', adminPassword);
    expect(await shownPage(again, 'made/survey')).toMatchObject({ model: 'survey' });
    expect((await again.get('/made/survey/list')).rows).toMatchObject([{ topic: '食堂' }]);
    await second.close();
    await test.drop();
  });
});

it('schemas:pull writes the files of models with their later fields, which count from then on', async () => {
  const pull = () =>
    spawnSync(process.execPath, ['scripts/pull-schemas.mjs', '--root', project.root], {
      cwd: projectRoot,
      env: { ...process.env, ...server.env },
      encoding: 'utf8',
    });
  expect(await publishPage(admin, pageWith('meal'))).toMatchObject(ok);
  expect(await bring(admin, 'made/meal', { meal: { advice } })).toMatchObject(ok);
  expect(pull().stdout).toMatch(/^wrote schemas\/models\/meal\.json$/m);
  const file = path.join(project.root, 'schemas/models/meal.json');
  const pulled = JSON.parse(readFileSync(file, 'utf8')) as Model;
  expect(pulled).toMatchObject({ table: 'made_meal', permission: 'made:meal' });
  expect(Object.keys(pulled.fields)).toEqual(['mealId', 'topic', 'score', 'day', 'advice']);
  expect(pull().stdout).not.toContain('schemas/models/meal.json');
  const labelIn = async (text: string | undefined) => {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    await publishChange(admin, 'system/dept', (document) => (document.title += '.'));
    const { data } = await admin.get(`${PATH}/project`);
    return data.models.meal.label as string;
  };
  expect(await labelIn(JSON.stringify({ ...pulled, label: '用餐' }))).toBe('用餐');
  // Without the file, as on a server that is yet to be updated, what was published counts.
  expect(await labelIn(undefined)).toBe('问卷');
  expect(await there.get('/made/meal/list')).toMatchObject({ code: 200 });
});

describe('another installation', () => {
  const elsewhere = startedServer();
  const far = startedAdmin(elsewhere);

  it('gets the model with the page, after it was said what comes', async () => {
    expect(await publishPage(admin, pageWith('tour'))).toMatchObject(ok);
    const { data: file } = await admin.get(`${PATH}/export?page=made/tour`);
    const body = { text: JSON.stringify(file), expected: null, reason: '搬来' };
    const { data } = await far.post(`${PATH}/import/check`, { text: body.text });
    expect(data).toMatchObject({ state: 'new', problems: [], refusals: [] });
    expect(data.added.join('\n')).toContain('新增模型“问卷”及其数据表 made_tour');
    expect(await far.post(`${PATH}/import`, body)).toMatchObject({ data: { number: 1 } });
    expect(await far.post('/made/tour', { topic: '远' })).toMatchObject(ok);
    expect((await far.post(`${PATH}/import/check`, { text: body.text })).data).toMatchObject({
      state: 'same',
      different: [],
      refusals: [],
    });
  });
});
