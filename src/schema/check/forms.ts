/** Forms: nodes that lead to model fields, their widgets and defaults, and linkage rules. */
import type { Field, FormNode, FormSchema } from '../generated/types.gen.ts';
import { isExpressionValue } from '../meta/visit.ts';
import type { Path } from '../pointer.ts';
import { openFields } from './fields.ts';
import { formModel, type PageContext } from './pageContext.ts';
import { checkRules } from './rules.ts';
import { nodesOf, type PlacedNode } from './scope.ts';
import { checkPattern } from './patterns.ts';
import { misfit, type Limits } from './values.ts';
import { checkWidget } from './widgets.ts';

/** JSON types of nodes in the terms of model fields. */
const nodeTypes: Partial<Record<NonNullable<FormNode['type']>, Field['type']>> = {
  string: 'string',
  number: 'decimal',
  boolean: 'boolean',
};

export function checkForm(key: string, form: FormSchema, context: PageContext): void {
  const path = ['forms', key];
  if (form.model !== undefined)
    context.report.expect(
      'unknown-model',
      [...path, 'model'],
      'model',
      form.model,
      context.known.models.keys(),
    );
  const model = formModel(key, context);
  const fields = model && openFields(model);
  const nodes = nodesOf(form);
  for (const placed of nodes)
    checkNode(placed, [...path, 'schema', ...placed.path], fields, model?.name, context);
  for (const placed of nodes)
    checkInside(placed, nodes, [...path, 'schema', ...placed.path], context);
  form.finish?.fields.forEach((name, index) =>
    context.report.expect(
      'unknown-field',
      [...path, 'finish', 'fields', index],
      'node at the top of the form',
      name,
      Object.keys(form.schema.properties),
    ),
  );
  checkRules(form, nodes.map(({ name }) => name).filter(Boolean), path, context);
}

function checkNode(
  { node }: PlacedNode,
  path: Path,
  fields: Record<string, Field> | undefined,
  modelName: string | undefined,
  context: PageContext,
): void {
  const { known, report } = context;
  const source = node['x-field'];
  if (source === undefined && node.type === undefined)
    report.tell('missing-part', path, 'a node needs x-field or type');
  if (
    source !== undefined &&
    !fields &&
    modelName === undefined &&
    context.page.model === undefined
  )
    report.tell('missing-part', [...path, 'x-field'], 'x-field needs a model of the form or page');
  if (source !== undefined && fields)
    report.expect(
      'unknown-field',
      [...path, 'x-field'],
      'field',
      source,
      Object.keys(fields),
      modelName,
    );
  checkWidget(node, node.type === 'void' ? 'layout' : 'input', path, known.vocabulary, report);
  checkPattern(node.pattern, path, report);
  if (isExpressionValue(node.default)) return;
  const fault = misfit(
    node.default,
    limitsOf(node, source === undefined ? undefined : fields?.[source]),
    known,
  );
  if (fault)
    report.tell(
      'bad-default',
      [...path, 'default'],
      `${JSON.stringify(node.default)} ${fault.reason}`,
      fault.choices?.[0],
    );
}

/** A field shown by another one's control stands beside it, and that control has room for it. */
function checkInside(
  { node, path: own }: PlacedNode,
  nodes: readonly PlacedNode[],
  path: Path,
  { known, report }: PageContext,
): void {
  if (node.inside === undefined) return;
  const roomy = known.vocabulary.widgets.filter(({ tools }) => tools).map(({ name }) => name);
  const beside = nodes.filter(
    (other) =>
      other.path.slice(0, -1).join('/') === own.slice(0, -1).join('/') &&
      roomy.includes(other.node['x-component'] ?? ''),
  );
  report.expect(
    'unknown-field',
    [...path, 'inside'],
    'field with room for others',
    node.inside,
    beside.map(({ name }) => name),
  );
}

/** What limits the value of a node: its field, overridden by its own members. */
function limitsOf(node: FormNode, field: Field | undefined): Limits {
  const { minLength, maxLength, minimum, maximum, pattern, dict } = node;
  const own = Object.fromEntries(
    Object.entries({ minLength, maxLength, minimum, maximum, pattern, dict }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const type = field?.type ?? (node.type ? nodeTypes[node.type] : undefined);
  return {
    ...field,
    ...own,
    type,
    ...(node.options ? { options: undefined, dict: undefined } : {}),
  };
}
