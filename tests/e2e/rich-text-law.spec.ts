/**
 * What the editor opens and writes, in a real browser beside the server's own cleaning: nothing of
 * other editors is lost, and what is written opens again as it was.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import '../propertySeed.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { safeHtml } from '../../src/server/system/safe-html.ts';
import type { richText as RichText } from './support/richTextDocument.ts';
import { documents } from './support/richTextArbitrary.ts';

declare const richText: typeof RichText;

const embeds = ['https://player.bilibili.com', 'https://media.example.com'];

/** A blank page with the reading and writing of the editor. */
const test = base.extend<{ blank: Page }, { script: string }>({
  script: [
    async ({}, use) => {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: false,
          lib: { entry: 'tests/e2e/support/richTextDocument.ts', formats: ['iife'], name: 'own' },
        },
      });
      const [result] = [built].flat();
      if (!result || !('output' in result)) throw new Error('nothing was built');
      await use(result.output[0].code);
    },
    { scope: 'worker' },
  ],
  blank: async ({ page, script }, use) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
    );
    await page.goto('http://blank.invalid/');
    await page.addScriptTag({ content: script });
    await page.evaluate((origins) => richText.allowEmbeds(origins), embeds);
    await use(page);
  },
});

const stored = (html: string): string => {
  const { html: kept, lost, unseen } = safeHtml(html, { embeds });
  expect([lost, unseen], html).toEqual([[], []]);
  return kept;
};

const editors = JSON.parse(readFileSync('tests/fixtures/editors.json', 'utf8')) as Record<
  string,
  string
>;

/** Pieces as people and other programs write them. */
const pieces: Record<string, string> = {
  'plain text': '你好，织页',
  'lines without paragraphs': '一<br>二<div>三</div>四<b>五</b>',
  'spans in spans':
    '<p><span style="color: rgb(1, 2, 3)"><span style="font-size: 20px">一</span>二</span></p>',
  'formats in any order': '<p><em><strong>一</strong></em><strong><em>二</em></strong></p>',
  'empty paragraphs': '<p></p><p><br></p><p>一</p><p></p>',
  'a table with everything':
    '<table class="mce-x" border="1"><caption>题</caption><colgroup><col width="20">' +
    '<col></colgroup><thead><tr><th>头</th><th>头</th></tr></thead>' +
    '<tbody><tr><td rowspan="2" style="width: 48.5%">格<br>行</td><td><p>段</p><ul>' +
    '<li>项</li></ul></td></tr><tr><td></td></tr></tbody><tfoot><tr><td>脚</td><td><br>' +
    '</td></tr></tfoot></table>',
  'a picture with a text':
    '<figure><img src="/profile/a.png" alt="图"><figcaption>说明</figcaption></figure>',
  'a description list': '<dl><dt>词</dt><dd>义</dd></dl>',
  details: '<details open=""><summary>题</summary><p>文</p></details>',
  ruby: '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby></p>',
  'old markup': '<center><font color="#ff0000" size="5">红</font> <tt>等宽</tt></center>',
  'a mixed list': '<ul><li>一<ol start="3"><li>二</li></ol>三</li><li><p>四</p></li><li></li></ul>',
  code: '<pre><code class="language-js">  a &lt; b;\n\n\tc</code></pre><pre>\n\n行</pre>',
  'no-break spaces': '<p>&nbsp;一&nbsp;&nbsp;二 </p>',
  'an address':
    '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" title="题">链<b>接</b></a></p>',
};

test.describe('HTML', () => {
  for (const [name, html] of Object.entries({ ...editors, ...pieces }))
    test(`of ${name} opens to be edited, and is written without loss`, async ({ blank }) => {
      const kept = stored(html);
      const opened = await blank.evaluate((text) => richText.open(text), kept);
      expect(opened.keptBlocks).toEqual([]);
      const [before, after] = await blank.evaluate(
        (texts) => texts.map((text) => richText.meaning(text)),
        [kept, stored(opened.html)],
      );
      expect(after).toBe(before);
      const again = await blank.evaluate((text) => richText.open(text), opened.html);
      expect(again.doc).toEqual(opened.doc);
    });

  test('that the editor cannot write as it is stays as it came', async ({ blank }) => {
    const html =
      '<p>一</p><span><div>块在行中</div></span><table><tbody><tr><td>a</td></tr></tbody>' +
      '<tbody><tr><td>b</td></tr></tbody></table><p>二</p>';
    const opened = await blank.evaluate((text) => richText.open(text), html);
    expect(opened.keptBlocks.length).toBeGreaterThan(0);
    const [before, after] = await blank.evaluate(
      (texts) => texts.map((text) => richText.meaning(text)),
      [html, opened.html],
    );
    expect(after).toBe(before);
  });
});

test('what the editor writes, the server keeps whole and the editor opens as it was', async ({
  blank,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(documents, { minLength: 20, maxLength: 20 }), async (docs) => {
      const written = await blank.evaluate(
        (given) => given.map((doc) => richText.write(doc)),
        docs,
      );
      const opened = await blank.evaluate(
        (texts) => texts.map((text) => richText.open(text)),
        written.map(stored),
      );
      expect(opened.map(({ keptBlocks }) => keptBlocks)).toEqual(docs.map(() => []));
      const reread = await blank.evaluate(
        (given) => given.map((doc) => richText.open(richText.write(doc)).doc),
        opened.map(({ doc }) => doc),
      );
      expect(opened.map(({ html }) => html)).toEqual(written);
      expect(reread).toEqual(opened.map(({ doc }) => doc));
    }),
    { numRuns: 15, seed: 11 },
  );
});
