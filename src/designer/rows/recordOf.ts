/** A row of a table as a record of a model: cells as people write them, as values of fields. */
import type { Choice } from '../../schema/compile/plan.ts';
import { typeOf } from '../../schema/fieldTypes/index.ts';
import type { Field, Model } from '../../schema/generated/types.gen.ts';
import { matchColumns } from '../../schema/infer/matchModel.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { tableIn } from '../start/table/pasted.ts';
import { cellValue } from './cellValue.ts';

/** A column of the table that has a field. */
export interface RowColumn {
  /** Its place, from 0. */
  at: number;
  /** Its head. */
  label: string;
  name: string;
  field: Field;
}

/** What is wrong with a cell. */
export interface CellProblem {
  column: string;
  text: string;
  /** What it could be. */
  choices: readonly string[];
}

/** Choices of dictionaries by their types. */
export type DictChoices = ReadonlyMap<string, readonly Choice[]>;

/** The columns that the model has fields for; others are left out. */
export function columnsOf(model: Model, text: string): RowColumn[] {
  const table = tableIn(text);
  if (!table) return [];
  const fields = fieldsOf(model);
  return matchColumns(model, table).flatMap(({ column, field: name }, at) => {
    const field = name === undefined ? undefined : fields[name];
    return name !== undefined && field ? [{ at, label: column.label, name, field }] : [];
  });
}

/** Names of the dictionaries whose words stand in cells. */
export const dictsOf = (columns: readonly RowColumn[]): string[] => [
  ...new Set(columns.flatMap(({ field }) => field.dict ?? [])),
];

/** Empty cells say nothing of their fields. */
export function recordOf(
  cells: readonly string[],
  columns: readonly RowColumn[],
  dicts: DictChoices,
): { record: Record<string, unknown>; problems: CellProblem[] } {
  const record: Record<string, unknown> = {};
  const problems: CellProblem[] = [];
  for (const { at, label, name, field } of columns) {
    const text = (cells[at] ?? '').trim();
    if (text === '') continue;
    const choices = choicesOf(field, dicts);
    const value = valueOf(text, field, choices);
    if (value === undefined)
      problems.push({
        column: label,
        text,
        choices: (choices ?? yesAndNo).map((one) => one.label),
      });
    else record[name] = value;
  }
  return { record, problems };
}

interface Named {
  value: unknown;
  label: string;
}

const yesAndNo: readonly Named[] = [
  { value: true, label: '是' },
  { value: false, label: '否' },
];

const choicesOf = (field: Field, dicts: DictChoices): readonly Named[] | undefined =>
  field.dict === undefined ? field.options : (dicts.get(field.dict) ?? []);

/** undefined: none of the words that the field knows. */
function valueOf(text: string, field: Field, choices: readonly Named[] | undefined): unknown {
  if (choices)
    return choices.find(({ value, label }) => label === text || String(value) === text)?.value;
  return cellValue(text, typeOf(field));
}
