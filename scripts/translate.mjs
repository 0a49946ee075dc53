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
import { chineseFile, shownTexts, textsIn } from './generate/chinese.mjs';
import { englishFile, shownTitles } from './generate/english.mjs';
import { joinMeta } from './generate/meta.mjs';
import { readSchemas } from './lib/schemas.mjs';

const { values: options } = parseArgs({
  options: { root: { type: 'string' }, tag: { type: 'string' } },
});
const root = resolve(options.root ?? dirname(dirname(fileURLToPath(import.meta.url))));

const begun = options.tag && `${localeFolder}${options.tag}.json`;
if (begun && !existsSync(join(root, begun))) {
  mkdirSync(join(root, localeFolder), { recursive: true });
  writeFileSync(join(root, begun), '{ "version": 1, "texts": {} }');
}

const { models, pages, defaults, locales } = loadProject(readSchemas(root));
const files = [...models, ...pages, ...defaults];
const broken = [...files, ...locales].flatMap(({ problems }) => problems);
if (broken.length > 0) {
  for (const problem of broken) console.error(formatProblem(problem));
  process.exitCode = 1;
} else
  for (const { path, texts } of locales) {
    const {
      texts: updated,
      added,
      removed,
    } = updateTexts(texts, textsOf(files.filter((file) => isCoveredBy(file.path, { path }))));
    const $schema = posix.relative(posix.dirname(path), 'schemas/meta/locale.schema.json');
    const value = { $schema, version: 1, texts: updated };
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), serialise('locale', value));
    const open = Object.values(updated).filter((text) => text === '').length;
    console.log(`${path}: ${added} added, ${removed} removed, ${open} to translate`);
  }

/** Brings a file of what the designer and the gallery say up to date. */
function updateShown(file, shown) {
  if (!existsSync(join(root, file))) return;
  const texts = textsIn(root, file);
  const order = keepOrder(Object.keys(texts), [...shown]);
  const updated = Object.fromEntries(order.map((text) => [text, texts[text] ?? '']));
  const value = { $schema: '../locale.schema.json', version: 1, texts: updated };
  writeFileSync(join(root, file), serialise('locale', value));
  const open = Object.values(updated).filter((text) => text === '').length;
  console.log(`${file}: ${open} to translate`);
}

updateShown(chineseFile, (await shownTexts(root, joinMeta(root))).shown);
updateShown(englishFile, (await shownTitles(root)).shown);
