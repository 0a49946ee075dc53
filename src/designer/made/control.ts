/** What the control of a form field says of the values that are entered in it. */
import { defined } from '../../schema/defined.ts';
import type { FormField, NewField } from '../../schema/generated/types.gen.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

type Props = Readonly<Record<string, unknown>>;

/** Type and limits of a field. */
export type FoundType = Pick<
  NewField,
  'type' | 'maxLength' | 'precision' | 'scale' | 'options' | 'dict'
>;

/** Props beside those of the contract with which controls hold several values. */
const severalBeside: Props = { path: true, checkable: true, mode: 'tags' };

/** Characters of texts that are too long for a column of characters. */
const longest = 1_000;

/** Characters that a control draws at once, if what it holds is long. */
const manyCharacters = 20_000;

const usualLength = 200;

/** Values are shown nowhere but in the control: passwords and codes are not kept. */
export const isSecret = ({ roles, showAs }: WidgetDefinition): boolean =>
  showAs === undefined && !roles.includes('display');

/** The type of the values of a field. */
export function foundType(item: FormField, widget: WidgetDefinition | undefined): FoundType {
  const { props = {}, options } = item;
  const kind = item.valueType ?? kindOf(item, widget);
  if (kind === 'array' || kind === 'object') return { type: 'json' };
  if (kind === 'boolean') return { type: 'boolean' };
  if (kind === 'number') return { ...numberType(props), ...choicesOf(options) };
  return { ...textType(item, widget), ...choicesOf(options) };
}

function kindOf(
  { props = {}, options }: FormField,
  widget: WidgetDefinition | undefined,
): NonNullable<FormField['valueType']> {
  if (!widget) return 'string';
  const { values } = widget;
  const several = { ...severalBeside, ...widget.several };
  const isSeveral = Object.entries(several).some(([key, value]) => props[key] === value);
  if (values.includes('array') && isSeveral) return 'array';
  const [first] = options?.from === 'list' ? options.items : [];
  const given = first?.value ?? props.checkedValue;
  const ofChoices = values.find((kind) => kind === typeof given);
  return ofChoices ?? values[0] ?? 'string';
}

/** Digits behind the point of the numbers that can be entered. */
function decimalsOf({ precision, step, half, currency }: Props): number {
  if (typeof precision === 'number') return precision;
  if (half === true) return 1;
  if (currency !== undefined) return 2;
  return typeof step === 'number' ? (String(step).split('.')[1]?.length ?? 0) : 0;
}

function numberType(props: Props): FoundType {
  const scale = decimalsOf(props);
  return scale === 0 ? { type: 'integer' } : { type: 'decimal', precision: 18, scale };
}

function textType({ maxLength, props = {} }: FormField, widget?: WidgetDefinition): FoundType {
  const [use] = widget?.inputFor ?? [];
  if (use === 'date' && (props.picker ?? 'date') === 'date') return { type: 'date' };
  if (use === 'datetime' || use === 'richText') return { type: use };
  const length = maxLength ?? (typeof props.maxLength === 'number' ? props.maxLength : undefined);
  const isList = widget?.joined === true && !widget.choices;
  const isLong = use === 'text' || (widget?.most ?? 0) > manyCharacters || isList;
  if (isLong || (length ?? 0) > longest) return { type: 'text', ...defined({ maxLength: length }) };
  return { type: 'string', maxLength: length ?? usualLength };
}

/** Choices that a field can have: those of a dictionary, and those of a plain list. */
function choicesOf(options: FormField['options']): Pick<FoundType, 'options' | 'dict'> {
  if (options?.from === 'dict') return { dict: options.dict };
  if (options?.from !== 'list') return {};
  const plain = options.items.flatMap(({ value, label, tone, disabled, children }) =>
    value === null || disabled || children ? [] : [{ value, label, ...defined({ tone }) }],
  );
  return plain.length === options.items.length ? { options: plain } : {};
}
