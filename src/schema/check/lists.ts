/** Lists: columns, search fields, order and the actions offered. */
import type {
  Column,
  ColumnObject,
  EditCell,
  Item,
  LinkCell,
  ListBlock,
  QueryField,
  SwitchCell,
} from '../generated/types.gen.ts';
import { standardActionKeys } from '../compile/standardActions.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { detailed, openFields, searchNames, unknownStep } from './fields.ts';
import { modelNamed, rowModel, type PageContext, type PagePart } from './pageContext.ts';
import { checkWidget } from './widgets.ts';

/** Reports an action key that is neither declared nor standard. */
export function checkActionRef(
  key: string,
  path: Path,
  hasModel: boolean,
  { actions, report }: PageContext,
): void {
  report.expect('unknown-action', path, 'action', key, [
    ...actions,
    ...(hasModel ? standardActionKeys : ['refresh']),
  ]);
}

export function checkList({ value, path }: PagePart, context: PageContext): void {
  const list = value as ListBlock;
  const { page, projectIndex, report } = context;
  if (list.model !== undefined)
    report.expect(
      'unknown-model',
      [...path, 'model'],
      'model',
      list.model,
      projectIndex.models.keys(),
    );
  const name = list.model ?? page.model;
  if (name === undefined && list.url === undefined)
    report.add('missing-part', path, 'a list needs a model or a url');
  for (const place of ['toolbar', 'row', 'more'] as const)
    list[place]?.forEach((key, index) =>
      checkActionRef(key, [...path, place, index], name !== undefined, context),
    );
  checkForm(list, path, context);
  const model = rowModel(list, context);
  if (!model) return;
  const fields = Object.keys(openFields(model));
  if (list.key !== undefined)
    report.expect('unknown-field', [...path, 'key'], 'field', list.key, fields, model.name);
  for (const field of Object.keys(list.sort ?? {}))
    report.expect('unknown-field', [...path, 'sort', field], 'field', field, fields, model.name);
}

/** The form that the standard create and edit open must exist once they are offered. */
function checkForm(list: ListBlock, path: Path, { actions, forms, report }: PageContext): void {
  const offered = [list.toolbar, list.row, list.more]
    .flatMap((keys) => keys ?? [])
    .filter((key) => (key === 'create' || key === 'edit') && !actions.has(key));
  if (list.form === undefined && offered.length === 0) return;
  report.expect(
    'unknown-form',
    list.form === undefined ? path : [...path, 'form'],
    'form',
    list.form ?? 'edit',
    forms,
  );
}

export function checkQueryField(part: PagePart, context: PageContext): void {
  const entry = part.value as QueryField;
  const details = detailed(entry);
  const model = rowModel(
    part.owners.findLast(({ name }) => name === 'ListBlock')?.value as ListBlock,
    context,
  );
  const field = details ? details.field : (entry as string);
  const path = details ? [...part.path, 'field'] : part.path;
  checkName(details, part.path, context);
  if (model && field !== undefined)
    context.report.expect('unknown-field', path, 'field', field, searchNames(model), model.name);
  if (details)
    checkWidget(details, 'input', part.path, context.projectIndex.vocabulary, context.report);
}

export function checkColumn(part: PagePart, context: PageContext): void {
  const entry = part.value as Column;
  const details = detailed(entry);
  const list = part.owners.findLast(({ name }) => name === 'ListBlock')?.value as ListBlock;
  const model = rowModel(list, context);
  const field = details ? details.field : (entry as string);
  checkName(details, part.path, context);
  if (model && field !== undefined && !details?.value)
    reportUnknownStep(field, details ? [...part.path, 'field'] : part.path, model, context);
  if (details)
    checkWidget(details, 'display', part.path, context.projectIndex.vocabulary, context.report);
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

export function checkEditCell({ value, path }: PagePart, context: PageContext): void {
  checkWidget(value as EditCell, 'input', path, context.projectIndex.vocabulary, context.report);
}

export function checkLinkCell({ value, path, owners }: PagePart, context: PageContext): void {
  const list = owners.findLast(({ name }) => name === 'ListBlock')?.value as ListBlock;
  const hasModel = (list.model ?? context.page.model) !== undefined;
  checkActionRef((value as LinkCell).action, [...path, 'action'], hasModel, context);
}

/** A switch needs an address to send the new value to: its own, or that of the model. */
export function checkSwitchCell({ value, path, owners }: PagePart, context: PageContext): void {
  if ((value as SwitchCell).request !== undefined) return;
  const list = owners.findLast(({ name }) => name === 'ListBlock')?.value as ListBlock;
  const column = owners.findLast(({ name }) => name === 'ColumnObject')?.value as ColumnObject;
  const model = modelNamed(list.model ?? context.page.model, context.projectIndex);
  if (model?.switches?.[column.field ?? ''] === undefined)
    context.report.add(
      'missing-part',
      path,
      'a switch needs a request where the model has no address in switches for its field',
    );
}

/** Items of a descriptions block: fields of its model, when it names one. */
export function checkItem(part: PagePart, context: PageContext): void {
  const entry = part.value as Item;
  const details = detailed(entry);
  const block = part.owners.findLast(({ name }) => name === 'DescriptionsBlock')?.value as
    { model?: string } | undefined;
  const model = modelNamed(block?.model, context.projectIndex);
  const field = details ? details.field : (entry as string);
  if (model && field !== undefined && !details?.value)
    reportUnknownStep(field, details ? [...part.path, 'field'] : part.path, model, context);
  if (details)
    checkWidget(details, 'display', part.path, context.projectIndex.vocabulary, context.report);
}

function reportUnknownStep(
  field: string,
  path: Path,
  model: NonNullable<ReturnType<typeof modelNamed>>,
  { projectIndex, report }: PageContext,
): void {
  const unknown = unknownStep(field, model, projectIndex);
  if (unknown)
    report.add(
      'unknown-field',
      path,
      `unknown field ${field} of ${model.name}`,
      nearest(unknown.step, unknown.choices),
    );
}
