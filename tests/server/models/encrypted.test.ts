/** Encrypted fields, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { workbookForm } from '../support/index.ts';
import { operlog } from './support/app.ts';
import { openedTravellers, other, passport, plain, traveller } from './support/travellers.ts';
import { NOW, worldKey } from './support/world.ts';

const opened = openedTravellers();
const { call, restart, add, found, kept, filesHold } = opened;

describe('an encrypted field', () => {
  it('is answered plain and stored sealed, found by its whole value', async () => {
    await add('甲', passport);
    await add('乙', 'E00000000');
    const { rows } = await call('GET', '/list');
    expect(rows).toMatchObject([
      { nick: '甲', passport, note: '来自甲' },
      { nick: '乙', passport: 'E00000000' },
    ]);
    expect(Object.keys(rows[0])).not.toContain('passport$hash');
    const [row] = await kept();
    expect(row!.passport).toMatch(/^sealed:[0-9a-f]{8}:/);
    expect(row!.passport_hash).toMatch(/^[\w-]{43}$/);
    expect(await found(passport)).toEqual(['甲']);
    // Letters are compared as those of plain texts are.
    expect(await found(passport.toLowerCase())).toEqual(['甲']);
    expect(await found('E48')).toEqual([]);
    expect(await call('GET', '/list?orderByColumn=passport')).toMatchObject({ code: 500 });
  });

  it('is unique by its hash, and sealed anew each time', async () => {
    await add('甲', passport);
    const [first] = await kept();
    expect(await add('乙', passport.toLowerCase())).toMatchObject({
      code: 500,
      msg: "新增旅客'乙'失败，护照号已存在",
    });
    await add('丙', 'E00000000');
    expect(await call('PUT', '', { travellerId: 2, passport })).toMatchObject({ code: 500 });
    expect(await call('PUT', '', { travellerId: 1, passport, nick: '丁' })).toMatchObject({
      code: 200,
    });
    const [second] = await kept();
    expect(second).toMatchObject({ passport_hash: first!.passport_hash });
    expect(second!.passport).not.toBe(first!.passport);
    expect(await call('POST', '', { nick: '戊', passport: '无法解密***' })).toMatchObject({
      field: 'passport',
    });
  });

  it('is plain nowhere: in no table, no log and no file', async () => {
    await add('甲', passport);
    await add('乙', passport);
    await call('PUT', '', { travellerId: 1, passport: 'E99999999' });
    const form = await workbookForm(
      ['昵称', '护照号'],
      [
        ['丙', 'E99999999'],
        ['丁', 'X.77'],
      ],
    );
    const { importId } = (await call('POST', '/importData', form)).importReport;
    const stored = JSON.stringify([
      await opened.world.sql('select * from test_traveller'),
      await opened.world.sql('select * from sys_oper_log'),
      await opened.world.sql('select * from sys_import'),
      await opened.world.sql('select * from sys_import_failure'),
    ]);
    for (const secret of [passport, 'E99999999', 'X.77', '来自甲'])
      expect(stored).not.toContain(secret);
    // Whoever imported gets the rows back.
    const { bytes } = await call('GET', `/importErrors/${importId}`);
    const { rows } = await readWorkbook(bytes);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['丙', 'E99999999'],
      ['丁', 'X.77'],
    ]);
    expect(filesHold(passport)).toBe(false);
  });
});

describe('rows from before', () => {
  it('are encrypted at the start, which goes on where it was broken off', async () => {
    await restart([plain, operlog]);
    const numbers = Array.from({ length: 1200 }, (_one, index) => `P${10_000_000 + index}`);
    await opened.world.database.transaction(async (db) => {
      for (const number of numbers)
        await db.insertInto('test_traveller').values({ nick: 'x', passport: number }).execute();
    });
    let transactions = 0;
    const heard: number[] = [];
    const breaking = createEngine({
      database: {
        ...opened.world.database,
        transaction: async (work) => {
          if (++transactions > 2) throw new Error('broken off');
          return opened.world.database.transaction(work);
        },
      },
      models: new Map([[traveller.name, traveller]]),
      defaults: [],
      clock: () => NOW,
      keys: [worldKey],
      pace: { progress: ({ done, total }) => void heard.push(done / total) },
    });
    await expect(breaking.prepare()).rejects.toThrow('broken off');
    expect(heard).toEqual([500 / 1200, 1000 / 1200]);
    const sealed = async (): Promise<number> =>
      (await kept()).filter(({ passport: text }) => text.startsWith('sealed:')).length;
    expect(await sealed()).toBe(1000);
    const runs = () => opened.world.engine.migrationRuns(opened.world.database.read);
    const run = { model: 'traveller', kind: 'encrypted', steps: ['passport'], total: 1200 };
    expect(await runs()).toMatchObject([{ ...run, state: 'running', done: 1000 }]);
    await restart();
    expect(await sealed()).toBe(1200);
    expect(await runs()).toMatchObject([{ ...run, state: 'done', done: 1200, error: null }]);
    expect(await found('P10000007')).toEqual(['x']);
    expect(await found('P10001199')).toEqual(['x']);
    expect(filesHold('P10000007')).toBe(false);
  });

  it('are not decrypted by themselves', async () => {
    await add('甲', passport);
    await expect(opened.world.restart([plain, operlog])).rejects.toThrow(
      "field 'passport': its values are encrypted, and the model no longer says so",
    );
    expect(await kept()).toHaveLength(1);
  });

  it('keep their values when the field gets another name, and lose them with it', async () => {
    await add('甲', passport);
    const { passport: field, ...fields } = traveller.fields;
    const renamed: Model = {
      ...traveller,
      fields: { ...fields, document: field! },
      migrations: [{ id: '0001-document', type: 'renameField', field: 'passport', to: 'document' }],
    };
    await restart([renamed, operlog]);
    expect((await call('GET', `/list?document=${passport}`)).rows).toMatchObject([
      { document: passport },
    ]);
    await restart([
      {
        ...traveller,
        fields,
        migrations: [
          ...renamed.migrations!,
          { id: '0002-no-document', type: 'dropField', field: 'document' },
        ],
      },
      operlog,
    ]);
    const [row] = await opened.world.sql('select * from test_traveller');
    expect(Object.keys(row!).filter((name) => /document|passport/.test(name))).toEqual([]);
  });

  it('are forgotten with a dropped field: a later one of its name may be plain', async () => {
    await add('甲', passport);
    const { note: _note, ...fields } = traveller.fields;
    const migrations = [{ id: '0001-note', type: 'dropField', field: 'note' } as const];
    await restart([{ ...traveller, fields, migrations }, operlog]);
    const note = plain.fields.note!;
    await restart([{ ...traveller, fields: { ...fields, note }, migrations }, operlog]);
    await add('乙', 'E00000000');
    expect((await kept()).map((row) => row.note)).toEqual([null, '来自乙']);
  });
});

describe('keys', () => {
  it('change: what is there is sealed under the new one at the start', async () => {
    await add('甲', passport);
    const [before] = await kept();
    await restart([traveller, operlog], [other, worldKey]);
    const [after] = await kept();
    expect(after!.passport.slice(0, 16)).not.toBe(before!.passport.slice(0, 16));
    expect(after!.passport_hash).not.toBe(before!.passport_hash);
    await restart([traveller, operlog], [other]);
    expect(opened.world.reports).toEqual([]);
    expect(await found(passport)).toEqual(['甲']);
    expect(await add('乙', passport)).toMatchObject({ code: 500 });
  });

  it('that are lost are said at the record, which can be changed otherwise', async () => {
    await add('甲', passport);
    await restart([traveller, operlog], [other]);
    expect(opened.world.reports.join()).toContain(
      "field 'passport': 1 values are encrypted under a key",
    );
    const [run] = await opened.world.engine.migrationRuns(opened.world.database.read);
    expect(run).toMatchObject({ state: 'failed', done: 0, total: 1 });
    expect(run!.error).toContain('ENCRYPTION_KEYS');
    const { data } = await call('GET', '/1');
    expect(data).toMatchObject({ nick: '甲', passport: '无法解密***', note: '无法解密***' });
    expect(await call('PUT', '', { ...data, nick: '乙', note: '新' })).toMatchObject({ code: 200 });
    expect((await call('GET', '/1')).data).toMatchObject({ nick: '乙', note: '新' });
    await restart([traveller, operlog], [other, worldKey]);
    expect((await call('GET', '/1')).data).toMatchObject({ nick: '乙', passport, note: '新' });
    expect(await found(passport)).toEqual(['乙']);
  });
});
