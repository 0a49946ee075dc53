export type LinkKind = 'url' | 'email' | 'phone';

/**
 * Address that a text of the kind leads to; undefined when it is none. Only http(s), mailto and tel
 * ever come out.
 */
export function linkTarget(text: string, kind: LinkKind): string | undefined {
  if (kind === 'email')
    return /^[^\s@]+@[^\s@]+$/.test(text)
      ? `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}`
      : undefined;
  if (kind === 'phone')
    return /^\+?[\d -]{3,20}$/.test(text) ? `tel:${text.replace(/[ -]/g, '')}` : undefined;
  return /^https?:\/\/\S+$/i.test(text) ? text : undefined;
}
