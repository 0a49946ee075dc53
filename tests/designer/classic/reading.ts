/** Classic forms as the tests read them. */
import { readClassic, type Loss } from '../../../src/designer/classic/index.ts';
import type { FormField } from '../../../src/schema/generated/types.gen.ts';
import { classicForm } from './items.ts';

/** The form, and what was lost as `kind name`. */
export function read(json: unknown) {
  const found = readClassic(json);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
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
