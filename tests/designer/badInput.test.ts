/** What is pasted, opened or left behind that is no sound page: said with words, and kept. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawable } from '../../src/designer/canvas/drawable.ts';
import {
  emptyPage,
  pageText,
  readPage,
  type JsonObject,
} from '../../src/designer/document/page.ts';
import { problemsOf } from '../../src/designer/document/problems.ts';
import { designerTexts } from '../../src/designer/locale/index.ts';
import { nameOfNode } from '../../src/designer/outline/naming.ts';
import { flatten, outlineOf } from '../../src/designer/outline/outline.ts';
import { objectSchema, schemaOfPlace } from '../../src/designer/outline/parts.ts';
import { membersOf } from '../../src/designer/panel/members.ts';
import { pasteText } from '../../src/designer/state/clipboard.ts';
import { DesignerStore } from '../../src/designer/state/designerStore.ts';
import { formatted } from '../schema/arbitrary.ts';
import { pages, project } from './project.ts';

const id = 'demo/page';
const page = (members: object): JsonObject => ({ ...emptyPage(id, '标题'), ...members });
const posts = { model: 'post', list: { columns: ['postCode', 'postName'] } };

/** What the list of problems says: the place of each, with its message. */
const said = (document: unknown, known = project) =>
  problemsOf(document, id, known).map(({ pointer, message }) => `${pointer} ${message}`);
const drawn = (document: unknown, known = project) =>
  drawable(document, {
    id,
    check: (one) => problemsOf(one, id, known),
    undrawn: ({ field, name, type }, count) => `${String(field ?? name ?? type)}: ${count}`,
  });

/** Panels of all parts of a page. */
function panelsOf(document: JsonObject): number {
  const nodes = flatten(outlineOf(document));
  for (const node of nodes) nameOfNode(node, document, project);
  return nodes
    .map(({ path, value }) => ({ path, value, declared: schemaOfPlace(document, path) }))
    .flatMap(({ path, value, declared }) => {
      const schema = declared && objectSchema(declared, value);
      return schema?.properties && !Array.isArray(value)
        ? membersOf(schema, { document, path, project }, designerTexts())
        : [];
    }).length;
}

describe('a page of a newer version', () => {
  it('is refused with words', () => {
    expect(readPage('{"version":3,"id":"demo/page","title":"新"}')).toMatchObject({
      problems: [
        {
          kind: 'unknown-version',
          pointer: '/version',
          message: expect.stringContaining('version 3') as string,
        },
      ],
    });
  });
});

describe('a part that is pasted', () => {
  const columns = page(posts);
  const storeOf = () =>
    new DesignerStore({ id, document: columns, base: { text: null, hash: null } });
  it.each([
    ['ten megabytes', JSON.stringify({ pageloom: 'Column', value: 'x'.repeat(10_000_000) })],
    ['a thousand levels', `{"pageloom":"Column","value":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['a prototype', '{"pageloom":"Column","value":{"field":"a","__proto__":{"admin":true}}}'],
    ['a kind that only prototypes have', '{"pageloom":"constructor","value":{}}'],
    ['a kind that is no text', '{"pageloom":{"toString":1},"value":{}}'],
  ])('changes nothing: %s', (_what, text) => {
    const store = storeOf();
    expect(pasteText(store, text)).not.toBe('done');
    expect(store.document()).toBe(columns);
    expect({}).not.toHaveProperty('admin');
  });

  it('with anything else in it is listed among the problems, and can be taken back', () => {
    const store = storeOf();
    store.choose(['list', 'columns', 0]);
    const text = '{"pageloom":"Column","value":{"field":"none","glow":7}}';
    expect(pasteText(store, text)).toBe('done');
    expect(said(store.document())).not.toEqual([]);
    store.undo();
    expect(store.document()).toEqual(columns);
  });
});

describe('a widget that is not there', () => {
  const missing = page({
    ...posts,
    list: { columns: ['postCode', { field: 'postName', widget: 'Sparkle' }] },
    forms: { edit: { fields: ['postCode', { field: 'postName', widget: 'Sparkle' }] } },
  });

  it('is named among the problems, in a column and in a form', () => {
    expect(said(missing)).toEqual([
      expect.stringMatching(/^\/list\/columns\/1\/widget .*Sparkle/),
      expect.stringMatching(/^\/forms\/edit\/fields\/1\/widget .*Sparkle/),
    ]);
  });

  it('is kept in the file', () => {
    expect(JSON.parse(pageText(missing))).toEqual(missing);
  });

  it('is shown as missing in its place, with everything else as it is', () => {
    expect(drawn(missing).page).toMatchObject({
      list: { columns: ['postCode', { label: 'postName: 1' }] },
      forms: { edit: { fields: ['postCode', { label: 'postName: 1', disabled: true }] } },
    });
  });
});

describe('a field that its model has lost', () => {
  const { postName: _lost, ...fields } = project.models.post!.fields;
  const model = { ...project.models.post!, fields, labelField: 'postCode' } as never;
  const models = { ...project.models, post: model };
  const without = {
    ...project,
    models,
    index: { ...project.index, models: new Map(Object.entries(models)) },
  };
  const document = page({
    ...posts,
    forms: { edit: { fields: ['postCode', 'postName'] } },
  });

  it('is named at each place that shows it, is drawn as missing, and stays in the file', () => {
    expect(said(document)).toEqual([]);
    const at = (pointer: string) =>
      said(document, without).filter((problem) => problem.startsWith(pointer));
    expect(at('/list/columns/1')).toEqual([expect.stringContaining('unknown field postName')]);
    expect(at('/forms/edit/fields/1')[0]).toContain('unknown field postName');
    expect(drawn(document, without).page).toMatchObject({
      list: { columns: ['postCode', { label: 'postName: 1' }] },
      forms: { edit: { fields: ['postCode', { label: 'postName: 1' }] } },
    });
    expect(JSON.parse(pageText(document))).toEqual(document);
  });
});

describe('a pattern', () => {
  const withPattern = (pattern: string) =>
    page({
      body: [],
      forms: { edit: { fields: [{ name: 'code', widget: 'Input', label: '码', pattern }] } },
    });
  it.each([
    ['no regular expression', '(', /is no regular expression/],
    ['one that can take for ever', '^(a+)+$', /may take time that doubles/],
    ['one that can take for ever by its choices', '^(a|a)*$', /may take time that doubles/],
  ])('is refused: %s', (_what, pattern, message) => {
    expect(said(withPattern(pattern))).toEqual([expect.stringMatching(message)]);
  });

  it('that is sound is taken', () => {
    expect(said(withPattern('^[a-z]+$'))).toEqual([]);
  });
});

/** As texts of JSON hold it, which know no negative zero. */
const anyJson = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('whatever a page holds', () => {
  it('it is outlined, has panels, is checked, and keeps its value', () => {
    fc.assert(
      fc.property(formatted('page'), (value) => {
        const document = JSON.parse(JSON.stringify(value)) as JsonObject;
        panelsOf(document);
        drawn(document);
        const text = pageText(document);
        expect(readPage(text)).toEqual({ document: JSON.parse(text) });
        expect(pageText(JSON.parse(text))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('any member of a committed page may be something else', () => {
    const documents = pages.map(([, text]) => JSON.parse(text) as JsonObject);
    const replaced = fc
      .record({ document: fc.constantFrom(...documents), value: anyJson, place: fc.nat() })
      .map(({ document, value, place }) => {
        const keys = Object.keys(document).filter((key) => key !== 'version' && key !== 'id');
        return { ...document, [keys[place % keys.length]!]: value };
      });
    fc.assert(
      fc.property(replaced, (document) => {
        panelsOf(document);
        drawn(document);
        expect(JSON.parse(pageText(document))).toEqual(document);
      }),
      { numRuns: 60 },
    );
  });
});
