import { describe, expect, it } from 'vitest';
import { safeHtml } from '../../../src/server/system/safe-html.ts';

describe('safeHtml', () => {
  it('keeps what an editor makes', () => {
    const html = '<h2 style="text-align:center">标题</h2><p><strong>粗</strong> <em>斜</em> <span style="color:#ff0000;font-size:18px">色</span></p>'
      + '<ul><li>一</li></ul><table><tbody><tr><td colspan="2">格</td></tr></tbody></table><img src="/profile/upload/a.png" alt="图" width="64" /><p><a href="https://example.com">链接</a></p>';
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>后', '后'],
    ['<p onclick="x()">文</p>', '<p>文</p>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="jAvAsCrIpT&#58;alert(1)">点</a>', '<a>点</a>'],
    ['<iframe src="https://example.com"></iframe>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>body{display:none}</style>文', '文'],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<p style="position:fixed;background:url(javascript:1);color:red">文</p>', '<p style="color:red">文</p>'],
    ['<math><mtext></p><style><img src=x onerror=alert(1)></style>', '<p></p>'],
    ['<!-- 注 --><p>文</p>', '<p>文</p>'],
  ])('disarms %s', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it('keeps opened pages from reaching back', () => {
    expect(safeHtml('<a href="https://example.com" target="_blank">外</a>')).toBe('<a href="https://example.com" target="_blank" rel="noopener noreferrer">外</a>');
  });
});
