/** Classic forms as the tests read them: whatever is read is sound. */
import { expect } from 'vitest';
import { readClassic, type Loss } from '../../../src/designer/classic/index.ts';
import type { FormField } from '../../../src/schema/generated/types.gen.ts';
import { emptyPage } from '../../../src/designer/document/page.ts';
import { problemsOf } from '../../../src/designer/document/problems.ts';
import { project } from '../project.ts';
import { classicForm } from './items.ts';

/** Which addresses there are depends on the installation that a form is read in. */
const { addresses: _addresses, ...index } = project.index;
const anywhere = { ...project, index };

/** What the checker says of a form on a page. */
export function problemsIn(form: unknown): string[] {
  const id = 'demo/form';
  const page = {
    ...emptyPage(id, '表单'),
    body: [{ type: 'form', form: 'edit' }],
    forms: { edit: form },
  };
  return problemsOf(page, id, anywhere).map(({ pointer, message }) => `${pointer} ${message}`);
}

/** The form, and what was lost as `kind name`. */
export function read(json: unknown) {
  const found = readClassic(json);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  expect(problemsIn(found.form)).toEqual([]);
  return { ...found, said: found.lost.map(sentence) };
}

const sentence = ({ kind, name, became, nearest }: Loss): string =>
  [kind, name, became && `→ ${became}`, nearest && `(${nearest}?)`].filter(Boolean).join(' ');

/** The field that one item becomes, without its name. */
export function fieldOf(item: Record<string, unknown>) {
  const { form, said } = read(classicForm(item));
  const [field] = form.fields as FormField[];
  const { name: _name, ...rest } = field ?? {};
  return { field: rest, said };
}
