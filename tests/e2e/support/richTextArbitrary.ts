/** Documents as people make them in the editor, as JSON. */
import fc from 'fast-check';

interface Json {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Json[];
  marks?: Json[];
  text?: string;
}

/** Words in several scripts, with spaces where parsers take some away. */
const words = fc
  .array(
    fc.constantFrom('织页', 'a<b', '&amp;', ' ', '  ', '"', "'", 'é', '😀', '\u00a0', 'x', '</p>'),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));

const styled = (style: string): Json => ({ type: 'span', attrs: { tag: 'span', kept: { style } } });
const plain = (type: string, tag: string): Json => ({ type, attrs: { tag, kept: {} } });

/** In the order in which the editor holds them. */
const allMarks: readonly Json[] = [
  {
    type: 'link',
    attrs: {
      tag: 'a',
      kept: { href: 'https://example.com/?a=1&b=2', target: '_blank', rel: 'noopener noreferrer' },
    },
  },
  plain('bold', 'strong'),
  plain('italic', 'em'),
  plain('underline', 'u'),
  plain('strike', 's'),
  plain('subscript', 'sub'),
  plain('superscript', 'sup'),
  plain('code', 'code'),
  styled('color: #ff0000; font-size: 20px'),
];

const text: fc.Arbitrary<Json> = fc
  .tuple(words, fc.subarray([...allMarks]))
  .map(([value, marks]) => ({ type: 'text', text: value, ...(marks.length > 0 && { marks }) }));

const inline: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.constant({ type: 'hardBreak', attrs: { tag: 'br', kept: {} } }),
  fc.constant({ type: 'image', attrs: { kept: { src: '/profile/a.png', alt: '图' } } }),
);

/** Texts with the same formats beside each other are one. */
const line: fc.Arbitrary<Json[]> = fc.array(inline, { maxLength: 5 }).map((parts) =>
  parts.reduce<Json[]>((joined, part) => {
    const last = joined.at(-1);
    if (last?.text && part.text && JSON.stringify(last.marks) === JSON.stringify(part.marks))
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
    return joined;
  }, []),
);

const kept = fc.constantFrom<Record<string, string>>(
  {},
  { style: 'text-align: center' },
  { class: 'ql-indent-1' },
);

const paragraph: fc.Arbitrary<Json> = fc
  .record({ content: line, attributes: kept, bare: fc.boolean() })
  .map(({ content, attributes, bare }) => ({
    type: 'paragraph',
    attrs: { kept: attributes, bare, hollow: false },
    content,
  }));

const heading: fc.Arbitrary<Json> = fc
  .record({ content: line, level: fc.integer({ min: 1, max: 6 }), attributes: kept })
  .map(({ content, level, attributes }) => ({
    type: 'heading',
    attrs: { level, kept: attributes },
    content,
  }));

const code: fc.Arbitrary<Json> = fc
  .record({
    text: fc.constantFrom('a < b;\n\tc', '\n\n行', '  x  \n', '</pre>'),
    code: fc.constantFrom<unknown>(false, {}, { class: 'language-js' }),
  })
  .map(({ text: value, code: inner }) => ({
    type: 'codeBlock',
    attrs: { kept: {}, code: inner },
    content: [{ type: 'text', text: value }],
  }));

const rule: fc.Arbitrary<Json> = fc.constant({ type: 'horizontalRule', attrs: { kept: {} } });

const { block } = fc.letrec<{ block: Json; list: Json; table: Json; quote: Json }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3, depthIdentifier: 'block' });
  const item = (first: fc.Arbitrary<Json>) =>
    fc
      .record({
        first,
        rest: fc.array(tie('block'), { maxLength: 1 }),
        check: fc.constantFrom(undefined, 'checked', 'unchecked'),
      })
      .map(({ first: head, rest, check }) => ({
        type: 'listItem',
        attrs: { kept: check ? { 'data-list': check } : {} },
        content: [head, ...rest],
      }));
  const cell = fc
    .record({ type: fc.constantFrom('tableCell', 'tableHeader'), content: blocks })
    .map(({ type, content }) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null, kept: {} },
      content,
    }));
  return {
    block: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'block', withCrossShrink: true },
      { weight: 6, arbitrary: paragraph },
      { weight: 2, arbitrary: heading },
      code,
      rule,
      tie('list'),
      tie('quote'),
      tie('table'),
    ),
    list: fc
      .record({
        type: fc.constantFrom('bulletList', 'orderedList'),
        content: fc.array(item(paragraph), { minLength: 1, maxLength: 3 }),
      })
      .map(({ type, content }) => ({
        type,
        attrs: { kept: {}, ...(type === 'orderedList' && { start: 1 }) },
        content,
      })),
    quote: blocks.map((content) => ({ type: 'blockquote', attrs: { kept: {} }, content })),
    table: fc
      .integer({ min: 1, max: 3 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map((rows) => ({
        type: 'table',
        attrs: { kept: {}, head: '' },
        content: rows.map((content) => ({
          type: 'tableRow',
          attrs: { kept: {}, section: { tag: 'tbody', kept: {} } },
          content,
        })),
      })),
  };
});

/** Whole documents. */
export const documents: fc.Arbitrary<Json> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => ({ type: 'doc', content }));
