/** A form that was designed by itself: the fields that a model for it has, and the form of that. */
import { itemsOf } from '../../schema/check/scope.ts';
import { defined } from '../../schema/defined.ts';
import type {
  FormField,
  FormItem,
  FormSchema,
  NewField,
} from '../../schema/generated/types.gen.ts';
import { isEqual } from '../../schema/merge/values.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { foundType, isSecret } from './control.ts';

/** By name. */
export type NewFields = Readonly<Record<string, NewField>>;

const widgetOf = ({ widget = 'Input' }: Pick<FormField, 'widget'>) =>
  widgetCatalogue.find(({ name }) => name === widget);

/** What shows the values of a field in a list; undefined: nothing does. */
export function displayOf(item: FormField): { widget: string; props?: object } | undefined {
  const { showAs } = ('fields' in item ? undefined : widgetOf(item)) ?? {};
  if (showAs === undefined) return undefined;
  if (typeof showAs === 'string') return { widget: showAs };
  const props = Object.entries(item.props ?? {}).filter(([key]) => showAs.props.includes(key));
  return {
    widget: showAs.widget,
    ...(props.length > 0 && { props: Object.fromEntries(props) }),
  };
}

const textOf = (text: unknown): string | undefined =>
  typeof text === 'string' && text !== '' ? text : undefined;

/** Fields for all that is entered in the form and sent. */
export function fieldsOfForm(form: FormSchema): Record<string, NewField> {
  const all = itemsOf(form).filter(({ lists }) => lists.length === 0);
  return Object.fromEntries(
    all.flatMap(({ name, item }): [string, NewField][] => {
      const found = name === undefined ? undefined : fieldOfItem(item as FormItem);
      return found
        ? [[name!, { ...found, label: (textOf(label(item)) ?? name!).slice(0, 50) }]]
        : [];
    }),
  );
}

const label = (item: object): unknown => ('label' in item ? item.label : undefined);

function fieldOfItem(item: FormItem): NewField | undefined {
  if (typeof item === 'string') return undefined;
  if ('type' in item)
    return item.type === 'list' && item.sent !== false ? { type: 'json', label: '' } : undefined;
  const widget = widgetOf(item);
  if (item.sent === false || item.value !== undefined || (widget && isSecret(widget)))
    return undefined;
  const { type, ...found } = foundType(item, widget);
  const isText = type === 'string' || type === 'text';
  const isNumber = type === 'integer' || type === 'decimal';
  const { minLength, pattern, minimum, maximum, required } = item;
  const { min, max } = (item.props ?? {}) as { min?: number; max?: number };
  return {
    type,
    label: '',
    ...defined({ required: required === true ? true : undefined }),
    ...(isText && defined({ minLength, pattern: patternOf(pattern) })),
    ...(isNumber && defined({ minimum: minimum ?? min, maximum: maximum ?? max })),
    ...found,
  };
}

/** Patterns as a model has them, whose refusals are plain texts. */
const patternOf = (pattern: FormField['pattern']): NewField['pattern'] =>
  Array.isArray(pattern)
    ? pattern.map(({ pattern: one, message }) => ({
        pattern: one,
        ...defined({ message: textOf(message) }),
      }))
    : pattern;

/** What the model says of its fields, in words of people and by what is required. */
const ofModel: readonly string[] = ['label', 'required'];

/** What a form need not say where its model says the same. */
const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'];

/** What belongs to values of another type. */
const ofType = [...limits, 'widget', 'props', 'options', 'valueType', 'default', 'format'];

/** The form as one of the model: what has a field is that field, all else is not sent. */
export function formOfModel(form: FormSchema, fields: NewFields): FormSchema {
  const all = (items: readonly FormItem[]) => items.map((item) => itemOfModel(item, fields));
  const { finish } = form;
  return {
    ...form,
    fields: all(form.fields),
    ...(finish && { finish: { ...finish, fields: all(finish.fields) } }),
  };
}

function itemOfModel(item: FormItem, fields: NewFields): FormItem {
  if (typeof item === 'string' || ('type' in item && item.type === 'button')) return item;
  const all = (items: readonly FormItem[]) => items.map((one) => itemOfModel(one, fields));
  if ('items' in item)
    return {
      ...item,
      items: item.items.map((part) => ({ ...part, fields: all(part.fields) })),
    } as FormItem;
  if ('type' in item && item.type !== 'list') return { ...item, fields: all(item.fields) };
  const { name = '', ...rest } = item as FormField;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return { ...item, sent: false } as FormItem;
  const isOtherType = fieldOfItem(item)?.type !== field.type;
  const isSaid = ([key, value]: [string, unknown]): boolean =>
    (ofModel.includes(key) && typeof value !== 'object') ||
    (isOtherType && ofType.includes(key)) ||
    (limits.includes(key) && isEqual(value, Reflect.get(field, key)));
  const own = Object.entries(rest).filter((entry) => !isSaid(entry));
  return { field: name, ...Object.fromEntries(own) } as FormItem;
}
