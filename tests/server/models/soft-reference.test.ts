/** Soft relations: the other record may go, and is shown as gone. Both databases. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Resource } from '../../../src/server/models/types.ts';
import { english } from '../../../src/schema/locale/english.ts';
import type { AnswerLanguage } from '../../../src/server/locale/current.ts';
import { enUS } from '../../../src/server/locale/en-US.ts';
import { registerLanguages } from '../../../src/server/locale/languages.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { admin } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const person: Model = {
  version: 2,
  name: 'person',
  label: '人员',
  table: 'test_person',
  key: 'personId',
  labelField: 'name',
  fields: {
    personId: { type: 'id', label: '编号' },
    name: { type: 'string', label: '姓名', maxLength: 20 },
  },
};
const letter: Model = {
  version: 2,
  name: 'letter',
  label: '信件',
  table: 'test_letter',
  key: 'letterId',
  path: '/test/letter',
  operations: ['list', 'export'],
  fields: {
    letterId: { type: 'id', label: '编号' },
    subject: { type: 'string', label: '主题', maxLength: 20 },
    writerId: { type: 'ref', label: '写信人' },
    writerName: { type: 'string', label: '写信人姓名', maxLength: 20, modes: ['list', 'view'] },
    readerId: { type: 'ref', label: '收信人' },
  },
  relations: {
    writer: {
      type: 'belongsTo',
      model: 'person',
      field: 'writerId',
      expose: ['name'],
      soft: true,
      labelIn: 'writerName',
    },
    reader: { type: 'belongsTo', model: 'person', field: 'readerId', expose: ['name'], soft: true },
  },
};

/** English with the texts of the server alone. */
const spoken: AnswerLanguage = {
  ...english((text) => enUS[text]),
  data: (_member, text) => text,
  storedTexts: () => [],
  sourcesOf: () => [],
};

let world: World;
let app: FastifyInstance;
let people: Resource;
let letters: Resource;

beforeAll(async () => {
  world = await openWorld([person, letter, operlog]);
  app = await openApp(world, { admin });
  registerLanguages(app, {
    of: async ({ headers }) => (headers.cookie === 'lang=en-US' ? spoken : undefined),
    atOnce: () => undefined,
    known: () => [],
  });
  people = world.engine.resource('person');
  letters = world.engine.resource('letter');
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

const inTurn = <T>(work: Parameters<World['database']['transaction']>[0]): Promise<T> =>
  world.database.transaction(work) as Promise<T>;

it('lets the other record go, and shows what it was called', async () => {
  await inTurn(async (db) => {
    for (const name of ['甲', '乙', '丙']) await people.create(db, { name }, admin);
    await letters.create(
      db,
      { subject: '一', writerId: 1, readerId: 2, writerName: '别人' },
      admin,
    );
  });
  const read = () => letters.get(world.database.read, 1, admin);
  expect(await read()).toMatchObject({
    writerName: '甲',
    writer: { name: '甲' },
    reader: { name: '乙' },
  });
  await inTurn(async (db) => people.update(db, { personId: 1, name: '甲甲' }, admin));
  expect(await read()).toMatchObject({ writerName: '甲', writer: { name: '甲甲' } });
  await inTurn(async (db) => people.remove(db, [1, 2], admin));
  const gone = await read();
  expect(String(gone.writer.name)).toBe('甲（已删除）');
  expect(String(gone.reader.name)).toBe('2（已删除）');
});

it('says so in workbooks in the language of whoever asks', async () => {
  const exported = async (lang: string): Promise<string[][]> => {
    const { rawPayload } = await app.inject({
      method: 'POST',
      url: '/api/test/letter/export',
      headers: { authorization: 'admin', cookie: `lang=${lang}` },
    });
    const { rows } = await readWorkbook(rawPayload);
    return rows.map(({ cells }) => [...cells]);
  };
  expect((await exported('zh-CN')).flat()).toEqual(
    expect.arrayContaining(['甲（已删除）', '2（已删除）']),
  );
  expect((await exported('en-US')).flat()).toEqual(
    expect.arrayContaining(['甲 (deleted)', '2 (deleted)']),
  );
});

it('takes a record that names a gone one, and none that begins to', async () => {
  await inTurn(async (db) =>
    letters.update(db, { letterId: 1, writerId: 1, subject: '二' }, admin),
  );
  expect(await letters.get(world.database.read, 1, admin)).toMatchObject({
    subject: '二',
    writerName: '甲',
  });
  await expect(
    inTurn(async (db) => letters.update(db, { letterId: 1, writerId: 2 }, admin)),
  ).rejects.toThrow('写信人不存在');
  await inTurn(async (db) => letters.update(db, { letterId: 1, writerId: 3 }, admin));
  expect(await letters.get(world.database.read, 1, admin)).toMatchObject({
    writerName: '丙',
    writer: { name: '丙' },
  });
  await inTurn(async (db) => letters.replace(db, { letterId: 1, writerId: '' }, admin));
  expect(await letters.get(world.database.read, 1, admin)).toMatchObject({
    writerId: null,
    writerName: null,
    writer: null,
  });
});
