/** Controls of amis as fields of ours. */
import { defined } from '../../schema/defined.ts';
import type { FormField, OptionItem, Options } from '../../schema/generated/types.gen.ts';
import { readPattern } from '../classic/pattern.ts';
import type { AmisControl } from './controls.ts';
import { conditionOf, requestOf } from './expressions.ts';
import {
  isBlank,
  isObject,
  loseOthers,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';

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
  'options',
  'source',
  'multiple',
  'labelField',
  'valueField',
  'maxLength',
  'minLength',
  'min',
  'max',
  'clearable',
];

/** The field that a control is. */
export function amisField(
  item: Members,
  control: AmisControl,
  path: Path,
  reading: AmisReading,
): FormField {
  const { lose, nameFor } = reading;
  const type = String(item.type);
  if (control.isNearly)
    lose('otherWidget', [...path, 'type'], { name: type, became: control.widget });
  loseOthers(item, [...common, ...Object.keys(control.carries ?? {})], { path, lose });
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
      hint: textIn(item.description) ?? textIn(item.desc),
      help: helpOf(item),
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

const helpOf = ({ remark, labelRemark }: Members): string | undefined => {
  const [found] = [labelRemark, remark]
    .flatMap((one) => [one, isObject(one) ? one.content : undefined])
    .filter(textIn);
  return textIn(found);
};

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

/** Checks by their names: as an object, or as `minLength:2,maxLength:10`. */
const validationsIn = (value: unknown): [string, unknown][] =>
  typeof value === 'string'
    ? value.split(/,(?=[A-Za-z])/).map((one) => {
        const [name = '', ...rest] = one.split(':');
        return [name.trim(), rest.length > 0 ? rest.join(':') : true];
      })
    : isObject(value)
      ? Object.entries(value)
      : [];

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;
const formats = { isEmail: 'email', isUrl: 'url', isPhoneNumber: 'phone', isJson: 'json' } as const;

function limitsOf(
  item: Members,
  { limits, format }: AmisControl,
  path: Path,
  { lose }: AmisReading,
): Partial<FormField> {
  const own: Record<string, unknown> = {};
  const bound = (name: (typeof bounds)[number], value: unknown) => {
    const number = Number(value);
    if (!isBlank(value) && Number.isFinite(number)) own[name] = number;
  };
  if (limits === 'length') {
    bound('minLength', item.minLength);
    bound('maxLength', item.maxLength);
  }
  if (limits === 'number') {
    bound('minimum', item.min);
    bound('maximum', item.max);
  }
  const errors = isObject(item.validationErrors) ? item.validationErrors : {};
  for (const [name, value] of validationsIn(item.validations)) {
    const at = [...path, 'validations'];
    const limit = bounds.find((one) => one === name);
    if (limit) bound(limit, value);
    else if (name === 'isRequired') own.required = true;
    else if (Object.hasOwn(formats, name)) own.format = formats[name as keyof typeof formats];
    else if (name === 'matchRegexp' && typeof value === 'string' && own.pattern === undefined) {
      const read = readPattern(value);
      if ('problem' in read) lose(read.problem, at, { name: value });
      else own.pattern = read.pattern;
    } else lose('noPlace', at, { name });
  }
  const message = textIn(errors.matchRegexp) ?? textIn(errors.isEmail) ?? textIn(errors.isUrl);
  const isSaid = own.pattern !== undefined || own.format !== undefined || format !== undefined;
  return { ...own, ...(isSaid && message !== undefined && { messages: { pattern: message } }) };
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
