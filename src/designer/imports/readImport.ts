/**
 * A page or a form from a text, whichever of the notations it is written in (docs/imports.md). What
 * was not carried is named with its place; what is neither is refused with words.
 */
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { wrongType } from '../../schema/load/describe.ts';
import { placeProblems } from '../../schema/load/file.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { parseText } from '../../schema/load/parse.ts';
import { migrate } from '../../schema/migrate/migrate.ts';
import type { Problem } from '../../schema/problem.ts';
import { isAmis, readAmis } from './amis/readAmis.ts';
import type { Loss } from '../classic/lost.ts';
import { readClassic } from '../classic/readClassic.ts';
import { isClassic } from '../classic/shape.ts';
import type { JsonObject } from '../document/page.ts';
import { isGenTable, readGenTable } from './ruoyi/readGenTable.ts';
import { isFormily, readFormily } from './formily.ts';
import type { PageParts, ReadParts } from './parts.ts';

/** What a text is written in; form and page: our own. */
export type Notation = 'classic' | 'form' | 'page' | 'formily' | 'amis' | 'ruoyi';

export interface Import {
  notation: Notation;
  /** What it makes of a page, besides its names. */
  parts: PageParts | JsonObject;
  /** The first form in it, if there is one. */
  form: FormSchema | undefined;
  /** Whether that has buttons that submit and reset it. */
  buttons: boolean;
  /** What was not carried, with the line on which it stands. */
  lost: readonly (Loss & { line: number })[];
}

type Problems = { problems: readonly Problem[] };
type Read =
  | (Omit<Import, 'lost' | 'form' | 'buttons'> & { lost?: readonly Loss[]; buttons?: boolean })
  | Problems;

/** Never throws; whatever a text is, it is read or there are problems with their lines. */
export function readImport(text: string): Import | Problems {
  const { value, locate, problems: found } = parseText(text);
  // The order of members means nothing in forms.
  const faults = found.filter(({ kind }) => kind !== 'integer-key');
  if (faults.length > 0) return { problems: faults };
  const placed = (problems: readonly Problem[]) => ({
    problems: placeProblems(problems, { path: '', locate }),
  });
  if (!isObject(value)) return placed([wrongType('', ['object'], value)]);
  const read = readValue(value);
  if ('problems' in read) return placed(read.problems);
  const { notation, parts, buttons = true, lost = [] } = read;
  const [form] = Object.values(isObject(parts.forms) ? parts.forms : {});
  return {
    notation,
    parts,
    form: form as FormSchema | undefined,
    buttons,
    lost: lost.map((one) => ({ ...one, line: locate(one.pointer).line })),
  };
}

const asForm = (form: FormSchema): PageParts => ({ forms: { form } });

function readValue(value: Record<string, unknown>): Read {
  if (isClassic(value)) {
    const read = readClassic(value);
    return 'problems' in read ? read : { notation: 'classic', ...read, parts: asForm(read.form) };
  }
  if (isGenTable(value)) return marked('ruoyi', readGenTable(value));
  if (isFormily(value)) return marked('formily', readFormily(value));
  if ('version' in value || 'forms' in value) return ownPage(value);
  if (isAmis(value)) return marked('amis', readAmis(value));
  const wrong = checkFormat('form', value);
  return wrong.length > 0
    ? { problems: wrong }
    : { notation: 'form', parts: asForm(value as unknown as FormSchema) };
}

const marked = (notation: Notation, read: ReadParts): Read =>
  'problems' in read ? read : { notation, ...read };

/**
 * A page of ours, in the present version; its place in the menu is its own. What is wrong with it
 * the designer shows.
 */
function ownPage(page: Record<string, unknown>): Read {
  const migration = migrate('page', page);
  if ('problem' in migration) return { problems: [{ ...migration.problem, pointer: '/version' }] };
  const { menu: _menu, ...parts } = migration.value;
  return { notation: 'page', parts };
}
