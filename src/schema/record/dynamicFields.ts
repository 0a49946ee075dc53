/**
 * Dynamic fields: what a record holds beyond its model, as another record defines it
 * (docs/decisions/dynamic-fields.md).
 */
import { typeOf } from '../fieldTypes/index.ts';
import { defined } from '../defined.ts';
import type { Field, Model, Relation } from '../generated/types.gen.ts';
import { say, term, type Message } from '../locale/message.ts';

/** What types a dynamic field may have: single values that JSON keeps. */
export const dynamicTypes = [
  'string',
  'text',
  'integer',
  'decimal',
  'boolean',
  'date',
  'datetime',
] as const satisfies readonly Field['type'][];

/** One dynamic field, with the members of a model's field that people may set. */
export interface DynamicField extends Pick<
  Field,
  'label' | 'required' | 'maxLength' | 'minimum' | 'maximum' | 'scale' | 'unit' | 'dict'
> {
  name: string;
  type: (typeof dynamicTypes)[number];
  /** Lists of records offer a search by it. */
  searchable?: boolean;
  /** In a write: the name that it had, whose values it takes along. Never stored. */
  was?: string;
}

/** Dynamic fields of one record at most. */
const mostDynamicFields = 100;

/** Names of dynamic fields; nothing in them needs quoting in SQL or JSON paths. */
const nameForm = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;
export const isDynamicName = (name: string): boolean => nameForm.test(name);

const isInteger = (from: number, to: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isText = (most: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** What each member of a definition must be. */
const members: Readonly<Record<keyof DynamicField, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && isDynamicName(value),
  label: isText(50),
  type: (value) => dynamicTypes.some((type) => type === value),
  required: isBoolean,
  searchable: isBoolean,
  maxLength: isInteger(1, 2000),
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  scale: isInteger(0, 6),
  unit: isText(10),
  was: (value) => typeof value === 'string' && isDynamicName(value),
  dict: (value) => typeof value === 'string' && /^[a-z][a-z0-9_]{0,99}$/.test(value),
};

/** Members of a definition, by what people call them. */
export const definitionLabels: Readonly<Record<keyof DynamicField, Message>> = {
  name: say`字段名`,
  label: say`名称`,
  type: say`类型`,
  required: say`必填`,
  searchable: say`可搜索`,
  maxLength: say`最大长度`,
  minimum: say`最小值`,
  maximum: say`最大值`,
  scale: say`小数位数`,
  unit: say`单位`,
  dict: say`字典`,
  was: say`原字段名`,
};

/** Members that may be absent, which null and an empty text say, too. */
const isNone = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What is wrong with a list of definitions; undefined when nothing is. */
export function definitionsProblem(value: unknown, label: string): Message | undefined {
  if (!Array.isArray(value)) return say`${term(label)}格式不正确`;
  if (value.length > mostDynamicFields) return say`${term(label)}不能超过${mostDynamicFields}项`;
  const names = new Set<unknown>();
  for (const [index, one] of value.entries()) {
    const wrong = definitionProblem(one, names);
    if (wrong) return say`${term(label)}第${index + 1}项：${wrong}`;
    names.add((one as DynamicField).name);
  }
  return undefined;
}

function definitionProblem(given: unknown, names: ReadonlySet<unknown>): Message | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return say`格式不正确`;
  const one = given as Record<string, unknown>;
  const unknown = Object.keys(one).find((key) => !Object.hasOwn(members, key));
  if (unknown !== undefined) {
    const known = Object.keys(members).join(', ');
    return say`没有“${unknown.slice(0, 50)}”这一设置，可以设置的有：${known}`;
  }
  for (const [key, fits] of Object.entries(members)) {
    const name = definitionLabels[key as keyof DynamicField];
    const isNeeded = key === 'name' || key === 'label' || key === 'type';
    if (isNone(one[key])) {
      if (isNeeded) return say`${name}不能为空`;
    } else if (!fits(one[key])) return say`${name}不正确`;
  }
  if (names.has(one.name)) return say`字段名“${String(one.name)}”重复`;
  const { minimum, maximum } = one as Partial<DynamicField>;
  return !isNone(minimum) && !isNone(maximum) && minimum! > maximum!
    ? say`最小值不能大于最大值`
    : undefined;
}

/** The definitions that a stored value holds; what is none is left out. */
export function definitionsIn(value: unknown): DynamicField[] {
  if (!Array.isArray(value)) return [];
  const sound: DynamicField[] = [];
  for (const one of value as unknown[])
    if (definitionProblem(one, new Set(sound.map(({ name }) => name))) === undefined)
      sound.push(
        Object.fromEntries(
          Object.entries(one as object).filter(([, member]) => !isNone(member)),
        ) as unknown as DynamicField,
      );
  return sound;
}

/** A dynamic field as a field of a model, so that whatever knows those knows it, too. */
export function fieldOf(definition: DynamicField): Field {
  const { label, type, required, minimum, maximum, unit, dict } = definition;
  const { maxLength = type === 'string' ? 255 : undefined, scale = 2 } = definition;
  return {
    ...defined({ label, type, required, minimum, maximum, unit, dict, maxLength }),
    ...(type === 'decimal' && { precision: 15, scale }),
  };
}

/** Whether values of the field have members that a record defines. */
export const isDynamic = (field: Pick<Field, 'type'>): boolean =>
  typeOf(field).dynamic === 'values';

/** Whether values of the field define dynamic fields of other records. */
export const definesFields = (field: Pick<Field, 'type'>): boolean =>
  typeOf(field).dynamic === 'definitions';

/** Where a dynamic field finds its definitions. */
export interface DynamicSource {
  /** Relation of the model to the record that defines them. */
  relation: Relation;
  /** Own field with the key of that record. */
  key: string;
  /** Field of that record with the definitions. */
  definitions: string;
}

/** The source that a field names in `from`; undefined when there is no such relation. */
export function dynamicSource(
  model: Model,
  { from = '' }: Pick<Field, 'from'>,
): DynamicSource | undefined {
  const [name = '', definitions = ''] = from.split('.');
  const relation = model.relations?.[name];
  return relation?.type === 'belongsTo' && relation.field !== undefined
    ? { relation, key: relation.field, definitions }
    : undefined;
}
