/** A page with its models and dictionaries as one file (docs/page-exchange.md). */
import { parseText } from '../../../../schema/load/parse.ts';
import { loadFile } from '../../../../schema/load/file.ts';
import { isObject } from '../../../../schema/isObject.ts';
import { say } from '../../../../schema/locale/message.ts';
import type { Model } from '../../../../schema/generated/types.gen.ts';
import { codes } from '../../../../protocol/codes.ts';
import { Refusal } from '../../../http/errors.ts';

export const exchangeFormat = 'pageloom-page';
export const exchangeVersion = 1;

/** Longest file that is read, in characters. */
const longestFile = 1_000_000;
/** Most dictionaries, and entries of one. */
const mostEntries = 1_000;

/** What an entry of a dictionary says, as far as other installations know it, too. */
export const entryMembers = [
  'dictLabel',
  'dictValue',
  'dictSort',
  'cssClass',
  'listClass',
  'isDefault',
  'status',
  'remark',
] as const;
export type ExchangedEntry = Partial<Record<(typeof entryMembers)[number], string | number>>;

export interface ExchangedDict {
  dictName: string;
  entries: ExchangedEntry[];
}

export interface Exchange {
  page: Record<string, unknown>;
  models: Record<string, Model>;
  dicts: Record<string, ExchangedDict>;
}

const broken = (reason: string): Refusal =>
  new Refusal(say`文件不是导出的页面：${reason}`, codes.failure, 'text');

/** @throws Refusal that names what is wrong */
export function readExchange(text: string): Exchange {
  if (text.length > longestFile) throw broken(`> ${longestFile}`);
  const { value, problems } = parseText(text);
  if (problems[0]) throw broken(`${problems[0].line ?? ''} ${problems[0].message}`.trim());
  if (!isObject(value) || value.format !== exchangeFormat) throw broken('format');
  if (value.version !== exchangeVersion) throw broken(`version ${String(value.version)}`);
  const { page, models = {}, dicts = {} } = value;
  if (!isObject(page) || typeof page.id !== 'string') throw broken('page');
  if (!isObject(models) || !isObject(dicts)) throw broken('models, dicts');
  return {
    page,
    models: mapMembers(models, readModel),
    dicts: mapMembers(dicts, readDict),
  };
}

const mapMembers = <T>(
  members: Record<string, unknown>,
  read: (name: string, value: unknown) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, read(name, value)]));

function readModel(name: string, value: unknown): Model {
  const path = `schemas/models/${name}.json`;
  const { value: model, problems } = loadFile('model', { path, text: JSON.stringify(value) });
  if (!model) throw broken(`models.${name} ${problems[0]?.message ?? ''}`);
  return model;
}

function readDict(name: string, value: unknown): ExchangedDict {
  if (!isObject(value) || !Array.isArray(value.entries) || value.entries.length > mostEntries)
    throw broken(`dicts.${name}`);
  const entries = value.entries.map((entry: unknown) => {
    if (!isObject(entry) || typeof entry.dictValue !== 'string') throw broken(`dicts.${name}`);
    return entryOf(entry);
  });
  return { dictName: String(value.dictName ?? name), entries };
}

/** An entry with the members that are exchanged, and no others. */
export const entryOf = (row: Readonly<Record<string, unknown>>): ExchangedEntry =>
  Object.fromEntries(
    entryMembers.flatMap((member) => {
      const value = row[member];
      return typeof value === 'string' || typeof value === 'number' ? [[member, value]] : [];
    }),
  );
