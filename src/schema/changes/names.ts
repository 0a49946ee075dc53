/** What people call the parts of a document: by their own labels, and those of the models. */
import { isStandardAction, standardLabels } from '../compile/standardActions.ts';
import type { Model } from '../generated/types.gen.ts';
import { say, term, type Message } from '../locale/message.ts';
import { isObject } from '../isObject.ts';
import { namedPart } from '../meta/walk.ts';
import type { MetaSchema } from '../meta/schema.ts';
import { memberTitle, partTitle } from './locale/titles/index.ts';

/** Where labels are looked up. */
export interface Labels {
  models: Readonly<Record<string, Model>>;
  /** Actions that the document declares, by their keys. */
  actions: Readonly<Record<string, unknown>>;
}

/** A part of a list or map. */
export interface Named {
  /** Name of the member that holds it. */
  member: string;
  schema: MetaSchema | undefined;
  value: unknown;
  /** Its key, or its index. */
  key: string | number;
  /** Name of the model whose fields are meant here. */
  model: string | undefined;
}

/** Longest text that stands in a sentence. */
const longest = 40;

export const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** What a part is: 列, 表单. */
export const kindOf = ({ schema, value, member }: Named): Message =>
  (schema && partTitle(namedPart(schema, value))) ?? memberTitle(member);

/** `列“状态”`. */
export const partName = (named: Named, labels: Labels): Message =>
  say`${kindOf(named)}“${nameOf(named, labels)}”`;

function nameOf(named: Named, labels: Labels): Message | string {
  const { value, key, member } = named;
  if (typeof value === 'string') return labelOfName(value, named, labels);
  if (!isObject(value)) return typeof key === 'number' ? String(value) : key;
  const label = [value.label, value.title].map(textOf).find((text) => text !== undefined);
  if (label !== undefined) return term(cut(label));
  if (typeof key === 'string') return member === 'actions' ? labelOfName(key, named, labels) : key;
  const [field, name, text, type] = [value.field, value.name, value.text, value.type].map(textOf);
  if (field !== undefined) return labelOfName(field, named, labels);
  return name ?? (text === undefined ? undefined : cut(text)) ?? type ?? String(key + 1);
}

/** A text as it is written; of one with parts or of an expression its code. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  if (!isObject(value)) return undefined;
  return textOf(value.$text ?? value.$expr);
}

/** The label of an action of the document, or of a field of the model; else the name. */
function labelOfName(
  name: string,
  { schema, value, model }: Named,
  { models, actions }: Labels,
): Message | string {
  const isAction = schema !== undefined && namedPart(schema, value).includes('actionRef');
  const declared = isAction && Object.hasOwn(actions, name) ? actions[name] : undefined;
  const label = isObject(declared) ? textOf(declared.label) : undefined;
  if (label !== undefined) return term(cut(label));
  if (isAction && isStandardAction(name)) return standardLabels[name];
  const fields = model === undefined ? undefined : models[model]?.fields;
  const field = !isAction && fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field ? term(field.label) : name;
}
