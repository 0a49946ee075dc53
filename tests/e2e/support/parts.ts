/** The lazy parts of the built front end, held back one by one; and a page that has them all. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import type { WidgetDefinition } from '../../../src/schema/vocabulary.ts';
import { projectRoot } from './app.ts';
import { signIn } from './test.ts';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  dynamicImports?: string[];
}

const manifest = () =>
  JSON.parse(readFileSync(path.join(projectRoot, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

/** The files of all lazy parts by their sources (by their names, where others share the file), read from the build: a new one is in it by itself. */
function lazyFiles(): Map<string, string> {
  const chunks = manifest();
  const keys = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return new Map(
    [...keys].map((key) => [chunks[key].src ?? chunks[key].name ?? key, chunks[key].file]),
  );
}

/** Sources of all lazy parts. */
export const lazyParts = (): string[] => [...lazyFiles().keys()];

/** Keeps the files of parts from a page until they are released. */
export async function holdBack(
  page: Page,
  sources: readonly string[],
): Promise<{ release(...sources: string[]): void }> {
  const files = lazyFiles();
  const held = new Set(sources.map((source) => files.get(source)!));
  await page.route('**/assets/**', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    return held.has(file) ? route.abort() : route.continue();
  });
  return {
    release: (...freed) => {
      for (const source of freed.length === 0 ? sources : freed) held.delete(files.get(source)!);
    },
  };
}

type Json = Record<string, any>; // any: page files of the tests are written as people write them, unchecked

const rows = [
  { value: '1', label: '一' },
  { value: '2', label: '二' },
];
/** A form with one input, or one piece of layout around one. */
function formWith({ name: component, roles: [role], parts = false }: WidgetDefinition): Json {
  const text = { type: 'string', title: '内容', 'x-component': 'Input' };
  const inside = parts ? { part: { type: 'void', title: '部分', properties: { text } } } : { text };
  const node =
    role === 'layout'
      ? { type: 'void', 'x-component': component, properties: inside }
      : {
          type: 'string',
          title: '内容',
          'x-component': component,
          options: rows,
          'x-component-props':
            component === 'CaptchaInput' ? { first: { uuid: '0', img: '' } } : {},
        };
  return {
    submit: { create: { method: 'POST', url: '/nowhere' } },
    title: { create: component },
    schema: { type: 'object', properties: { node } },
  };
}

/** Cards, one for each of the given widgets, drawing it. */
async function widgetCards(sources: readonly string[]): Promise<{ cards: Json[]; forms: Json }> {
  const cards: Json[] = [];
  const forms: Json = {};
  for (const source of sources) {
    const file = path.join(projectRoot, path.dirname(source), 'definition.ts');
    const { definition } = (await import(file)) as { definition: WidgetDefinition };
    const [role] = definition.roles;
    const key = `form${definition.name}`;
    if (role === 'display') {
      const value = definition.values[0] === 'number' ? '1' : 'x';
      const item = { field: 'shown', label: '内容', value, 'x-component': definition.name };
      cards.push({
        type: 'card',
        title: source,
        body: [{ type: 'descriptions', record: { $expr: 'state' }, items: [item] }],
      });
    } else {
      forms[key] = formWith(definition);
      cards.push({ type: 'card', title: source, body: [{ type: 'form', form: key }] });
    }
  }
  return { cards, forms };
}

const blocks: Record<string, Json> = {
  'src/runtime/page/blocks/DescriptionsBlock.tsx': {
    type: 'descriptions',
    record: { $expr: 'state' },
    items: [{ field: 'shown', label: '内容' }],
  },
  'src/runtime/page/blocks/HeadingBlock.tsx': { type: 'heading', title: '内容' },
  'src/runtime/page/blocks/RepeatBlock.tsx': {
    type: 'repeat',
    records: { $expr: 'state.list' },
    body: [{ type: 'text', text: '内容' }],
  },
  'src/runtime/page/blocks/SplitBlock.tsx': {
    type: 'split',
    panes: [{ body: [{ type: 'text', text: '内容' }] }],
  },
  'src/runtime/page/blocks/TabsBlock.tsx': {
    type: 'tabs',
    items: [{ key: 'one', label: '内容', body: [{ type: 'text', text: '内容' }] }],
  },
  'src/runtime/page/blocks/TreeBlock.tsx': { type: 'tree', state: 'node', options: rows },
};

const changing = {
  'src/runtime/list/EditCell.tsx': { field: 'postSort', edit: {} },
  'src/runtime/list/SwitchCell.tsx': {
    field: 'status',
    switch: { on: '0', off: '1', request: { method: 'PUT', url: '/nowhere' } },
  },
};

/** Parts that stand in a page, each to be seen in a card of its name. */
export const placedParts = (): string[] => [
  ...Object.keys(blocks),
  ...Object.keys(changing),
  ...lazyParts().filter((source) => /^src\/widgets\/.*\.tsx$/.test(source)),
];

/** Has /system/post answered with a page that draws every part; `keep` is the form whose input must not be lost. */
export async function serveEveryPart(page: Page, app: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(app)}` };
  const bundle = (await (
    await fetch(`${app}/schemas/pages/system/post.json`, { headers })
  ).json()) as Json;
  const { list, ...rest } = bundle.page as Json;
  const { cards, forms } = await widgetCards(
    placedParts().filter((source) => source.startsWith('src/widgets/')),
  );
  const listOf = (column: unknown) => ({
    type: 'list',
    list: { columns: ['postName', column], tools: false, urlState: false },
  });
  bundle.page = {
    ...rest,
    state: { shown: 'x', node: null, list: [{}] },
    forms: {
      ...rest.forms,
      ...forms,
      keep: {
        submit: { create: { method: 'POST', url: '/nowhere' } },
        title: { create: '保留' },
        schema: {
          type: 'object',
          properties: { kept: { type: 'string', title: '半截内容', 'x-component': 'Input' } },
        },
      },
    },
    actions: {
      ...rest.actions,
      block: {
        type: 'openBlock',
        label: '打开区块',
        title: '打开区块',
        body: [{ type: 'text', text: '内容' }],
      },
      page: { type: 'openPage', label: '打开页面', title: '打开页面', page: 'system/config' },
    },
    body: [
      { type: 'form', form: 'keep' },
      {
        type: 'list',
        name: 'list',
        list: { ...list, toolbar: ['create', 'import', 'block', 'page'] },
      },
      ...Object.entries(blocks).map(([title, block]) => ({ type: 'card', title, body: [block] })),
      ...Object.entries(changing).map(([title, column]) => ({
        type: 'card',
        title,
        body: [listOf(column)],
      })),
      ...cards,
    ],
  };
  await page.route('**/schemas/pages/system/post.json', (route) => route.fulfill({ json: bundle }));
}
