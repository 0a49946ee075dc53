/** A form from a text, whichever of the notations it is written in. */
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { wrongType } from '../../schema/load/describe.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { placeProblems } from '../../schema/load/file.ts';
import { parseText, type Locate } from '../../schema/load/parse.ts';
import { migrate } from '../../schema/migrate/migrate.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Loss } from './lost.ts';
import { readClassic, type ReadForm } from './readClassic.ts';
import { isClassic } from './shape.ts';

/** What a text is: a classic form, a form of ours, or a page of ours, of which it is the first. */
type Notation = 'classic' | 'form' | 'page';

export interface ReadFormText extends ReadForm {
  notation: Notation;
  /** What was not carried, with the line on which it stands. */
  lost: readonly (Loss & { line: number })[];
}

/** Never throws; whatever a text is, there is a form or there are problems with their lines. */
export function readFormText(text: string): ReadFormText | { problems: readonly Problem[] } {
  const { value, locate, problems: found } = parseText(text);
  // The order of members means nothing in forms.
  const faults = found.filter(({ kind }) => kind !== 'integer-key');
  if (faults.length > 0) return { problems: faults };
  const placed = (problems: readonly Problem[]) => ({
    problems: placeProblems(problems, { path: '', locate }),
  });
  if (!isObject(value)) return placed([wrongType('', ['object'], value)]);
  if (isClassic(value)) {
    const read = readClassic(value);
    return 'problems' in read ? placed(read.problems) : withLines(read, locate);
  }
  const form = isPage(value) ? formOfPage(value) : { form: value };
  if ('problems' in form) return placed(form.problems);
  const wrong = checkFormat('form', form.form);
  if (wrong.length > 0)
    return placed(wrong.map((one) => ({ ...one, pointer: `${form.at ?? ''}${one.pointer}` })));
  const notation = form.at === undefined ? 'form' : 'page';
  return { notation, form: form.form as unknown as FormSchema, buttons: true, lost: [] };
}

const withLines = (read: ReadForm, locate: Locate): ReadFormText => ({
  ...read,
  notation: 'classic',
  lost: read.lost.map((one) => ({ ...one, line: locate(one.pointer).line })),
});

const isPage = (value: Readonly<Record<string, unknown>>): boolean =>
  'version' in value || 'forms' in value;

/** The first form of a page, in the present version. */
function formOfPage(
  page: Record<string, unknown>,
): { form: Record<string, unknown>; at?: string } | { problems: readonly Problem[] } {
  const migration = migrate('page', page);
  if ('problem' in migration) return { problems: [{ ...migration.problem, pointer: '/version' }] };
  const { forms } = migration.value as { forms?: unknown };
  const [name, form] = Object.entries(isObject(forms) ? forms : {})[0] ?? [];
  return isObject(form) && name !== undefined
    ? { form, at: `/forms/${name}` }
    : { problems: [wrongType('/forms', ['object'], form ?? null)] };
}
