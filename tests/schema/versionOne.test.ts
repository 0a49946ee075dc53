/** The product's files as they were in version 1 still work, and mean what the present ones say. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { vocabulary } from '../../src/server/schemas/vocabulary.ts';
import { compile, pageIds, pageNamed } from './compile/fixtures.ts';
import { fixtures, readProject } from './projects.ts';

const project = loadProject([...readProject(join(fixtures, 'version-1')).values()]);

/** Pages that were improved by hand since: what they do is tested elsewhere. */
const improved: readonly string[] = [
  'account/center',
  'account/register',
  'monitor/logininfor',
  'monitor/operlog',
  'system/dept',
  'system/dict',
  'system/menu',
  'system/notice',
  'system/role/authUser',
  'system/user',
];

/** Pages that came since. */
const added: readonly string[] = [
  'AMapView',
  'monitor/migrations',
  'tinymce',
  'tool/publicAnswer',
  'tool/publicForm',
];

/** A plan without what switches ask and report: that is one sentence for each state now. */
const withoutSentences = (plan: unknown): unknown =>
  JSON.parse(
    JSON.stringify(plan, (key, value: unknown) =>
      key === 'switch' ? { ...(value as object), confirm: '', failure: '' } : value,
    ),
  );

describe('files of version 1', () => {
  it('are all there, and load and check', () => {
    expect(project.pages.map(({ name }) => name).sort()).toEqual(
      pageIds.filter((id) => !added.includes(id)),
    );
    expect(project.pages.map(({ version }) => version)).toEqual(project.pages.map(() => 1));
    // Names of blocks that keep widths are asked for since.
    expect(checkProject(project, vocabulary).map(formatProblem)).toEqual([
      expect.stringContaining('user.json:10 /body/0: a split keeps the widths'),
    ]);
  });

  it.each(project.pages.filter(({ name }) => !improved.includes(name)))(
    '$name gives the same plan as the present page',
    ({ name, value }) => {
      expect(withoutSentences(compile(value!))).toEqual(withoutSentences(compile(pageNamed(name))));
    },
  );
});
