/**
 * Formatted text on its way into the database: nothing of the editors is lost, nothing harmful
 * stays, nothing goes unsaid.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sanitizeHtml from 'sanitize-html';
import { safeHtml } from '../../../src/server/system/safe-html.ts';

const options = { embeds: ['https://player.bilibili.com', 'https://media.example.com'] };
const clean = (given: string) => {
  const { html, lost, unseen } = safeHtml(given, options);
  return { html, lost: lost.map(String), unseen: unseen.map(String) };
};

/**
 * Elements, attributes, style declarations and words of a text in their order, however they are
 * spelt.
 */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    onOpenTag: (name, attribs) => {
      parts.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attribs)) {
        if (['sandbox', 'referrerpolicy', 'loading', 'rel'].includes(attribute)) continue;
        parts.push(
          ...(attribute === 'style'
            ? value
                .split(';')
                .map((part) => part.trim())
                .filter(Boolean)
            : [`${attribute}=${value}`]),
        );
      }
    },
    textFilter: (text) => {
      // One text may come in several pieces.
      const words = parts.at(-1)?.startsWith('“') ? parts.pop()! : '“';
      parts.push(words + text.replaceAll('&amp;', '&'));
      return text;
    },
  });
  return parts.filter((part) => part.trim() !== '“');
}

const editors = JSON.parse(readFileSync('tests/fixtures/editors.json', 'utf8')) as Record<
  string,
  string
>;

describe('what editors make', () => {
  it.each(Object.entries(editors))('stays whole: %s', (_editor, html) => {
    const { html: kept, lost, unseen } = clean(html);
    expect([lost, unseen]).toEqual([[], []]);
    expect(partsOf(kept)).toEqual(partsOf(html));
    expect(clean(kept)).toEqual({ html: kept, lost: [], unseen: [] });
  });

  it('stays whole: what people write as HTML', () => {
    const html =
      '<h2 style="text-align: center">标题</h2><p>' +
      '<strong>粗</strong> <font color="#ff0000" size="5">色</font> <strike>删</strike>' +
      '</p>' +
      '<ul><li>一</li></ul><table border="1" style="border-collapse: collapse; width: ' +
      '100%"><tbody><tr><td colspan="2" style="width: 48.5%">格</td></tr></tbody>' +
      '</table>' +
      '<img src="/profile/upload/a.png" alt="图" width="64" /><p><a href="https://example.com">链接</a></p>';
    expect(clean(html)).toMatchObject({ lost: [], unseen: [] });
    expect(partsOf(clean(html).html)).toEqual(partsOf(html));
  });
});

describe('what sites give to be pasted', () => {
  it.each([
    '<iframe src="//player.bilibili.com/player.html?isOutside=true&amp;bvid=BV1&amp;p=1" ' +
      'scrolling="no" border="0" frameborder="no" framespacing="0" ' +
      'allowfullscreen="true"></iframe>',
    '<iframe src="https://media.example.com/v" width="640" height="360" ' +
      'marginwidth="0" marginheight="0" title="片"></iframe>',
  ])('stays whole: %s', (html) => {
    const { html: kept, lost, unseen } = clean(html);
    expect([lost, unseen]).toEqual([[], []]);
    expect(partsOf(kept)).toEqual(partsOf(html));
  });

  it('is stored where a site writes an attribute that no browser reads', () => {
    const { html, lost, unseen } = clean(
      `<iframe height=498 width=510 src='https://media.example.com/embed/X' frameborder=0 'allowfullscreen'></iframe>`,
    );
    expect([lost, unseen]).toEqual([[], ["'allowfullscreen'"]]);
    expect(html).toContain('https://media.example.com/embed/X');
  });
});

describe('what harms', () => {
  it.each([
    ['<script>alert(1)</script>后', '后', ['script']],
    ['<p onclick="x()">文</p>', '<p>文</p>', ['onclick']],
    ['<img src=x onerror=alert(1)>', '<img src="x" />', ['onerror']],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>', ['href=javascript:alert(1)']],
    ['<a href="jAvAsCrIpT&#58;alert(1)">点</a>', '<a>点</a>', ['href=jAvAsCrIpT:alert(1)']],
    ['<a href="java&Tab;script:alert(1)">点</a>', '<a>点</a>', ['href=java\tscript:alert(1)']],
    [
      '<iframe src="https://elsewhere.example"></iframe>',
      undefined,
      ['src=https://elsewhere.example'],
    ],
    ['<iframe srcdoc="<b>x</b>"></iframe>', undefined, ['srcdoc']],
    [
      '<video src="https://elsewhere.example/a.mp4"></video>',
      '<video></video>',
      ['src=https://elsewhere.example/a.mp4'],
    ],
    ['<svg><script>alert(1)</script></svg>', '', ['svg', 'script']],
    ['<style>body{display:none}</style>文', '文', ['style']],
    ['<form action="/x"><button>b</button></form>', 'b', ['form', 'button']],
    [
      '<p style="position:fixed;background:url(javascript:1);color:red">文</p>',
      '<p style="color: red">文</p>',
      ['position: fixed', 'background: url(javascript:1)'],
    ],
    ['<p style="margin-top:-900px">文</p>', '<p>文</p>', ['margin-top: -900px']],
    [
      '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
      undefined,
      ['math', 'mtext', 'style'],
    ],
    ['<p>if a<b then c</p>', undefined, ['then', 'c<', 'p']],
    ['文 <b then', undefined, ['未结束的标签']],
    ['<img src="data:image/svg+xml,<svg/>">', '<img />', ['src=data:image/svg+xml,<svg/>']],
  ])('goes, and is named: %s', (html, kept, lost) => {
    const result = clean(html);
    if (kept !== undefined) expect(result.html).toBe(kept);
    expect(result.lost).toEqual(expect.arrayContaining(lost));
  });

  it('cannot be spelt in a way that stays', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      ' ',
      '=',
      '&#58;',
      'javascript:',
      'script',
      '</script>',
      'style',
      'svg',
      'math',
      '<img ',
      'src',
      'onerror',
      '<a ',
      'href',
      '<iframe ',
      'srcdoc',
      '<p style="',
      'url(x)',
      '-->',
      '<!--',
      'x',
      '<table>',
      '<textarea>',
      '<template>',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 25 }).map((parts) => parts.join('')),
        (html) => {
          const { html: kept } = clean(html);
          expect(kept).not.toMatch(
            /<(script|style|svg|math|form|object|embed|textarea|template)\b/i,
          );
          expect(kept).not.toMatch(/<[^>]*\s(on\w+|srcdoc)\s*=/i);
          expect(kept).not.toMatch(/<[^>]*(href|src)="\s*javascript:/i);
          expect(clean(kept).html).toBe(kept);
        },
      ),
    );
  });
});

describe('what nobody sees', () => {
  it.each([
    [
      '<p id="x" class="MsoNormal ql-align-center">文</p>',
      '<p class="ql-align-center">文</p>',
      ['id', 'class=MsoNormal'],
    ],
    [
      '<p style="mso-pagination:none;color:red">文</p>',
      '<p style="color: red">文</p>',
      ['mso-pagination: none'],
    ],
    ['<!-- 注 --><p>文</p>', '<p>文</p>', ['注释']],
    ['<p>文<o:p></o:p></p>', '<p>文</p>', ['o:p']],
  ])('goes, and is told: %s', (html, kept, unseen) => {
    expect(clean(html)).toEqual({ html: kept, lost: [], unseen });
  });
});

it('players are kept from reaching back, and so are opened pages', () => {
  expect(
    clean('<iframe src="//player.bilibili.com/x" sandbox="allow-top-navigation" name="a"></iframe>')
      .html,
  ).toBe(
    '<iframe src="//player.bilibili.com/x" sandbox="allow-scripts allow-same-origin ' +
      'allow-presentation" referrerpolicy="strict-origin" loading="lazy"></iframe>',
  );
  expect(clean('<a href="https://example.com" target="_blank">外</a>').html).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">外</a>',
  );
  expect(clean('<input type="text" value="x">').html).toBe('<input type="checkbox" disabled />');
});
