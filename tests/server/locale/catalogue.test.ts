/** The server and the kernel say everything through `say`, and English has words for all of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enUS as kernelEnglish } from '../../../src/schema/locale/en-US.ts';
import { changesEnglish } from '../../../src/schema/changes/locale/en-US.ts';
import { placeholdersOf } from '../../../src/schema/locale/placeholders.ts';
import { enUS as serverEnglish } from '../../../src/server/locale/en-US.ts';
import { sayingsOf, type Saying } from '../../house/support/sayings.ts';

const han = /\p{Script=Han}/u;
const project = JSON.parse(readFileSync('schemas/locale/en-US.json', 'utf8')).texts as object;

const isCatalogue = ({ file }: Saying): boolean => /[\\/](locale|generated)[\\/]/.test(file);
const said = (patterns: string[]) => sayingsOf(patterns).filter((one) => !isCatalogue(one));

/** Members of declarations that the API document shows, in Chinese. */
const documents = new Set(['summary', 'description', 'tag', 'TAG']);
/** Calls and members that take the source text of a schema file. */
const terms = new Set(['absent', 'outOfScope', 'title', 'term']);

/** Sentences of changes have a catalogue of their own, which nobody needs who does not design. */
const isOfChanges = ({ file }: Saying): boolean => /[\\/]schema[\\/]changes[\\/]/.test(file);

const rooms = [
  { room: 'server', files: ['src/server/**/*.ts'], english: serverEnglish },
  {
    room: 'schema',
    files: ['src/schema/**/*.ts', 'src/steps/*/compile.ts'],
    english: kernelEnglish,
    apart: isOfChanges,
  },
  { room: 'schema/changes', files: ['src/schema/changes/*.ts'], english: changesEnglish },
];

describe.each(rooms)('what src/$room says', ({ files, english, apart }) => {
  const sayings = said(files).filter((one) => !apart?.(one));
  const isTerm = ({ context, text }: Saying) =>
    terms.has(context) && (Object.hasOwn(project, text) || Object.hasOwn(english, text));

  it('has English words, with the same values, and nothing that is not said', () => {
    const patterns = new Set(sayings.flatMap(({ pattern }) => pattern ?? []));
    const titles = new Set(sayings.filter(isTerm).map(({ text }) => text));
    expect([...patterns].filter((pattern) => !Object.hasOwn(english, pattern))).toEqual([]);
    expect(Object.keys(english).filter((key) => !patterns.has(key) && !titles.has(key))).toEqual(
      [],
    );
    for (const [pattern, text] of Object.entries(english)) {
      expect(text).not.toMatch(han);
      // A value that Chinese says twice may stand once.
      for (const part of placeholdersOf(text)) expect(placeholdersOf(pattern)).toContain(part);
    }
  });

  it('goes through say, or is a text of the project', () => {
    const beside = sayings.filter(
      (one) =>
        !one.pattern &&
        !documents.has(one.context) &&
        !isTerm(one) &&
        !designer.some((part) => one.file.includes(part)) &&
        !exempt.some(({ file, texts }) => one.file.endsWith(file) && texts.includes(one.text)),
    );
    expect(beside.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

/**
 * Words for authors of pages, not for their readers; names of actions in role objects; examples of
 * expressions.
 */
const designer = [
  'definition.ts',
  'schema/block.ts',
  'schema/stepDefinition.ts',
  'vocabulary.ts',
  'fieldTypes/contract.ts',
  'schema/block.ts',
  'schema/permission.ts',
  // In the catalogue of the runtime, by their keys.
  'compile/standardActions.ts',
  'migrate/rules/steps.ts',
];

/** What is read, not said, or the same for everybody. */
const exempt: { file: string; texts: string[] }[] = [
  // Stands in the place of a value, and is known by it when it comes back.
  { file: 'record/mask.ts', texts: ['无法解密***'] },
  // Blanks, among them that of Chinese texts.
  {
    file: 'expression/sql/trimmed.ts',
    texts: ['\u2028\u2029\u202f\u205f\u3000\ufeff'],
  },
  // Spellings of yes and no.
  { file: 'settings/parameters.ts', texts: ['是', '否'] },
  // Menus that the server stores for pages, and separators.
  {
    file: 'install/menus.ts',
    texts: ['{0}（{1}）'],
  },
  {
    file: 'routes/body.ts',
    texts: [
      '{0}（字典 {1}）',
      '{0}（先用 {1} 上传，再传地址，多个用逗号分隔；最多 {2} 个，每个不超过 {3}；{4}）',
    ],
  },
  // Signs, units and names of currencies as people write them beside amounts.
  {
    file: 'record/amountText.ts',
    texts: ['。', '、', '元', '块', '人民币', '美元', '円', '日元', '欧元', '英镑', '港元', '港币'],
  },
  // A title of the operation log, which is kept in Chinese as all of them.
  { file: 'routes/reveal.ts', texts: ['{0}（查看{1}）'] },
  // Between choices in a text that is stored.
  { file: 'publicForm/readAnswer.ts', texts: ['、'] },
  { file: 'errors-workbook.ts', texts: ['：', '；'] },
  // The name of the product, and the API document.
  { file: 'second-factors.ts', texts: ['织页'] },
  {
    file: 'openapi/document.ts',
    texts: ['Pageloom 织页', '需要角色：{0}', '需要权限：{0}', ' 或 '],
  },
  { file: 'openapi/translated.ts', texts: ['、'] },
  { file: 'routes/exchange.ts', texts: ['，含{0}', '、'] },
];
