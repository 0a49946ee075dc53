/**
 * Writes tests/fixtures/editors.json: what the editors of other front ends make of a text with all
 * their formats. The editors are no dependencies of ours; install them anywhere first and name the
 * folder:
 *
 *   npm install --prefix DIR quill@2.0.3 quill1@npm:quill@1.3.7 @wangeditor/editor@5.1.23
 *   node scripts/editor-fixtures.mjs DIR
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { at } from './lib/root.mjs';

const modules = path.resolve(process.argv[2] ?? '.', 'node_modules');

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const player = 'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD';

/** One line of text for each format; `inline` on the words, `block` on the line. */
const formats = [
  ...['bold', 'italic', 'underline', 'strike'].map((name) => ({ inline: { [name]: true } })),
  { inline: { code: true } },
  { inline: { script: 'sub' } },
  { inline: { script: 'super' } },
  { inline: { color: '#e60000' } },
  { inline: { color: 'rgb(0, 102, 204)' } },
  { inline: { background: '#ffff00' } },
  ...['serif', 'monospace'].map((font) => ({ inline: { font } })),
  ...['small', 'large', 'huge'].map((size) => ({ inline: { size } })),
  { inline: { link: 'https://example.com/?a=1&b=2' } },
  ...[1, 2, 3, 4, 5, 6].map((header) => ({ block: { header } })),
  ...['center', 'right', 'justify'].map((align) => ({ block: { align } })),
  ...[1, 2, 8].map((indent) => ({ block: { indent } })),
  { block: { direction: 'rtl', align: 'right' } },
  { block: { blockquote: true } },
  { block: { 'code-block': true } },
  { block: { 'code-block': true } },
  { block: { list: 'ordered' } },
  { block: { list: 'ordered', indent: 1 } },
  { block: { list: 'bullet' } },
  { block: { list: 'bullet', indent: 1 } },
  { block: { list: 'checked' } },
  { block: { list: 'unchecked' } },
];

const delta = [
  ...formats.flatMap(({ inline = {}, block = {} }, index) => [
    { insert: `文字${index}`, attributes: inline },
    { insert: ' a<b & c' },
    { insert: '\n', attributes: block },
  ]),
  { insert: { image: picture } },
  { insert: '\n' },
  {
    insert: { image: '/profile/upload/2026/11/21/a.png' },
    attributes: { width: '120', height: '80', alt: '图' },
  },
  { insert: '\n' },
  { insert: { video: player } },
  { insert: '\n' },
];

/** The same for an editor that keeps styles; its own document format. */
const nodes = (() => {
  const words = (marks = {}) => [{ text: '文字 a<b & c', ...marks }];
  const line = (block = {}, marks = {}) => ({
    type: 'paragraph',
    children: words(marks),
    ...block,
  });
  const marks = [
    ...['bold', 'italic', 'underline', 'through', 'code', 'sub', 'sup'].map((name) => ({
      [name]: true,
    })),
    { color: 'rgb(225, 60, 57)' },
    { bgColor: 'rgb(255, 255, 0)' },
    { fontSize: '22px' },
    { fontFamily: '微软雅黑' },
  ];
  const cell = (text, more = {}) => ({ type: 'table-cell', children: [{ text }], ...more });
  return [
    ...marks.map((mark) => line({}, mark)),
    ...[1, 2, 3, 4, 5].map((level) => line({ type: `header${level}` })),
    ...['center', 'right', 'justify'].map((textAlign) => line({ textAlign })),
    line({ indent: '2em' }),
    line({ lineHeight: '2' }),
    { type: 'blockquote', children: words() },
    {
      type: 'pre',
      children: [
        { type: 'code', language: 'javascript', children: [{ text: 'if (a<b) {\n  c();\n}' }] },
      ],
    },
    { type: 'list-item', ordered: true, level: 0, children: words() },
    { type: 'list-item', ordered: true, level: 1, children: words() },
    { type: 'list-item', ordered: false, level: 0, children: words() },
    { type: 'todo', checked: true, children: words() },
    { type: 'todo', checked: false, children: words() },
    { type: 'divider', children: [{ text: '' }] },
    {
      type: 'table',
      width: '100%',
      children: [
        {
          type: 'table-row',
          children: [cell('列', { isHeader: true, width: '120' }), cell('列', { isHeader: true })],
        },
        { type: 'table-row', children: [cell('格'), cell('格')] },
        { type: 'table-row', children: [cell('宽格', { colSpan: 2 })] },
      ],
    },
    {
      type: 'paragraph',
      children: [
        { text: '' },
        {
          type: 'link',
          url: 'https://example.com/?a=1&b=2',
          target: '_blank',
          children: [{ text: '链接' }],
        },
        { text: '' },
      ],
    },
    {
      type: 'paragraph',
      children: [
        { text: '' },
        {
          type: 'image',
          src: picture,
          alt: '图',
          href: 'https://example.com',
          style: { width: '50%' },
          children: [{ text: '' }],
        },
        { text: '' },
      ],
    },
    {
      type: 'video',
      src: 'https://media.example.com/a.mp4',
      poster: 'https://media.example.com/a.png',
      width: '320',
      height: '180',
      children: [{ text: '' }],
    },
    { type: 'video', src: `<iframe src="${player}"></iframe>`, children: [{ text: '' }] },
    line(),
  ];
})();

const browser = await chromium.launch({ executablePath: await findChromium() });

/** What the script answers on an empty page with the editor's file. */
async function run(file, script, argument) {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().url() === 'http://editor.test/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="editor"></div>' })
      : route.abort(),
  );
  await page.goto('http://editor.test/');
  await page.addScriptTag({ content: readFileSync(path.join(modules, file), 'utf8') });
  const html = await page.evaluate(script, argument);
  await page.close();
  return html;
}

const quill = (contents) => {
  const editor = new window.Quill('#editor', { theme: 'snow' });
  editor.setContents(contents);
  return { stored: editor.root.innerHTML, semantic: editor.getSemanticHTML?.() };
};

const wang = (content) =>
  window.wangEditor.createEditor({ selector: '#editor', content, mode: 'default' }).getHtml();

try {
  const version = (name) =>
    JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version;
  const two = await run('quill/dist/quill.js', quill, delta);
  const one = await run('quill1/dist/quill.js', quill, delta);
  const fixtures = {
    [`quill ${version('quill')}`]: two.stored,
    [`quill ${version('quill')}, semantic`]: two.semantic,
    [`quill ${version('quill1')}`]: one.stored,
    [`wangEditor ${version('@wangeditor/editor')}`]: await run(
      '@wangeditor/editor/dist/index.js',
      wang,
      nodes,
    ),
  };
  writeFileSync(at('tests/fixtures/editors.json'), `${JSON.stringify(fixtures, null, 2)}\n`);
} finally {
  await browser.close();
}
