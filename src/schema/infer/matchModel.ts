/** Whether the rows of a table are records of a model that there is. */
import type { Field, Model } from '../generated/types.gen.ts';
import { isAccepted } from '../record/modes.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import type { InferredColumn, InferredTable } from './inferTable.ts';

/** What became of a column. */
interface MatchedColumn {
  column: InferredColumn;
  /** Name of the field of the same name or label; absent: the model has none. */
  field?: string;
  /** The field takes no values such as these. */
  isUnfit?: true;
}

const alike = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

/** A field by what the head of a column says: its name, its label, its column of the database. */
function fieldFor(model: Model, { label, name }: InferredColumn): [string, Field] | undefined {
  const heads = new Set([label, name].map(alike));
  return Object.entries(fieldsOf(model)).find(
    ([key, field]) =>
      heads.has(alike(key)) ||
      alike(field.label) === alike(label) ||
      (field.excel && alike(field.excel.label ?? '') === alike(label)),
  );
}

/** Types that take what another type was inferred from. */
const takes: Partial<Record<Field['type'], readonly Field['type'][]>> = {
  integer: ['long', 'decimal', 'money', 'id', 'ref', 'boolean'],
  long: ['decimal', 'money', 'id', 'ref'],
  decimal: ['money'],
  date: ['datetime'],
};

/** Types that take any text. */
const texts: readonly Field['type'][] = ['string', 'text'];

/** Whether a field takes the values of a column: texts take all, choices what they may be. */
function isFit(field: Field, { field: inferred }: InferredColumn): boolean {
  if (field.type === inferred.type) return true;
  if (field.dict !== undefined || field.options) return true;
  if (texts.includes(field.type)) return true;
  return takes[inferred.type]?.includes(field.type) === true;
}

/** What the model has for each column of the table. */
export const matchColumns = (model: Model, { columns }: InferredTable): MatchedColumn[] =>
  columns.map((column) => {
    const found = fieldFor(model, column);
    if (!found) return { column };
    const [name, field] = found;
    return { column, field: name, ...(!isFit(field, column) && { isUnfit: true }) };
  });

/** Whether every column has a field of its own, and what must be given has a column. */
export function isMatch(model: Model, matched: readonly MatchedColumn[]): boolean {
  const names = matched.map(({ field }) => field);
  const asked = Object.entries(model.fields).filter(
    ([, field]) => field.required && field.default === undefined && isAccepted(field),
  );
  return (
    matched.every(({ field, isUnfit }) => field !== undefined && !isUnfit) &&
    new Set(names).size === names.length &&
    asked.every(([name]) => names.includes(name))
  );
}
