import { cp, mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openSchemaStore,
  type SchemaChange,
  type SchemaStore,
} from '../../../src/server/schemas/store.ts';
import { fixtures, vocabulary } from '../../schema/projects.ts';

let root: string;
let store: SchemaStore;

const path = (name: string) => join(root, 'schemas', name);
const edit = async (name: string, from: string, to: string) =>
  writeFile(path(name), (await readFile(path(name), 'utf8')).replace(from, to));
/** The next change that concerns a page. */
const changeOf = (page: string) =>
  new Promise<SchemaChange>((resolve) => {
    const stop = store.onChange((change) => {
      if (!change.pages.includes(page)) return;
      stop();
      resolve(change);
    });
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pageloom-schemas-'));
  await cp(join(fixtures, 'base'), root, { recursive: true });
  store = await openSchemaStore({ root, vocabulary });
});

afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});

describe('the schema store', () => {
  it('hands out sound pages with the models they need', () => {
    expect(store.problems()).toEqual([]);
    expect([...store.models().keys()].sort()).toEqual(['category', 'dictData', 'dictType', 'item']);
    expect(store.defaults().map(({ model }) => model)).toEqual([
      'dictType',
      'dictData',
      'category',
      'item',
    ]);
    expect(store.index().pages).toMatchObject([
      { id: 'demo/board', title: '物品看板' },
      { id: 'demo/item', title: '物品管理' },
    ]);
    const bundle = store.pageBundle('demo/item')!;
    expect(bundle.page!.id).toBe('demo/item');
    expect(Object.keys(bundle.models).sort()).toEqual(['category', 'item']);
    expect(bundle.hash).toBe(store.index().pages[1]!.hash);
  });

  it("keeps what is the server's own out of bundles", async () => {
    await edit(
      'models/item.json',
      '"code": { "type": "string"',
      '"secret": { "type": "string", "label": "密", "modes": [] },\n    "code": { "type": "string"',
    );
    await store.reload();
    const { item } = store.pageBundle('demo/item')!.models;
    expect(store.models().get('item')!.fields).toHaveProperty('secret');
    expect(item!.fields).not.toHaveProperty('secret');
    expect(item).not.toHaveProperty('guards');
    expect(item).not.toHaveProperty('indexes');
  });

  it('is not up to date before what was published is served', async () => {
    let epoch = 1;
    const nothing = async () => [];
    const retire = async () => {};
    const additions = async () => ({ models: [], fields: [] });
    await store.coverBy({ epoch: async () => epoch, revisions: nothing, additions, retire });
    expect(await store.isCurrent()).toBe(true);
    await edit('models/item.json', '"label": "物品"', '"label": "货物"');
    epoch = 2;
    expect(await store.isCurrent()).toBe(false);
    const begun = Promise.withResolvers<void>();
    const built = Promise.withResolvers<void>();
    store.onChange(() => {
      begun.resolve();
      return built.promise;
    });
    const first = store.refresh();
    await begun.promise;
    const ends: string[] = [];
    const second = store.refresh().then(() => ends.push('refreshed'));
    expect(await store.isCurrent()).toBe(false);
    ends.push('built');
    built.resolve();
    await Promise.all([first, second]);
    expect(ends).toEqual(['built', 'refreshed']);
    expect(await store.isCurrent()).toBe(true);
  });

  it('is closed when what changed before has been reported', async () => {
    const begun = Promise.withResolvers<void>();
    const built = Promise.withResolvers<void>();
    const ends: string[] = [];
    store.onChange(async () => {
      begun.resolve();
      await built.promise;
      ends.push('told');
    });
    await edit('models/item.json', '"label": "物品"', '"label": "货物"');
    const reload = store.reload();
    await begun.promise;
    const closing = store.close().then(() => ends.push('closed'));
    built.resolve();
    await Promise.all([reload, closing]);
    expect(ends).toEqual(['told', 'closed']);
  });

  it('reports what is wrong with one page and leaves the others alone', async () => {
    await edit('pages/demo/item.json', '"itemName",', '"itmeName",');
    await store.reload();
    expect(store.pageBundle('demo/item')).toMatchObject({
      page: null,
      models: {},
      problems: [
        {
          file: 'schemas/pages/demo/item.json',
          line: 12,
          pointer: '/list/query/0',
          message: 'unknown field itmeName of item',
          nearest: 'itemName',
        },
      ],
    });
    expect(store.pageBundle('demo/board')!.page).not.toBeNull();
  });

  it('breaks with a model the pages that use it, and says why', async () => {
    await writeFile(
      path('pages/demo/free.json'),
      '{ "version": 2, "id": "demo/free", "title": "自由", "body": [{ "type": "text", "text": "好" }] }',
    );
    await edit('models/category.json', '"type": "id"', '"type": "key"');
    await store.reload();
    expect(store.pageBundle('demo/item')).toMatchObject({
      page: null,
      problems: [
        {
          file: 'schemas/models/category.json',
          line: 10,
          pointer: '/fields/categoryId/type',
          kind: 'unknown-value',
        },
      ],
    });
    expect(store.pageBundle('demo/free')!.problems).toEqual([]);
    expect(store.models().has('category')).toBe(false);
  });

  it('does not blame pages for dictionaries when a file of defaults is broken', async () => {
    await edit('defaults/10-dictType.json', '"rows"', '"row"');
    await store.reload();
    expect(store.problems()).toHaveLength(1);
    expect(store.pageBundle('demo/item')!.page).not.toBeNull();
  });

  it('notices changed, added and removed files', async () => {
    store.watch();
    let change = changeOf('demo/item');
    await edit('models/item.json', '"label": "单价"', '"label": "价格"');
    expect((await change).models).toEqual(['item']);
    expect(store.models().get('item')!.fields.price!.label).toBe('价格');

    change = changeOf('demo/deep/new');
    await mkdir(path('pages/demo/deep'));
    await writeFile(
      path('pages/demo/deep/new.json'),
      '{ "version": 2, "id": "demo/deep/new", "title": "新", "body": [] }',
    );
    expect((await change).models).toEqual([]);

    change = changeOf('demo/board');
    await rm(path('pages/demo/board.json'));
    await change;
    expect(store.pageBundle('demo/board')).toBeUndefined();
  });

  it('is empty, and no error, where there are no schemas', async () => {
    const empty = await openSchemaStore({ root: join(root, 'nowhere'), vocabulary });
    expect(empty.index().pages).toEqual([]);
    empty.close();
  });

  describe('of a capability that an installation adds', () => {
    const own = 'extensions/capabilities/loan/schemas';
    const add = async (name: string, value: object) => {
      const file = join(root, own, name);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, JSON.stringify({ version: 2, ...value }));
    };
    const page = { id: 'demo/loan', title: '借用', model: 'loan', access: 'list' };
    const loan = {
      name: 'loan',
      label: '借用',
      table: 'demo_loan',
      key: 'loanId',
      path: '/demo/loan',
      permission: 'demo:loan',
      fields: {
        loanId: { type: 'id', label: '编号' },
        kind: { type: 'string', label: '种类', maxLength: 1, dict: 'loan_kind' },
      },
    };
    const kinds = {
      model: 'dictType',
      identity: ['dictType'],
      rows: [{ dictType: 'loan_kind' }],
    };
    beforeEach(async () => {
      await add('models/loan.json', loan);
      await add('pages/demo/loan.json', { ...page, list: { columns: ['kind'] } });
      await add('defaults/10-dictType.json', kinds);
      await store.reload();
    });

    it('reads models, pages and rows with those of the project', () => {
      expect(store.problems()).toEqual([]);
      expect(Object.keys(store.pageBundle('demo/loan')!.models)).toEqual(['loan']);
      expect(store.defaults().at(-1)).toMatchObject(kinds);
    });

    it('translates it by its own file, into the languages of the project', async () => {
      await mkdir(path('locale'), { recursive: true });
      await writeFile(path('locale/en-US.json'), '{ "version": 1, "texts": {} }');
      await store.reload();
      const missing = store.problems().filter(({ file }) => file!.startsWith(own));
      expect(new Set(missing.map(({ kind }) => kind))).toEqual(new Set(['missing-translation']));
      expect(missing[0]!.message).toContain(`${own}/locale/en-US.json`);
      const english = { 借用: 'Loan', 编号: 'No.', 种类: 'Kind' };
      await add('locale/en-US.json', { version: 1, texts: english });
      await store.reload();
      expect(store.problems().filter(({ file }) => file!.startsWith(own))).toEqual([]);
      expect(store.pageBundle('demo/loan', 'en-US')!.page!.title).toBe('Loan');
    });

    it('is at fault where it names what the project has', async () => {
      await add('models/item.json', { ...loan, name: 'item', table: 'demo_item' });
      await add('pages/demo/board.json', { id: 'demo/board', title: '板', body: [] });
      await add('defaults/10-dictType.json', {
        ...kinds,
        nextId: 9,
        rows: [{ dictId: 5, dictType: 'loan_kind' }],
      });
      await store.reload();
      expect(store.problems().map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
        `${own}/defaults/10-dictType.json /rows/0/dictId`,
        `${own}/defaults/10-dictType.json /nextId`,
        `${own}/models/item.json /name`,
        `${own}/models/item.json /table`,
        `${own}/pages/demo/board.json /id`,
      ]);
    });
  });
});
