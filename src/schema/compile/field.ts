/** Fields of forms: what the model says, and what the page says over it. */
import type { Condition, Field, FormField, Text } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import { say, term } from '../locale/message.ts';
import type { Path } from '../pointer.ts';
import { isGivenByServer, takesPart } from '../record/modes.ts';
import { literalDefault, sequenceOf } from '../record/sequence.ts';
import { compileChoices } from './choices.ts';
import { factsOf, loadsItself, PageError, widgetNamed, type Compilation } from './compilation.ts';
import { controlOf, ownControl, placeholderOf, valueTypeOf } from './controls.ts';
import { definitionsList } from './definitions.ts';
import type { FormFrame } from './formFrame.ts';
import { inheritedPlan, membersPlan, narrowedPlan } from './memberSource.ts';
import {
  lockOf,
  modelField,
  modesOf,
  resultSent,
  resultValidation,
  usableModes,
  type ModelledField,
} from './modelField.ts';
import type { CheckPlan, HiddenPlan, NodePlan } from './plan.ts';
import { revealOf } from './reveal.ts';
import { recordsOf } from './records.ts';
import { recordChecks } from './recordChecks.ts';
import { compileEvent } from './steps.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { nodeValidation } from './validation.ts';

/** A field, unless the viewer may neither read nor write it in the modes it has. */
export function compileField(
  compilation: Compilation,
  own: FormField,
  frame: FormFrame,
  path: Path,
): NodePlan | undefined {
  const modelled = modelField(compilation, own.field, frame.model, path);
  if (own.hidden) return void frame.hidden.push(...hiddenField(own, modelled, frame, path));
  const rows = modelled && definitionsList(own, modelled.field);
  if (rows) {
    const [node] = frame.nodesOf([rows], frame, path);
    const inherited = inheritedPlan(compilation, frame.model, modelled.name, modelled.field);
    const narrowed = narrowedPlan(compilation, frame.model, modelled.name);
    return node && { ...node, ...defined({ inherited, narrowed }) };
  }
  const modes = usableModes(own.modes, modelled, frame);
  return modes.length === 0
    ? undefined
    : fieldNode(compilation, own, modelled, { ...frame, modes }, path);
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
  const byModel =
    field && controlOf(compilation, frame.model, modelled.name, field, choices, frame.record);
  const component =
    own.widget === undefined
      ? (byModel?.component ?? ownControl(compilation, own.valueType, choices))
      : widgetNamed(compilation, own.widget, [...path, 'widget']);
  const facts = factsOf(compilation, component);
  const placeholder = own.placeholder ?? usualPlaceholder(compilation, field, { component, label });
  const initial: unknown = own.default ?? literalDefault(field);
  const props = { ...(byModel?.component === component && byModel.props), ...own.props };
  const picked = recordsOf(
    compilation,
    { own, component, props, name: modelled?.name },
    frame,
    path,
  );
  const offered = loadsItself(compilation, component, props)
    ? undefined
    : ((byModel?.component === component ? byModel.choices : (choices ?? byModel?.choices)) ??
      picked?.choices);
  const type =
    own.valueType ?? (field ? typeOf(field).value : valueTypeOf(compilation, component, props));
  const validation = {
    ...nodeValidation(
      {
        ...defined({ format: facts?.format }),
        ...(sequenceOf(field) && { required: false }),
        ...(facts?.numeric && propLimits(own.props, field)),
        ...own,
      },
      field,
      { name, label, type },
    ),
    ...betweenOf(recordChecks(frame.model, modelled?.name), digitsCheck(name, field, frame)),
  };
  return {
    ...wordsOf(own),
    kind: 'field',
    ...defined({ field: modelled?.name }),
    ...revealOf(compilation, frame.model, modelled?.name),
    type,
    name,
    label,
    component,
    props,
    ...defined({ placeholder, choices: offered }),
    ...(initial !== undefined && initial !== null && { default: initial }),
    ...(own.help === undefined && field?.help !== undefined && { help: field.help }),
    ...defined({ width: own.width }),
    ...(own.hideLabel === true && { hideLabel: true as const }),
    validation: facts?.shows === undefined ? validation : resultValidation(validation),
    modes: [...frame.modes],
    ...lockOf(own, modelled),
    ...(facts?.shows === undefined
      ? { submit: own.sent ?? modelled?.writable ?? true }
      : resultSent(own, props[facts.shows])),
    ...(field && isGivenByServer(field) && { computed: true as const }),
    ...defined({
      members: field && membersPlan(compilation, frame.model, modelled.name, field),
      inside: own.inside,
      onChange: compileEvent('onChange', own.onChange, {
        compilation,
        scope: defined({ model: frame.model }),
        path,
      }),
    }),
    span: own.span ?? 1,
    children: [],
    ...defined({ records: picked?.records }),
  };
}

/** A field that is sent without being drawn; none where the viewer may not set it. */
function hiddenField(
  own: FormField,
  modelled: ModelledField | undefined,
  frame: FormFrame,
  path: Path,
): HiddenPlan[] {
  const modes = (['create', 'edit'] as const).filter(
    (mode) =>
      modesOf(own.modes, frame).includes(mode) &&
      (!modelled || (modelled.writable && takesPart(modelled.field, mode))),
  );
  if (modes.length === 0) return [];
  const { visible, value } = own;
  const initial = own.default ?? literalDefault(modelled?.field);
  return [
    {
      name: nameOf(own, path),
      modes,
      ...defined({ visible, value, default: initial ?? undefined }),
    },
  ];
}

const betweenOf = (...checks: readonly CheckPlan[][]): Pick<NodePlan['validation'], 'between'> => {
  const between = checks.flat();
  return between.length > 0 ? { between } : {};
};

/** Limits that only the props of a number's control say hold for its value, too. */
const propLimits = (
  { min, max }: NonNullable<FormField['props']> = {},
  field: Field | undefined,
): Pick<FormField, 'minimum' | 'maximum'> => ({
  ...(typeof min === 'number' && field?.minimum === undefined && { minimum: min }),
  ...(typeof max === 'number' && field?.maximum === undefined && { maximum: max }),
});

/** An amount has no more digits than the currency in its record. */
function digitsCheck(
  name: string,
  field: Field | undefined,
  { record = 'values' }: FormFrame,
): CheckPlan[] {
  if (field?.currencyField === undefined || field.scale !== undefined) return [];
  const amount = `${record}.${name}`;
  const currency = `${record}.${field.currencyField}`;
  const fits = `round(${amount}, currencyDigits(${currency})) == ${amount}`;
  return [
    {
      when: { $expr: `isEmpty(${amount}) || isEmpty(${currency}) || ${fits}` },
      message: String(say`${term(field.label)}的小数位数超过了币种允许的位数`),
    },
  ];
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
