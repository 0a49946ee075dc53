/**
 * Values of forms that go nowhere: given to a form that neither sends nor reads them, or sent to a
 * model without them.
 */
import type { FormSchema, OpenFormStep, Values } from '../generated/types.gen.ts';
import { compileExpression, ExpressionError, expressionsOf } from '../expression/index.ts';
import { isExpressionValue } from '../meta/visit.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../pointer.ts';
import { recordMembers } from './fields.ts';
import type { PageContext, PagePart } from './pageContext.ts';
import { formModel } from './pageModels.ts';
import { hasValue, itemsOf } from './scope.ts';
import { checkLiteral } from './values.ts';

/**
 * Paths that the expressions and addresses of a part of a page read; those of broken ones are left
 * out.
 */
function readsIn({ name, value }: PagePart): string[][] {
  try {
    if (name === 'Expression') return compileExpression((value as { $expr: string }).$expr).reads;
    const text = name === 'Template' ? (value as { $text: string }).$text : value;
    if (name !== 'Template' && name !== 'url' && name !== 'route') return [];
    return expressionsOf(String(text)).flatMap((source) => compileExpression(source).reads);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** Names of values that a form sends, shows or reads; undefined: it reads all of them. */
function usedValues(key: string, { page, parts }: PageContext): Set<string> | undefined {
  const form = page.forms?.[key];
  const reads = parts
    .filter(({ path }) => path[0] === 'forms' && path[1] === key)
    .flatMap(readsIn)
    .filter(([name]) => name === 'values');
  if (!form || reads.some(({ length }) => length === 1)) return undefined;
  const items = itemsOf(form).filter((one) => hasValue(one) && !one.nested);
  return new Set([
    ...items.flatMap(({ name }) => name ?? []),
    ...reads.map(([, member]) => String(member)),
  ]);
}

/**
 * Values that a form is given: each is sent or read, and fits the field of the model that it is.
 */
export function checkFormValues(
  key: string,
  values: Values | undefined,
  path: Path,
  context: PageContext,
): void {
  if (!values) return;
  const used = usedValues(key, context);
  const model = formModel(key, context);
  const sent = alwaysSent(context.page.forms?.[key], key, context);
  for (const [name, value] of Object.entries(values)) {
    const [first = name] = name.split(/[.[]/);
    if (used && !used.has(first) && !sent.has(first))
      context.report.add(
        'unsent-value',
        [...path, name],
        `the form ${key} has no field ${first}: it neither sends nor reads the value`,
        nearest(first, used),
      );
    const field = model?.fields[name];
    if (field && !isExpressionValue(value))
      checkLiteral(value, { dict: field.dict, options: field.options }, [...path, name], context);
  }
}

/**
 * Members of a record that are sent with the whole of it, whether the form asks for them or not.
 */
function alwaysSent(
  form: FormSchema | undefined,
  key: string,
  context: PageContext,
): ReadonlySet<string> {
  const model = form?.submit ? undefined : formModel(key, context);
  return new Set(model ? [model.key, ...(model.versionField ? [model.versionField] : [])] : []);
}

/** What the step that opens a form gives it. */
export function checkGivenValues(part: PagePart, context: PageContext): void {
  const { form, values } = part.value as OpenFormStep;
  if (context.forms.has(form)) checkFormValues(form, values, [...part.path, 'values'], context);
}

/**
 * Values under a name of their own that the resource of the model would drop: it knows no such
 * member. A form with a request of its own may send what it likes.
 */
export function checkUnsent(key: string, context: PageContext): void {
  const form = context.page.forms?.[key];
  const model = formModel(key, context);
  if (!form || form.submit || model?.path === undefined) return;
  const members = recordMembers(model);
  for (const { item, name, path, nested } of itemsOf(form)) {
    const isValue = !('type' in item) && !('fields' in item);
    if (!isValue || nested || name === undefined || item.sent === false) continue;
    if (members.has(name)) continue;
    context.report.add(
      'unsent-value',
      ['forms', key, ...path, 'name'],
      `unknown field ${name} of ${model.name}, so nothing stores it; sent: false keeps it in the form`,
      nearest(name, members),
    );
  }
}
