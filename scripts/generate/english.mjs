/**
 * The English of what the designer and the gallery call widgets, blocks, steps, types of fields,
 * their groups, their examples and what may be set of them, and of descriptions that name what the
 * product says in Chinese. It stands by the text as it is written in
 * schemas/meta/locale/en-US.json; `npm run translate` adds what it lacks.
 */
import { blockGroups } from '../../src/schema/block.ts';
import { fieldTypeGroups } from '../../src/schema/fieldTypes/contract.ts';
import { stepGroups } from '../../src/schema/stepDefinition.ts';
import { widgetGroups } from '../../src/schema/vocabulary.ts';
import { checkTexts, definitionsOf, readTexts, shownTexts } from './chinese.mjs';
import { definitionsIn } from './discover.mjs';
import { joinMeta } from './meta.mjs';

/** The file of the English titles, below the root of a project. */
export const englishFile = 'schemas/meta/locale/en-US.json';

const han = /\p{Script=Han}/u;

const titlesOf = ({ label, props = {}, examples = [] }) => [
  label,
  ...Object.values(props).map((one) => one.title),
  ...examples.map((example) => example.label).filter((name) => han.test(name)),
];

/** What types of fields are called. */
const typeLabels = async (root, place) =>
  (await definitionsIn(root, place)).map(({ definition }) => definition.label);

/**
 * The titles that are shown, as they are written; `added` are those that only extensions say: these
 * may have a translation and need none.
 */
export async function shownTitles(root) {
  const own = [
    ...(await definitionsOf(root, 'src')).flatMap(titlesOf),
    ...(await typeLabels(root, 'src/schema/fieldTypes')),
  ];
  const extensions = [
    ...(await definitionsOf(root, 'extensions')).flatMap(titlesOf),
    ...(await typeLabels(root, 'extensions/fieldTypes')),
  ];
  const { shown: descriptions } = await shownTexts(root, joinMeta(root));
  const groups = [widgetGroups, blockGroups, stepGroups, fieldTypeGroups].flatMap(Object.values);
  const shipped = new Set([...own, ...groups, ...descriptions.filter((text) => han.test(text))]);
  const added = new Set(extensions.filter((title) => !shipped.has(title)));
  return { shown: [...shipped, ...added], added };
}

/** The titles there are in English, by the Chinese one; none in a project without the file. */
export const englishTitles = (root) => readTexts(root, englishFile).texts;

/** What is wrong with them, each as a sentence. */
export const checkEnglish = async (root) =>
  checkTexts({
    root,
    file: englishFile,
    language: 'English',
    ...(await shownTitles(root)),
  });
