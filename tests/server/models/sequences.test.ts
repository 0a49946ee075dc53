/** Numbers of records: given by the server, unique, and where it is asked for without gaps. */
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Database, Row } from '../../../src/server/db/database.ts';
import { openDatabase } from '../../../src/server/db/open.ts';
import { writeWorkbook } from '../../../src/server/excel/index.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import type { Resource } from '../../../src/server/models/types.ts';
import { createTestDatabase } from '../support/index.ts';
import { admin } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { NOW, openWorld } from './support/world.ts';
import type { World } from './support/world.ts';
import { callRoute } from './support/route-calls.ts';
import { uploadOf } from './support/upload.ts';

const numbered = (label: string, pattern: string, more: Partial<Field> = {}): Field => ({
  type: 'string',
  label,
  maxLength: 16,
  unique: true,
  default: { $sequence: pattern },
  ...more,
});
const note: Model = {
  version: 2,
  name: 'note',
  label: '单据',
  table: 'test_note',
  key: 'noteId',
  labelField: 'noteNo',
  path: '/test/note',
  permission: 'test:note',
  operations: ['list', 'get', 'create', 'update', 'remove', 'import'],
  fields: {
    noteId: { type: 'id', label: '编号' },
    noteNo: numbered('单号', 'N{yyyyMMdd}-{####}', { required: true }),
    voucher: numbered('凭证号', '{yy/MM}/{###}', {
      default: { $sequence: '{yy/MM}/{###}', gapless: true },
    }),
    label: numbered('标签', 'L{##}', { required: true, modes: ['list', 'view', 'create', 'edit'] }),
    text: { type: 'string', label: '内容', maxLength: 20, excel: { import: true } },
  },
};

describe('numbers of records', () => {
  let world: World;
  let app: FastifyInstance;
  const day = 86_400_000;
  /** The model as a server sees it at another time. */
  const at = (moment: number): Resource =>
    createEngine({
      database: world.database,
      models: new Map([['note', note]]),
      defaults: [],
      clock: () => moment,
    }).resource('note');
  const create = (input: Row, notes = world.engine.resource('note')): Promise<Row> =>
    world.database.transaction((db) => notes.create(db, input, admin));
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Row> => {
    const answer = await app.inject({
      method,
      url: `/api/test/note${url}`,
      headers: { authorization: 'admin' },
      ...(body && { payload: body }),
    });
    return answer.json();
  };

  beforeAll(async () => {
    world = await openWorld([note, operlog]);
    app = await openApp(world, { admin });
  });
  afterAll(async () => {
    await app?.close();
    await world?.close();
  });

  it('are given when a record is added, and never taken from clients', async () => {
    expect(await call('POST', '', { text: '一', noteNo: 'X', voucher: 'Y' })).toMatchObject({
      code: 200,
    });
    const { rows } = await call('GET', '/list');
    expect(rows).toMatchObject([
      { noteNo: 'N20260301-0001', voucher: '26/03/001', label: 'L01', text: '一' },
    ]);
    const [{ noteId, label }] = rows;
    await call('PUT', '', { noteId, noteNo: 'X', voucher: '', label, text: '二' });
    const { data } = await call('GET', `/${noteId}`);
    expect(data).toMatchObject({ noteNo: 'N20260301-0001', voucher: '26/03/001', text: '二' });
    const route = world.engine.routes().find((one) => one.method === 'POST')!;
    const written = Object.entries(route.body?.properties ?? {}).filter(([, one]) => !one.readOnly);
    expect(written.map(([name]) => name)).toEqual(['label', 'text']);
    expect(route.body?.properties?.label).not.toHaveProperty('required');
  });

  it('begin anew with each new value of the date part', async () => {
    const next = await create({}, at(NOW + day));
    expect(next).toMatchObject({ noteNo: 'N20260302-0001', voucher: '26/03/002' });
    // 20 hours of the next day: the day of the clock of dates, not that of UTC.
    expect(await create({}, at(NOW + 2 * day + 12 * 3_600_000))).toMatchObject({
      noteNo: 'N20260304-0001',
    });
    expect(await create({}, at(NOW + 31 * day))).toMatchObject({ voucher: '26/04/001' });
    expect(await create({})).toMatchObject({ noteNo: 'N20260301-0002' });
  });

  it('grow beyond their digits, as far as the field has room', async () => {
    await world.sql(
      "update sys_sequence set value = 9999 where field = 'noteNo' and period = 'N20260301-{#}'",
    );
    expect(await create({})).toMatchObject({ noteNo: 'N20260301-10000' });
    await world.sql(
      "update sys_sequence set value = 999999 where field = 'noteNo' and period = 'N20260301-{#}'",
    );
    await expect(create({})).rejects.toMatchObject({
      message: '单号长度不能超过16个字符',
      field: 'noteNo',
    });
    await world.sql(
      "update sys_sequence set value = 20000 where field = 'noteNo' and period = 'N20260301-{#}'",
    );
  });

  it('can be given by clients where modes say so, and pass over those given', async () => {
    const { label } = await create({ label: '' });
    const number = Number(label.slice(1));
    const later = `L${String(number + 1).padStart(2, '0')}`;
    expect(await create({ label: later })).toMatchObject({ label: later });
    expect(await create({})).toMatchObject({ label: `L${String(number + 2).padStart(2, '0')}` });
  });

  it('are given to the rows of an import', async () => {
    async function* body(): AsyncGenerator<string[][]> {
      yield [['甲'], ['乙'], ['丙']];
    }
    const columns = [{ label: '内容' }];
    const file = await buffer(writeWorkbook({ sheetName: '数据', columns }, body()));
    await callRoute(world, ['POST', '/test/note/importData'], { request: uploadOf(file) });
    const rows = await world.sql(
      "select note_no, voucher from test_note where text in ('甲', '乙', '丙')",
    );
    expect(rows).toHaveLength(3);
    expect(new Set(rows.flatMap(Object.values)).size).toBe(6);
    for (const row of rows) expect(row.note_no).toMatch(/^N20260301-\d+$/);
  });

  it('are given to default rows', async () => {
    await world.sql('delete from test_note');
    await world.restart(
      [note, operlog],
      [{ version: 2, model: 'note', rows: [{ text: '一' }, { text: '二' }] }],
    );
    const rows = await world.sql('select note_no, text from test_note order by note_id');
    expect(new Set(rows.map((row) => row.note_no)).size).toBe(2);
  });
});

describe('under load', () => {
  const models: Model[] = [
    {
      ...note,
      fields: {
        noteId: note.fields.noteId!,
        fast: numbered('快', 'F{####}'),
        gapless: numbered('连续', 'G{####}', {
          default: { $sequence: 'G{####}', gapless: true },
        }),
      },
      labelField: 'fast',
    },
  ];
  let databases: Database[] = [];
  let drop: () => Promise<void>;
  let processes: { database: Database; notes: Resource }[] = [];

  beforeAll(async () => {
    const made = await createTestDatabase();
    drop = made.drop;
    const first = await openDatabase(made.settings);
    // SQLite has one process; PostgreSQL any number.
    databases = [first];
    if (first.dialect === 'postgres')
      databases.push(await openDatabase(made.settings), await openDatabase(made.settings));
    processes = [];
    for (const database of databases) {
      const engine = createEngine({
        database,
        models: new Map(models.map((model) => [model.name, model])),
        defaults: [],
        clock: () => NOW,
      });
      await engine.prepare();
      processes.push({ database, notes: engine.resource('note') });
    }
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await drop?.();
  });

  it('are unique, and gapless ones have no gaps, whatever is rolled back', async () => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ process: fc.nat({ max: 2 }), fails: fc.boolean() }), {
          minLength: 2,
          maxLength: 12,
        }),
        async (creations) => {
          await Promise.allSettled(
            creations.map(({ process, fails }) => {
              const { database, notes } = processes[process % processes.length]!;
              return database.transaction(async (db) => {
                await notes.create(db, {}, admin);
                if (fails) throw new Error('rolled back');
              });
            }),
          );
          stored += creations.filter(({ fails }) => !fails).length;
        },
      ),
      { numRuns: 15 },
    );
    const rows = (await databases[0]!.read
      .selectFrom('test_note')
      .select(['fast', 'gapless'])
      .execute()) as Row[];
    expect(rows).toHaveLength(stored);
    expect(new Set(rows.map(({ fast }) => fast)).size).toBe(stored);
    expect(rows.map(({ gapless }) => gapless).toSorted()).toEqual(
      Array.from({ length: stored }, (_, index) => `G${String(index + 1).padStart(4, '0')}`),
    );
  });
});
