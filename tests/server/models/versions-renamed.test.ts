/**
 * Versions of records whose model was changed since: values stand under the names that fields have
 * today.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleProject } from '../../../src/schema/bundle/bundle.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import type { Field, Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { admin } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { callsTo } from './support/serve.ts';
import { NOW, openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const text = (label: string, more: Partial<Field> = {}): Field => ({
  type: 'string',
  label,
  maxLength: 50,
  ...more,
});
const rename = (id: string, field: string, to: string): TableMigration => ({
  id,
  type: 'renameField',
  field,
  to,
});

interface Described {
  fields: Record<string, Field>;
  parts: Record<string, Field>;
  migrations?: TableMigration[];
  partMigrations?: TableMigration[];
}

/** A notice with its lines, as the checker reads them. */
function models({ fields, parts, migrations = [], partMigrations = [] }: Described): Model[] {
  const line = {
    version: 2,
    name: 'noticeLine',
    label: '行',
    table: 'test_notice_line',
    key: 'lineId',
    fields: { lineId: { type: 'id', label: '编号' }, noticeId: ref, ...parts },
    relations: { notice: { type: 'belongsTo', model: 'notice', field: 'noticeId' } },
    migrations: partMigrations,
  };
  const notice = {
    version: 2,
    name: 'notice',
    label: '通告',
    table: 'test_notice',
    key: 'noticeId',
    path: '/test/notice',
    permission: 'test:notice',
    fields: { noticeId: { type: 'id', label: '编号' }, ...fields },
    relations: { lines: { type: 'owned', model: 'noticeLine', by: 'noticeId' } },
    versions: true,
    migrations,
  };
  const { models: bundled, problems } = bundleProject(
    loadProject([
      { path: 'schemas/models/notice.json', text: JSON.stringify(notice) },
      { path: 'schemas/models/noticeLine.json', text: JSON.stringify(line) },
    ]),
    vocabulary,
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return [...bundled.values(), operlog];
}
const ref = { type: 'ref', label: '通告', required: true };

const first: Described = {
  fields: { phone: text('电话'), fax: text('传真') },
  parts: { name: text('名称') },
};

let world: World;
let id: number;

/** Requests to the engine that started last. */
const served = async (engine: World['engine']) => {
  const app = await openApp({ ...world, engine }, { admin });
  return { app, call: callsTo(() => app, '/test/notice') };
};

beforeEach(async () => {
  world = await openWorld(models(first));
  const { app, call } = await served(world.engine);
  const body = { phone: '10086', fax: '95588', lines: [{ name: '厨房' }] };
  expect(await call('POST', '', body)).toMatchObject({ code: 200 });
  const [row] = await world.sql('select max(notice_id) as id from test_notice');
  id = Number(row!.id);
  expect(await call('PUT', `/publish/${id}`, {})).toMatchObject({ code: 200 });
  await app.close();
});
afterEach(() => world.close());

/** A version as it is answered by the models that come later. */
async function versionBy(described: Described): Promise<Row> {
  const { app, call } = await served(await world.restart(models(described)));
  const { data } = await call('GET', `/versions/${id}/1`);
  await app.close();
  return data as Row;
}

const contents = async (): Promise<string> =>
  JSON.stringify(await world.sql('select content from sys_record_version'));

const renamed: Described = {
  fields: { mobile: text('手机'), fax: text('传真') },
  parts: { title: text('标题') },
  migrations: [rename('0001-tel', 'phone', 'tel'), rename('0002-mobile', 'tel', 'mobile')],
  partMigrations: [rename('0001-title', 'name', 'title')],
};

describe('a version from before its fields', () => {
  it('were renamed has their values, those of its parts too', async () => {
    expect(await versionBy(renamed)).toMatchObject({
      mobile: '10086',
      fax: '95588',
      lines: [{ title: '厨房' }],
    });
  });

  it('were renamed is compared with one from after it by the names of today', async () => {
    const { app, call } = await served(await world.restart(models(renamed)));
    expect(await call('PUT', `/revise/${id}`, {})).toMatchObject({ code: 200 });
    const { data } = await call('GET', `/${id}`);
    await call('PUT', '', { ...data, fax: '95533' });
    expect(await call('PUT', `/publish/${id}`, {})).toMatchObject({ code: 200 });
    const { rows } = await call('GET', `/versions/${id}`);
    expect(rows[0].changes).toMatchObject([{ field: 'fax', before: '95588', after: '95533' }]);
    await app.close();
  });

  it('exchanged their names has each value where it belongs', async () => {
    const version = await versionBy({
      ...first,
      fields: { fax: text('电话'), phone: text('传真') },
      migrations: [
        rename('0001-a', 'phone', 'between'),
        rename('0002-a', 'fax', 'phone'),
        rename('0003-a', 'between', 'fax'),
      ],
    });
    expect(version).toMatchObject({ fax: '10086', phone: '95588' });
  });

  it('were dropped has no value in one that has the name of one today', async () => {
    const version = await versionBy({
      ...first,
      migrations: [{ id: '0001-fax', type: 'dropField', field: 'fax' }],
    });
    expect(version).toMatchObject({ phone: '10086', fax: null });
  });

  it('were renamed is known by its time where nothing was noted with it', async () => {
    const before = NOW - 60_000;
    await world.sql(`update sys_record_version set migrations = null, published_at = ${before}`);
    expect(await versionBy(renamed)).toMatchObject({ mobile: '10086', lines: [{ title: '厨房' }] });
    const after = NOW + 60_000;
    const content = JSON.stringify({ mobile: '10010', fax: '', lines: [{ title: 'two' }] });
    await world.sql(
      `update sys_record_version set published_at = ${after}, content = '${content}'`,
    );
    expect(await versionBy(renamed)).toMatchObject({ mobile: '10010', lines: [{ title: 'two' }] });
  });

  it.each(['when it is renamed', 'later'])(
    'were encrypted is sealed under the former name, too: encrypted %s',
    async (when) => {
      if (when === 'later') await versionBy(renamed);
      const version = await versionBy({
        ...renamed,
        fields: { ...renamed.fields, mobile: text('手机', { encrypted: true }) },
        parts: { title: text('标题', { encrypted: true }) },
      });
      expect(version).toMatchObject({ mobile: '10086', lines: [{ title: '厨房' }] });
      expect(await contents()).not.toMatch(/10086|厨房/);
      expect(await contents()).toContain('95588');
    },
  );
});
