/**
 * Texts that were cleaned here and that a library turns into HTML by itself: the policy of trusted
 * types lets each of them pass once (src/shell/trustedTypes.ts).
 */
const sanitised = new Set<string>();

/** @param html as it was serialised from what DOMPurify returned */
export const allowMarkup = (html: string): void => void sanitised.add(html);

/** Whether a text was allowed; from now on it is not. */
export const takeMarkup = (html: string): boolean => sanitised.delete(html);
