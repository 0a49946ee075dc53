/** The form that this browser keeps, in the members and the notation of the classic editor. */
import { readClassic, writeClassic } from '../classic/index.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { parseText } from '../../schema/load/parse.ts';

/** Texts under names; `set` says whether all of them were kept. */
export interface BoardKeys {
  get(name: string): string | null;
  set(texts: Readonly<Record<string, string>>): boolean;
}

/** The form, or texts that are none; undefined: nothing is kept. */
export type Board = { form: FormSchema } | { broken: string } | undefined;

/** Where texts are kept that could not be read. */
const aside = 'drawingItems.unreadable';

/** The number of a new tree node; ours have none. */
const firstTreeNode = 100;

/** What is kept. */
export function readBoard(keys: BoardKeys): Board {
  const items = keys.get('drawingItems');
  const frame = keys.get('formConf');
  if (items === null) return undefined;
  const texts = [items, frame ?? '{}'].map(parseText);
  const [fields, conf] = texts.map(({ value }) => value);
  const isRead = texts.every(({ problems }) => problems.length === 0);
  const read = isRead && isObject(conf) ? readClassic({ ...conf, fields }) : undefined;
  if (read && 'form' in read) return { form: read.form };
  const broken = JSON.stringify({ drawingItems: items, formConf: frame });
  return { broken };
}

/** Keeps a text that could not be read, so that the next change does not take it away. */
export const keepAside = (keys: BoardKeys, broken: string): boolean =>
  keys.set({ [aside]: broken });

/** Keeps a form; says whether it was kept. */
export function writeBoard(keys: BoardKeys, form: FormSchema, language: string): boolean {
  const { json, lastId } = writeClassic(form);
  const { fields, ...frame } = json;
  return keys.set({
    drawingItems: JSON.stringify(fields),
    formConf: JSON.stringify(frame),
    idGlobal: String(lastId),
    treeNodeId: String(firstTreeNode),
    lang: language,
  });
}
