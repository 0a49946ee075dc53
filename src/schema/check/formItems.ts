/** One item of a form: its widget, its default and its value. */
import type { Field, FormField, FormList } from '../generated/types.gen.ts';
import { isExpressionValue } from '../meta/visit.ts';
import type { Path } from '../pointer.ts';
import { isAccepted } from '../record/modes.ts';
import type { PageContext } from './pageContext.ts';
import type { Report } from './report.ts';
import { checkRecords } from './records.ts';
import { itemsOf, type PlacedItem } from './scope.ts';
import { checkPattern } from './patterns.ts';
import { checkLiteral, type Limits } from './values.ts';
import { checkWidget } from './widgets.ts';

/** JSON types of values in the terms of model fields. */
const valueTypes: Partial<Record<NonNullable<FormField['valueType']>, Field['type']>> = {
  string: 'string',
  number: 'decimal',
  boolean: 'boolean',
};

/** Checks an item by itself. @param fields those that it may name; undefined: there is no model */
export function checkItem(
  placed: PlacedItem,
  path: Path,
  fields: Record<string, Field> | undefined,
  { projectIndex, report }: PageContext,
): void {
  const { item } = placed;
  if ('type' in item) {
    if (item.type === 'list') checkTotals(item, path, report);
    if (item.type === 'group') checkWidget(item, 'layout', path, projectIndex.vocabulary, report);
    if (item.type === 'list') checkWidget(item, 'rows', path, projectIndex.vocabulary, report);
    return;
  }
  if ('fields' in item) return;
  const own: FormField = item;
  checkHidden(placed, path, fields, report);
  checkWidget(own, 'input', path, projectIndex.vocabulary, report);
  checkPattern(own.pattern, path, report);
  const field = own.field === undefined ? undefined : fields?.[own.field];
  checkRecords(own, field, { path, vocabulary: projectIndex.vocabulary, report });
  const limits = limitsOf(own, field);
  for (const member of ['default', 'value'] as const)
    if (!isExpressionValue(own[member]))
      checkLiteral(own[member], limits, [...path, member], { projectIndex, report });
}

/** What is sent without being drawn is sent by the form itself, and taken by the server. */
function checkHidden(
  { item, nested }: PlacedItem,
  path: Path,
  fields: Record<string, Field> | undefined,
  report: Report,
): void {
  const { hidden = false, value, sent, field } = item as FormField;
  if (value !== undefined && !hidden)
    report.add(
      'missing-part',
      [...path, 'value'],
      'only hidden fields have a value; default is what a field begins with',
    );
  if (!hidden) return;
  const at = [...path, 'hidden'];
  if (nested) report.add('bad-form', at, 'hidden fields stand beside others, not in rows');
  if (sent === false) report.add('unsent-value', at, 'neither shown nor sent');
  const spec = field === undefined ? undefined : fields?.[field];
  if (spec && !isAccepted(spec))
    report.add('unsent-value', at, `${field} is given by the server, which takes it from nobody`);
}

/** Sums are of fields that the rows have. */
function checkTotals({ totals = [], fields }: FormList, path: Path, report: Report): void {
  const names = itemsOf({ fields })
    .filter(({ lists }) => lists.length === 0)
    .flatMap(({ name }) => name ?? []);
  totals.forEach((name, index) =>
    report.expect('unknown-field', [...path, 'totals', index], 'field of the rows', name, names),
  );
}

/** What limits the value of a field: the model, overridden by its own members. */
export function limitsOf(own: FormField, field: Field | undefined): Limits {
  const { minLength, maxLength, minimum, maximum, pattern, options } = own;
  const limits = Object.fromEntries(
    Object.entries({ minLength, maxLength, minimum, maximum, pattern }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const type = field?.type ?? (own.valueType ? valueTypes[own.valueType] : undefined);
  const chosen = options && {
    options: undefined,
    dict: options.from === 'dict' ? options.dict : undefined,
  };
  return { ...field, ...limits, type, ...chosen };
}
