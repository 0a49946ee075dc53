/** Both languages say everything, and the application says nothing beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { enUS as layoutsEnglish } from '../../src/blocks/list/layouts/locale/en-US.ts';
import { zhCN as layoutsChinese } from '../../src/blocks/list/layouts/locale/zh-CN.ts';
import { enUS as mapEnglish } from '../../src/map/locale/en-US.ts';
import { zhCN as mapChinese } from '../../src/map/locale/zh-CN.ts';
import { enUS as partsEnglish } from '../../src/parts/locale/en-US.ts';
import { zhCN as partsChinese } from '../../src/parts/locale/zh-CN.ts';
import { enUS as runtimeEnglish } from '../../src/runtime/locale/en-US.ts';
import { zhCN as runtimeChinese } from '../../src/runtime/locale/zh-CN.ts';
import { enUS as lateEnglish } from '../../src/runtime/locale/late/en-US.ts';
import { zhCN as lateChinese } from '../../src/runtime/locale/late/zh-CN.ts';
import { enUS } from '../../src/shell/locale/en-US.ts';
import { zhCN } from '../../src/shell/locale/zh-CN.ts';
import { enUS as lateWidgetsEnglish } from '../../src/widgets/locale/late/en-US.ts';
import { zhCN as lateWidgetsChinese } from '../../src/widgets/locale/late/zh-CN.ts';
import { enUS as widgetsEnglish } from '../../src/widgets/locale/en-US.ts';
import { zhCN as widgetsChinese } from '../../src/widgets/locale/zh-CN.ts';

type Entry = string | ((...values: never[]) => string) | { readonly [name: string]: Entry };

const src = path.resolve(import.meta.dirname, '../../src');
const han = /\p{Script=Han}/u;
/** Strings and templates as they are, comments gone. */
const withoutComments = (code: string) =>
  code.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_all, text: string | undefined) => text ?? '',
  );

const entries = (
  value: Entry,
  name: string,
): [name: string, value: string | ((...values: never[]) => string)][] =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([member, inner]) => entries(inner, `${name}.${member}`))
    : [[name, value]];
/** What an entry says; a template is filled with a mark for each value. */
const said = (value: string | ((...values: never[]) => string)) =>
  typeof value === 'string'
    ? value
    : value(...(Array.from({ length: value.length }, () => '#') as never[]));

function expectAlike(english: Entry, chinese: Entry): void {
  const shape = (catalogue: Entry) =>
    entries(catalogue, 'texts').map(
      ([name, value]) => `${name}/${typeof value === 'function' ? value.length : ''}`,
    );
  expect(shape(english)).toEqual(shape(chinese));
  expect(entries(english, 'texts').filter(([, value]) => han.test(said(value)))).toEqual([]);
}

/** Texts that come with a late part. */
const lateCatalogues = Object.entries(
  import.meta.glob<{ zhCN: Entry; enUS: Entry }>(
    ['../../src/widgets/locale/*.ts', '!**/{index,explained,zh-CN,en-US}.ts'],
    { eager: true },
  ),
);

test.each(lateCatalogues)('texts that come late are said in both languages: %s', (_file, texts) =>
  expectAlike(texts.enUS, texts.zhCN),
);

/** Rooms with a catalogue of their own, and those that speak by it, too. */
const catalogues: {
  room: string;
  users?: string[];
  name?: string;
  chinese: Entry;
  english: Entry;
}[] = [
  { room: 'shell', chinese: zhCN, english: enUS },
  {
    room: 'runtime',
    users: ['blocks', 'steps', 'gallery'],
    chinese: runtimeChinese,
    english: runtimeEnglish,
  },
  {
    room: 'runtime',
    users: ['blocks', 'steps', 'gallery'],
    name: 'lateTexts',
    chinese: lateChinese,
    english: lateEnglish,
  },
  {
    room: 'blocks/list/layouts',
    chinese: layoutsChinese,
    english: layoutsEnglish,
  },
  {
    room: 'map',
    users: ['blocks/mapRoute', 'widgets/mapPoint', 'widgets/areaPicker'],
    chinese: mapChinese,
    english: mapEnglish,
  },
  { room: 'parts', chinese: partsChinese, english: partsEnglish },
  { room: 'widgets', chinese: widgetsChinese, english: widgetsEnglish },
  {
    room: 'widgets',
    name: 'lateTexts',
    chinese: lateWidgetsChinese,
    english: lateWidgetsEnglish,
  },
];

describe.each(catalogues)(
  'texts of $room',
  ({ room, users = [], name: root = 'texts', chinese, english }) => {
    const sources = [room, ...users]
      .flatMap((folder) =>
        readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(folder, name),
        ),
      )
      // Definitions speak to page authors about a widget, block or step; no user of a page reads
      // them.
      .filter(
        (name) =>
          /\.tsx?$/.test(name) &&
          !name.includes(path.join(path.sep, 'locale', path.sep)) &&
          !['definition.ts', 'examples.ts', 'hardValues.ts'].includes(path.basename(name)) &&
          // What compilers of steps say has a catalogue with that of the kernel.
          !/^steps[\\/]\w+[\\/]compile\.ts$/.test(name) &&
          path.basename(path.dirname(name)) !== 'format',
      )
      .map((name) => ({
        name,
        code: withoutComments(readFileSync(path.join(src, name), 'utf8')),
      }));

    test('English says all that Chinese says, with the same values', () => {
      const shape = (catalogue: Entry) =>
        entries(catalogue, 'texts').map(
          ([name, value]) => `${name}/${typeof value === 'function' ? value.length : ''}`,
        );
      expect(shape(english)).toEqual(shape(chinese));
      expect(
        entries(english, 'texts').filter(
          ([, value]) => said(value) === '' || han.test(said(value)),
        ),
      ).toEqual([]);
    });

    test('nothing is said beside the catalogue', () => {
      expect(
        sources.flatMap(({ name, code }) =>
          code
            .split('\n')
            .filter((line) => han.test(line))
            .map((line) => `${name}: ${line.trim()}`),
        ),
      ).toEqual([]);
    });

    test('every text is used', () => {
      const all = sources.map(({ code }) => code).join('\n');
      const used = (name: string): boolean => {
        const parts = name.split('.');
        // A whole group may be used at once, by its name or by a computed member.
        return (
          parts.some(
            (_part, index) =>
              index > 1 &&
              new RegExp(`\\b${parts.slice(0, index).join('\\.')}(?![.\\w])`).test(all),
          ) || new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(all)
        );
      };
      expect(
        entries(chinese, root)
          .map(([name]) => name)
          .filter((name) => !used(name)),
      ).toEqual([]);
    });
  },
);
