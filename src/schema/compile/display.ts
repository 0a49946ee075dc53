import type { Expression, Field, Model, Options, Text } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import type { Path } from '../pointer.ts';
import { quantityProps, rangeProps, typeProps } from './controls.ts';
import { membersPlan } from './memberSource.ts';
import { compileChoices, relatedChoices, relationOf } from './choices.ts';
import {
  factsOf,
  fieldAt,
  loadsItself,
  PageError,
  widgetFor,
  widgetNamed,
  type Compilation,
} from './compilation.ts';
import type { ChoicesPlan, DisplayPlan, Values } from './plan.ts';
import { revealOf } from './reveal.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { isQuantity } from '../record/quantity.ts';

/** What a page says of a value that is shown. */
export interface OwnDisplay {
  /** Field, or a dotted path into the record. */
  field?: string;
  label?: Text;
  help?: Text;
  /** Computed instead of read. */
  value?: Text | Expression;
  widget?: string;
  props?: Values;
  options?: Options;
  suffix?: string;
}

/**
 * How a value is shown: label, widget, choices. `root` is the name under which expressions know the
 * record.
 */
export function compileDisplay(
  compilation: Compilation,
  own: OwnDisplay,
  field: Field | undefined,
  model: Model | undefined,
  root: 'row' | 'record',
  path: Path,
): DisplayPlan {
  const label: Text | undefined = own.label ?? field?.label;
  if (label === undefined)
    throw new PageError(
      own.field === undefined
        ? 'A value without a field needs a label'
        : `The model has no field "${own.field}", so a label is needed`,
      path,
    );
  const related =
    own.value === undefined && field && typeOf(field).choices === 'related'
      ? relatedLabel(compilation, model, own.field ?? '', root)
      : {};
  const choices = compileChoices(compilation, own, field, path) ?? related.choices;
  const value = own.value ?? related.value;
  const help = own.help ?? field?.help;
  const quantity = field && !choices && isQuantity(field) ? field : undefined;
  const component =
    own.widget === undefined
      ? widgetFor(compilation, 'displayFor', choices ? 'choice' : displayUse(field))
      : widgetNamed(compilation, own.widget, [...path, 'widget']);
  const formatted = quantity && factsOf(compilation, component)?.numeric;
  const suffix = own.suffix ?? quantity?.unit;
  return {
    ...defined({ field: own.field }),
    label,
    ...defined({ help, value }),
    component,
    props: {
      ...typeProps(compilation, component, field),
      ...(field && own.value === undefined && rangeProps(field)),
      ...(formatted && { ...quantityProps(quantity), ...currencyBeside(own.field, quantity) }),
      ...own.props,
    },
    ...defined({
      choices: loadsItself(compilation, component, own.props) ? undefined : choices,
      suffix,
      members:
        own.field === undefined || own.widget !== undefined || !field
          ? undefined
          : membersPlan(compilation, model, own.field, field),
    }),
    ...(own.value === undefined && revealOf(compilation, model, own.field)),
  };
}

/**
 * Whole numbers that are quantities are shown as decimals are, and amounts whose currency is always
 * the same.
 */
const displayUse = (field: Field | undefined): Field['type'] =>
  field && isQuantity(field) && field.currencyField === undefined
    ? 'decimal'
    : (field?.type ?? 'string');

/** Where in the record the currency of an amount stands: beside it. */
const currencyBeside = (
  path: string | undefined,
  { currencyField }: Field,
): { currencyField: string } | undefined =>
  path === undefined || currencyField === undefined
    ? undefined
    : { currencyField: [...path.split('.').slice(0, -1), currencyField].join('.') };

/**
 * A key of another record is shown as that record's label: from the answer itself where the
 * relation exposes it, else looked up.
 */
function relatedLabel(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
  root: 'row' | 'record',
): { value?: Text; choices?: ChoicesPlan } {
  const relation = relationOf(compilation, model, name);
  const label = relation?.target.labelField;
  if (!relation) return {};
  if (label !== undefined && relation.expose.includes(label))
    return fieldAt(compilation, relation.target, label).denied
      ? {}
      : { value: { $expr: `${root}.${relation.name}.${label}` } };
  return { choices: relatedChoices(compilation, relation.target) };
}
