import type { Condition, Field, FormNode, Model, Text } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { limitedBy, plainText, validationOf, type Limits } from '../record/validation.ts';
import { compileChoices } from './choices.ts';
import {
  allowed,
  fieldAt,
  PageError,
  widgetFor,
  widgetNamed,
  type Compilation,
} from './compilation.ts';
import { controlOf, pickerOf, placeholderOf } from './controls.ts';
import type { ChoicesPlan, FormMode, NodePlan, ValidationPlan } from './plan.ts';
import { isAccepted, isAnswered, isFixed } from '../record/modes.ts';
import { typeOf } from '../fieldTypes/index.ts';

/** The form that nodes belong to, as far as they need to know it. */
export interface FormFrame {
  model?: Model;
  columns: number;
  modes: readonly FormMode[];
}

/** Nodes of a form without those the viewer may neither read nor write. */
export function compileNodes(
  compilation: Compilation,
  nodes: Readonly<Record<string, FormNode>>,
  frame: FormFrame,
  path: Path,
): NodePlan[] {
  return Object.entries(nodes).flatMap(
    ([name, node]) => compileNode(compilation, name, node, frame, [...path, name]) ?? [],
  );
}

function compileNode(
  compilation: Compilation,
  name: string,
  node: FormNode,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  if (!allowed(compilation, node.access)) return undefined;
  if (node.type === 'void') return layoutNode(compilation, name, node, frame, path);
  const modelled = modelField(compilation, node, frame.model, path);
  const modes = (node.modes ?? ['create', 'edit', 'view']).filter((mode) =>
    frame.modes.includes(mode),
  );
  const open =
    modelled && modelled.readable ? modes : modes.filter((mode) => !modelled || mode === 'create');
  const usable = modelled && !modelled.writable ? open.filter((mode) => mode !== 'create') : open;
  return usable.length === 0
    ? undefined
    : fieldNode(compilation, name, node, modelled, { ...frame, modes: usable }, path);
}

/** A field of the model with what the viewer may do to it. */
interface ModelledField {
  name: string;
  field: Field;
  readable: boolean;
  writable: boolean;
}

function modelField(
  compilation: Compilation,
  node: FormNode,
  model: Model | undefined,
  path: Path,
): ModelledField | undefined {
  const name = node['x-field'];
  if (name === undefined) return undefined;
  const { field, denied } = fieldAt(compilation, model, name);
  if (!field)
    throw new PageError(
      model
        ? `The model "${model.name}" has no field "${name}"`
        : 'x-field needs a form with a model',
      [...path, 'x-field'],
    );
  // A field that is never answered (a password) is not read, and still entered.
  const entered = !isAnswered(field) && isAccepted(field);
  return {
    name,
    field,
    readable: !denied || entered,
    writable: isAccepted(field) && allowed(compilation, field.access?.write),
  };
}

function layoutNode(
  compilation: Compilation,
  name: string,
  node: FormNode,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  const children = compileNodes(compilation, node.properties ?? {}, frame, [...path, 'properties']);
  // Layout whose fields are all denied would tell that there is something.
  if (children.length === 0 && Object.keys(node.properties ?? {}).length > 0) return undefined;
  return {
    ...sharedParts(node),
    kind: 'layout',
    type: 'void',
    name,
    label: node.title ?? '',
    component:
      node['x-component'] === undefined
        ? widgetFor(compilation, 'layoutFor', 'group')
        : widgetNamed(compilation, node['x-component'], [...path, 'x-component']),
    props: node['x-component-props'] ?? {},
    validation: { messages: {} },
    modes: (node.modes ?? ['create', 'edit', 'view']).filter((mode) => frame.modes.includes(mode)),
    submit: false,
    span: node.span ?? frame.columns,
    children,
  };
}

function fieldNode(
  compilation: Compilation,
  name: string,
  node: FormNode,
  modelled: ModelledField | undefined,
  frame: FormFrame,
  path: Path,
): NodePlan {
  const field = modelled?.field;
  const label: Text = node.title ?? field?.label ?? name;
  const choices = compileChoices(compilation, node, field, path);
  const byModel = field && controlOf(compilation, frame.model, modelled.name, field, choices);
  const component =
    node['x-component'] === undefined
      ? (byModel?.component ?? ownControl(compilation, node, choices))
      : widgetNamed(compilation, node['x-component'], [...path, 'x-component']);
  const placeholder = node.placeholder ?? placeholderOf(compilation, component, label);
  const initial: unknown = node.default ?? field?.default;
  const offered =
    byModel?.component === component ? byModel.choices : (choices ?? byModel?.choices);
  return {
    ...sharedParts(node),
    kind: 'field',
    type: node.type ?? (field ? typeOf(field).value : 'string'),
    name,
    label,
    component,
    props: { ...(byModel?.component === component && byModel.props), ...node['x-component-props'] },
    ...(placeholder !== undefined && { placeholder }),
    ...(offered && { choices: offered }),
    ...(initial !== undefined && initial !== null && { default: initial }),
    ...(node.help === undefined && field?.help !== undefined && { help: field.help }),
    validation: nodeValidation(node, field, label),
    modes: [...frame.modes],
    ...lockOf(node, modelled),
    submit: node.submit ?? (modelled ? modelled.writable : true),
    ...(node.inside !== undefined && { inside: node.inside }),
    span: node.span ?? 1,
    children:
      node.type === 'object'
        ? compileNodes(compilation, node.properties ?? {}, frame, [...path, 'properties'])
        : [],
    ...(node.items && itemOf(compilation, node.items, frame, [...path, 'items'])),
  };
}

function itemOf(
  compilation: Compilation,
  items: FormNode,
  frame: FormFrame,
  path: Path,
): { item?: NodePlan } {
  const item = compileNode(compilation, 'item', items, frame, path);
  return item ? { item } : {};
}

/** What layout and fields say alike. */
const sharedParts = ({ description, help, visible }: FormNode) => ({
  ...(description !== undefined && { description }),
  ...(help !== undefined && { help }),
  ...(visible !== undefined && { visible }),
});

/** A field that may not be written is shown; one that is fixed once stored is closed in edit mode (`mode` is part of a form's scope). */
function lockOf(
  { disabled, readOnly }: FormNode,
  modelled: ModelledField | undefined,
): Pick<NodePlan, 'disabled' | 'readOnly'> {
  const fixed = modelled && isFixed(modelled.field) ? fixedIn(disabled) : disabled;
  return {
    ...(fixed !== undefined && { disabled: fixed }),
    ...(modelled && !modelled.writable
      ? { readOnly: true }
      : readOnly !== undefined && { readOnly }),
  };
}

function fixedIn(disabled: Condition | undefined): Condition {
  if (disabled === true) return true;
  return {
    $expr:
      typeof disabled === 'object' ? `mode == 'edit' || (${disabled.$expr})` : "mode == 'edit'",
  };
}

/** Field types whose usual control suits a node that no model field stands behind, by its JSON type. */
const alike: Partial<Record<NonNullable<FormNode['type']>, Field['type']>> = {
  number: 'decimal',
  boolean: 'boolean',
};

const ownControl = (
  compilation: Compilation,
  { type = 'string' }: FormNode,
  choices: ChoicesPlan | undefined,
) =>
  choices
    ? pickerOf(compilation, choices)
    : widgetFor(compilation, 'inputFor', alike[type] ?? 'string');

const kinds: Partial<Record<NodePlan['type'], NonNullable<ValidationPlan['kind']>>> = {
  number: 'number',
  boolean: 'boolean',
  object: 'any',
  array: 'any',
};

/** Rules of the model with those of the page over them. */
function nodeValidation(node: FormNode, field: Field | undefined, label: Text): ValidationPlan {
  const { required, minLength, maxLength, minimum, maximum, pattern } = node;
  const limits: Limits = Object.fromEntries(
    Object.entries({ required, minLength, maxLength, minimum, maximum, pattern }).filter(
      ([, limit]) => limit !== undefined,
    ),
  );
  const named =
    typeof label === 'object' && '$expr' in label ? (field?.label ?? '') : plainText(label);
  const base = field
    ? validationOf(field, limits, node.title === undefined ? field.label : named)
    : limitedBy(limits, named, kinds[node.type ?? 'string'] ?? 'text');
  return {
    ...base,
    ...(node.check && { check: node.check }),
    messages: {
      ...base.messages,
      ...(node.requiredMessage !== undefined && { required: node.requiredMessage }),
      ...(node.patternMessage !== undefined && {
        pattern: node.patternMessage,
        format: node.patternMessage,
      }),
    },
  };
}
