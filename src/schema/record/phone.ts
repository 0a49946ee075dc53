/**
 * Phone numbers of the mainland: 1, then 3-9, then nine digits
 * (docs/protocol/pages.md#sign-in-and-own-account).
 */
const mobile = /^1[3-9]\d{9}$/;

/** The same for notations that have patterns and no formats. */
export const phonePattern = mobile.source;

export const isPhone = (text: string): boolean => mobile.test(text);
