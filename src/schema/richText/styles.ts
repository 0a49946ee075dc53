/**
 * Inline styles that formatted text may carry: they shape the text, load nothing and reach nothing
 * around it.
 */

const properties = new Set(
  (
    'color background-color background opacity font font-family font-size font-style ' +
    'font-variant font-weight line-height letter-spacing word-spacing text-align ' +
    'text-align-last text-decoration text-decoration-color text-decoration-line ' +
    'text-decoration-style text-indent text-transform text-shadow vertical-align white-space ' +
    'word-break word-wrap overflow-wrap direction writing-mode list-style list-style-type ' +
    'list-style-position width height min-width min-height max-width max-height aspect-ratio ' +
    'object-fit border border-collapse border-color border-radius border-spacing border-style ' +
    'border-width border-top border-right border-bottom border-left caption-side empty-cells ' +
    'table-layout float clear display box-sizing page-break-after page-break-before ' +
    'page-break-inside break-inside tab-size'
  ).split(' '),
);

const sides =
  /^(margin|padding|border)-(top|right|bottom|left|block|inline)(-(start|end|color|style|width))?$|^(margin|padding)$/;

/**
 * Neither addresses, nor escapes that could hide one, nor lengths that pull the text over what is
 * around it.
 */
const value = /^(?!.*(?:url|image|image-set|element|expression|attr|var|env)\s*\()[^\\<>{}@;]*$/i;
const displays = /^(block|inline|inline-block|list-item|table|table-row|table-cell|none)$/;

/**
 * Written by word processors and browsers for themselves; other programs show the text alike
 * without them.
 */
const isPrivate = (property: string): boolean =>
  /^(-|mso-)|^(tab-stops|layout-grid-mode|text-autospace|punctuation-wrap|orphans|widows|text-size-adjust|caret-color|font-variant-.+|text-decoration-(thickness|skip-ink|initial)|text-wrap(-mode)?|white-space-collapse)$/.test(
    property,
  );

export interface Declaration {
  property: string;
  value: string;
}

/**
 * Texts between the semicolons that stand in no quotes; a quote that never closes ends a text, too.
 */
function partsOf(style: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  for (let at = 0; at < style.length; at += 1) {
    const sign = style[at];
    const isQuote = sign === '"' || sign === "'";
    const close = isQuote ? style.indexOf(sign, at + 1) : -1;
    if (close > 0) at = close;
    else if (isQuote || sign === ';') {
      parts.push(style.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, style.slice(begin)];
}

/** Declarations of a style attribute. Quoted values may hold a semicolon. */
export function declarationsOf(style: string): Declaration[] {
  return partsOf(style).flatMap((part) => {
    const colon = part.indexOf(':');
    return colon < 0
      ? []
      : [
          {
            property: part.slice(0, colon).trim().toLowerCase(),
            value: part.slice(colon + 1).trim(),
          },
        ];
  });
}

/** Whether a declaration stays; `without effect` when it goes and nobody sees it. */
export function judgeStyle({
  property,
  value: given,
}: Declaration): 'stays' | 'goes' | 'without effect' {
  if (isPrivate(property)) return 'without effect';
  if (!(properties.has(property) || sides.test(property)) || !value.test(given)) return 'goes';
  if (/^(margin|text-indent|letter-spacing|word-spacing)/.test(property) && /(^|\s)-/.test(given))
    return 'goes';
  return property === 'display' && !displays.test(given.replace(/!important$/i, '').trimEnd())
    ? 'goes'
    : 'stays';
}
