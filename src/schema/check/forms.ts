/** Forms: fields of the model, their widgets and defaults, and linkage rules. */
import type { Field, FormSchema, Model } from '../generated/types.gen.ts';
import { isExpressionValue } from '../meta/visit.ts';
import type { Path } from '../pointer.ts';
import { checkMembersInRows } from './dynamic.ts';
import { openFields } from './fields.ts';
import { modelNamed, type PageContext } from './pageContext.ts';
import { formModel } from './pageModels.ts';
import { checkRules } from './rules.ts';
import { itemsOf, type PlacedItem } from './scope.ts';
import { mixedCurrencies } from './money.ts';
import { checkFormValues, checkUnsent } from './formValues.ts';
import { checkLiteral } from './values.ts';
import { checkItem, limitsOf } from './formItems.ts';

export function checkForm(key: string, form: FormSchema, context: PageContext): void {
  const path = ['forms', key];
  const ofForm = formModel(key, context);
  const items = itemsOf(form);
  for (const placed of items) {
    const at = [...path, ...placed.path];
    const model = modelInRows(ofForm, placed.lists, context);
    const fields = model && openFields(model);
    checkSource(placed, at, model, context);
    checkItem(placed, at, fields, context);
    checkInside(placed, items, at, context);
    checkTotalCurrencies(placed, at, ofForm, context);
    checkMembersInRows(placed, items, model, { path: at, report: context.report });
  }
  checkNames(items, path, context);
  checkUnsent(key, context);
  checkFormValues(key, form.values, [...path, 'values'], context);
  checkRules(form, reachable(items), path, context);
  checkSetValues(form, items, { path, fields: ofForm && openFields(ofForm) }, context);
}

/** Names that rules reach, and those inside of lists, which they do not, with their lists. */
function reachable(items: readonly PlacedItem[]): {
  names: string[];
  listed: Map<string, string>;
} {
  const names: string[] = [];
  const listed = new Map<string, string>();
  for (const { name, list, item } of items) {
    if (name === undefined || ('hidden' in item && item.hidden)) continue;
    if (list === undefined) names.push(name);
    else listed.set(name, list);
  }
  return { names, listed };
}

/** A value that a rule sets fits the field that it is set in. */
function checkSetValues(
  { rules = [] }: FormSchema,
  items: readonly PlacedItem[],
  { path, fields }: { path: Path; fields: Record<string, Field> | undefined },
  { projectIndex, report }: PageContext,
): void {
  rules.forEach(({ target, set }, index) => {
    const place = [...path, 'rules', index, 'set', 'value'];
    if (set.value === undefined || isExpressionValue(set.value)) return;
    for (const { name, item, list } of items) {
      if (list !== undefined || name === undefined || ![target].flat().includes(name)) continue;
      if ('type' in item || 'fields' in item || set.options) continue;
      const field = item.field === undefined ? undefined : fields?.[item.field];
      checkLiteral(set.value, limitsOf(item, field), place, { projectIndex, report });
    }
  });
}

/** A value has a name, and a field is one of the model. */
function checkSource(
  { item }: PlacedItem,
  path: Path,
  model: Model | undefined,
  { page, report }: PageContext,
): void {
  const holdsValue = !('label' in item && 'fields' in item) && !('type' in item);
  const isList = 'type' in item && item.type === 'list';
  const { field, name } = item as { field?: string; name?: string };
  if ((holdsValue || isList) && field === undefined && name === undefined)
    report.add('missing-part', path, 'a field of a form needs a field or a name');
  if (field === undefined) return;
  if (!model && page.model === undefined)
    report.add(
      'missing-part',
      [...path, 'field'],
      'field needs a model of the form or page; without one a value has a name',
    );
  if (!model) return;
  const names = [...Object.keys(openFields(model)), ...(isList ? ownedNames(model) : [])];
  report.expect('unknown-field', [...path, 'field'], 'field', field, names, model.name);
}

/** Names of the relations whose rows a list of a form may hold. */
const ownedNames = ({ relations = {} }: Model): string[] =>
  Object.entries(relations).flatMap(([name, { type }]) => (type === 'owned' ? [name] : []));

/** The model of fields in rows: that of the owned relations of their lists. */
function modelInRows(
  model: Model | undefined,
  lists: readonly string[],
  { projectIndex }: PageContext,
): Model | undefined {
  return lists.reduce<Model | undefined>((holder, name) => {
    const relation = holder?.relations?.[name];
    return relation?.type === 'owned' ? modelNamed(relation.model, projectIndex) : holder;
  }, model);
}

/** Amounts of different currencies have no sum. */
function checkTotalCurrencies(
  { item, lists }: PlacedItem,
  path: Path,
  ofForm: Model | undefined,
  context: PageContext,
): void {
  if (!('type' in item) || item.type !== 'list') return;
  const rows = modelInRows(ofForm, [...lists, item.field ?? ''], context);
  (item.totals ?? []).forEach((name, index) => {
    const field = rows?.fields[name];
    if (field?.currencyField !== undefined)
      context.report.add(
        'mixed-currencies',
        [...path, 'totals', index],
        mixedCurrencies(name, field),
      );
  });
}

/** Two fields beside each other with one name would share one value. */
function checkNames(items: readonly PlacedItem[], path: Path, { report }: PageContext): void {
  const seen = new Set<string>();
  for (const { name, path: own } of items) {
    if (name === undefined) continue;
    const place = `${holderOf(own)} ${name}`;
    if (seen.has(place)) report.add('duplicate-id', [...path, ...own], `a second ${name}`);
    seen.add(place);
  }
}

/** The list or nested value whose members a field belongs to; layout holds no values of its own. */
function holderOf(path: Path): string {
  return path.slice(0, -2).join('/');
}

/** A field shown by another one's control stands beside it, and that control has room for it. */
function checkInside(
  { item, path: own }: PlacedItem,
  items: readonly PlacedItem[],
  path: Path,
  { projectIndex, report }: PageContext,
): void {
  const inside = 'inside' in item ? item.inside : undefined;
  if (inside === undefined) return;
  const roomy = projectIndex.vocabulary.widgets
    .filter(({ tools }) => tools)
    .map(({ name }) => name);
  const beside = items.filter(
    (other) =>
      holderOf(other.path) === holderOf(own) &&
      roomy.includes(('widget' in other.item ? other.item.widget : undefined) ?? ''),
  );
  report.expect(
    'unknown-field',
    [...path, 'inside'],
    'field with room for others',
    inside,
    beside.flatMap(({ name }) => name ?? []),
  );
}
