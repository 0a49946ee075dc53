/** Lists: columns, search fields, order and the form that it opens. */
import type {
  Column,
  ColumnObject,
  EditCell,
  Expression,
  ListBlock,
  Model,
  QueryField,
  SwitchCell,
} from '../../schema/generated/types.gen.ts';
import { defined } from '../../schema/defined.ts';
import { textsGiven } from '../../schema/expression/index.ts';
import { isExpressionValue } from '../../schema/meta/visit.ts';
import { isNumber } from '../../schema/record/quantity.ts';
import { takesPart } from '../../schema/record/modes.ts';
import { detailed, openFields, searchNames } from '../../schema/check/fields.ts';
import {
  enclosing,
  modelNamed,
  type PageContext,
  type PagePart,
} from '../../schema/check/pageContext.ts';
import { proposeForOrder, proposeForSearch } from '../../schema/check/indexes.ts';
import { mixedCurrencies } from '../../schema/check/money.ts';
import { checkFieldPath } from '../../schema/check/references.ts';
import { whyNotFoundBy } from '../../schema/check/unstored.ts';
import { checkLiteral } from '../../schema/check/values.ts';
import { checkWidget } from '../../schema/check/widgets.ts';
import type { Path } from '../../schema/pointer.ts';
import { checkLayouts } from './layouts/check.ts';
import { toneNames } from './toneNames.ts';

/**
 * Model of the rows. A list with an address of its own may hold anything, so nothing is known of
 * its rows.
 */
export const rowModel = (
  list: Pick<ListBlock, 'url' | 'model'>,
  { page, projectIndex }: PageContext,
): Model | undefined =>
  list.url === undefined ? modelNamed(list.model ?? page.model, projectIndex) : undefined;

/** Model of the rows of the list that a part stands in. */
const rowModelAt = (part: PagePart, context: PageContext): Model | undefined => {
  const list = enclosing<ListBlock>(part, 'ListBlock');
  return list && rowModel(list, context);
};

export function checkList(list: ListBlock, { path }: PagePart, context: PageContext): void {
  const { page, report } = context;
  if ((list.model ?? page.model) === undefined && list.url === undefined)
    report.add('missing-part', path, 'a list needs a model or a url');
  checkForm(list, path, context);
  checkTone(list.rowTone, [...path, 'rowTone'], context);
  const model = rowModel(list, context);
  checkSummary(list, path, { model, report });
  checkLayouts(list, { path, model, context });
  if (!model) return;
  const fields = Object.keys(openFields(model));
  if (list.key !== undefined)
    report.expect('unknown-field', [...path, 'key'], 'field', list.key, fields, model.name);
  checkBatch(list, path, { model, report });
  for (const field of Object.keys(list.sort ?? {})) {
    const place = [...path, 'sort', field];
    report.expect('unknown-field', place, 'field', field, fields, model.name);
    const why = whyNotFoundBy(field, model.fields);
    if (why !== undefined) report.add('bad-computed', place, why);
  }
  const [first] = Object.keys(list.sort ?? {});
  if (first !== undefined && whyNotFoundBy(first, model.fields) === undefined)
    proposeForOrder(model, first, [...path, 'sort', first], report);
}

/**
 * Sums are of columns that are there, and hold numbers; all rows are added up by the list of a
 * model.
 */
function checkSummary(
  { summary = [], columns }: ListBlock,
  path: Path,
  { model, report }: { model: Model | undefined; report: PageContext['report'] },
): void {
  const shown = namesShown(columns);
  summary.forEach((entry, index) => {
    const { field, of = 'page' } = typeof entry === 'string' ? { field: entry } : entry;
    const place = [...path, 'summary', index];
    if (!report.expect('unknown-field', place, 'column', field, shown)) return;
    const spec = model && openFields(model)[field];
    if (spec && !isNumber(spec))
      report.add(
        'wrong-field-type',
        place,
        `numbers are added up, and ${field} is of type ${spec.type}`,
      );
    if (spec?.currencyField !== undefined)
      report.add('mixed-currencies', place, mixedCurrencies(field, spec));
    const isAdded =
      spec && takesPart(spec, 'list') && whyNotFoundBy(field, model.fields) === undefined;
    if (of === 'all' && !isAdded)
      report.add(
        'missing-part',
        place,
        `all rows are added up for fields that the list of a model answers, and ${field} is none`,
      );
  });
}

/** Rows that are edited together are stored together; only what is shown can be edited. */
function checkBatch(
  { edit, columns }: ListBlock,
  path: Path,
  { model, report }: { model: Model; report: PageContext['report'] },
): void {
  if (!edit) return;
  if (!model.operations?.includes('updateMany'))
    report.add(
      'missing-part',
      [...path, 'edit'],
      `the model ${model.name} needs the operation updateMany`,
    );
  if (edit === true) return;
  const shown = namesShown(columns);
  edit.fields?.forEach((field, index) =>
    report.expect('unknown-field', [...path, 'edit', 'fields', index], 'column', field, shown),
  );
}

/** Fields and names of columns, those in groups among them. */
const namesShown = (columns: readonly Column[]): string[] =>
  columns.flatMap((entry) =>
    typeof entry === 'string'
      ? entry
      : 'columns' in entry
        ? namesShown(entry.columns)
        : (entry.field ?? entry.name ?? []),
  );

/** The form that the standard create and edit open must exist where they are offered. */
function checkForm(list: ListBlock, path: Path, { actions, forms, report }: PageContext): void {
  if (list.form !== undefined) return;
  for (const bar of ['toolbar', 'row', 'more'] as const)
    list[bar]?.forEach((key, index) => {
      if ((key === 'create' || key === 'edit') && !actions.has(key))
        report.expect('unknown-form', [...path, bar, index], 'form', 'edit', forms);
    });
}

export function checkQueryField(part: PagePart, context: PageContext): void {
  const entry = part.value as QueryField;
  const details = detailed(entry);
  const model = rowModelAt(part, context);
  const field = details ? details.field : (entry as string);
  const path = details ? [...part.path, 'field'] : part.path;
  checkName(details, part.path, context);
  if (model && field !== undefined)
    context.report.expect('unknown-field', path, 'field', field, searchNames(model), model.name);
  if (model && field !== undefined) proposeForSearch(model, field, path, context);
  if (!details) return;
  checkWidget(details, 'input', part.path, context.projectIndex.vocabulary, context.report);
  checkQueryDefault(details, part.path, model, context);
}

/**
 * A search begins with a value that its field can have: a choice of its own options, else of the
 * field.
 */
function checkQueryDefault(
  { default: value, field, options }: Exclude<QueryField, string>,
  path: Path,
  model: Model | undefined,
  context: PageContext,
): void {
  const { dict, options: fixed } = model?.fields[field ?? ''] ?? {};
  const choices = options
    ? options.from === 'dict' && { dict: options.dict }
    : defined({ dict, options: fixed });
  if (value === undefined || isExpressionValue(value) || !choices) return;
  for (const one of [value].flat()) checkLiteral(one, choices, [...path, 'default'], context);
}

export function checkColumn(part: PagePart, context: PageContext): void {
  const entry = part.value as Column;
  // The columns of a group are parts of their own.
  if (typeof entry === 'object' && 'columns' in entry) return;
  const details = detailed(entry);
  const model = rowModelAt(part, context);
  const field = details ? details.field : (entry as string);
  checkName(details, part.path, context);
  if (model && field !== undefined && !details?.value)
    checkFieldPath(field, details ? [...part.path, 'field'] : part.path, model, context);
  if (model && field !== undefined && details?.sortable === true) {
    const place = [...part.path, 'sortable'];
    const why = whyNotFoundBy(field, model.fields);
    if (why !== undefined) context.report.add('bad-computed', place, why);
    else proposeForOrder(model, field, place, context.report);
  }
  if (!details) return;
  checkWidget(details, 'display', part.path, context.projectIndex.vocabulary, context.report);
  checkTone(details.tone, [...part.path, 'tone'], context);
}

/** Texts that an expression gives as a tone and that are none. */
function checkTone(tone: Expression | undefined, path: Path, { report }: PageContext): void {
  for (const text of tone ? textsGiven(tone.$expr) : [])
    if (text !== '') report.expect('unknown-value', path, 'tone', text, ['default', ...toneNames]);
}

/** What no field holds has a name and, for nothing else says it, a label. */
function checkName(
  details: { field?: string; name?: string; label?: unknown } | undefined,
  path: Path,
  { report }: PageContext,
): void {
  if (!details || details.field !== undefined) return;
  if (details.name === undefined) report.add('missing-part', path, 'a field or a name is needed');
  else if (details.label === undefined)
    report.add('missing-part', path, `${details.name} is no field, so it needs a label`);
}

/** A field on a card may also be a column of the list that is computed. */
export function checkLayoutField(part: PagePart, context: PageContext): void {
  const list = enclosing<ListBlock>(part, 'ListBlock');
  const isListed = list && namesShown(list.columns).some((name) => name === part.value);
  if (!isListed) checkColumn(part, context);
}

export function checkEditCell({ value, path }: PagePart, context: PageContext): void {
  checkWidget(value as EditCell, 'input', path, context.projectIndex.vocabulary, context.report);
}

/** A switch needs an address to send the new value to: its own, or that of the model. */
export function checkSwitchCell(part: PagePart, { page, projectIndex, report }: PageContext): void {
  if ((part.value as SwitchCell).request !== undefined) return;
  const list = enclosing<ListBlock>(part, 'ListBlock');
  const column = enclosing<ColumnObject>(part, 'ColumnObject');
  const model = modelNamed(list?.model ?? page.model, projectIndex);
  if (model?.switches?.[column?.field ?? ''] === undefined)
    report.add(
      'missing-part',
      part.path,
      'a switch needs a request where the model has no address in switches for its field',
    );
}
