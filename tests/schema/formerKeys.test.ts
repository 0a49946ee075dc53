/**
 * Keys and words of version 1: each is reported with what replaces it, or with why nothing does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReads } from '../../src/schema/check/expressions.ts';
import { Report } from '../../src/schema/check/report.ts';
import { meta } from '../../src/schema/generated/meta.gen.ts';
import { describe as described } from '../../src/schema/load/describe.ts';
import { checkFormat } from '../../src/schema/load/format.ts';
import { chineseOfMessage } from '../../src/schema/locale/chineseProblem.ts';
import type { MetaSchema } from '../../src/schema/meta/schema.ts';
import { branchesOf, knownKeys } from '../../src/schema/meta/walk.ts';
import { steps } from '../../src/schema/migrate/migrate.ts';
import { fixtures } from './projects.ts';

/**
 * All keys that the meta-schemas of version 1 had (`git show 8bf2f8df^:schemas/meta`), by the part
 * of the present format that stands in their place and lacks them, each with the key that says it
 * now; null: the message says how it is said, or why it is no longer needed.
 */
const formerKeys = JSON.parse(readFileSync(join(fixtures, 'former-keys.json'), 'utf8')) as Record<
  string,
  Record<string, string | null>
>;

/** Keys of items of forms: fields, layout and buttons stand in one place. */
const itemKeys = branchesOf(meta.$defs.FormItem!).flatMap((one) =>
  [one, ...(one.oneOf ?? [])].flatMap((branch) => branchesOf(branch).flatMap(knownKeys)),
);

const cases = Object.entries(formerKeys).flatMap(([part, keys]) =>
  Object.entries(keys).map(([key, now]) => ({ part, key, now })),
);

describe.each(cases)('the key $key of $part', ({ part, key, now }) => {
  const schema: MetaSchema = meta.$defs[part]!;
  const isItem = part === 'FormField' || part === 'FormList';
  const keys = isItem ? itemKeys : knownKeys(schema);

  it('is gone', () => expect(knownKeys(schema)).not.toContain(key));

  it('is reported with what replaces it', () => {
    const error = {
      keyword: 'additionalProperties',
      instancePath: '',
      params: { additionalProperty: key },
    };
    const problem = described(error, { pointer: '', schema, value: {}, keys });
    expect(problem?.kind).toBe('unknown-key');
    expect(problem?.nearest ?? null).toBe(now);
    if (now === null) expect(problem?.message).toMatch(/: .{20}/);
    else expect(keys).toContain(now);
  });
});

it('says every reason in Chinese, too', () => {
  const reasons = Object.values(steps)
    .flat()
    .flatMap(({ rules }) => rules.flatMap(({ successors = [] }) => successors))
    .flatMap(({ reason }) => reason ?? []);
  expect(reasons.length).toBeGreaterThan(15);
  for (const reason of reasons) {
    const text = chineseOfMessage(`unknown key x: ${reason}`);
    expect(text).toMatch(/^未知的键“x”：/);
    expect(text).not.toContain(reason);
  }
});

const page = (members: object) => ({ version: 2, id: 'a/b', title: 'A', ...members });
const field = (members: object) =>
  page({ forms: { edit: { fields: [{ field: 'a', ...members }] } } });

/** What the checker says of a whole page. */
const saidOf = (value: object) =>
  checkFormat('page', value).map(({ pointer, message, nearest }) => [
    pointer,
    nearest ? `${message} -> ${nearest}` : message,
  ]);

describe('a page written as in version 1', () => {
  it.each([
    [
      'an action that is a request',
      page({ actions: { a: { label: 'A', type: 'request', failure: 'x' } } }),
      [
        [
          '/actions/a/type',
          'unknown key type: what an action does stands in run, as a list of steps -> run',
        ],
        [
          '/actions/a/failure',
          'unknown key failure: what follows a failure stands in onError of the step -> run',
        ],
      ],
    ],
    [
      'an action that is named by its title',
      page({ actions: { a: { label: 'A', title: 'A', run: [] } } }),
      [
        [
          '/actions/a/title',
          'unknown key title: an action is named by label, ' +
            'the title of what it opens stands in a step of run -> run',
        ],
      ],
    ],
    [
      'a step that is a sequence',
      page({ actions: { a: { label: 'A', run: [{ type: 'sequence', steps: [] }] } } }),
      [
        [
          '/actions/a/run/0/type',
          'unknown step type "sequence": a list of steps is a sequence, its steps stand in place of it',
        ],
      ],
    ],
    [
      'choices from a request',
      field({ options: { request: { url: '/x' }, value: 'id' } }),
      [
        [
          '/forms/edit/fields/0/options',
          'the key from is missing: choices of a request are { "from": "request", "url": … }',
        ],
      ],
    ],
    [
      'choices from a source',
      field({ options: { source: 'posts' } }),
      [
        [
          '/forms/edit/fields/0/options',
          'the key from is missing: choices of a source are { "from": "source", "source": … }',
        ],
      ],
    ],
    [
      'choices that are listed',
      field({ options: [{ value: 1, label: '甲' }] }),
      [
        [
          '/forms/edit/fields/0/options',
          'an object is expected here, not a list: choices that are listed are { "from": "list", "items": … }',
        ],
      ],
    ],
    [
      'the type of a value',
      field({ type: 'string' }),
      [
        [
          '/forms/edit/fields/0/type',
          'unknown form layout type "string": the type of a value stands in valueType, type is that of layout',
        ],
      ],
    ],
    [
      'a text with its place in a catalogue',
      field({ label: { $t: 'a.b', default: '甲' } }),
      [
        [
          '/forms/edit/fields/0/label/$t',
          'unknown key $t: a text is written as it is, its translation is found by it in schemas/locale',
        ],
      ],
    ],
    [
      'a list in a list block',
      page({ body: [{ type: 'list', list: { columns: ['a'] } }] }),
      [['/body/0/list', 'unknown key list: what it holds stands in the block itself']],
    ],
  ])('is told of %s', (_what, value, said) => {
    expect(saidOf(value)).toEqual(said);
  });

  it('is told nothing else of a word where it never stood', () =>
    expect(saidOf(page({ body: [{ type: 'chart', pick: 'x' }] }))).toContainEqual([
      '/body/0/pick',
      'unknown key pick',
    ]));

  it.each([
    ['source', 'posts', 'sources'],
    ['loaded', 'record', 'record'],
    ['loaded', 'posts', 'sources'],
  ])('is told how expressions read %s.%s', (name, member, now) => {
    const report = new Report();
    checkReads([[name, member]], { record: null, sources: null, state: null }, [], report);
    expect(report.problems.map(({ nearest }) => nearest)).toEqual([now]);
  });
});
