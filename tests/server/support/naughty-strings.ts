/** Texts that tend to break programs, a few of each kind; after the kinds of the Big List of Naughty Strings. */
export const naughtyStrings: readonly string[] = [
  // Words that are values elsewhere.
  'undefined', 'null', 'NaN', 'true', '[object Object]', '0', '-1e309', '0x7fffffff', '1/0', '١٢٣',
  // Punctuation, quotes, blanks of all kinds.
  `,./;'[]\\-=<>?:"{}|_+!@#$%^&*()\`~`, `"'"'"''''"`, '\u0085\u00a0\u1680\u2002\u2028\u2029\u3000字', 'a\r\nb\tc',
  // Scripts, combining marks, right to left, zero width, byte order mark, private and unassigned.
  '表ポあA鷗ŒéＢ逍Üßªąñ丂㐀𠀀', 'Ω≈ç√∫˜µ≤≥÷', 'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮', '\u202eevil\u202c\u2066مرحبا\u2069', 'a\u200b\u200c\u200d\u2060\ufeffb', '\ue000\ufdd0\uffff字',
  '👩‍👩‍👧🏿🇨🇳️⃣', 'İıſKÅ', '\u0000N\u0000UL', 'half \ud83d pair', '\udc00',
  // Terminals, formats, templates, shells, paths.
  '\u001b[31;1mred\u0007\u0008\u007f', '%s%n%x %d', '{{7*7}}${7*7}#{7*7}<%= 7*7 %>', '$(touch /tmp/x)`id`;|&& whoami', '../../../../etc/passwd%00.png', 'C:\\CON\\..\\nul', '%2e%2e%2f%0d%0aSet-Cookie:x=1',
  // SQL.
  `1';DROP TABLE sys_user;--`, `' OR 1=1 -- 1`, `\\'; select pg_sleep(1) --`, '%_\\', `$1 ? :name @p`,
  // Formulas.
  `=cmd|'/C calc'!A0`, '+1+1', '-2+3', '@SUM(1)', '\t=1+1', '＝1',
  // Markup that would run.
  '<script>alert(1)</script>', '<ScRiPt/x src=//e.example/x.js>', '"><img src=x onerror=alert(1)>', `<svg/onload=alert(1)>`, '<a href="javascript:alert(1)">x</a>', '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">', '<b onmouseover=alert(1) style="position:fixed">x</b>', '<!--<img src="--><img src=x onerror=alert(1)//">', '<<b>script>alert(1)<</b>/script>', '<math><mi xlink:href="data:x,y">',
  '&lt;script&gt;alert(1)&lt;/script&gt;', '＜script＞alert(1)＜/script＞', '\u003cimg src=x onerror=1\u003e', `javascript:alert(1)`, `<meta http-equiv="refresh" content="0;url=//e.example">`,
  // Long.
  '长'.repeat(5000), 'x'.repeat(60_000),
];
