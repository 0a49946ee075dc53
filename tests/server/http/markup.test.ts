/**
 * The filter of texts: what is no tag is never lost, and nothing that a browser would run gets
 * through.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMarkup } from '../../../src/server/http/markup.ts';

describe('withoutMarkup', () => {
  it.each([
    ['if a<b then c', 'if a&lt;b then c'],
    ['a<b and c>d', 'a&lt;b and c&gt;d'],
    ['x<p && q>0', 'x&lt;p && q&gt;0'],
    ['Map<String, List<User>>', 'Map&lt;String, List&lt;User&gt;&gt;'],
    ['1 < 2 > 0 <', '1 &lt; 2 &gt; 0 &lt;'],
    ['前 <!-- 注 --> 后', '前 &lt;!-- 注 --&gt; 后'],
    ['前 <!-- 后', '前 &lt;!-- 后'],
    ['<b>粗</b> <i>斜</i>', '<b>粗</b> <i>斜</i>'],
    ['R&D', 'R&D'],
    ['R&D <', 'R&D &lt;'],
    ['  两端  ', '两端'],
    ['<script>alert(1)</script>后', 'alert(1)后'],
    ['<div class="x">内</div>', '内'],
    ['<input disabled name=x/>后', '后'],
    ['<svg/onload=alert(1)>后', '后'],
    [
      '<a href="https://example.com" onclick="x()" target="_blank">外</a>',
      '<a href="https://example.com" target="_blank">外</a>',
    ],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<scr<script>ipt>x', '&lt;script&gt;x'],
    ['<<div>script>x', '&lt;script&gt;x'],
  ])('%s', (text, expected) => {
    expect(withoutMarkup(text)).toBe(expected);
  });

  const pieces = fc.constantFrom(
    '<',
    '>',
    '</',
    '/>',
    'b',
    'img',
    'script',
    'a',
    ' ',
    '"',
    "'",
    '=',
    'onerror',
    'href',
    'javascript:',
    '<!--',
    '-->',
    '&',
    'x',
    '甲',
    '<b>',
    '</b>',
    '<svg ',
    '<img src=',
  );
  const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

  it('lets no tag through but the few, and no attribute but theirs', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const [, tag] of withoutMarkup(text).matchAll(/<([^>]*)>?/g)) {
          expect(tag).toMatch(
            /^(\/?(a|b|strong|i|em)|(a|img)( (href|target|src|width|height|alt)="[^"<>]*")*( \/)?|img)$/,
          );
        }
      }),
    );
  });

  it('changes its own answer no further', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = withoutMarkup(text);
        expect(withoutMarkup(once)).toBe(once);
      }),
    );
  });

  it('loses no letter of texts in which angle brackets are no tags', () => {
    const words = fc
      .array(fc.constantFrom('<', '>', ' ', 'then', '甲', '1', '&', '\n', 'x<y', '<='), {
        maxLength: 30,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, (text) => {
        const back = withoutMarkup(text).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
        expect(back).toBe(text.trim());
      }),
    );
  });
});
