/** Fields of forms: what the model says, and what the page says over it. */
import type { Condition, Field, FormField, FormItem, Model, Text } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import type { Path } from '../pointer.ts';
import { limitedBy, plainText, validationOf, type Limits } from '../record/validation.ts';
import { compileChoices } from './choices.ts';
import { allowed, fieldAt, PageError, widgetNamed, type Compilation } from './compilation.ts';
import { controlOf, ownControl, placeholderOf, valueTypeOf } from './controls.ts';
import type { FormMode, NodePlan, ValidationPlan } from './plan.ts';
import { recordChecks } from './recordChecks.ts';
import { compileEvent } from './steps.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { isAccepted, isAnswered, isFixed, isGivenByServer } from '../record/modes.ts';
import { literalDefault, sequenceOf } from '../record/sequence.ts';
import { say } from '../locale/message.ts';

/** The form that nodes belong to, as far as they need to know it. */
export interface FormFrame {
  model?: Model;
  columns: number;
  modes: readonly FormMode[];
  /** compileNodes of nodes.ts, handed in because layout holds fields and layout. */
  nodesOf(items: readonly FormItem[], frame: FormFrame, path: Path): NodePlan[];
  /** Gives a piece of layout without a name one that the form does not have yet. */
  nextName(): string;
}

/** A field, unless the viewer may neither read nor write it in the modes it has. */
export function compileField(
  compilation: Compilation,
  own: FormField,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  const modelled = modelField(compilation, own.field, frame.model, path);
  const modes = usableModes(own.modes, modelled, frame);
  return modes.length === 0
    ? undefined
    : fieldNode(compilation, own, modelled, { ...frame, modes }, path);
}

/** The modes of a field in which the viewer reads it, or enters it. */
export function usableModes(
  own: FormMode[] | undefined,
  modelled: ModelledField | undefined,
  frame: FormFrame,
): FormMode[] {
  const modes = modesOf(own, frame);
  const open =
    modelled && modelled.readable ? modes : modes.filter((mode) => !modelled || mode === 'create');
  return modelled && !modelled.writable && !isGivenByServer(modelled.field)
    ? open.filter((mode) => mode !== 'create')
    : open;
}

export const modesOf = (own: readonly FormMode[] | undefined, { modes }: FormFrame): FormMode[] =>
  (own ?? ['create', 'edit', 'view']).filter((mode) => modes.includes(mode));

/** A field of the model with what the viewer may do to it. */
export interface ModelledField {
  name: string;
  field: Field;
  readable: boolean;
  writable: boolean;
}

export function modelField(
  compilation: Compilation,
  name: string | undefined,
  model: Model | undefined,
  path: Path,
): ModelledField | undefined {
  if (name === undefined) return undefined;
  const { field, denied } = fieldAt(compilation, model, name);
  if (!field)
    throw new PageError(
      model
        ? `The model "${model.name}" has no field "${name}"`
        : 'A field needs a form with a model; a value without one has a name',
      [...path, 'field'],
    );
  // A field that is never answered (a password) is not read, and still entered.
  const entered = !isAnswered(field) && isAccepted(field);
  return {
    name,
    field,
    readable: !denied || entered,
    writable: isAccepted(field) && allowed(compilation, field.access?.write, undefined),
  };
}

function fieldNode(
  compilation: Compilation,
  own: FormField,
  modelled: ModelledField | undefined,
  frame: FormFrame,
  path: Path,
): NodePlan {
  const field = modelled?.field;
  const name = nameOf(own, path);
  const label: Text = own.label ?? field?.label ?? name;
  const choices = compileChoices(compilation, own, field, path);
  const byModel = field && controlOf(compilation, frame.model, modelled.name, field, choices);
  const component =
    own.widget === undefined
      ? (byModel?.component ?? ownControl(compilation, own.valueType, choices))
      : widgetNamed(compilation, own.widget, [...path, 'widget']);
  const placeholder = own.placeholder ?? usualPlaceholder(compilation, field, { component, label });
  const initial: unknown = own.default ?? literalDefault(field);
  const offered =
    byModel?.component === component ? byModel.choices : (choices ?? byModel?.choices);
  const props = { ...(byModel?.component === component && byModel.props), ...own.props };
  const type =
    own.valueType ?? (field ? typeOf(field).value : valueTypeOf(compilation, component, props));
  return {
    ...wordsOf(own),
    kind: 'field',
    ...defined({ field: modelled?.name }),
    type,
    name,
    label,
    component,
    props,
    ...defined({ placeholder, choices: offered }),
    ...(initial !== undefined && initial !== null && { default: initial }),
    ...(own.help === undefined && field?.help !== undefined && { help: field.help }),
    validation: {
      ...nodeValidation(sequenceOf(field) ? { required: false, ...own } : own, field, {
        name,
        label,
        type,
      }),
      ...recordChecks(frame.model, modelled?.name),
    },
    modes: [...frame.modes],
    ...lockOf(own, modelled),
    submit: own.sent ?? (modelled ? modelled.writable : true),
    ...(field && isGivenByServer(field) && { computed: true as const }),
    ...defined({
      inside: own.inside,
      onChange: compileEvent('onChange', own.onChange, {
        compilation,
        scope: defined({ model: frame.model }),
        path,
      }),
    }),
    span: own.span ?? 1,
    children: [],
  };
}

/** What stands where there is no value yet. */
function usualPlaceholder(
  compilation: Compilation,
  field: Field | undefined,
  { component, label }: Pick<NodePlan, 'component' | 'label'>,
): Text | undefined {
  if (sequenceOf(field)) return String(say`自动生成`);
  return field?.computed ? undefined : placeholderOf(compilation, component, label);
}

/** What a value is called: its own name, else that of its field. */
export function nameOf({ name, field }: { name?: string; field?: string }, path: Path): string {
  const found = name ?? field;
  if (found === undefined) throw new PageError('A field of a form needs a field or a name', path);
  return found;
}

/** What layout and fields say alike. */
export const wordsOf = ({
  hint,
  help,
  visible,
}: {
  hint?: Text;
  help?: Text;
  visible?: Condition;
}): Pick<NodePlan, 'description' | 'help' | 'visible'> =>
  defined({ description: hint, help, visible });

/** A field that may not be written is shown; one that is fixed once stored is closed in edit mode (`mode` is part of a form's scope). */
export function lockOf(
  { disabled, readOnly }: Pick<FormField, 'disabled' | 'readOnly'>,
  modelled: ModelledField | undefined,
): Pick<NodePlan, 'disabled' | 'readOnly'> {
  const fixed = modelled && isFixed(modelled.field) ? fixedIn(disabled) : disabled;
  return {
    ...defined({ disabled: fixed }),
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

const kinds: Partial<Record<NodePlan['type'], NonNullable<ValidationPlan['kind']>>> = {
  number: 'number',
  boolean: 'boolean',
  object: 'any',
  array: 'any',
};

/** What the rules of a value need to know of its field in the form. */
type Checked = Pick<
  FormField,
  | 'label'
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'pattern'
  | 'format'
  | 'messages'
  | 'assert'
  | 'message'
  | 'validate'
>;

/** Checks that pages know by their names, over the value of that name. */
const checks: Readonly<
  Record<NonNullable<FormField['validate']>, (name: string) => ValidationPlan['check']>
> = {
  newPassword(name) {
    const problem = `passwordProblem(values.${name}, user.newPasswordRule)`;
    return { when: { $expr: `isEmpty(${problem})` }, message: { $expr: problem } };
  },
};

function checkOf(
  { assert, message, validate }: Checked,
  name: string,
): Pick<ValidationPlan, 'check'> {
  if (assert) return { check: { when: assert, message: message ?? '' } };
  return validate === undefined ? {} : { check: checks[validate](name) };
}

/** Rules of the model with those of the page over them. */
export function nodeValidation(
  own: Checked,
  field: Field | undefined,
  { name, label, type }: Pick<NodePlan, 'name' | 'label' | 'type'>,
): ValidationPlan {
  const { required, minLength, maxLength, minimum, maximum, pattern, messages } = own;
  const limits: Limits = Object.fromEntries(
    Object.entries({ required, minLength, maxLength, minimum, maximum, pattern }).filter(
      ([, limit]) => limit !== undefined,
    ),
  );
  const format = own.format === undefined ? {} : { format: own.format };
  const named =
    typeof label === 'object' && !('default' in label) ? (field?.label ?? '') : plainText(label);
  const base = field
    ? validationOf({ ...field, ...format }, limits, own.label === undefined ? field.label : named)
    : limitedBy(limits, named, kinds[type] ?? 'text');
  return {
    ...base,
    ...format,
    ...checkOf(own, name),
    messages: {
      ...base.messages,
      ...defined({
        required: messages?.required,
        pattern: messages?.pattern,
        format: messages?.pattern,
      }),
    },
  };
}
