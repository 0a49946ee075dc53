/** A page that draws every lazy part of the built front end. */
import path from 'node:path';
import { type Page } from '@playwright/test';
import type { WidgetDefinition } from '../../../src/schema/vocabulary.ts';
import { projectRoot } from './app.ts';
import { lazyParts } from './parts.ts';
import { signIn } from './test.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- page files as people write them, unchecked
type Json = Record<string, any>;

const rows = [
  { value: '1', label: '一' },
  { value: '2', label: '二' },
];

/** A form with one input, or one piece of layout around one. */
function formWith({
  name: component,
  roles: [role],
  layoutFor: [layout] = [],
  parts = false,
}: WidgetDefinition): Json {
  const fields = [{ name: 'text', label: '内容', widget: 'Input' }];
  const inside = parts ? { items: [{ label: '部分', fields }] } : { fields };
  const item =
    role === 'layout'
      ? layout
        ? { type: layout, ...inside }
        : { type: 'group', widget: component, fields }
      : role === 'rows'
        ? { type: 'list', name: 'node', label: '内容', widget: component, fields }
        : {
            name: 'node',
            label: '内容',
            widget: component,
            options: { from: 'list', items: rows },
            props: component === 'CaptchaInput' ? { first: { uuid: '0', img: '' } } : {},
          };
  return {
    submit: { create: { method: 'POST', url: '/nowhere' } },
    title: { create: component },
    fields: [item],
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
      const item = { field: 'shown', label: '内容', value, widget: definition.name };
      cards.push({
        type: 'card',
        title: source,
        body: [{ type: 'descriptions', record: { $expr: 'state' }, fields: [item] }],
      });
    } else {
      forms[key] = formWith(definition);
      cards.push({ type: 'card', title: source, body: [{ type: 'form', form: key }] });
    }
  }
  return { cards, forms };
}

const blocks: Record<string, Json> = {
  'src/blocks/descriptions/DescriptionsBlock.tsx': {
    type: 'descriptions',
    record: { $expr: 'state' },
    fields: [{ field: 'shown', label: '内容' }],
  },
  'src/blocks/heading/HeadingBlock.tsx': { type: 'heading', title: '内容' },
  'src/blocks/repeat/RepeatBlock.tsx': {
    type: 'repeat',
    records: { $expr: 'state.list' },
    body: [{ type: 'text', text: '内容' }],
  },
  'src/blocks/split/SplitBlock.tsx': {
    type: 'split',
    panes: [{ body: [{ type: 'text', text: '内容' }] }],
  },
  'src/blocks/tabs/TabsBlock.tsx': {
    type: 'tabs',
    items: [{ key: 'one', label: '内容', body: [{ type: 'text', text: '内容' }] }],
  },
  'src/blocks/tree/TreeBlock.tsx': {
    type: 'tree',
    state: 'node',
    options: { from: 'list', items: rows },
  },
};

const changing = {
  'src/blocks/list/EditCell.tsx': { field: 'postSort', cell: { type: 'edit' } },
  'src/blocks/list/SwitchCell.tsx': {
    field: 'status',
    cell: { type: 'switch', on: '0', off: '1', request: { method: 'PUT', url: '/nowhere' } },
  },
};

/** Parts of forms that no widget is, by what is asked for in them. */
const inForms: Record<string, Json> = {
  'src/runtime/form/rows/RowsField.tsx': {
    type: 'list',
    name: 'rows',
    label: '内容',
    fields: [{ name: 'text', label: '内容' }],
  },
};

/** Parts that stand in a page, each to be seen in a card of its name. */
export const placedParts = (): string[] => [
  ...Object.keys(blocks),
  ...Object.keys(changing),
  ...Object.keys(inForms),
  ...lazyParts().filter((source) => /^src\/widgets\/.*\.tsx$/.test(source)),
];

/**
 * Has /system/post answered with a page that draws every part; `keep` is the form whose input must
 * not be lost.
 */
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
    columns: ['postName', column],
    tools: false,
    urlState: false,
  });
  bundle.page = {
    ...rest,
    state: { shown: 'x', node: null, list: [{}] },
    forms: {
      ...rest.forms,
      ...forms,
      ...Object.fromEntries(
        Object.values(inForms).map((item) => [
          item.name as string,
          {
            submit: { create: { method: 'POST', url: '/nowhere' } },
            title: { create: '内容' },
            fields: [item],
          },
        ]),
      ),
      keep: {
        submit: { create: { method: 'POST', url: '/nowhere' } },
        title: { create: '保留' },
        fields: [{ name: 'kept', label: '半截内容' }],
      },
    },
    actions: {
      ...rest.actions,
      block: {
        label: '打开区块',
        run: [{ type: 'show', title: '打开区块', body: [{ type: 'text', text: '内容' }] }],
      },
      page: {
        label: '打开页面',
        run: [{ type: 'openPage', title: '打开页面', page: 'system/config' }],
      },
    },
    body: [
      { type: 'form', form: 'keep' },
      {
        type: 'list',
        name: 'list',
        ...list,
        toolbar: ['create', 'import', 'block', 'page'],
      },
      ...Object.entries(blocks).map(([title, block]) => ({ type: 'card', title, body: [block] })),
      ...Object.entries(changing).map(([title, column]) => ({
        type: 'card',
        title,
        body: [listOf(column)],
      })),
      ...Object.entries(inForms).map(([title, { name }]) => ({
        type: 'card',
        title,
        body: [{ type: 'form', form: name }],
      })),
      ...cards,
    ],
  };
  await page.route('**/schemas/pages/system/post.json', (route) => route.fulfill({ json: bundle }));
}
