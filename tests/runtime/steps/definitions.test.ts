/**
 * What the definitions of steps say, and that the format, the browser and the checker know them by
 * nothing else.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../../src/schema/check/project.ts';
import { meta } from '../../../src/schema/generated/meta.gen.ts';
import type { Page, Step } from '../../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../../src/schema/problem.ts';
import { stepGroups, type StepDefinition } from '../../../src/schema/stepDefinition.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { stepCatalogue } from '../../../src/steps/catalogue.ts';
import { steps } from '../../../src/steps/index.ts';
import { coreIcons, moreIcons } from '../../../src/widgets/icons/names.ts';
import { compile } from '../../schema/compile/fixtures.ts';

const names = stepCatalogue.map(({ name }) => name);

/** A page of posts, as the examples of steps are written for, with one step in an action. */
const pageWith = (step: Step): Page => ({
  version: 2,
  id: 'demo/step',
  title: '步骤',
  model: 'post',
  access: 'list',
  state: { chosen: null },
  list: { columns: ['postName'], toolbar: ['try'], row: ['edit'] },
  forms: { edit: { fields: ['postName', 'status'] } },
  actions: { try: { label: '试', run: [step] } },
});

const root = join(import.meta.dirname, '../../..');
const files = globSync('schemas/{models,defaults,pages}/**/*.json', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}));
const problemsOf = (step: Step): string[] => {
  const page = { path: 'schemas/pages/demo/step.json', text: JSON.stringify(pageWith(step)) };
  return checkProject(loadProject([...files, page]), vocabulary).map(formatProblem);
};

describe('the steps', () => {
  it('are the same for the format, the browser and the compiler', () => {
    const inFormat = meta.$defs.Step?.oneOf?.map(
      ({ $ref = '' }) => meta.$defs[$ref.slice('#/$defs/'.length)]?.properties?.type?.const,
    );
    expect(inFormat).toEqual(names);
    expect(Object.keys(steps).sort()).toEqual([...names].sort());
  });

  it('have facts for the palette: a name of their own, an icon that exists, a group', () => {
    const labels = stepCatalogue.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const icons: readonly string[] = [...coreIcons, ...moreIcons];
    expect(stepCatalogue.filter(({ icon }) => !icons.includes(icon))).toEqual([]);
    expect(stepCatalogue.filter(({ group }) => !Object.hasOwn(stepGroups, group))).toEqual([]);
  });
});

describe.each(
  stepCatalogue.map((definition): [string, StepDefinition] => [definition.name, definition]),
)('the step %s', (name, { examples, members, required = [] }) => {
  it('requires members that it has', () => {
    expect(required.filter((member) => !Object.hasOwn(members, member))).toEqual([]);
  });

  it('has examples that check, and become part of a plan', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(problemsOf(example)).toEqual([]);
      const [list] = compile(pageWith(example)).body;
      expect(list).toMatchObject({ toolbar: [{ run: [{ type: name }] }] });
    }
  });
});

describe('the checker asks definitions', () => {
  it.each([
    [
      { type: 'setState', values: { chozen: 1 } },
      'unknown member of state chozen, did you mean chosen?',
    ],
    [
      { type: 'custom', name: 'reloadSesion' },
      'unknown registered action reloadSesion, did you mean reloadSession?',
    ],
    [{ type: 'openForm', form: 'edid' }, 'unknown form edid, did you mean edit?'],
    [{ type: 'reload', block: 'lizt' }, 'unknown block lizt, did you mean list?'],
    [{ type: 'action', action: 'refrech' }, 'unknown action refrech, did you mean refresh?'],
    [
      { type: 'openPage', page: 'system/dep' },
      'unknown page system/dep, did you mean system/dept?',
    ],
    [
      { type: 'navigate', to: '/system/{rwo.postId}' },
      'rwo cannot be read here, did you mean row?',
    ],
  ] satisfies [Step, string][])('%j', (step, problem) => {
    expect(problemsOf(step).map((line) => line.split(': ').at(-1))).toEqual([problem]);
  });
});

it('a page with a step that no folder defines is not compiled', () => {
  const page = pageWith({ type: 'fly' } as unknown as Step);
  expect(() => compile(page)).toThrow('There is no step "fly"');
});
