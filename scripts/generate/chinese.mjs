/**
 * The Chinese of what the designer and the gallery say of the format: descriptions of members that
 * pages may have, and what widgets, blocks and steps are for. It stands by the English text in
 * schemas/meta/locale/zh-CN.json; `npm run translate` adds what it lacks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseText } from '../../src/schema/load/parse.ts';
import { definitionsIn } from './discover.mjs';

/** The file of the Chinese texts, below the root of a project. */
export const chineseFile = 'schemas/meta/locale/zh-CN.json';

const kinds = ['widgets', 'blocks', 'steps'];

/** Descriptions of all members that a page may have anywhere. */
function memberDescriptions({ roots, $defs }) {
  const found = new Set();
  const visited = new Set();
  const visit = (schema) => {
    if (typeof schema !== 'object' || schema === null) return;
    const name = schema.$ref?.slice('#/$defs/'.length);
    if (name && !visited.has(name)) {
      visited.add(name);
      visit($defs[name]);
    }
    for (const member of Object.values(schema.properties ?? {})) {
      found.add(member.description);
      visit(member);
    }
    for (const part of [
      schema.items,
      schema.additionalProperties,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
    ])
      visit(part);
  };
  visit({ $ref: `#/$defs/${roots.page}` });
  return found;
}

/** All descriptions in a definition, and what it is for. */
function saidBy(part) {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' && (key === 'description' || key === 'doc') ? [value] : saidBy(value),
  );
}

/** All definitions of widgets, blocks and steps in a place. */
export const definitionsOf = async (root, place) =>
  (await Promise.all(kinds.map((kind) => definitionsIn(root, `${place}/${kind}`))))
    .flat()
    .map(({ definition }) => definition);

/**
 * The texts that are shown, in English as they are written; `added` are those that only extensions
 * say: these may have a translation and need none.
 */
export async function shownTexts(root, meta) {
  const own = await definitionsOf(root, 'src');
  const extensions = await definitionsOf(root, 'extensions');
  const docs = [...own, ...extensions].map(({ doc }) => doc);
  const ownTexts = new Set(own.flatMap(saidBy));
  const added = extensions.flatMap(saidBy).filter((text) => !ownTexts.has(text));
  return { shown: [...new Set([...memberDescriptions(meta), ...docs])], added: new Set(added) };
}

/** What keeps a file of translations from being used, as sentences without its name. */
function shapeProblems(value) {
  const { texts } = value ?? {};
  if (typeof texts !== 'object' || texts === null) return ['has no texts'];
  return Object.entries(texts)
    .filter(([, translation]) => typeof translation !== 'string')
    .map(([text]) => `needs one translation of “${text}”, as a text`);
}

/**
 * Reads a file of translations: `texts` by what they translate, none in a project without it, and
 * `problems` as sentences. A file with problems has no texts.
 */
export function readTexts(root, file) {
  const path = join(root, file);
  if (!existsSync(path)) return { texts: {}, problems: [] };
  const { value, problems } = parseText(readFileSync(path, 'utf8'));
  const all =
    problems.length > 0
      ? problems.map(({ line, message }) => `${file}:${line} ${message}`)
      : shapeProblems(value).map((problem) => `${file} ${problem}`);
  return { texts: all.length > 0 ? {} : value.texts, problems: all };
}

/** The translations there are, by the English text. */
export const chineseTexts = (root) => readTexts(root, chineseFile).texts;

/** What is wrong with the texts of a file, each as a sentence. */
export function checkTexts({ root, file, language, shown, added }) {
  const { texts, problems } = readTexts(root, file);
  if (problems.length > 0) return problems;
  const missing = shown.filter((text) => !texts[text]?.trim() && !added.has(text));
  const unused = Object.keys(texts).filter((text) => !shown.includes(text));
  return [
    ...missing.map((text) => `“${text}” has no ${language} in ${file}: npm run translate`),
    ...unused.map((text) => `nothing says “${text}” of ${file}: npm run translate`),
  ];
}

/** What is wrong with the translations, each as a sentence. */
export const checkChinese = async (root, meta) =>
  checkTexts({
    root,
    file: chineseFile,
    language: 'Chinese',
    ...(await shownTexts(root, meta)),
  });
