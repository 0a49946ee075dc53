/**
 * Classic forms as forms of ours. What cannot be carried is named, never dropped in silence; what
 * is no form is refused with words.
 */
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { wrongType } from '../../schema/load/describe.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { toPointer } from '../../schema/pointer.ts';
import type { Problem } from '../../schema/problem.ts';
import { lossList, type Loss } from './lost.ts';
import { namesOf } from './read/context.ts';
import { formIn } from './read/form.ts';

export interface ReadForm {
  form: FormSchema;
  /** Whether it has buttons that submit and reset it. */
  buttons: boolean;
  lost: readonly Loss[];
}

/** A form that was read, or why it cannot be. */
type ReadClassic = ReadForm | { problems: readonly Problem[] };

/** Reads the JSON value of a classic form: `fields`, beside what the form says of itself. */
export function readClassic(value: unknown): ReadClassic {
  if (!isObject(value)) return { problems: [wrongType('', ['object'], value)] };
  const { lost, lose } = lossList();
  const problems: Problem[] = [];
  const form = formIn(value, {
    lose,
    refuse: (path, type, found) => void problems.push(wrongType(toPointer(path), [type], found)),
    nameFor: namesOf(lose),
  });
  const wrong = problems.length > 0 ? problems : checkFormat('form', form);
  return wrong.length > 0 ? { problems: wrong } : { form, buttons: value.formBtns !== false, lost };
}
