/**
 * What a form has and a Formily schema cannot: every member of a plan that is not listed here as
 * carried is named, so that a new one is never dropped in silence.
 */
import type { FormPlan, NodePlan, RulePlan, ValidationPlan } from '../../compile/plan.ts';
import type { Path } from '../../pointer.ts';
import type { Lose } from '../lost.ts';
import { labelProps } from '../schema.ts';
import { formats } from './validators.ts';

type Members<T> = readonly (keyof T)[];

/** The key is the place of the form in its page. */
const carriedOfForm: Members<FormPlan> = [
  'key',
  'nodes',
  'columns',
  'labels',
  'layoutProps',
  'rules',
];

const ofAll: Members<NodePlan> = [
  'kind',
  'type',
  'name',
  'label',
  'component',
  'description',
  'modes',
  'visible',
  'disabled',
  'readOnly',
  'submit',
];
const ofValue: Members<NodePlan> = ['field', 'inside'];
const ofDecorator: Members<NodePlan> = ['help', 'span'];

const carriedOfNode = {
  field: [
    ...ofAll,
    ...ofValue,
    ...ofDecorator,
    ...([
      'props',
      'placeholder',
      'choices',
      'default',
      'validation',
      'hideLabel',
      'width',
    ] as const),
  ],
  list: [
    ...ofAll,
    ...ofValue,
    ...ofDecorator,
    // Of the rows their number stands in the validation, the rest follows from the field.
    ...(['props', 'default', 'validation', 'item', 'rows'] as const),
  ],
  object: [...ofAll, ...ofValue, 'children'],
  layout: [...ofAll, ...ofDecorator, 'props', 'children'],
  // A part is as wide as what it stands in, whatever its span.
  part: [...ofAll, 'span', 'children'],
} satisfies Record<string, Members<NodePlan>>;

/** The ways in which a node becomes a schema. */
export type Shape = keyof typeof carriedOfNode;

const carried = new Set<string>(Object.values(carriedOfNode).flat());

/** Whether a member of nodes stands in the schema of any of them. */
export const isCarried = (key: string): boolean => carried.has(key);

/** Whether a member says anything: one span is what every node has. */
function isSaid(key: string, value: unknown): boolean {
  if (value === undefined || (key === 'span' && value === 1)) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).some(([name, member]) => isSaid(name, member));
}

/** Members of an object that are not carried. */
function loseOthers(
  members: object,
  carried: readonly string[],
  { path, lose }: { path: Path; lose: Lose },
): void {
  for (const [key, value] of Object.entries(members)) {
    if (!carried.includes(key) && isSaid(key, value))
      lose([...path, key], `${key} has no place in a Formily schema`);
  }
}

export function loseOfForm(form: Partial<FormPlan>, lose: Lose): void {
  loseOthers(form, carriedOfForm, { path: [], lose });
  loseOthers(form.layoutProps ?? {}, ['gap', ...Object.keys(labelProps)], {
    path: ['layoutProps'],
    lose,
  });
}

export function loseOfNode(node: NodePlan, shape: Shape, path: Path, lose: Lose): void {
  loseOthers(node, carriedOfNode[shape], { path, lose });
  loseOfValidation(node, [...path, 'validation'], lose);
}

/** Kinds of values that follow from the JSON type; Formily checks no others. */
const kinds: Partial<Record<NodePlan['type'], ValidationPlan['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

function loseOfValidation({ type, validation }: NodePlan, path: Path, lose: Lose): void {
  const { kind = 'any', format, precision, scale } = validation;
  if (kind !== 'any' && kind !== kinds[type])
    lose([...path, 'kind'], `the check ${kind} has no place in a Formily schema`);
  if (format !== undefined && !formats.includes(format))
    lose([...path, 'format'], `the format ${format} has no place in a Formily schema`);
  for (const [name, value] of Object.entries({ precision, scale }))
    if (value !== undefined) lose([...path, name], `${name} has no place in a Formily schema`);
}

export function loseOfRules(rules: readonly RulePlan[], lose: Lose): void {
  for (const [index, rule] of rules.entries()) {
    const { choices } = rule.set;
    const path = ['rules', index, 'set'];
    if (choices && choices.from !== 'fixed')
      lose([...path, 'choices'], `choices from ${choices.from} have no place in a reaction`);
  }
}
