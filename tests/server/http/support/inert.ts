/** Texts that nothing takes for more than text. */

/**
 * What a browser, or a program that reads the answer, could take for more than text. The tags that
 * the protocol lets through carry nothing else.
 */
export function isInert(text: string, rich: boolean): boolean {
  const tags = text.match(/<[a-z/!?][^>]*>?/gi) ?? [];
  const allowed = rich
    ? /^<\/?(?:[a-z][a-z0-9]*)(?:\s+(?:href|src|alt|style|target|rel)="[^"]*")*\s*\/?>$/
    : /^<\/?(?:a|img|b|strong|i|em)(?:\s+(?:href|target|src|width|height|alt)="[^"]*")*\s*\/?>$/;
  return (
    tags.every(
      (tag) =>
        allowed.test(tag) &&
        !/javascript|srcdoc|^<\/?(?:script|iframe|svg|math|meta|style|object|form)/i.test(tag),
    ) && !text.includes('\0')
  );
}

/** The text as it is stored, where nothing in it is markup. */
export const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();
/** Whether nothing in it is markup. */
export const isPlain = (text: string): boolean => !/[<>]/.test(text);
