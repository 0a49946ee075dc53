/** A form from a text, whichever of the notations it is written in. */
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { wrongType } from '../../schema/load/describe.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { placeProblems } from '../../schema/load/file.ts';
import { parseText } from '../../schema/load/parse.ts';
import type { Problem } from '../../schema/problem.ts';
import { readImport, type Import } from './readImport.ts';

/** A form that was read; of a page it is the first one. */
export interface ReadFormText extends Omit<Import, 'parts' | 'form'> {
  form: FormSchema;
}

/** Never throws; whatever a text is, there is a form or there are problems with their lines. */
export function readFormText(text: string): ReadFormText | { problems: readonly Problem[] } {
  const read = readImport(text);
  if ('problems' in read) return read;
  const { form, notation, buttons, lost, parts } = read;
  if (notation !== 'page' && form) return { notation, form, buttons, lost };
  const [name] = Object.keys(parts.forms ?? {});
  const at = name === undefined ? '/forms' : `/forms/${name}`;
  const wrong = form
    ? checkFormat('form', form).map((one) => ({ ...one, pointer: `${at}${one.pointer}` }))
    : [wrongType(at, ['object'], form ?? null)];
  if (!form || wrong.length > 0)
    return { problems: placeProblems(wrong, { path: '', locate: parseText(text).locate }) };
  return { notation, form, buttons, lost };
}
