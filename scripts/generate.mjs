/**
 * Makes everything that follows from schemas/meta and the definitions of blocks, steps, widgets,
 * field types and functions: types, validators, the joined meta-schema, the lists of definitions
 * and the format pages. `--check` writes nothing and exits 1 when a committed file is not what
 * would be written.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateBlocks } from './generate/blocks.mjs';
import { generateCapabilities } from './generate/capabilities.mjs';
import { checkChinese } from './generate/chinese.mjs';
import { undescribed } from './generate/descriptions.mjs';
import { generateDocs } from './generate/docs.mjs';
import { checkEnglish } from './generate/english.mjs';
import { generateFieldTypes } from './generate/fieldTypes.mjs';
import { generateFunctions } from './generate/functions.mjs';
import { generateMeta, joinMeta } from './generate/meta.mjs';
import { generateSteps } from './generate/steps.mjs';
import { generateTypes } from './generate/types.mjs';
import { generateValidators } from './generate/validators.mjs';
import { generateWidgets } from './generate/widgets.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function outputs() {
  const fieldTypes = await generateFieldTypes(root);
  const blocks = await generateBlocks(root);
  const steps = await generateSteps(root);
  const meta = joinMeta(root, { ...fieldTypes, ...blocks, ...steps });
  const missing = undescribed(meta);
  if (missing.length > 0) {
    for (const place of missing) console.error(`schemas/meta/${place} has no description`);
    process.exit(1);
  }
  const untranslated = [...(await checkChinese(root, meta)), ...(await checkEnglish(root))];
  for (const problem of untranslated) console.error(problem);
  if (untranslated.length > 0) process.exitCode = 1;
  const validators = generateValidators(meta);
  return {
    'src/schema/generated/types.gen.ts': await generateTypes(meta),
    'src/schema/generated/meta.gen.ts': generateMeta(meta),
    'src/schema/generated/validators.gen.js': validators.code,
    'src/schema/generated/validators.gen.d.ts': validators.types,
    ...fieldTypes,
    ...blocks,
    ...steps,
    ...generateCapabilities(root),
    ...generateDocs(meta),
    ...(await generateWidgets(root)),
  };
}

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const check = process.argv.includes('--check');
const stale = [];

function write(files) {
  for (const [path, text] of Object.entries(files)) {
    const full = join(root, path);
    if (read(full) === text) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

// First, since definitions of blocks read the language: it lacks no function that is listed.
write(await generateFunctions(root));
if (!check || stale.length === 0) write(await outputs());
if (check && stale.length > 0) {
  for (const path of stale) console.error(`${path} is stale: run npm run generate`);
  process.exitCode = 1;
} else console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'generated files are current');
