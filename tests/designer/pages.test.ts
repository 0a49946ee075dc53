/** Every committed page in the designer, without a browser. */
import { describe, expect, it } from 'vitest';
import { drawable, type DrawingTools } from '../../src/designer/canvas/drawable.ts';
import { emptyPage, pageText, readPage } from '../../src/designer/document/page.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { designerTexts } from '../../src/designer/locale/index.ts';
import { nameOfNode } from '../../src/designer/outline/naming.ts';
import { flatten, outlineOf } from '../../src/designer/outline/outline.ts';
import { objectSchema, schemaOfPlace } from '../../src/designer/outline/parts.ts';
import type { Control } from '../../src/designer/panel/controls.ts';
import { membersOf } from '../../src/designer/panel/members.ts';
import { fieldNameOf, panelPage, setMemberAction } from '../../src/designer/panel/panelPage.ts';
import { memberCommand } from '../../src/designer/panel/write.ts';
import { perform } from '../../src/schema/edit/commands.ts';
import { checkFormat } from '../../src/schema/load/format.ts';
import { compilePage } from '../../src/schema/compile/index.ts';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import { compiler as custom } from '../../src/steps/custom/compile.ts';
import { protocol } from '../../src/protocol/index.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { pages, project } from './project.ts';

const texts = designerTexts();

const toolsFor = (id: string): DrawingTools => ({
  id,
  check: (page) => problemsOf(page, id, project),
  undrawn: ({ name }) => String(name),
});

function opened(text: string) {
  const read = readPage(text);
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  return read.document;
}

const vocabulary = {
  protocol,
  widgets: widgetCatalogue,
  blocks: blockCatalogue,
  steps: [{ name: 'custom', ...custom }],
  customActions: [setMemberAction],
} as never;

/** What a control gives for what it shows: an editor of JSON reads its text. */
function entered({ shown, widget }: Control, value: unknown): unknown {
  const text = shown(value);
  if (widget !== 'JsonEditor' || typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

describe.each(pages)('%s', (id, text) => {
  const document = opened(text);
  const nodes = flatten(outlineOf(document));
  const panels = nodes.flatMap(({ path, value }) => {
    const declared = schemaOfPlace(document, path);
    const schema = declared && objectSchema(declared, value);
    const site = { document, path, project };
    return schema?.properties && !Array.isArray(value)
      ? [{ path, members: membersOf(schema, site, texts) }]
      : [];
  });

  it('is saved with the bytes that it was opened with', () => {
    expect(pageText(document)).toBe(text);
  });

  it('has no problems, and is drawn as it is', () => {
    expect(problemsOf(document, id, project)).toEqual([]);
    expect(drawable(document, toolsFor(id)).page).toBe(document);
  });

  it('has every part in the outline, with a name', () => {
    expect(nodes.length).toBeGreaterThan(1);
    for (const node of nodes) expect(nameOfNode(node, document, project).label).not.toBe('');
  });

  it('has a panel for every part, which is a page of our own format', () => {
    for (const { members } of panels) {
      const page = panelPage(
        members.filter((one) => 'control' in one),
        texts,
      );
      expect(checkFormat('page', page)).toEqual([]);
      const viewer = { permissions: [], roles: [] };
      expect(compilePage({ page, models: {}, viewer, vocabulary }).allowed).toBe(true);
      expect(new Set(members.map(fieldNameOf)).size).toBe(members.length);
    }
  });

  it('stays as it is when members are entered again as they are shown', () => {
    for (const { path, members } of panels)
      for (const { keys, value, ...how } of members) {
        const written = 'control' in how ? how.control.written(entered(how.control, value)) : value;
        const command = memberCommand(document, { path, keys, value: written }, true);
        if (command) expect(pageText(perform(document, command).document)).toBe(text);
      }
  });
});

describe('a page that is no page', () => {
  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a key that reaches a prototype', '{"version":2,"id":"a","title":"a","__proto__":{}}'],
    ['a version that does not exist', '{"version":99,"id":"a","title":"a"}'],
    ['an endless nesting', '['.repeat(5000)],
    ['ten megabytes', JSON.stringify({ title: 'x'.repeat(10_000_000) })],
  ])('is refused: %s', (_what, text) => {
    expect(readPage(text)).toHaveProperty('problems');
  });
});

describe('a page with problems', () => {
  const page = {
    ...emptyPage('a/b', '标题'),
    body: [
      { type: 'text', text: '好' },
      { type: 'sparkle', glow: true },
      { type: 'list', name: 'rows', model: 'nothing', columns: ['x'] },
    ],
  };

  it('is drawn with the names of the blocks that cannot be', () => {
    const problems = problemsOf(page, 'a/b', project);
    expect(problems.map(({ pointer }) => pointer)).toContain('/body/1/type');
    const drawn = drawable(page, {
      ...toolsFor('a/b'),
      undrawn: ({ type }, count) => `${String(type)} ${count}`,
    });
    expect(drawn.page).toMatchObject({
      body: [page.body[0], { type: 'text', text: 'sparkle 1' }, { type: 'text', text: 'list 1' }],
    });
  });

  it('is kept untouched', () => {
    expect(JSON.parse(pageText(page))).toEqual(page);
  });

  it('is drawn without what is wrong outside of blocks, which is said', () => {
    const { actions, list } = {
      actions: { shout: { label: '喊', run: [{ type: 'boom' }] }, rest: { run: [] } },
      list: { columns: ['postCode'], query: [{ field: 'nix' }], toolbar: ['nix', 'shout', 'rest'] },
    };
    const broken = {
      ...emptyPage('a/b', '标题'),
      access: 7,
      model: 'post',
      state: { 'a b': 1, kept: 2 },
      onOpen: [{ type: 'nix' }, { type: 'message', text: '好' }],
      list,
      forms: { edit: { layout: 'wrong', fields: ['postCode'] } },
      actions,
    };
    const drawn = drawable(broken, {
      ...toolsFor('a/b'),
      undrawn: ({ type, name, field }, count) =>
        [type, name, field, count].filter(Boolean).join(' '),
    });
    expect(drawn.page).toEqual({
      ...emptyPage('a/b', '标题'),
      model: 'post',
      state: { kept: 2 },
      onOpen: [{ type: 'message', text: '好' }],
      list: {
        columns: ['postCode'],
        query: [{ name: expect.stringMatching(/^undrawn/) as string, label: 'nix 1' }],
        toolbar: ['undrawn7', 'shout', 'rest'],
      },
      forms: { edit: { fields: ['postCode'] } },
      actions: {
        ...actions,
        shout: { label: 'Action shout 1', disabled: true, run: [] },
        undrawn7: { label: 'actionRef nix 1', disabled: true, run: [] },
      },
    });
    expect(drawn.omitted.map((path) => path.join('/'))).toEqual(
      expect.arrayContaining(['access', 'forms/edit/layout', 'state/a b']),
    );
  });

  it('is drawn with what is wrong in the place of its title', () => {
    const drawn = drawable({ ...page, title: 7 }, toolsFor('a/b'));
    expect(drawn.page).toMatchObject({ title: '7', body: [page.body[0], {}, {}] });
  });
});
