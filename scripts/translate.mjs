/**
 * Brings the files of translations (schemas/locale/*.json) up to date with the texts of models,
 * pages and defaults: new texts are added without a translation, those that no file says any more
 * go. A capability of the installation has its own file beside its models and pages. The same for
 * what the designer and the gallery say, where the project has these files: its Chinese and the
 * English titles (schemas/meta/locale).
 *
 *   --root DIR   project root; default: this project
 *   --tag TAG    begins a file for a further language, such as fr-FR
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadProject } from '../src/schema/check/project.ts';
import { localeFolder } from '../src/schema/locale/catalogue.ts';
import { isCoveredBy } from '../src/schema/locale/check.ts';
import { keepOrder, textsOf, updateTexts } from '../src/schema/locale/extract.ts';
import { formatProblem } from '../src/schema/problem.ts';
import { serialise } from '../src/schema/serialise/serialise.ts';
import { chineseFile, readTexts, shownTexts } from './generate/chinese.mjs';
import { englishFile, shownTitles } from './generate/english.mjs';
import { joinMeta } from './generate/meta.mjs';
import { readSchemas } from './lib/schemas.mjs';

const { values: options } = parseArgs({
  options: { root: { type: 'string' }, tag: { type: 'string' } },
});
const root = resolve(options.root ?? dirname(dirname(fileURLToPath(import.meta.url))));

const sources = readSchemas(root);
const begun = options.tag && `${localeFolder}${options.tag}.json`;
if (begun && !sources.some(({ path }) => path === begun))
  sources.push({ path: begun, text: '{ "version": 1, "texts": {} }' });

const { models, pages, defaults, locales } = loadProject(sources);
const files = [...models, ...pages, ...defaults];
const shownFiles = [chineseFile, englishFile].filter((file) => existsSync(join(root, file)));
const problems = [
  ...[...files, ...locales].flatMap((file) => file.problems).map(formatProblem),
  ...shownFiles.flatMap((file) => readTexts(root, file).problems),
];

/** Writes a file of translations, and says how many it lacks. */
function write(path, texts, changes = '') {
  const $schema = posix.relative(posix.dirname(path), 'schemas/meta/locale.schema.json');
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), serialise('locale', { $schema, version: 1, texts }));
  const open = Object.values(texts).filter((text) => text === '').length;
  console.log(`${path}: ${changes}${open} to translate`);
}

/** Brings the translations of models, pages and defaults up to date. */
function updateLocale({ path, texts: before }) {
  const said = textsOf(files.filter((file) => isCoveredBy(file.path, { path })));
  const { texts, added, removed } = updateTexts(before, said);
  write(path, texts, `${added} added, ${removed} removed, `);
}

/** Brings a file of what the designer and the gallery say up to date. */
function updateShown(file, shown) {
  const { texts } = readTexts(root, file);
  const order = keepOrder(Object.keys(texts), [...shown]);
  write(file, Object.fromEntries(order.map((text) => [text, texts[text] ?? ''])));
}

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exitCode = 1;
} else {
  locales.forEach(updateLocale);
  if (shownFiles.includes(chineseFile))
    updateShown(chineseFile, (await shownTexts(root, joinMeta(root))).shown);
  if (shownFiles.includes(englishFile)) updateShown(englishFile, (await shownTitles(root)).shown);
}
