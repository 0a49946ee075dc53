/**
 * Models that a page cannot bring, since somebody else has their name, table, address or
 * permissions.
 */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { ok, type Answer } from '../support/index.ts';
import { startedPair } from './new-fields-support.ts';
import { checkPage, pageWith, publishPage } from './new-models-support.ts';
import { PATH, shownPage } from './support.ts';

const { project, server, admin, there } = startedPair();

/** A model of the project that has what a page would bring. */
const modelOf = (name: string, members: Partial<Model>): Model => ({
  version: 2,
  name,
  label: name,
  table: `own_${name}`,
  key: `${name}Id`,
  path: `/own/${name}`,
  permission: `own:${name}`,
  fields: {
    [`${name}Id`]: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题', maxLength: 20 },
  },
  ...members,
});

project.writeModel(modelOf('shelf', { table: 'made_cabinet' }));
project.writeModel(modelOf('desk', { path: '/made/table' }));
project.writeModel(modelOf('lamp', { permission: 'made:light' }));

/** What keeps a page from being published. */
const said = ({ problems = [], refusals = [] }: Answer): string[] => [
  ...(problems as { message: string }[]).map(({ message }) => message),
  ...(refusals as string[]),
];

describe('a model is refused by the name of what has', () => {
  it.each([
    ['its name', 'shelf', 'there is another model shelf'],
    ['its table', 'cabinet', 'the model shelf has the table made_cabinet already'],
    ['its address', 'table', 'the model desk has the address /made/table already'],
    ['its permissions', 'light', 'the model lamp has the permissions made:light already'],
  ])('%s', async (_what, name, message) => {
    const page = pageWith(name);
    const [problem] = (await checkPage(admin, page)).problems;
    expect(problem).toMatchObject({ pointer: `/newModels/${name}`, message });
    expect(said(await publishPage(admin, page))[0]).toBe(message);
    expect(await shownPage(admin, page.id)).toBeUndefined();
  });

  it('its permissions, where a page has them', async () => {
    const permissions = { 'made:stall:open': '开放' };
    const own = {
      ...project.read('system/notice'),
      id: 'demo/stall',
      menu: { parent: 'system' },
      permissions,
    };
    expect(await publishPage(admin, own)).toMatchObject(ok);
    expect(said(await publishPage(admin, pageWith('stall')))).toEqual([
      'there are permissions made:stall already: made:stall:open',
    ]);
  });
});

describe('a model of another draft that is published first', () => {
  /** A draft on the server of a page that brings a model. */
  const drafted = async (page: object, id: string) =>
    expect(
      await admin.post(`${PATH}/draft`, { page: id, text: JSON.stringify(page), base: null }),
    ).toMatchObject(ok);

  it.each([
    ['of the same name', 'trip', 'trip', 'there is another model trip'],
    [
      'of the same table',
      'tripDay',
      'trip_day',
      'the model tripDay has the table made_trip_day already',
    ],
  ])('keeps one from coming: %s', async (_what, first, second, message) => {
    const winner = pageWith(first);
    const loser = pageWith(second, { label: '出行', id: `made/${second}Late` });
    await drafted(winner, winner.id);
    await drafted(loser, loser.id);
    expect((await checkPage(there, loser)).problems).toEqual([]);
    expect(await publishPage(admin, winner)).toMatchObject(ok);
    expect(said(await publishPage(there, loser))).toEqual([message]);
    expect(await shownPage(there, loser.id)).toBeUndefined();
    const { data } = await there.get(`${PATH}/project`);
    expect(data.models[first].label).toBe('问卷');
  });

  it('is named to whoever publishes at the same moment', async () => {
    const names = ['visitDay', 'visit_day'];
    const answers = await Promise.all([
      publishPage(admin, pageWith(names[0]!, { label: '甲' })),
      publishPage(there, pageWith(names[1]!, { label: '乙' })),
    ]);
    expect(answers.map(({ code }) => code === ok.code).sort()).toEqual([false, true]);
    const won = answers.findIndex(({ code }) => code === ok.code);
    const name = names[won]!;
    const label = ['甲', '乙'][won]!;
    expect([
      [`the model ${name} has the table made_visit_day already`],
      [`模型“${label}”（${name}）已使用数据表 made_visit_day，请换一个模型名称`],
    ]).toContainEqual(said(answers[1 - won]!));
    expect(await server.database.read.selectFrom('made_visit_day').selectAll().execute()).toEqual(
      [],
    );
  });
});
