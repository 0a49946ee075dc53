/** Controls of amis as fields of ours. */
import { defined } from '../../../schema/defined.ts';
import type { FormField, OptionItem, Options } from '../../../schema/generated/types.gen.ts';
import type { AmisControl } from './controls.ts';
import { conditionOf, requestOf } from './expressions.ts';
import { limitsOf } from './limits.ts';
import {
  isBlank,
  isObject,
  loseOthers,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';
import { valueText } from '../../../widgets/choices.ts';

/** Most choices of a control (form.schema.json). */
const mostOptions = 200;

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Members that every control has, and where they are read. */
const common = [
  'name',
  'label',
  'value',
  'placeholder',
  'required',
  'description',
  'desc',
  'remark',
  'labelRemark',
  'disabled',
  'disabledOn',
  'visible',
  'visibleOn',
  'hidden',
  'hiddenOn',
  'readOnly',
  'static',
  'validations',
  'validationErrors',
  // Every control of ours can be emptied.
  'clearable',
];

/** Those that only some controls have. */
const membersOf = ({ hasOptions, several, limits, carries = {} }: AmisControl): string[] => [
  ...common,
  ...(hasOptions ? ['options', 'source', 'labelField', 'valueField'] : []),
  ...(several ? ['multiple'] : []),
  ...(limits === 'length' ? ['maxLength', 'minLength'] : []),
  ...(limits === 'number' ? ['min', 'max'] : []),
  ...Object.keys(carries),
];

/** The field that a control is. */
export function amisField(
  item: Members,
  control: AmisControl,
  path: Path,
  reading: AmisReading,
): FormField {
  const { lose, nameFor } = reading;
  const type = valueText(item.type);
  if (control.isNearly)
    lose('otherWidget', [...path, 'type'], { name: type, became: control.widget });
  loseOthers(item, membersOf(control), { path, lose });
  const options = control.hasOptions ? optionsOf(item, path, reading) : undefined;
  const props: Record<string, unknown> = {
    ...control.props,
    ...(item.multiple === true && control.several),
  };
  for (const [member, name] of Object.entries(control.carries ?? {}))
    if (isScalar(item[member])) props[name] = item[member];
  const isSeveral = props.mode === 'multiple' || props.multiple === true;
  return {
    name: nameFor(item.name, [...path, 'name']),
    ...defined({
      label: textIn(item.label),
      placeholder: textIn(item.placeholder),
      hint: firstText(item, ['description', 'desc'], path, lose),
      help: firstText(item, ['labelRemark', 'remark'], path, lose),
    }),
    widget: control.widget,
    ...(Object.keys(props).length > 0 && { props }),
    ...defined({
      options,
      valueType: isSeveral ? undefined : numbersIn(options),
      format: control.format,
    }),
    ...defaultOf(item, path, reading),
    ...(item.required === true && { required: true }),
    ...limitsOf(item, control, path, reading),
    ...statesOf(item, path, reading),
  };
}

/** The first text among members that say one thing; a further one is noted. */
export function firstText(
  item: Members,
  names: readonly string[],
  path: Path,
  lose: AmisReading['lose'],
): string | undefined {
  const found = names.flatMap((name) => {
    const value = item[name];
    const text = textIn(isObject(value) ? value.content : value);
    if (text === undefined && !isBlank(value)) lose('badValue', [...path, name], { name });
    if (isObject(value)) loseOthers(value, ['content'], { path: [...path, name], lose });
    return text === undefined ? [] : [{ name, text }];
  });
  for (const { name } of found.slice(1)) lose('noPlace', [...path, name], { name });
  return found[0]?.text;
}

/** Values that are written; amis also reads them from elsewhere. */
function defaultOf({ value }: Members, path: Path, { lose }: AmisReading): { default?: unknown } {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value === 'string' && value.includes('$')) {
    lose('expression', [...path, 'value'], { name: value });
    return {};
  }
  return { default: value };
}

const numbersIn = (options: Options | undefined): 'number' | 'boolean' | undefined => {
  if (options?.from !== 'list') return undefined;
  const [kind, ...others] = new Set(options.items.map(({ value }) => typeof value));
  return others.length === 0 && (kind === 'number' || kind === 'boolean') ? kind : undefined;
};

/** Written choices, a mapping of values to texts, or a request. */
export function optionsOf(item: Members, path: Path, reading: AmisReading): Options | undefined {
  const { source, options } = item;
  if (!isBlank(source)) {
    const request = requestOf(source, [...path, 'source'], reading, 'GET');
    if (request)
      return {
        from: 'request',
        ...defined({ url: request.url, params: request.params }),
        ...defined({ value: textIn(item.valueField), label: textIn(item.labelField) }),
      } as Options;
  }
  const items = itemsOf(options ?? [], [...path, 'options'], item, reading);
  return items.length > 0 ? { from: 'list', items } : undefined;
}

function itemsOf(value: unknown, path: Path, names: Members, reading: AmisReading): OptionItem[] {
  if (!Array.isArray(value) || value.length > mostOptions)
    reading.lose('badValue', path, { name: 'options' });
  if (!Array.isArray(value)) return [];
  return value.slice(0, mostOptions).flatMap((one: unknown, index): OptionItem[] => {
    if (isScalar(one)) return [{ value: one, label: String(one) }];
    const held = isObject(one) ? one[textIn(names.valueField) ?? 'value'] : undefined;
    const label = isObject(one) ? one[textIn(names.labelField) ?? 'label'] : undefined;
    if (!isObject(one) || !(isScalar(held) || isScalar(label))) {
      reading.lose('badValue', [...path, index], { name: 'options' });
      return [];
    }
    const children = isBlank(one.children)
      ? []
      : itemsOf(one.children, [...path, index, 'children'], names, reading);
    return [
      {
        value: isScalar(held) ? held : String(label),
        label: isScalar(label) ? String(label) : String(held),
        ...(one.disabled === true && { disabled: true }),
        ...(children.length > 0 && { children }),
      },
    ];
  });
}

/** Whether it is shown and can be changed; conditions hold while their text does. */
export function statesOf(item: Members, path: Path, reading: AmisReading): Partial<FormField> {
  const condition = (member: string) => conditionOf(item[member], [...path, member], reading);
  const hidden = condition('hiddenOn');
  const visible = condition('visibleOn') ?? (hidden && { $expr: `!(${hidden.$expr})` });
  const never = item.visible === false || item.hidden === true ? false : undefined;
  const isReadOnly = item.readOnly === true || item.static === true;
  return defined({
    visible: never ?? visible,
    disabled: item.disabled === true ? true : condition('disabledOn'),
    readOnly: isReadOnly ? true : undefined,
  }) as Partial<FormField>;
}
